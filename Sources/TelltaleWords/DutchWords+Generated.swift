// Written by tools/words/european-verbs out of the lemmas of spacy-lookups-data, whose licence stands in DutchWords.swift.

extension DutchWords {
  /// Infinitives, in the order of their bytes.
  static let bases: StaticString = """
    aaien aanbanden aanbleken aanbraken aandreven aaneenbinden aaneenboeien aaneenbouwen aaneenbreien \
    aaneenbrengen aaneendoen aaneendraaien aaneendriegen aaneenflansen aaneengrenzen aaneengroeien aaneenhaken \
    aaneenhangen aaneenhechten aaneenhouden aaneenketenen aaneenkitten aaneenklampen aaneenkleven aaneenklinken \
    aaneenknopen aaneenkoeken aaneenkrijgen aaneenlassen aaneenleggen aaneenliggen aaneenlijmen aaneennaaien \
    aaneennagelen aaneenpassen aaneenplakken aaneenpraten aaneenrijgen aaneensluiten aaneensmeden aaneensnoeren \
    aaneenstoten aaneenvoegen aaneenwellen aaneenzetten aaneenzitten aangepassen aangevaren aangezuurd aangifte \
    aanpiafferen aanreed aanroken aanschoten aanslepen aanstoven aanteken aantuttelen aanvaarden aanvoeren \
    aanwezen aarden aardvarken aardwarmte aarzelen abandonneren abbreviëren abdiceren abdiqueren aboleren \
    abonneren aborteren abricoteren abseilen absenteren absoluteren absolveren absorberen abstineren abstraheren \
    abuseren accapareren accelereren accentueren accepteren accommoderen accompagneren accorderen accoucheren \
    accrediteren accrocheren accumuleren accuseren achten achterwaren achtste acquitteren acteerdebuut \
    acteerlessen acteren actieleren actievoeren actinide activeren activiste actualiseren actueren adapteren \
    adderen adduceren adelborst adelen adembenemend ademen ademhalen aderen aderiseren aderkanalen aderlaten \
    administreren adoniseren adopteren adoreren adresseren adsorberen adstrueren adverteren adviseren aerobicen \
    afbijt afborgen afdwaalde affecteren affiliëren affirmeren affronteren affuit afgehangen aflaatbidden afleden \
    afleken aflogen afrausjen afreden afrikaniseren afroken afslepen afslopen afsloten afstandsleren afstoven \
    aftast aftrekt afvoeren afweken afwezen afzagen against agamen agenderen ageren agglomereren agglutineren \
    aggregeren agioteren agiteren aien airbrushen akkeren alarmeren alcoholiseren aldehyde alfabetiseren aligneren \
    aliëneren alkaliseren alkaloïde alkaloïden alkyleren alkyn alleenwerken allerlaatst allertijden allitereren \
    allittereren alliëren alluderen almanakken almede alomvattende alpineskiën alsjeblieft alstublieft alte \
    altereren alterneren altijddurend aluinen aluminiseren alumiseren alziend amalgameren amanderen ambeteren \
    ambivalente ambiëren amenderen amine amortiseren amoveren amphitrite amplificeren amputeren amuseren \
    analogiseren analyseren anarchist anatomiseren anatoom andante anderszijn animeren ankeren annexeren \
    annihileren annonceren annoteren annuleren anonimiseren antecederen antedateren antibinden anticiperen \
    antidateren antwoorden apaiseren aparte apegapen apen aperitieven aphrodite aplaneren apocoperen apparenteren \
    appelhappen appelleren appelplukken applaudiseren appliqueren apporteren appreciëren appreteren approberen \
    aquagymmen aquajoggen aquarellen aquarelleren aquarobiccen aquarobikken arabiseren arbeiden arbitreren arceren \
    archaïseren archeologen archiveren ardoiseren aren argumenteren argwanen aride aromatiseren arrangeren arren \
    arresteren arriveren arrogeren arroseren arseen articuleren artist artiste asemen asfalteren asfyxiëren \
    aspireren assaisoneren assembleren assen asserteren assigneren assimileren assisteren associëren assoneren \
    assorteren assumeren assureren astarte aswippen atomiseren atrofiëren attachen attacheren attaqueren \
    attenderen attesteren attraperen attribueren attribuut auditeren augurken ausculteren authentiseren autodelen \
    automatiseren autopetten autoracen autorijden autoriseren avaleren avanceren aviveren avondmalen avondvullende \
    avonturen azen aëreren baad baaivangen baakzetten baanlopen baanmaken baanrijden baantjerijden baarden \
    baarsachtigen baarzen babbelen babysitten bachelorgraad backen backuppen badderen badineren badmintonnen \
    baffen baggelen baggeren baht bakenen bakeren bakerhaaien bakkeleien bakken bakschieten baksen bakzeilhalen \
    balanceren balansen balderen balen baliën baljoenen balkaniseren balken ballast ballasten ballen balletdansen \
    ballonvaren balloteren balsemen balslaan baltsen bamzaaien banaliseren banderen banderolleren bandstoten banen \
    banjeren bankdrukken banken banketbakken banketteren bankieren bankwerken bannen bantamgewicht banvloeken \
    baratteren barbecuen barbieren barderen baren barnen baronesse barreren barricaderen barsten baseballen basen \
    baseren basketballen basketten bassen bassiste bastaarderen basten bastonneren baten batikken batonneren \
    batten batteren bauwen bazelen bazen bazuinen beaarden beademen beamen beangsten beangstigen beantwoorden \
    bearbeiden beasemen beatificeren bebaarden bebabbelen bebakenen bebinden bebladerd bebloeden beboeren beboeten \
    bebossen beboteren bebouwen bebroeden becijferen beconcurreren bedammen bedampen bedanken bedaren bedauwen \
    bedden bedeesd bedekken bedelen bedelven bedenken bederven bedevaarten bedienen bedijken bedillen bedingen \
    bediscuteren bedisselen bedoelen bedoen bedonderen bedotten bedplassen bedragen bedreigen bedriegen bedrijven \
    bedrinken bedroeven bedrogene bedroppelen bedroppen bedruipen bedrukken bedruppelen bedruppen beduchten \
    beduiden beduimelen beduvelen bedwateren bedwelmen bedwingen beelden beeldend beeldgieten beeldhouwen \
    beeldsnijden beeldsteken beeldvormen beendraaien beesten beetgrijpen beethebben beethouden beetkrijgen \
    beetnemen beetpakken beewegen beffen befietsen befloersen befrommelen begaaien begaan begapen begeesteren \
    begeleiden begenadigen begeren begeven begieren begieten begiftigen begillen beginnen beglazen begluren \
    begoochelen begost begosten begrazen begrenzen begrijpen begrinden begrinten begroeien begroeten begrommen \
    begroten begruizen begunstigen behagen behakken behalen behameren behandelen behappen beharen behartigen \
    beheersen beheksen behelpen behelzen beheren behoeden behoeven behoren behouden behouwen behuwen beiaarden \
    beieren beijveren beijzelen beitelen beitsen bejagen bejammeren bejegenen bejubelen bekabelen bekaden bekakken \
    bekalken bekamen bekampen bekappen bekendmaken bekendstaan bekennen bekeren bekeuren bekijken bekijven \
    bekisten bekken bekkensnijden bekkentrekken bekladden beklagen beklampen beklappen beklauteren bekleden \
    beklemmen beklemtonen bekletsen beklijven beklimmen beklinken beklinkeren beklonteren bekloppen beknabbelen \
    beknagen beknellen beknibbelen beknijpen beknippen beknorren beknotten bekoelen bekogelen bekoken bekokstoven \
    bekomen bekommeren bekonkelen bekopen bekoren bekorsten bekorten bekostigen bekrabbelen bekrabben bekrachtigen \
    bekrammen bekransen bekrassen bekreunen bekribben bekrijten bekrimpen bekritiseren bekronen bekruipen \
    bekruisen bekuipen bekvechten bekwamen bekwijlen beladen belagen belanden belangen belangstellen belasten \
    belasteren belatafelen belatten belazeren beledigen belegeren beleggen beleiden belemmeren belenden belenen \
    beleren beletselen beletten beleven beleveren belezen belgen belichamen belichten beliegen believen belijden \
    belijmen belijnen belikken bellen bellenblazen beloeren belommeren belonen belonken belopen beloperen beloven \
    beltmolen beluchten beluiden beluien beluisteren bemachtigen bemalen bemannen bemantelen bemasten bematten \
    bemeesteren bemensen bemerken bemesten bemeten bemeubelen bemiddelen beminde beminnen bemodderen bemoederen \
    bemoedigen bemoeien bemoeilijken bemonsteren bemorsen bemuren benaarstigen benadelen benaderen benadrukken \
    benagelen benamen benauwen bendelen benedijen beneficiëren benemen benen benevelen bengelen benieuwen benijden \
    benjispringen benne bennen benodigen benoemen benutten beoefenen beogen beoliën beoordelen beoorlogen bepakken \
    bepalen bepantseren beparelen bepeinzen bepekken beperken bepikken bepissen beplaasteren beplakken beplanken \
    beplanten beplassen bepleisteren bepleiten beploegen beplooien bepoederen bepoeieren bepoetelen bepolderen \
    bepotelen bepoten beppen bepraten bepreken beproeven beraadslagen beraden beramen berapen berde berechten \
    beredderen beredeneren beregenen bereiden bereiken bereizen berekenen beren berennen berenten bergbeklimmen \
    bergen berichten beridderen berijden berijmen beringen berispen bermen beroemen beroepen beroepsvaart beroeren \
    beroken berokkenen berouwen beroven bersen bersten beruiken beruste berusten besanden besausen beschadigen \
    beschaduwen beschamen beschansen beschaven bescheiden beschenken bescheren beschermen bescheuren beschieten \
    beschijnen beschijten beschikken beschilderen beschimmelen beschimpen beschoeien beschouwen beschreeuwen \
    beschreien beschrevene beschrijden beschrijven beschuimen beschuldigen beschutten beseffen besjoechelen \
    besjoemelen beslaan beslapen beslechten beslijken beslissen besluipen besluiten besluitvormen besmeren \
    besmetten besmeuren besnaren besnedene besneeuwen besnijden besnoeien besnuffelen besommen besonderen \
    bespannen besparen bespatten bespelen bespeuren bespieden bespiegelen bespijkeren bespikkelen bespioneren \
    bespitten bespoedigen bespoelen bespotten bespreken besprengen besprenkelen bespringen besproeien bespuiten \
    bespuwen bestampen besteden bestedingen besteken bestelen bestellen bestemmen bestempelen bestendigen \
    besterven bestickerden bestickeren bestieren bestijgen bestikken bestippelen bestippen bestoefen bestoelen \
    bestoken bestoppen bestormen bestorten bestraffen bestralen bestraten bestrijden bestrijken bestrooien \
    bestuderen bestuiven besturen bestverkopen besuikeren betalen betamen betasten betegelen betekenen betelen \
    betelkauwen betengelen beteren beteugelen beteuterd betichten betijen betimmeren betingelen betitelen \
    betittelen betoelagen betogen betomen betonen betonnen betonneren betonstorten betoveren betrachten betraliën \
    betrappen betreden betreffen betrekken betreuren betrouwen betten betuigen betuinen betuttelen betwijfelen \
    betwisten beugelen beugen beuken beulen beunen beunhazen beurelen beuren beursnoteren beuzelen bevangen \
    bevaren bevatten bevechten bevederde beveiligen bevelen beven bevestigen bevinden bevingeren bevissen bevitten \
    bevlaggen bevlekken bevleugelen bevliegen bevlijtigen bevloeien bevloeren bevochten bevochtigen bevoegd \
    bevoelen bevolken bevoogden bevoordelen bevoordeligen bevoorraden bevoorrechten bevorderen bevrachten bevragen \
    bevredigen bevreemden bevriezen bevrijden bevroeden bevrouwen bevruchten bevuilen bewaarheiden bewaken \
    bewallen bewalmen bewandelen bewapenen bewaren bewasemen bewassen bewateren bewegen bewegwijzeren beweiden \
    bewenen beweren bewerken bewesten bewieroken bewijzen bewilligen bewimpelen bewolken bewonderen bewonen \
    bezaaien bezagen bezakken bezanden bezatten bezegelen bezegenen bezeiken bezeilen bezembinden bezemen bezen \
    bezeren bezetten bezeveren bezichtigen bezielen bezien bezigen bezighouden bezingen bezinken bezinnen bezitten \
    bezoden bezoedelen bezoeken bezolderen bezoldigen bezomen bezondigen bezorgen bezuiden bezuinigen bezuipen \
    bezuren bezwadderen bezwalken bezwangeren bezwaren bezwendelen bezweren bezweten bezwijken bezwijmen beëdigen \
    beëindigden beëindigen beëndigen beërven beïnkten beïnvloeden biatleet biatlon bibberen bidden biechten \
    biechthoren bieden biepen bierbrouwen bieten bieteren bietsen biezen bigband biggelen biggen bijbellezen \
    bijeenbehoren bijeenbinden bijeenblijven bijeenbrengen bijeendoen bijeendrijven bijeengaren bijeengieten \
    bijeengooien bijeenhalen bijeenhangen bijeenharken bijeenhouden bijeenjagen bijeenkomen bijeenkruipen \
    bijeenleggen bijeenlopen bijeenpakken bijeenpersen bijeenrapen bijeenrekenen bijeenroepen bijeensteken \
    bijeentellen bijeentrekken bijeenvegen bijeenvloeien bijeenvoegen bijeenwerpen bijeenzamelen bijeenzetten \
    bijeenzijn bijeenzitten bijeenzoeken bijgaand bijscholen bijslepen bijten bijvoeren bikkelen bikken biljarten \
    biljoenen billen billijken bimbammen binden bingoën binnenliepen binnenslepen binnenvoeren biologeren \
    bisdommen bissen bisseren bitsen bitten bitteren bitumineren bivakkeren blaaskaken blackjacken bladderen \
    bladen bladeren bladlopen bladranden bladrozet blaffen blaken blakeren blameren blancheren blanketten blaren \
    blasfemeren blaten blauwbekken blauwen blauwkoken blauwverven blauwzwart blazen bleeft bleiten blekken blessen \
    blesseren bleten blieken bliepen blieven blijken blijven blikken blikkeren blikogen bliksemen bliktanden \
    blinddoeken blinden blinderen blindlopen blindschaken blindslaan blindstaren blindvaren blindvliegen blinken \
    blocken bloedbraken bloeden bloedlozen bloedplassen bloedspuwen bloedwateren bloedzuigen bloeien bloemen \
    bloemenmaken bloemschikken bloesemen bloezen blokken blokker blokkeren blokletteren blokrijden blokzeilen \
    blonderen blootgeven blootleggen blootliggen blootstaan blootstellen bloottrekken blootwoelen bloten blotten \
    blouwen blowen blozen blubberen bluffen blufpokeren blukken blunderen blussen blutsen blèren blèten boarden \
    bobbelen bobben bobberen bobijnen bobsleeën bochelcicaden bodembewonen bodemen boedelen boefen boegseren \
    boeien boekbinden boekdrukken boeken boekhouden boekstaven boelen boeleren boemelen boenen boeren boerten \
    boeten boetseren boezemen boffen boiseren bokjespringen bokjestaan bokken boksen bokspringen bokstaan \
    boktorren bolderen bollejagen bollen bolronde bolsteren bolwerken bombarderen bomberen bomen bommelen bommen \
    bonificeren bonjouren bonken bonzen boobytrappen boodschappen booglassen boogschieten boombewonen boomklimmen \
    boomsnoeien boorden boordroeien boosten bootsen bordeauxrood borden borduren borduursel boren borneren \
    borrelen borstelen borstelmotten borstzwemmen bosbewonen boshoen bosmuizen bosseleren bossen bostonnen \
    bostonneren bosvormen botaniseren boten boteren boterwegen botkloppen botprikken botsen botsteken bottarga \
    bottelen botten botvieren bouderen bougeren bougisseren bouquet bouten bouwen bovenblijven bovenbrengen \
    bovendelen bovendrijven boveneinde bovengistende bovenhalen bovenhouden bovenkomen bovenkopen bovenkrijgen \
    bovenlaten bovenleggen bovenliggen bovenspitten bowlen boxermotoren boycotten bozen braaien brabbelen brachii \
    braden brainstormen brainwashen brallen bramen branden brandmerken brandschatten brandstichten brandwerend \
    brandwerende braniën braseren brassen braveren bravouren breedgapen breeuwen breidelen breiden breien breken \
    brengen breuken brevetteren brevieren bricoleren bridgen briefen briefscheuren briefwisselen briesen brieven \
    brijhappen brijnen brijzelen briljanteren brillen britsen brocheren broddelen brodden broebelen broeden \
    broedparen broeien brokkelen brokken bromide brommen bronsgieten bronswespen bronzen bronzeren broodbakken \
    broodheren broodroven broodsnijden brootsen brossen brouilleren brouwen bruien bruinen bruineren bruinzwart \
    bruisen brullen brunchen bruneren brushen brutaliseren bruteren bruuskeren bubbelen budgetteren buffelen \
    bufferen buideldieren buien buigen buikdansen buiken buikschild buikspreken builen buismuggen buitelen buiten \
    buitendijken buitendragen buitendrijven buitenduwen buitenfietsen buitenfluiten buitengaan buitenglijden \
    buitengooien buitenhouden buitenkijken buitenkomen buitenkruipen buitenkuisen buitenlaten buitenliggen \
    buitenlokken buitenlopen buitenomgaan buitenrijden buitenroepen buitensjotten buitenslaan buitensleeën \
    buitensluipen buitensluiten buitensluizen buitensmijten buitenstaan buitenstappen buitensteken buitenstomen \
    buitenstormen buitenstromen buitensurfen buitentrappen buitenvaren buitenvliegen buitenwerken buitenwerpen \
    buitenzeilen buitenzetten buitenzweven buitenzwieren buitmaken buizen bukken bulderen bulken bullshitten \
    bulten bumperrijden bundelen bungeejumpen bungelen bunkeren buren burgeren burlen busselen bussen buten butsen \
    buurten bytecode cachetteren cadanceren caféchaussen calciet calcineren calculeren callen calleren calqueren \
    camoufleren canard cancelen candidate canneleren canoniseren cantate canvassen capitonneren capituleren \
    capteren caramboleren carboniseren carbureren carcinogeen carnavallen carpoolen cashen casseren casten \
    castigeren castreren catalogeren catalogiseren catchen catechiseren categoriseren cateren cederen celebreren \
    cell celspinnen cementen cementeren censeren censureren centeren centrale centraliseren centreren \
    centrifugeren certificeren certifiëren chambreren changeren chanteren chaperonneren chargeren charmeren \
    charren charteren chassen chatten chaufferen chauffeuren cheaten checken chicaneren chinezen chippen chiptunen \
    chloren chloreren chloride choken choqueren chromeren cijferen circuleren cirkelen ciseleren citeren \
    civiliseren clade claimen classe classificeren clausuleren claxonneren clicheren clublegende clusteren coachen \
    coaguleren coaten coderen codificeren cohabiteren coifferen cokesnuiven colamerk collaberen collaboreren \
    collationeren collecteren collideren collimeren colloceren colloqueren colporteren combinen combineren \
    comitaat commanderen commenteren committeren communiceren commuteren compareren compenseren competeren \
    compileren completeren compliceren complotteren componeren componiste composteren compressen compressoren \
    comprimeren computeren comte concelebreren concentreren concertante concerteren conciliëren concipiëren \
    concluderen concorderen concretiseren concrète concubinaat concurreren condensatoren condenseren conditioneren \
    condoleren confedereren conferencen confereren configureren confirmeren confisqueren conflicteren conformeren \
    confronteren conglomereren conglutineren congresseren congrueren conjugeren connecteren consacreren \
    consecreren consenteren conserveren considereren consigneren consolideren conspireren constateren constiperen \
    constitueren construeren consulteren consumeren consummeren contacteren contamineren contenteren contesteren \
    continueren contracteren contraheren contramineren contrariëren contrasteren contribueren controleren \
    conveniëren convergent convergente convergeren converseren converteren convoceren copiëren coproduceren \
    copuleren coronoïde correleren corrigeren corroderen corrumperen corveeën counselen counteren countrydansen \
    couperen couturier coveren coëfficiënten coëxisteren coïncideren coïteren coöpereren coöpteren coördineren \
    cracken crashen crawlen crawlzwemmen crediteren cremeren creneleren creosoteren creperen creveren creëren \
    cricketen croonen crossen crossrijden crowd cruisen crunchen culmineren cultiveren cumuleren cureren \
    curetteren cursiveren cutten cutteren cyanide cyclostyleren daarlaten daarstellen dabben dagdieven dagdromen \
    dagen daggeren dagtekenen dagtocht dagvaarden dagzomen dakdekken dalen dalven damasceren damast damegambiet \
    damesbobben damhert dammen dampen danken dankgebed dankzeggen dansen danslessen darkride darmbeen darren \
    dartelen darten dartsen dassen daten dateren dauwen dauwslaan dauwtrappen daveren dazen deactiveren dealen \
    deballoteren debarkeren debateren debatteren debben debiliseren debiteren deblokkeren debrailleren debrayeren \
    debutante debuteren debuutseizoen decadedagen decalqueren decanteren decensureren dechargeren decideren \
    decimeren declameren declareren declasseren declineren decoderen decoreren decouperen decreteren decrypteren \
    deduceren deejayen deelnemen deemsteren deep default defibrilleren defigureren defileren definiëren \
    deflecteren defloreren deformeren degenereren degouteren degraderen degusteren dehydrateren dehydreren deilden \
    deinen deinzen deizen dejeuneren dekken dekwassen dekzand delegeren delen deleten delgen delibereren dell \
    delokaliseren deltavliegen delven demareren demarqueren demarreren demaskeren dementeren dementerenden \
    demobiliseren demoniseren demonstreren demonteren demoraliseren demotiveren dempen denatureren denderen \
    denigreren denke denken denonceren denuderen denunciëren deodoriseren depaneren depanneren depenaliseren \
    dependeren depolariseren depolitiseren deponeren deporteren depouilleren deppen depreciëren deprimeren \
    depriveren deprotoneren deputeren derailleren derangeren derde dereguleren deren derogeren derven \
    desapproberen desavoueren desemen deserteren desespereren designeren desinfecteren desintegreren desisteren \
    desoriënteren dessineren destilleren destineren detacheren detailleren detecteren detectoren determineren \
    detineren detoneren deugen deuken deunen deuviken devalueren devesteren deviëren devolgen deïnstalleren \
    diaboliseren dialogeren dialogiseren dialyseren diamantkloven diamantzetten dichtbebouwde dichten dicteren \
    dienen dienstdoen diepdoen diepen diepgaan diepgravende dieppersen dieptepeilen dieptrekken diepvriezen \
    diepzeeduiken dierkunde dierven dieselen dieven diffameren diffunderen diftongeren digereren diggelen \
    digitaliseren digivolven digte dijen dijken dikdrukken dikke dikken dikkopmotten dilateren dimensioneren \
    dimeriseren dimmen dineren dingen dingesen diplomeren diploïde dipoolmoment dippen dirigeren dirken \
    disciplineren discobowlen disconteren discoskaten discoën discrediteren discrimineren disculperen discussiëren \
    discuswerpen discuteren diskrediteren disloqueren dispenseren displayen disponeren disputeren disselen dissen \
    dissidente dissiperen dissociëren dissoneren distantiëren distilleren distingeren distribueren divergeren \
    diversifiëren diverteren divideren diëten dobbelen dobberen doceren doctoreren documenteren doddelen doden \
    dodijnen doedelen doeken doelen doelgericht doelpunten doemdenken doemelen doemen doempen doen doezelen \
    doffelen doffen dogmatiseren dokken dokkeren dokteren doktersrecept doldraaien dolen doleren dollen domen \
    domesticeren domiciliëren domineren dominion dominomotten dominoën dommelen dompelen dompen donderen \
    donderjagen donderstenen donderstralen doneren donkeren donkergroen doodbijten doodblijven doodbliksemen \
    doodbloeden doodblussen doodbranden doodcijferen dooddelen dooddoen dooddrinken dooddrukken doodduwen \
    doodergeren doodeten doodfluiten doodfolteren doodgaan doodgooien doodhongeren doodjagen doodjakkeren \
    doodkloppen doodknallen doodkniezen doodknijpen doodknuffelen doodknuppelen doodkrabben doodkraken doodlachen \
    doodleggen doodliggen doodlopen doodmaken doodmalen doodmartelen doodniezen doodnijpen doodpraten doodprijzen \
    doodranselen doodredeneren doodrijden doodroeien doodsbenauwd doodschamen doodschieten doodschoppen \
    doodschransen doodschrikken doodslaan doodsmakken doodsmijten doodsnoeien doodspelen doodspuiten doodstampen \
    doodstaren doodsteken doodtrappen doodvallen doodvechten doodverklaren doodverven doodverwennen doodvissen \
    doodvliegen doodvreten doodvriezen doodwaaien doodwerken doodwringen doodzeilen doodzitten doodzuipen \
    doodzweten doodzwijgen dooien doopsgezind doopsgezinde doorboeksen dooreengaan dooreengooien dooreenjagen \
    dooreenkneden dooreenkoken dooreenlopen dooreenmengen dooreenroeren dooreenslaan dooreenvaren dooreenwarren \
    dooreenwerken dooreenwerpen dooreenwoelen doorgelinkt doorgroeven doorpraat doorregen doorroken doorslaggeven \
    doorslepen doorsneed doorspijkerd doorstoven doorvoeren doorweken doorwonden doorzagen dooën dopen doppen \
    dorpsgezicht dorpswapen dorren dorsen dorsten doseren dossen doteren dotteren doubleren douchen douwen doven \
    downloaden draadsnijden draadtrekken draagraket draagvermogen draaien draaistellen draaksteken draden dragen \
    draggen draineren dralen dramatiseren dramaën drammen draperen drasland draven dreggen dreigen dreinen \
    drempeldiepte drenken drentelen drenzen dressen dresseren dretsen dreunen dreutelen drevelen dribbelen \
    driebanden driegen driften drijven drillen dringen drinken droedelen drogen drogeren dromen drommen \
    droogbakken droogdeppen droogetsen drooghouden droogkuisen droogleggen drooglopen droogmaken droogmalen \
    droogneuken droogpersen droogpoetsen droogpruimen droogreinigen droogscheren droogschuren droogskiën \
    droogslijpen droogspinnen droogstaan droogstappen droogstoken droogvallen droogvliegen droogwrijven \
    droogzetten droogzwemmen droogzwieren droomrijden droppelen droppen drossaard drossen drozen druilen druiloren \
    druipen druipstaarten druisen druivenlezen druiventreden drukken drullen drummen druppelen druppen duatlete \
    dubbelen dubbelgelede dubbelklappen dubbelplooien dubbelprijzen dubbelprinten dubbelslaan dubbelveren \
    dubbelvouwen dubbelzien dubben dubioën duchten duelleren duffelen duiden duikelen duiken duimen duimendraaien \
    duimzuigen duisteren duivelen duizelen duizenden dulden dumpen dunken dunnen dunslijten duperen dupliceren \
    duren durven dutten duvelen duveljagen duwen dwalen dwangvoeden dwarrelen dwarsbomen dwarsdrijven dwarsen \
    dwarsliggen dwarszitten dweilen dwepen dwergwerpen dwingen dynamiteren démocrate ebaucheren ebben ecarteren \
    echelonneren echoën echtbreken echten eclipseren economiseren eczemen edde edelhert editen eekschillen \
    eenendertigen eenmaken eens eenvijven eerbiedigen eerstbekende eerstgenoemde eesten effectueren effenen \
    egaliseren eggen egotrippen eiereneten eierleggen eiertikken eigenen eikschillen eilandhoppen einden eindigen \
    eindigheid eirond eisen ejaculeren elastieken elektriseren elektrolyt elideren elimineren emailleren \
    emanciperen emaneren emballeren embarkeren embêteren emenderen emigreren emitteren emmen emmeren emotioneren \
    empoweren emuleren emulgeren encadreren encanailleren encoderen enden endosseren enerveren engageren \
    enkelgelede enquêteren enregistreren ensceneren entameren enten enteren entertainen entomoloog entraineren \
    enveloppen epateren epileren equiperen eraankomen erachten erbarmen erekoord erelid eren ereteken ereveld \
    ergeren eringooien erkennen erlangen eroderen eropvolgende erotiseren eruitkoppen eruitlichten eruitzetten \
    eruitzien ervaren erven ervoor escaleren escamoteren escorteren essaaieren essayeren etablisseren etaleren \
    eten etiketteren etsen ette etten etteren euten euthanaseren eutroof evacueren evalueren evangeliseren \
    evaporeren evenaren evenen eventueel evenzogoed evoceren evolueren evoqueren ewwen exagereren exalteren \
    examenvragen examineren excelleren excerperen exciteren exclameren excommuniëren excuseren executeren \
    exerceren exhaleren exhiberen existeren exorciseren expanderen expatriëren expediëren expireren expliceren \
    expliciteren expliqueren exploderen exploiteren exploreren exponeren exporteren exposeren extensiveren \
    extirperen extraheren extrapoleren ezelen fabelen fabricaat fabriceren fabrieken fabrikeren fabuleren \
    faceliften faciliteren factureren faden failleren faken fakkelen falen falsificeren falsifiëren fanfareorkest \
    fantaseren farceren fascineren faseren fatsoeneren favoriseren faxen feat fecit federaliseren federeren \
    feesten feestvieren feilen felen felgekleurd feliciteren fellow felrood felsen femelen feppen fermenteren \
    festonneren feuilleteren fezelen fiatteren fibrilleren ficheren fide fiedelen fielden fierljeppen fietsen \
    fietsenrennen fietsrijden figgelen figulieren figureren figuurrijden figuurzagen figuurzwemmen fijfelen \
    fijnbijten fijnhakken fijnkappen fijnkauwen fijnknijpen fijnmaken fijnmalen fijnscherven fijnslaan fijnsnijden \
    fijnspinnen fijnstampen fijnstompen fijnstoten fijntrappen fijnwrijven fikfakken fikken fiksen fileparkeren \
    fileren filerijden filharmoniske filmcomponist filmen filmmaken filmwerk filosoferen filteren filtreren \
    finaleronde finaliseren financieren financiëren fineren fingeren finishen fitnessen fitten fixen fixeren \
    flabberen fladderen flagelleren flakkeren flamberen flaneren flankeren flansen flappen flapperen flashen \
    flateren flatteren flauwekullen flauwen flauwvallen flecteren flemen flensen flenzen fleppen fleren flessen \
    fleuren flexwerken flierefluiten flikflooien flikken flikkeren flippen flipperen flipperkasten flirten flitsen \
    flocculeren flodderen floepen flonkeren floppen floreren floret flossen floteren flotteren fluctueren fluimen \
    fluisteren fluiten fluitist flunken fluoreren fluoresceren fluoride fluorideren fluïdiseren flyeren fnuiken \
    focaliseren focussen focusseren foefelen foeliën foerageren foerieren foetelen foeteren foezelen fokken fold \
    folen foliën foliëren folteren fomenteren fompen fonderen fonduen fonkelen fonteinkruid foppen forceren \
    forenzen formaliseren formateren formatteren formeren formuleren forsgebouwd forte fortificeren forwarden \
    fosforesceren fosforyleren fossiliseren fotograferen fotokopiëren fotozetten fouilleren fourneren foutparkeren \
    foxtrotten fractioneren fragmenteren frankeren fransen frapperen fraseren fraterniseren frauderen frazelen \
    freaken freelancen freestylen freewheelen frequenteren fretten frezen frictioneren friemelen frijnen frisbeeën \
    friseren frissen frituren froisseren frommelen fronderen fronselen fronsen frotten frotteren fructifiëren \
    fruiten frullen frummelen frunniken frustreren frutselen frutte frutten fröbelen fuifroeien fuiken fuiven \
    fulmineren fumigeren functioneren funderen fungeren fuseren fusilleren fusioneren futselen fysioloog fêteren \
    föhnen gaaibollen gaaischieten gaan gaarstoken gaasvliegen gabberen gadeslaan gaffelen gaggelen gakken \
    gakkeren galbraken galgenveld gallen galmen galonneren galopperen galvaniseren gambiet gamen gametofyt gank \
    ganneven gansknuppelen gansrijden ganssabelen gansslaan ganstrekken ganzenborden gapen gappen garanderen garen \
    gareren garneren garnieren garven gaslaan gassen gasten gasteren gasveld gaten gatlikken gaufreren gazen \
    gearabiseerde gearmd gebaren gebeteren gebeuren gebieden geblondeerde gebochelde gebraggen gebromeerde \
    gebruggen gebruiken gebruikmaken gebruikmakend gebuurt gecarteleerde gedachtelezen gedansen gedenken \
    gedeutereerde gedijen gedingen gedogen gedraft geeletsen geelgekleurde geelgerande geelgieten geelwitte \
    geesten geeuwen gefaalde gegen geheel geheimhouden gehengen gehoornde gehoorzamen gehumeurd geien geilen \
    geinen gekamerde gekanteelde gekerfde gekken gekko gekraagde gekroesde gekscheren gekunstelde gekwetste \
    gelagerd gelagerde gelasten gelden geldschieten geldsnoeien geleased geleasede geleiden gelen geleren \
    gelicenseerde gelicentieerd gelieven gelift gelijkblijven gelijkbreien gelijken gelijkgaan gelijkgezinde \
    gelijkkloppen gelijkknippen gelijkkomen gelijkleggen gelijkliggen gelijklopen gelijkluidend gelijkmaakt \
    gelijkmaken gelijknamige gelijkopgaan gelijkrichten gelijkrijden gelijkrollen gelijkscharen gelijkschaven \
    gelijkscheren gelijkslaan gelijkslijpen gelijksnijden gelijkspelen gelijkstaan gelijkstampen gelijksteken \
    gelijkstellen gelijkstemmen gelijkstoten gelijkstroom gelijktrekken gelijkvaren gelijkvijlen gelijkwerken \
    gelijkzetten gelijkzweven geloven geluiddicht geluidsdicht gelukken gelukwensen gemeentecode gemeentewapen \
    genaald genaemen genaken genamen generaliseren generen genereren generfd generlei geneste genieten genoegen \
    genoemden genogrammen genotteren genrestukken gentknuppelen gentrijden gentsabelen gentslaan geofyt geoogde \
    geoord geoorde geoorloofde gepermanente gepivoteerde geplaatste geport gepotdekselde gepouled gepromulgeerd \
    geprononceerd geprotoneerde geraken gerecycleerde gereedhangen gereedhouden gereedkomen gereedleggen \
    gereedliggen gereedmaken gereedstaan gereedzetten gerelateerde gereleased geremasterde geremixte geren \
    gerieven geringachten germaniseren gerokken geronnen geroteerde geruchtmakend geruststellen geschenken \
    geschiede geschieden geschilderen gescout gesculpteerde geselen gesikkerd gesinterde gesnater gesnavelen \
    gespen gespiest gesteggeld gesticuleren gestucte gesubduceerde getoogde getroosten getruct getuigen getypecast \
    geuren gevangenmaken gevangennemen geveerde geven gevoelen gevoelswereld gevorkt gevragen gewaardigen \
    gewaarworden gewagen gewat gewennen gewervelden gewesen gewichtheffen gewichtwerpen gewiekst gewimperd \
    gewimperde gewinnen gezaghebbend gezalfde gezeggen geziene gezinde gezochte gezondbidden geïncubeerd \
    geïnhibeerd geïnnerveerd geüpgraded geüpload gidsen giebelen giechelen giegagen gieren gierzwaluwen gieten \
    gietwielen gijlen gijnen gijpen gijzelen gillen ginnegappen gipsbranden gipsen girafrijden gireren girotellen \
    gispen gissen gisten gitarissen glaceren gladboenen gladborstelen gladden gladhameren gladkammen gladmaaien \
    gladmaken gladplooien gladschaven gladscheren gladschuren gladslaan gladslijpen gladstrijken gladvegen \
    gladvijlen gladwrijven glanzen glarieogen glariën glasblazen glasetsen glasscherf glasschrijven glasslijpen \
    glassnijden glazenmaken glazuren glibberen glijden glimlachen glimmen glimwormen glinsteren glippen glipperen \
    glissen glittermotten globaliseren gloeien gloeiendheet glooien gloren gloriëren glosseren gluipen glunderen \
    gluren gluurogen glycoside gniffelen gnuiven gocarten godenbeelden goed goedachten goedbewaren goeddoen \
    goeddunken goeden goedenacht goedhouden goedkeuren goedleggen goedmaken goedpraten goedrekenen goedschrijven \
    goedspreken goedvinden gokken golfen golfslijpen golfspelen golfsurfen golven gommen gondelen gonzen goochelen \
    gooien gorden gorgelen gorren gorzen goudborduren goudglanzen goudspinnen goudtrekken gourmetten gouteren \
    gouverneren graaien grabbelen graderen gradueren graeciseren grafveld granen granuleren grapjassen grappen \
    grasduinen grasgroen grasmaaien grasmotten grasseren gratificeren gratifiëren gratineren gratiëren grauwen \
    graven graveren graviteren grazen greinen greineren grendelen grensschieten grenzen greppelen greppen grienen \
    grieven griezelen griffelen griffen grijnen grijnslachen grijnzen grijpen grijsbruin grijsdraaien grijsrijden \
    grijswitte grijzen grillen grilleren grimassen grimeren grimlachen grimmen grinden grinniken grinten grissen \
    groeien groenblijvend groenen groenlopen groenmaken groepdraaien groepen groeperen groepshoofd groeten \
    grofspinnen grollen grommelen grommen gronden grondhaaien grondverven grondvesten grondvlakken grondzeiler \
    grootbrengen grootdoen groote groothouden grootmaken grootspreken grosseren grossieren große gruizelen gruizen \
    grutten gruwelen gruwen guiden guillocheren guillotineren gulpen gummen gunnen gutsen gymmen gymnastiseren \
    gård haaien haareten haargolven haarkappen haarklieven haarkloven haarknippen haarplukken haarsnijden \
    haarwassen haasten haasvreten habiliteren hachelen hacken hagelen hagelschieten hagen haken hakenkruisen \
    hakkelen hakken hakketakken hakketeren hakselen haktakken halen halfacht halfgeleiden halfronde halfsluiten \
    halftien hallen hallucineren halogeneren halsschild halsteren halteren halucineren halveren halvezolen halzen \
    hameren hamerwerpen hamsteren handballen handbediende handboeien handeldrijven handelen handen handenwringen \
    handgiften handhaven handicappen handjeklappen handkijken handlezen handmaken handmelken handopsteken \
    handsmeden handspinnen handstoppen handtekenen handvergulden handwerken handweven handzetten handzingen \
    hangaritem hangen hangvliegen hannesen hanteren haperen haploïde happen harddraven hardebollen harden \
    hardgekookt hardlopen hardmaken hardrennen hardrijden hardroeien hardsolderen hardvallen hardzeilen \
    hardzwemmen haren haringkaken haringspeten harken harmonischen harmoniseren harmoniëren harnassen harpen \
    harpiste harpoeneren harpuizen harrewarren harsen hartenjagen hartjesjagen hartschild hasjroken haspelen \
    hassebassen haten havenen havezate havikachtigen hazelwormen headbangen hebben hecate hechten hectograferen \
    heef heenbrachten heenbrengt heendingessen heenvoeren heersen heetlopen heffen heidegrond heideveld \
    heidevelden heien heiligen heinen heisteren hekelen hekken heksen helderen heldergroen helderrood helderziende \
    helen heliograferen hellen helleniseren helmteken helpen hemelen hemmen hengelen hengsen hengsten hennen \
    herbegraven herbehangen herbevestigde herbevolkt herbronnen herbruiken herdijkt herenen herenigen herinneren \
    herkansen hernieuwen herontwikkeld herontworpen heropgericht heroveren herscholen hersenspoelen herstart \
    hertekende heten heuen heugen heulen heupwiegen hevelen hielen hielenlikken hieuwen hijgen hijsen hikken \
    hinderen hinkelen hinkelstappen hinken hinkepinken hinniken hinsen hinten hippelen hippen hippolyte \
    historiseren hitsen hitteschild hobbelen hockeyen hoeden hoekbanden hoeken hoen hoepelen hoeren hoerenlopen \
    hoereren hoesten hoetelen hoeven hofstede hogen hogerwallen hokken holesbaan hollen homogeniseren homologeren \
    homoloog hompelen honen hongeren hongerstaken honkballen honken honklopen honoreren hoofdbreken hoofdrekenen \
    hoofdschudden hoofdwapen hoogachten hoogbejaard hoogdraaien hooggeplaatst hooghouden hoogmalen hoogoplopend \
    hoogoplopende hoogschatten hoogspringen hoogveen hoogvlakte hooidorsen hooien hooiland hooiruiteren \
    hoorndraaien hoornist hoorspelen hopen hoppen hopsen hordelopen horden horen horlogemaken horse horsten horten \
    hospiteren hossebossen hosselen hossen hosten hotsen hotten houden housedansen houtbranden houtdraaien \
    houtgieten houthakken houtsnijden houtverwerken houtvlotten houwen hoven hovenieren hozen huichelen huiden \
    huidige huidvetten huilebalken huilen huiscomponist huishouden huisorde huisvesten huisvrouwen huiven huiveren \
    huizen hukken huldigen hullen hulpmotoren hulpverlenen hulpverlenend humaniseren humiliëren hummen hunebed \
    hunkeren hunnen huppelen huppen hupsen huren hurken husselen hutseklutsen hutselen hutsen huwelijken huwen \
    hybridiseren hydrateren hydreren hydrochloride hydrogeneren hydrolyseren hydroxide hypen hypnotiseren \
    hypostaseren hypothekeren høken høkken iaën idealiseren identificeren ideologiseren ignoreren ijken ijlen \
    ijsberen ijsdansen ijskristallen ijssurfen ijveren ijzelen ijzen ijzerhoudend ijzerhoudende ijzingwekkend \
    illumineren illusioneren illustreren imagineren imiteren imkeren immanent immigreren immobiliseren immuniseren \
    impediëren implanteren implementeren impliceren imploderen imponeren importeren impregneren improviseren \
    imputeren inactief inaugureren inbouwmotoren incarneren inclineren includeren incommoderen incorporeren \
    incorrecte incrementeren incrimineren incrusteren incrypteren inculperen indemniseren indexeren indiceren \
    indoctrineren indoorrecord indoorseizoen indoorskiën indosseren induceren ineenbrengen ineenbuigen \
    ineendraaien ineendrijven ineendringen ineendrukken ineenduiken ineenflansen ineenflikken ineenfoefelen \
    ineengedoken ineengrijpen ineengroeien ineenklemmen ineenklinken ineenknijpen ineenkoeken ineenkrimpen \
    ineenkruipen ineenlopen ineenpassen ineenpersen ineenrollen ineenschieten ineenschuiven ineenslaan \
    ineensluiten ineensmelten ineenstaan ineenstampen ineensteken ineenstorten ineenstoten ineenstuiken \
    ineenvlechten ineenvloeien ineenvoegen ineenvouwen ineenwassen ineenwerken ineenwikkelen ineenwinden \
    ineenwrijven ineenwringen ineenzakken ineenzeilen ineenzetten ineenzinken ineenzitten infante infanterist \
    infecteren infereren infesteren influenceren infraorde ingroeven inhaleren inhiberen initialiseren initiëren \
    injecteren injiciëren inkt inkten inliggende inlogen innen innerveren inroken ins inschapen inschrokken \
    inscriberen inselberg insemineren insereren insinueren insisteren inslagbekken inspecteren inspireren \
    installeren instantiëren instigeren institueren instrueren insulteren integreren intensifiëren intensiveren \
    interacteren interageren intercederen interesseren interfereren interliniëren interneren internet internetten \
    interpeleren interpelleren interpoleren interpreteren interpungeren interrailen interrogeren interrumperen \
    interveniëren interviewen intimideren intoneren intoxiceren intrigeren introduceren inunderen invariant \
    investeren inviteren invochten invoeren involveren inweken inzagen ionen ioniseren ipad iriseren ironiseren \
    irrigeren irriteren islamiseren isoleer isoleren isomeriseren isotopen italianiseren itereren jaargeld \
    jaarlijks jachten jade jagen jakhalzen jakkeren jaknikken jalonneren jammen jammeren janken jankeren japen \
    jassen jatten jazzdansen jazzpianist jeinen jengelen jennen jenzen jeremiëren jeuken jeunen jeuzelen jij jijen \
    jobben jodelen joechjachen joekeren joelen joepen joggelen joggen jojoën joken jokeren jokken jolen jollen \
    jonassen jongen jongleren jouen jouwen joyriden joyrijden jubelen jubileren judassen judiceren judolessen \
    judoën jufferen juichen juinen jukken jumpen jureren justeren justificeren justifiëren jutten kaaidraaien \
    kaaien kaalborstelen kaalgevreten kaalhakken kaalknippen kaalpikken kaalplukken kaalscheren kaalslaan kaarden \
    kaartbeeld kaarten kaartjeblazen kaartleggen kaartlezen kaartlopen kaartpassen kaartspelen kaatsen kabbelen \
    kabelen kachelen kadastreren kaden kaderen kadraaien kadreren kafferen kaften kajakken kakelen kaken kakken \
    kalanderen kalefaten kalefateren kalen kalenderen kalfaten kalfateren kalibreren kalkbranden kalken \
    kalkhoudend kalkhoudende kalkminnende kalkoen kalksteen kallen kalligraferen kalmeren kaltstellen kalven \
    kalveren kamen kamenieren kamerorkest kammen kampen kamperen kanaliseren kandelaberen kandelaren kandideren \
    kanen kankeren kanonneren kanovaren kanoën kansgenereren kantelen kanten kanthouwen kantklossen kantonneren \
    kantrechten kantwerken kapen kaperen kapitaliseren kapittelen kapotbijten kapotbreken kapotdrinken kapotgaan \
    kapotgooien kapotkoken kapotlachen kapotlopen kapotmaken kapotrijden kapotroken kapotscheuren kapotschieten \
    kapotslaan kapotsmijten kapotspelen kapottrappen kapottrekken kapotvallen kapotvriezen kapotwaaien kapotwerken \
    kapotzitten kappen kapseizen kapselen karakterlezen karameliseren karnen karnoffelen karperen karren kartelen \
    karten karteren kartonneren karweien kasseien kassen kasten kastijden katalyseren katapulteren kathalzen \
    katholiseren katjejagen katknuppelen katoen katten kauwen kavelen kaveren kazakdraaien kazen kazerneren keepen \
    keesten keffen kegelen keggen keilen kelderen kelen kenen kenmerken kennen kennisgeven kennismaken kennisnemen \
    kenschetsen kentekenen kenteren kepen keperen keren kerken kerkeren kerkgaan kermen kermisgaan kermissen \
    kernen kerseneten kerstenen kerven ketelboeten ketellappen keten ketenen ketsen ketteren kettingroken keuen \
    keuren keutelen keuteren keuvelen keveren keyboard kezen kibbelen kickboksen kicken kickeren kidnappen kieken \
    kielen kielhalen kiemen kienen kiepen kieperen kieren kieskauwen kietelen kiezen kiften kijken kijven \
    kikhalzen kikken kikkeren killen kimmen kinderen kinderstemmen kinkelen kinken kippen kirke kirren kiskassen \
    kissebissen kissen kisten kitsen kittelen kitten klaargeraken klaarkomen klaarkrijgen klaarleggen klaarliggen \
    klaarmaakten klaarmaken klaarnemen klaarraken klaarspelen klaarstaan klaarstomen klaarstoven klaarzetten \
    klabetteren kladden kladderen klade kladogram klagen klakken klakkeren klamaaien klampen klaplopen klappeien \
    klappen klapperen klappertanden klapwieken klaren klasseren klateren klauteren klauwen klaverjassen kledderen \
    kleden kleermaken kleffen kleidelven kleien kleinachten kleineren kleingooien kleinkrijgen kleinmaken \
    kleinslaan kleinsnijden kleinzagen kleinzen kleitreden klemmen klemrijden klemzetten klepelen kleppen \
    klepperen kleren klessebessen kletsen kletsmeieren kletteren kleumen kleunen kleuren kleurenbeeld kleurenzien \
    kleuteren kleven kliederen klieken klieren klieven klikken klikklakken klimmen klingelen klinken klinkslaan \
    klissen klisteren klitten klodderen kloenen kloeten kloken klokgieten klokken klokkengieten klokkijken klonen \
    kloneren klonteren klooien kloothannesen klootschieten klootviolen kloppen klossen kloten klotsen kluisteren \
    kluiven kluizen klunen klungelen klunzen kluppelen klussen klutsen kluwen kluwenen knabbelen knagen knakken \
    knalhard knallen knappen knapperen knarpen knarsen knarsetanden knauwen knechten kneden knellen knerpen \
    knersen knetteren kneukelen kneuteren kneuzen knevelen knibbelen kniebanden knielen kniepoten knietjevrijen \
    kniezen knieën knijpen knikkebenen knikkebollen knikken knikkeren knipogen knippen knipperen kniptorren \
    knirpen knisperen knisteren knobbelen knobelen knoeien knokken knopen knopendraaien knoppen knorren \
    knotszwaaien knotten knuffelen knuppelen knutselen knutten kobalt koeioneren koekbakken koekeloeren koeken \
    koekenbakken koekhakken koekhappen koekkappen koekoeken koekplakken koelen koeren koersballen koersbord \
    koersen koesteren koeteren koeterwalen koetsen koetsieren kofferen koffiebranden koffiedrinken koffielezen \
    koffiemalen koffiepikken koffietafelen koffiezetten kogelen kogelstoten kohieren kokarde koken kokermotten \
    koketteren kokhalzen kokkelen kokkerellen kokkeren kokketeren kolderen kolen kolken kollen kolonievormen \
    koloniseren kolonisten kolven komediespelen komen kommen kompaslezen kond kondigen kondschappen konfijten \
    konkelen konkelfoezen konterfeiten kontkruipen kontlikken kontneuken konvooieren kooien koolhakken koolmotten \
    koopzondag koorddansen koordtrekken koorheren kopen kopene koperdraaien koperen kopiëren kopjebuitelen \
    kopjeduikelen kopmaken koppelen koppen koppensnellen koprollen kopschild kopschudden kopstation korenbranden \
    korenmolen korfballen korrelen korren korsten kortebaan korten kortgesteeld kortleven kortlopen kortoren \
    kortsluiten kortstaarten kortstlevende kortswijlen kortvleugelen kortwieken korven kosten kostumeren \
    kostuumnaaien koten koteren kotsen kotteren koudslachten koudsmeden koudstoken koudtrekken koudwalsen \
    koukleumen kouten kouvatten kraaien krabbedieven krabbelen krabben krabbenetende krachttrainen kragen kraggen \
    krakelen kraken krakken kralen kramen krammen krampen kransen krassen krauwen kreek krengen krenken krenten \
    kreppen kressen kretsen kreukelen kreuken kreunen kreupelen krevelen kribbelen kribben kribbenbijten kriebelen \
    krieken krielen krieuwelen krieuwen krijgen krijsen krijten krijzelen krijzeltanden krikken krikkrakken \
    krimpen kringelen krinkelen krioelen kriskrassen krissen kristaliseren kristalzien kritikeren kritiseren \
    krochen kroeglopen kroelen kroezelen kroezen kroken krollen krombuigen kromgroeien kromliggen kromlopen \
    krommen krompraten kromsluiten kromtrekken kronen kronkelen krooien kroppen krozen kruchen kruiden \
    kruidenlezen kruien kruimelen kruimen kruinen kruipen kruisband kruisdood kruisen kruisigen kruisjassen \
    kruisspreken kruiven kruiwerk krukken krullen kuberen kuchen kuieren kuifarend kuilen kuipen kuipjesteken \
    kuisen kuitschieten kuiven kukelekuen kukelen kullen kunne kunnen kunstelen kunstkoken kunstmatige kunstrijden \
    kunststenen kunststoten kunstvliegen kunstzwemmen kuren kurken kussen kutlikken kutten kwaadspreken kwabben \
    kwadrateren kwadreren kwaken kwakkelen kwakken kwakzalven kwalificeren kwallen kwalmen kwalsteren kwanselen \
    kwantificeren kwantiseren kwartelen kwartetten kwartieren kwartileren kwast kwasten kwatsen kwebbelen kweken \
    kwekkebekken kwekken kwelen kwellen kwelmen kwetsen kwetteren kwezelen kwijlen kwijnen kwijten kwijtgeraken \
    kwijtmaken kwijtraken kwijtschelden kwijtspelen kwikken kwinkeleren kwispelen kwiteren kyaniseren körút kúnnen \
    laadvermogen laagblijven laaghangen laagliggen laagvliegen laaien laatsten laatstgenoemd labberen labelen \
    labeuren laboreren lachen ladderen laden laederen lageren laken lakken lallen lamballen lambriseren lamelleren \
    lamenteren lamineren lamleggen lammen lammeren lampetten lamslaan lanceren landbewonen landbouwen landcode \
    landen landgemeente landlopen landmeetkunde landmeten landsadvocaat landstellen landtreden landveroveren \
    langduren lange langen langgesteeld langlaufen langlevende langslepen langsloopt langstdurende lanteren \
    lanterfanten lanthanide lappen lapperen lapzalven larderen laseren lasersnijden lassen lasten lasteren \
    lastigvallen laten latiniseren latten lauweren laveien laven laveren lawaaien laxeren lazeren lazerstralen \
    laïceren laïciseren leasede leasen lebberen ledenbraken ledigen lediggaan leebraken leegblazen leegbloeden \
    leegbranden leegdragen leegdrinken leegeten leeggieten leeggooien leeggraaien leeghalen leegkiepen leegknijpen \
    leegkomen leegkopen leeglebberen leeglikken leeglopen leegmaken leegmalen leegmelken leegplukken leegplunderen \
    leegpompen leegrijden leegroken leegroven leegruimen leegschenken leegscheppen leegschieten leegschudden \
    leegslurpen leegspelen leegspoelen leegsproeien leegstaan leegstelen leegstorten leegstromen leegvissen \
    leegvloeien leegvreten leegzitten leegzuigen leegzwemmen leenden leenhulde leeren leerlooien leertouwen \
    leesten leeuweriken leewieken legaliseren legateren legen legeren leggen legifereren legitimeren leguanen \
    leiden leidinggeven lekenabben lekken lekkerbekken lekrijden lellen lemen lemuren lenen lengen lenigen lenzen \
    lepelen leppen lepperen leraren leren lesgeven lessen letten letteren lettergieten letterzetten letterziften \
    letzte leuchtet leuken leukeren leunen leuren leuteren leven levend levendbarend levendbarende levensredden \
    leveren lezen liasseren liberaliseren licenseren lichtecht lichten lichtgebouwd lichtgevend lichtmissen \
    lichtrijden lichtzetten lichtzwaard lieb liefhebben liefhebberen liefkozen liegen lieren lievemoederen lieven \
    liflaffen liften ligand ligboxen liggen lijden lijken lijmen lijmsnuiven lijndraaien lijnen lijntekenen \
    lijntrekken lijsten lijven lijzen likkebaarden likken lillen limiteren lindbergi linguafoon liniëren linken \
    linnennaaien linnenspinnen liplezen lippen lippenstift liquideren lisdodde lispelen lispen lithograferen \
    liëren loaden loartet lobben lobberen lobbyen localiseren lodderen lodderogen loden loeien loeken loensen \
    loeren loerogen loeven logenstraffen logeren loggen logoën lokaliseren lokken lollen lompen lonen lonken \
    loochenen loodsen loofharken looien loonsparen lopen lopenden loperen lorrebossen lorren lorrendraaien \
    losliggende lossen losweken loszagen loten louteren loven lozen lubben lubberen luchten luchtgekoeld \
    luchtgekoelde luchtmalen luibakken luiden luien luieren luieriken luiken luilakken luimen luisteren \
    luistervinken luiwammesen luizen lukken lulden lullen lumbecken lummelen lunchen lunzen lurken lusten \
    lustreren luteïniseren luwen luxen lynchen lyofiliseren maaibenen maaidorsen maaien maaivoeten maalstenen \
    maandaghouden maandlenzen maatgevende maathouden maatslaan macadamiseren macereren machineren machtigen \
    maderiseren maffen magneten magnetiseren magnitude mailen mainteneren maire maischen majoreren makelen maken \
    makken malen mallen maltraiteren managen mandateren mandiën manen manga mangelen manicuren manifesteren \
    manipuleren manken mankeren mankgaan mannen manoeuvreren maquilleren marathonlopen marbreren marchanderen \
    marcheren marcotteren maren marineren markeren marketen markten marlen marmelen marmeren marmersteen maroderen \
    martelen maskeren massacreren massastart masseren massificeren masten masteren mastergraad mastieken \
    mastikeren mastklimmen masturberen matbranden matchen matennaaien matigen matsen matslijpen matten matteren \
    mauwen maximaliseren maximeren mazelen mazen mazzelen meanderen mechaniseren medeaanzitten medebeslissen \
    medebrengen mededelen mededingen medegaan medeleven medelijden medenemen medeplegen mederegeren medeslepen \
    medestrijden medewerken mediatiseren medicaliseren medicineren mediteren mediterraan mediëren meedanst \
    meepraat meerbepaald meerderen meeroken meeslepen meesmuilen meestaken meestbeloven meesteren meetrainde \
    meeverzekerd meevoeren meeëten meieren mekken mekkeren melas melde melden melen melken melkzweten membraan \
    memmen memoreren memoriseren menageren mendelen menen meneren mengelen mengen meniën mennen mensonterend \
    menstrueren meppen merceriseren meren mergelen merken mesalliëren mesten metaaldraaien metaalspuiten \
    metaboliseren metalliseren metastaseren meten methyleren metselen metsen meubelen meubileren meuken meuren \
    mevrouwen miauwen microfilmen middageten middagmalen middelen middengewicht middennoorden middenwesten \
    midgetgolfen midwesten miepen mieren mierenleeuwen mieteren miezelen miezeren migreren mijden mijmeren \
    mijnbouwkunde mijnen mijnheren mijten mijteren mikken milderen militariseren militeren millimeteren mimen \
    mimeren minachten minderen mindervalide mineermotten mineraliseren mineren minimaliseren miniseren minnekozen \
    minnen minoriseren misachten misbruiken miscalculeren mischelen misdelen misdienen misdoen misdragen \
    misdrijven misdrukken misduiden misgaan misgelden misgerieven misgissen misgokken misgooien misgrijpen \
    misgunnen mishagen mishandelen mishoren miskennen miskijken miskleunen miskomen miskopen miskoppen miskweken \
    misleiden mislezen misloop mislopen mislukken mismaken mismeesteren mismikken misnaaien misnoegen misoordelen \
    mispakken mispeuteren mispikkelen misponsen mispraten misprijzen misraden misramen misrekenen misrichten \
    misrijden misschatten misschieten misschrijven missen missioneren missjotten misslaan missnijden misspreken \
    misspringen misstaan misstappen missteken misstoten mistasten mistekenen mistellen misten mistrappen mistreden \
    mistrekken mistrouwen misvallen misvaren misvatten misverstaan misvormen miswerpen miswijzen miszeggen \
    miszeilen miszien miszitten mitigeren mitrailleren mitsen mixen mobiliseren modderen modelbouwen modelleren \
    modelstikken modeltekenen modemen moderamen modereren moderniseren modificeren moduleren moe moede moederen \
    moederszijde moedigen moeien moeren moeten moffelen mogen moireren mokeren mokkelen mokken molesteren mollen \
    molmen mommelen mommen mompelen monden monitoren monkelen monken monoftongeren monogrammeren monoklien \
    monologen monopolieën monopoliseren monopoliën monopolyen monsteren montaan monte monteren montignaccen \
    mooipraten mooizitten moorden mopperen moraliseren morrelen morren morsen mortelen mortificeren morzelen \
    motiveren motorblokken motoren motorfietsen motoriseren motorren motorrijden motorvermogen motregenen motsen \
    motten mouilleren mouleren mountainbiken mousseren mouten movement moven moveren muffen muggenvangen \
    muggenzien muggenziften muiken muilbanden muilkorven muiten muizen multipliceren multipliëren mummelen \
    mummificeren munten muntteken muren murmelen murmureren murwen museet musiceren musicologie mutageen muteren \
    mutileren muurklimmen muurschrijven muurtrekken muziekalbum muzieken muzieklezen muziekspelen muziektheorie \
    muzikante myeloïde mystificeren mythiseren mêleren naaktdansen naaktlopen naaktzwemmen naamgeven naasten \
    naastklauwen naastliggen naastschieten nachtbraken nachtpauwogen nachtvliegen nachtzwemmen nagelbijten \
    nagellakken naken nakijkbladen narcotiseren naroken narren nasaleren nascholen naslepen natgooien nationale \
    natmaken natmalen natpersen natregenen natscheren natslijpen natspinnen natspuiten natstralen natten \
    naturaliseren natuurlijke natuurrecht nauwsluitende navelstaren nawaren nazificeren nederdalen nedervallen \
    nederzetten neergehangen neergooit negende negeren negligeren negociëren negotiëren negroïde neigen nekken \
    nekschild nemen neppen nestelen netelen netten netwerken neuken neuriën neurotiseren neusbeen neuspeuteren \
    neutelen neuten neutraliseren neutronen neuzelen neuzen nevelen neven nierbekken nierstenen niesen nieten \
    nietsdoen nietsnutten nieuwgebouwde nieuwgevormde nieuwjaren nieuwslezen niezen nijdassen nijgen nijlpaard \
    nijpen nikken niksen nim nimfen nintendoën nippen nissen nitreren niveaulezen nivelleren niëlleren noden \
    nodigen noemen nokken nomen nominaliseren nomineren noodzaken noordelijken noordoosteren noordwesteren nopen \
    noppen normaliseren normeren noteren notificeren notifiëren notte notuleren novellen noveren noyauteren \
    nuanceren nucleotide nuclide nulde numereren numeroteren nummeren nutten nuttigen objectiveren obligeren \
    oblonga obsederen observeren obstrueren occuperen octrooieren oculeren odoriseren oefenen offeren officiëren \
    offreren ogen ohaën okroeg oliepeilen olievegen oliën omarmen omfloersen omgenoemd omgeschreven omgracht \
    omgraengen omheen omhelzen omhoogbeuren omhoogblazen omhoogdragen omhoogdrijven omhoogduwen omhoogfeesten \
    omhooggaan omhooggooien omhooghalen omhooghangen omhoogheffen omhoogjagen omhoogkijken omhoogkomen \
    omhoogkruipen omhooglopen omhoogrichten omhoogrijden omhoogrijzen omhoogslaan omhoogsteken omhoogstijgen \
    omhoogtillen omhoogtrekken omhoogturen omhoogvallen omhoogvaren omhoogvliegen omhoogvoeren omhoogwerken \
    omhoogwerpen omhoogwroeten omhoogzien omhoogzitten omitteren omlaagdrukken omlaagduiken omlaaggaan \
    omlaagglijden omlaaghalen omlaaghellen omlaaghouden omlaagslaan ommetselden omscholen omslepen omsluit \
    omverblazen omvergelopen omverkantelen omverkegelen omverrennen omversmakken omvertuimelen omwaren omzagen \
    onafgewerkt onafmaken onaneren onbebouwd onbehaard onbelast onbenoemd onbenoemde onbeschermde onbeslist \
    onbestraftfen onbetwist onbevestigd onbevreesd onbewapende onbewerkt onbewezen onbewoond onbezet oncensureren \
    oncontroleren ondefiniëren onderboord onderdeed ondereendoen onderroken ondertunnelen ondiepte ondoorlatende \
    onduleren onechte onfilteren ongebluste ongebroken ongedateerd ongedeelde ongefundeerd ongegronde ongehinderde \
    ongekleurd ongekroonde ongeliefd ongelobd ongemengd ongemoeid ongenegen ongenummerd ongenummerde ongeopende \
    ongeordend ongepaarde ongeronde ongeslagen ongesteeld ongesteld ongetrainde ongevlekt ongevleugeld \
    ongewervelden ongezegd onontdekken onontwikkeld onontwikkelde onopgehelderd onoplettende onoverdekte \
    onpigmenteren onplaatsen onpubliceren onrelateren onrustbarend ontaarden ontadelen ontberen ontbieden \
    ontbijten ontbinden ontbladeren ontbloten ontboeken ontboezemen ontbolsteren ontbossen ontbranden ontbreken \
    ontcijferen ontdekken ontdoen ontdooien ontduiken onteigenen onterecht onteren onterven ontfermen ontfronsen \
    ontfutselen ontgaan ontgassen ontgelden ontgeven ontginnen ontglazen ontglijden ontglippen ontgloeien \
    ontgoochelen ontgraven ontgrendelen ontgroeien ontgroenen ontgronden onthaasten onthalen onthalzen ontharden \
    ontharen ontharsen onthechten ontheffen ontheiligen onthoofden onthullen onthutsen ontinkten ontitelen \
    ontkalken ontkapen ontkennen ontkerstenen ontketenen ontkiemen ontkleden ontkleuren ontknopen ontkolen \
    ontkomen ontkoppelen ontkrachten ontkrampen ontkurken ontladen ontlasten ontlaten ontleden ontlenen ontleren \
    ontlokken ontlopen ontluchten ontluiken ontluisteren ontluizen ontmaagden ontmannen ontmantelen ontmaskeren \
    ontmasten ontmengen ontmijnen ontmoedigen ontmoeien ontmoeten ontmuggen ontmunten ontnemen ontnuchteren \
    ontpachten ontpakken ontpersen ontpitten ontploffen ontplooien ontpolderen ontpoppen ontraadselen ontraden \
    ontrafelen ontratten ontregelen ontrieven ontroeren ontroesten ontrollen ontromen ontronden ontroven ontruimen \
    ontrukken ontrusten ontschepen ontschieten ontschoeien ontschorsen ontsieren ontslaan ontslagnemend ontslaken \
    ontslapen ontslippen ontsluieren ontsluimeren ontsluipen ontsluiten ontsmetten ontsnappen ontsnavelen \
    ontspannen ontsparen ontspiegelen ontspinnen ontsporen ontspringen ontspruiten ontsteken ontstelen ontstellen \
    ontstemmen ontstichten ontstijgen ontstoppen ontstoren ontstrijden ontstrikken onttakelen ontteken onttoveren \
    onttrekken onttronen onttuigen ontvallen ontvaren ontveinzen ontvellen ontvetten ontvlammen ontvlechten \
    ontvlekken ontvlezen ontvlieden ontvliegen ontvlocht ontvloeien ontvlokken ontvluchten ontvoeren ontvolken \
    ontvonken ontvoogden ontvouwen ontvreemden ontvriezen ontwaarden ontwaken ontwapenen ontwaren ontwarren \
    ontwassen ontwateren ontweien ontweldigen ontwellen ontwennen ontwerpen ontwijden ontwijken ontwikkelen \
    ontwinden ontwoekeren ontwormen ontworstelen ontwortelen ontwrichten ontwringen ontzadelen ontzanden \
    ontzegelen ontzeggen ontzeilen ontzekeren ontzenuwen ontzetten ontzielen ontzien ontzilten ontzinken ontzinnen \
    ontzouten ontzuilen ontzuren ontzwachtelen ontzwellen onuitgevoerd onveranderde onverbindend onverdedigd \
    onverdedigde onverklaard onversierd onvertaald onvertakt onvertakte onverveerd onverzadigd onverzadigde \
    onverzoend onvolgroeid onvolgroeide onwelkom onweren oogdruppelen oogklepmotten ooglapmotten oogluikend \
    oogsten oordelen oorkonden oorlogen oorlogsheld oorlogsschade oorloven oormerken oorsuizen oosteren \
    oosterlengte opbleken opeenbotsen opeenbouten opeendoen opeendrijven opeendringen opeendrukken opeenduwen \
    opeengooien opeenhokken opeenhopen opeenjagen opeenklappen opeenklemmen opeenklinken opeenklitten opeenkruien \
    opeenladen opeenlassen opeenleggen opeenliggen opeennaaien opeenpakken opeenpersen opeenplaatsen opeenplakken \
    opeenrijden opeenschuiven opeensluiten opeensmijten opeenstaan opeenstapelen opeenstoten opeentassen \
    opeenvallen opeenvliegen opeenvolgen opeenvolgend opeenwaaien opeenwerpen opeenzetten opeenzitten openbaren \
    openbarst openbarsten openbersten openbijten openblazen openblijven openbloeien openbloemen openbreken \
    openbuigen openbulken opendoen opendraaien opendringen openduwen openen opengaan opengooien openhakken \
    openhalen openhangen openhouden openklappen openknagen openknijpen openknikken openknippen openkoken \
    openkrabben openkraken openlaten openleggen openliggen openlopen openmaken openpersen openpeuteren openpikken \
    openplooien openprikken openrijten openritsen openrollen openrukken openschaven openscheuren openschieten \
    openschoppen openschroeven openschuiven openslaan openslingeren opensluiten opensmijten opensnijden \
    openspalken openspannen openspatten opensperren opensplijten opensplitsen openspreiden openspringen openstaan \
    opensteken openstellen openstomen openstrooien opentarnen opentornen opentrappen opentrekken openvallen \
    openverklaren openvijzen openvliegen openvouwen openwaaien openwerken openwerpen openwoelen openwrijven \
    openwringen openzagen openzetten openzwaaien opereren ophad opiniëren opkloven oppakten opperarmbeen \
    oppompadoeren oppuntstellen oprichte oproken oprotstralen opschort opschrokken opslepen opstook opstoven \
    optimaliseren opvat opvoeren opvretten opwarmronde opzijgaan opzijleggen opzijschuiven opzijzetten opzit \
    orakelen oranjegezinde orbitalen ordenen ordeteken ordineren ordonneren oreren organiseren organiste orgelen \
    oriënteren orkestreren ornamenteren ornementeren orogenese oscilleren osteodermen otteren outilleren \
    ouwebetten ouwehoeren ouwetutten overacten overbleken overbruggen overeenkomen overhandigen overhoophalen \
    overhooplopen overhoopraken overkalkeren overklassen overkoepelen overledene overleverden overlommeren \
    overmorgen overnachten overnieuw overreden overrompelen overrulen overslepen overstaken overtijden \
    oververmoeid overvleugelen overvlogen overvoeren overweldigen ovuleren oxide oxiden oxideren ozoniseren paaien \
    paalzitten paardjerijden paardrijden paardspringen paarrijden pachtbreken pachten pacificeren pacifiëren \
    paddelen paffen pagaaien pagineren pakken palataliseren palaveren palen paleren paletten palettiseren palingen \
    palingsteken palingtrekken palingzeilen palissaderen pallepoten palmen palmsteken palmwijden palperen \
    palpiteren panacheren panchayat panden pandoeren pandverbeuren panellid paneren panikeren panlikken pannenlap \
    pannenlikken pantseren papegaaien papeten papieren pappen parachuteren paraderen paraferen paraffineren \
    parafraseren paragraferen paraisseren paralyseren paranoïde parapenten parasailen parasiteren paraspringen \
    pardonneren parelduiken parelen parelmotten parelvissen paren pareren parfumeren parkeren parket parketteren \
    parkmoord parlementen parlementeren parlesanten parlevinken parodiëren parte parten participeren partijkiezen \
    partijtrekken partneren pasporteren passagieren passanten passen passeren passioneren passlijpen pasteuriseren \
    patelen patenteren paternosteren patiencen patineren patriot patroneren patroniseren patrouilleren patsen \
    pauken pauzeren pavoiseren pedaalmotten pedaleren peddelen pedicuren peezen pegelen peigeren peilen peinzen \
    peizen pekelen pekken pelen pelgrimeren pellen pelletiseren penaliseren pendelen penetreren pennen penselen \
    pensioneren penteren penzen peperen peppen peptide percipiëren percoleren percuteren peren perforeren \
    performen periodiseren perkamenteren perken permanenten permitteren peroreren perpetueren persecuteren persen \
    persevereren persifleren persisteren perslucht personifiëren perspireren persuaderen persvergulden perudoén \
    perverteren pesten petilleren petitioneren petrificeren petrifiëren petsen peulen peuren peuteren peuzelen \
    pezen pezeweven photoshoppen pianiste pianospelen pianostemmen picknicken piefpaffen pieken piekeren pielen \
    piemelen piepen piercen piereken pieren pierewaaien piesen pieteren pifpaffen pigmenten pigmenteren \
    pijlstaarten pijnen pijnigen pijpen pijpendraaien pijproken pikdorsen pikeren piketten piketteren pikkelen \
    pikken pileren pillen pillendraaien pimpelen pinceren pingelen pingen pingpongen pinkelen pinken pinkeren \
    pinkogen pinnen pionieren pipetteren pirouetteren pissen pistonneren pitsen pitten pivoteren plaasteren \
    plaatsen plaatsgrijpen plaatshebben plaatsmaken plaatsnemen plaatsnijden plaatsvinden plaatsvormen placeren \
    plafonneren plagen plaggen plagiëren plakken plamen plamuren planen planeren planetoïde planimetreren \
    plankzeilen plannen plannenmaken planten plantendelen plantenetend plantenetende planteren plasmasnijden \
    plasregenen plassen plastieken plastificeren platbellen platbranden platdrukken platduwen plate plateren \
    platgaan platgooien platineren platkloppen platleggen platliggen platlopen platmaken platpersen platscheren \
    platschieten platslaan platspuiten platstoten platstrijken platten platteren plattrappen plattreden platvallen \
    platvoeten platwalsen plaveien playbacken playstationen plebisciteren plegen pleisteren pleiten plekken \
    plempen plengen plensregenen plenteren plenzen pletsen pletten pletteren pleuren pleurocoelen plezieren \
    plisseren ploegen ploegtrekken ploeteren ploffen plomberen plompen plonzen plooien ploppen ploten plotten \
    pluggen pluimen pluimstrijken pluizen plukharen plukken plunderen plussen pochen pocheren pocketboeken \
    poedelen poederen poeieren poekelen poelen poen poepen poeren poesten poetsen poffen pogen pogoën pointeren \
    pointilleren poken pokeren pokken polariseren polderen polemiseren polen poleren polieren polijsten \
    politiseren politoeren pollueren poloën polsen polsvoelen polychromeren polymeriseren pommaderen pompen ponden \
    poneren ponsen pontificeren ponyrijden pooien pooieren poolen poortsluiten pootjebaden popcornen popelen \
    poppen populariseren porren portelen porten porteren portretteren poseren positioneren postdateren posten \
    posteren postgraven postuleren postvatten potelen poten potenrammen potloden potten pottenbakken potverteren \
    pousseren powiat pozen poëtiseren praaien prachen prachtmotten prachtvinken prakken prakkiseren praktiseren \
    pralen pramen prangen praten pratikeren pratten preadviseren precederen precipiteren preciseren preconiseren \
    prederen predestineren prediceren prediken predisponeren predomineren preeklezen prefabriceren prefereren \
    prefigeren prefigureren prejudiciëren preken preluderen premediceren premediteren prenten prenumereren \
    preoccuperen prepareren prescriberen presenteren preseren preserveren presideren pressen presseren presteren \
    presumeren pretendent pretenderen pretexteren preutelen prevaleren prevelen preveniëren priegelen priemen \
    prijken prijsgeven prijsrijden prijsschieten prijzen prikkelen prikken primeren principaat prinsgezinde \
    printen privaatdocent privatiseren privilegiëren privélessen proberen procederen proclameren procreëren \
    procureren producen produceren proefboren proefbranden proefdraaien proefheien proeflezen proefpreken \
    proefrijden proefschieten proefstomen proeftrekken proefvaren proefzwemmen proest proesten proeven profaan \
    profaneren professen profeteren profileren profiteren profloopbaan programmeren projecteren prolongeren \
    promoten promoveren pronken pronostikeren pronunziare proost proosten propaganderen propageren proponeren \
    proppen prospecteren prospekken prospereren prossen prosterneren prostitueren protegeren protesteren \
    protocolleren protonen protoneren protsen protten prouveren proveniëren provianderen provisioneren provoceren \
    pruikslaan pruilen pruimen prullen prutsen pruttelen prutten psalmen psalmeren psalmodiëren psalmzingen \
    pterygoïde puberen publiceren publiciste puddelen puffen puilen puimen puinruimen pulken pulsen pulseren \
    pulveren pulveriseren puncteren punniken punten puntenakkoord puntendiëten punteren puntlassen puren pureren \
    purgeren purificeren purifiëren purperen pushen pussen putsen putt putten puzzelen pyromaan quadrilleren \
    quadrupleren quarken queruleren quizzen quoten quoteren quotiseren raadgeven raadplegen raaien raaklopen \
    raakslaan raaskallen rabatten rabatteren rabbelen raccorderen racefietsen racemotoren racen raceronde \
    raceweekend rachelen racletten radbraken raden raderen radicaliseren radiograferen radiomaken rafelen raffelen \
    raffineren raften ragen raggen railleren raisonneren rakelen raken raketten rakken rakkeren ramen rammeien \
    rammelen rammen rampdenken rampetampen rampokken ramsjen randen randomiseren rangeren rangschikken ranken \
    ranselen ransen rantsoeneren rapen rappelleren rappen rapporteren raseren raspen rasteren ratelbanden ratelen \
    rateren ratificeren ratineren ratsen ratten rauzen ravenbeksbeen ravitailleren ravotten razen razeren \
    reactiveren reaffecteren reageren realiseren reanimeren reassureren rebbelen rebelleren rebooten rebounden \
    recapituleren reccen recenseren recepteren rechercheren rechtbouwen rechtbreien rechtbuigen rechtdoorgaan \
    rechtduwen rechten rechteren rechthouden rechtigen rechtkloppen rechtkomen rechtmaken rechtopgaan \
    rechtopstaand rechtslaan rechtspreken rechtspringen rechtstaan rechtstrekken rechttrekken rechtuitgaan \
    rechtuitlopen rechtzetten rechtzitten recidiveren recipiëren reciproceren recirculeren reciteren reclameren \
    reclasseren recombineren recommanderen reconciliëren reconstrueren recreëren recruteren rectificeren \
    recupereren recuseren recyclen recycleren redden redderen redekavelen redeneren redetwisten redevoeren \
    redigeren redoubleren redresseren reduceren redundant redupliceren reeuwen refereren reflecteren reformen \
    reformeren refuseren refuteren regaleren regard regarderen regelen regenen regenereren regenwulpen regeren \
    reggen regisseren registeren registermaken registreren reglementeren regroeperen regulariseren reguleren \
    rehabiliteren reidansen reien reiken reikhalzen reilen reinigen reizen rekenen rekestreren rekken rekruteren \
    rekwestreren rekwireren relanceren relateren relativeren relaxen relaxeren relaxt relayeren releasen relegeren \
    releveren rellen relschoppen remarqueren remasteren rembourseren remediëren remigreren remitteren remixen \
    remixte remmen remodelleren remonstreren remonteren removeren remplaceren remunereren renderen rendierjagen \
    renen reneweren renforceren rennen renonceren renoveren renten rentenieren renumereren renunciëren renvooieren \
    reorganiseren reoriënteren repareren repasseren repatriëren repelen repen repertoriëren repeteren repliceren \
    repousseren reppen represaille representeren reprimeren reproberen reproduceren reprograferen repudiëren \
    rescontreren rescriberen researchen reseceren reserveren resetten resident resideren resigneren resineren \
    resisteren resolveren resoneren resorberen resorteerde respecteren respireren responderen ressorteren \
    restaureren resten resteren restitueren restorneren restringeren restylen resulteren resumeren resupineren \
    retarderen retireren retoucheren retourneren retracteren retribueren retrograderen reutelen reuzelen \
    reuzenslangen revaccineren revalideren revaloriseren revalueren revancheren revelen reveleren reven revideren \
    revieren reviewen revindiceren reviseren revitaliseren revoceren revolteren reëngageren reïncarneren \
    reïntegreren reünieconcert reüsseren ribbelen ribben richten ricocheren ridderen ridderorden ridiculiseren \
    riedelen rieken riemen rietdekken riffelen rigide rijcomfort rijden rijen rijgen rijken rijksmonument \
    rijkversierde rijmelen rijmen rijpaard rijpen rijsttafelen rijten rijven rijwielen rijzelen rijzen rikkekikken \
    rikken rikketikken rikkikken riksmuseet rillen rimmen rimpelen ringelen ringeloren ringen ringrijden \
    ringsteken ringvangen rinkelen rinkelrooien rinkinken rioleren riposteren rippen risaleren risken riskeren \
    rispen rissen risten ristorneren rite ritmeren ritselen ritsen ritten ritualiseren rivaliseren road \
    robbedoezen robberen robineren robotiseren rochelen rocken roddelen rodelen roden rodeorijden roderen \
    rodineren roedelopen roeien roeiepoetsen roekoeken roekoeën roemen roepen roerbakken roeren roesten roestvast \
    roeten roethanen roetsjen roezemoezen roezen roffelen rojemen rokeren rokken rokkenen rollebollen rollen \
    rolleren rolrijden rolschaatsen rolstoelracen roman romaniseren romantiseren romen rommelen ronden ronderecord \
    rondgepompt rondplonsen rondslepen rondtsjollen rondwaren ronken ronselen roodgekleurde roofdieren rooien \
    roosten roosteren roppen roskammen rossen rotantrekken roten roteren rotseiland rotsen rotsklimmen rotsteen \
    rotten rotuleren rotverwen rotzooien rouleren routeren rouwdouwen rouwen rouwklagen roven roveren royale \
    royeren rozen rubriceren ruften rugbyen ruggensteunen rugschild rugsteunen rugvliegen rugwind rugzakken \
    rugzwemmen ruien ruiken ruilebuiten ruilen ruimen ruimtevullen ruimtezien ruisen ruiten ruitentikken ruiven \
    ruizelen rukken rumineren rummikuppen rumoeren runnen russificeren rusten rustgeven rustgevende ruttelen \
    ruwaard ruwen ruwslijpen ruwstoken ruziemaken ruziën ruïneren röntgenen sabbelen sabberen sabeldansen sabelen \
    saboteren sacreren sacrificeren sacrifiëren sagokloppen sagowassen sakkeren salamanderen salariëren salderen \
    salsadansen salueren samenscholen sammelen samplede samplen samtgemeinde sanctificeren sanctifiëren \
    sanctioneren saneren sanforiseren saoediseren sappelen sapperen sarren sassen satineren satureren sauropode \
    sauropoden sausen sauteren sauveren sauzen saven savoureren scalperen scanderen scannen scenarissen \
    schaakspelen schaarden schaatsen schachtdelven schaden schaduwboksen schaduwen schaffen schaften schakelen \
    schaken schakeren schalen schallen schalmen schamen schampen schamperen schandmerken schandvlekken schansen \
    schapenteelt scharen scharnieren scharrelbenen scharrelen scharren schateren schaterlachen schatgraven \
    schatten schavelen schaven schaverdijnen schavielen schedulen scheefbuigen scheefdrukken scheefduwen \
    scheefgroeien scheefhouden scheeflopen scheefslaan scheefstaan scheeftrekken scheefzakken scheelkijken \
    scheelogen scheelzien scheepgaan scheepsruimte scheiden schelden schelen schellen schematiseren schemeren \
    schenden schenken schennen schepen scheppen scheren schermen schermutselen scherpen scherpstellen scherren \
    schertsen scherven schetsen schetteren scheuken scheuren scheuvellopen schiemannen schieten schiften schijnen \
    schijten schijven schikken schilderen schilferen schillen schimmelen schimpen schipperen schitteren schmieren \
    schminken schnabbelen schobben schoeien schoenlappen schoenmaken schoenpoetsen schoepen schoffelen schofferen \
    schoften schokken scholpen schommelen schonen schooien schooieren schoolblijven schoolgaan schoolhouden \
    schoolliggen schoollopen schoolrijden schoolsparen schoolzwemmen schoonbijten schoonblazen schoonboenen \
    schoonbranden schoonhakken schoonhouden schoonkrabben schoonlikken schoonmaken schoonpoetsen schoonpraten \
    schoonrijden schoonschaven schoonsnijden schoonspoelen schoonspuiten schoonstralen schoonvegen schoonwaaien \
    schoonwassen schoonwrijven schoonzwemmen schootgaan schoppen schoren schorren schorsen schorten schotelen \
    schotelwassen schouderblad schouderen schouwen schrabben schrafelen schrafferen schragen schralen schrammen \
    schrankelen schranken schransen schranzen schrapen schrappen schreeuwen schreien schrijbenen schrijden \
    schrijnen schrijven schrikkelen schrikken schrobben schroden schroefveren schroeien schroeven schromen \
    schrompelen schrooien schroten schubben schuddebollen schuddebuiken schuddekoppen schudden schuieren \
    schuifelen schuilen schuilgaan schuilhouden schuimbekken schuimcicaden schuimen schuinaflopen schuindrukken \
    schuinen schuinogen schuinoplopen schuitjevaren schuiven schulpen schulte schuren schurken schutbladen \
    schutjassen schutten schutteren schuwen scontreren scoren scout scouten scrabbelen scratchen screenen scrollen \
    scrubben scubaduiken sealen seconderen secreteren sectiehoofd seculariseren sederen sedimenteren segmenteren \
    segregeren seinen seizen seizoenseinde seksen seksualiseren sekwestreren selecteren sennenhond separeren \
    seponeren seppuku sept serreren serven serveren settelen sextant sferoïde shaken shamponeren shampooën sharen \
    sheten shield shieten shimmiën shirt shit shocken shockeren shoppen shotten showen shunten sidderen siepelen \
    siepen sieperen sieren sightseeën signaleren signeren sijfelen sijpelen sijt sikkelmotten sikkeneuren sikkeren \
    silen silhouetteren simmen simpen simplificeren simuleren singelen sinteren sissen situeren sjabloneren \
    sjachelen sjacheren sjansen sjappen sjezen sjieken sjilpen sjirpen sjoelbakken sjoelen sjoemelen sjokken \
    sjorren sjotten sjouwen sjouwenan skateboarden skaten skeeleren skeetschieten skeleton skeletteren skelteren \
    skiffen skilopen skinken skioord skippen skispringen skivliegen skiën skûtsjesilen slaan slaapwandelen \
    slaapzakken slabakken slabben slabberen slachten slachtofferen slagen slagersknecht slagregenen slaken slakken \
    slalommen slampampen slanken slapen slappen slatten slaven slechten slechthorend slechtpraten sleden \
    sleepvliegen sleepvoeten sleeën slempen slenteren sletten sleuren sleutelen slibben slibberen slichten \
    slidderen slieren slierten slijken slijmen slijpen slijten slikken slimmerd slingeren slinken slippen slissen \
    slobberen slodderen sloffen slokken slonzen slooien slorpen slott slotvoogd sloven slowen sluieren sluiken \
    sluikstorten sluimeren sluipen sluiten sluizen slungelen slurpen smachten smaden smaken smakken smalen smallen \
    smarten smashen smeden smeken smelt smelten smeren smergelen smetten smeulen smiespelen smijdigen smijten \
    smikkelen smilen smodderen smoezelen smoezen smoken smokkelen smokken smoren smossen smotsen smousen \
    smousjassen smouten smouzen smukken smullen smulpapen smurfen snaaien snacken snakken snappen snateren snauwen \
    snavelbranden sneaken snebbelen snebberen sneeuwballen sneeuwen sneeuwmotten sneeuwruimen sneeuwsurfen \
    sneeuwwitte sneevergulden sneldrogen snelfietsen snelgroeien snelkoken snelkookrijst snellen snellezen \
    snelroeien snelschaatsen snelschaken snelschrijven snelstgroeien snelstromen sneltekenen sneltreinen \
    snelwandelen snelzwemmen snepen sneren snerken snerpen sneukelen sneuvelen sneven snezen snibben sniffen \
    snijbranden snijden snikken snipperen snoeien snoeken snoepen snoeren snoeven snokken snollen snookeren \
    snorkelen snorken snorren snotteren snowboarden snowscooteren snuffelen snuffen snuisteren snuit snuiten \
    snuiven snurken socialiseren socialiste socializen sodemieteren soebatten soevereinen soezen sofisticeren \
    softballen soigneren sok solderen solemniseren soleren solfegiëren solferen solidariseren solideren sollen \
    solliciteren solmiseren solmiëren solokoppen solorijden solvateren solveren sommen sommeren sonderen \
    sonoriseren soppen sort sorteren soude souffleren souperen sourcyzen soutacheren souteneren sovjettiseren \
    spaaien spaakbeen spaanvlechten spaden spaken spalken spanen spankeren spannen spanseren sparen sparkelen \
    sparren spartelbenen spartelen spasten spatiëren spatten spatteren specialiseren specificeren specifiëren \
    specimen speculeren speechen speelen speelrecht speelweide speerwerpen speken spekglad spekken speksnijden \
    spelden speldenwerken spelemeien spelen spelerijden spelerskaart spelevaren spellen spenderen spenen speren \
    sperren speten spetsen spetten spetteren speuren spieden spiegelen spiegelrijden spieken spieren spietsen \
    spiezen spieën spijbelen spijen spijkeren spijlen spijten spijzen spijzigen spikkelen spillen spinnen \
    spinneruilen spinzen spioneren spiralen spirantiseren spitsen spitten splijten splinteren splitsen splitten \
    spodderen spoedeisende spoeden spoeien spoejen spoelen spoken spoliëren sponden sponsen sponsoren sponsvliegen \
    sponzen sponzenvissen spookrijden spoorbreedte spoorwijdte spoorzoeken sporen sporofyt sporrelen sporten \
    sportloopbaan sportschieten sportvissen spotlachen spotten spouwen spraakafzien sprankelen sprayen spreiden \
    spreken sprekenden sprengen sprenkelen sprieten sprietlopen sprietogen sprietsen springen springspinnen \
    sprinten spritsen sproeien sproken sprokkelen sprongbeen spruiten spugen spuien spuiten spuitvliegen spurten \
    sputteren spuwen squashen squeezen staan staarsteken staartbijten staarten staatsgezinde stabiliseren stacken \
    stadsorganist stadsrecht stadswapen stadt staen staffelen stag stagelopen stagen stageren stagneren stakelen \
    stalenslaan stalken stallen stamelen stammen stampen stampvoeten standhouden standweiden stangen stansen \
    stanzen stapelen stappen staren starogen starten startgewicht stationeren statten statussen staven stayeren \
    stechelen steekhouden steenbakken steendrukken steenhouwen steensnijden steenwerpen steggelen steigeren \
    stekelen stekelroggen steken stekken stelen stellen stellingmolen stelpen steltlopen steltmuggen stemmen \
    stempelen stencilen stenen stenigen stenograferen stenotypen steppen stereotyperen sterfte steriliseren \
    sterken sterrenkijken sterrenzingen sterven steunen steunrijden steuren stevenen stichten stickeren stiefelen \
    stiekemerd stieren stierenrennen stiften stigmatiseren stijfkloppen stijfselen stijfslaan stijfvloeken stijgen \
    stijldansen stijlen stijven stikken stileren stilgezeten stilhouden stilleggen stillen stillezen stilliggen \
    stilstaan stilvallen stilzetten stilzitten stilzwijgen stimuleren stinken stipendiëren stippelen stippelmotten \
    stippen stipuleren stockeren stoefen stoeien stoelen stoelenmatten stoepen stoepparkeren stoepranden stoffen \
    stofferen stofhagelen stofregenen stofzuigen stofzuigeren stokebranden stoken stokken stoklopen stokschermen \
    stollen stolpen stomen stommelen stompen stoomhouden stoomkraken stoomstrijken stootduiken stopleggen \
    stoppelen stoppen stoptonen stopzetten storen stormen stormloopt stormlopen storneren storten stortregenen \
    storyboard stoten stotteren stouwen straatjekeren straatkoersen straatrodelen straatroven straatslijpen \
    straatvegen straffen strakzitten stralen stranden strandjutten strandschelp stranguleren straten stratificeren \
    streaken streamen streammen streepsteken strekken strelen stremmen strengelen strengen strepen stressen \
    stresseren stresskippen stretchen streuvelen streven stribbelen striemen strijden strijken strikken strippen \
    strodekken stroken stromen strompelen strooien stroombekken stroomdrijven stroomlijnen stroomvoeren \
    stroophappen strooplikken stroopsmeren stropen stroppen stropzitten strossen strotzingen strovlechten \
    strubbelen structureren struikelen struikroven struinen struiven studeren studietaak stuffen stuifzand stuiken \
    stuiptrekken stuiten stuiteren stuiven stukadoren stukbijten stukbreken stukdraaien stuken stukeren stukgaan \
    stukgooien stukhakken stukken stukknijpen stukkoken stuklezen stuklopen stukmaken stukpraten stukrijten \
    stukscheuren stukschieten stukschoppen stukslaan stuksmijten stuksnijden stukspringen stukstoten stuktrappen \
    stuktrekken stukvallen stukvriezen stukwaaien stukwoelen stukwrijven stukzeilen stulpen stumperen stunt \
    stuntelen stunten stuntvliegen sturen stutten stuwen stylen subduceren sublimeren submitteren suborde \
    subordineren subrogeren subsidiëren substantiëren substitueren sudderen suen sueren sueën suffen suffragaan \
    suggereren suikeren suikergehalte suilen suizebollen suizelen suizen sukkelen sullen summeren supergeleiden \
    supergezellig superheld superhelden superorde superponeren superstunten superviseren superzorgen supineren \
    suppleren suppliëren supponeren supporteren supprimeren surfen surinamiseren surplacen surveilleren \
    suspenderen sussen sussende suïcideren swietslaan swingen switchen symbioot symboliseren sympathiseren \
    syncoperen syncretiseren syndiceren syndikeren synthetiseren syntypen systeemdenken taaien tabakken tabelleren \
    tabernakelen tabuleren tackelen tafeldekken tafeldienen tafelen tafelkloppen tafelschuimen tafelspringen \
    taggen taiboksen tailleren taimen takelen taken takken talen taliën talloren talmen tamboeren tamboereren \
    tampen tamponneren tanddragen tanden tandenknarsen tandenkrijgen tandenpoetsen tandenvijlen tandknarsen tanen \
    tanken tankette tankmelken tantaliseren tapdansen tapen tapijtbanen tapijtknopen tapiseren tappelen tappen \
    tariferen tarnen tarren tarreren tarten tassen tasten tastermotten tateren tatoeëren taxeren taxiën taxon \
    teammen teamsprint teaën tectyleren teemsen teerlingen tegelbakken tegelen tegelzetten tegemoetkomen \
    tegemoetzien tegengestelde tegenhield tegenzit teilen teisteren tekeergaan tekend tekenen tekortdoen \
    tekortkomen tekstbewerken telebankieren telefaxen telefoneren telegraferen telegrafist telen teleporteren \
    telescoperen teleurstellen televoten telewerken telewinkelen telexen teljoorlikken tellen teloorgaan temen \
    temmen tempeesten tempelen tempen temperaturen temperen temporiseren tempteren tenderen teneerdrukken \
    tenenkrommen tengelen tenietdoen tenietgaan tenietlopen tennishallen tennissen tentamineren tenteren \
    terechthelpen terechtkomen terechtkunnen terechtleggen terechtstaan terechtvallen terechtwijzen terechtzetten \
    teren tergen termineren ternederslaan terneerbukken terneerliggen terneerslaan terneervallen terneervellen \
    terneervlijen terneerwerpen terneerzitten terrassen terrasseren terreinrijden terroriseren terugbracht \
    terugdacht teruggepakt teruggerekend terugslepen terugvoeren testen testeren testpiloot testrijden testrunnen \
    tetraploïde tetrissen tetteren teugelen teuten teuteren teweegbrengen teweerstellen tewerkstellen tezen \
    thaiboksen theaterschool theedrinken theeplukken theeslaan theezetten theeën thematiseren theologiseren \
    theoretiseren theropode theropoden thesissen thuisbehoren thuisbezorgen thuisbleven thuisblijven thuisbrengen \
    thuishalen thuishoren thuishouden thuiskomen thuiskrijgen thuislaten thuisliggen thuislopen thuisnemen \
    thuisspelen thuissturen thuisvaren thuiswachten thuiswereld thuiswerken thuiswijzen thuiswinden thuiswinkelen \
    thuiswonen thuiszitten thuiszoeken tibetoloog tichelen tichten tiefen tierelieren tieren tijdreizen tijdrekken \
    tijdrijden tijdscharen tijgen tijgeren tijpen tikkelen tikken tiktakken tillen timen timmeren tingelen \
    tinkelen tinken tintelen tintelogen tinten tippelen tippen tirailleren tiranniseren tirasseren titelen \
    titreren tituleren tiërceren tjangelen tjilpen tjingelen tjirpen tjoempen tjoepen tjokken tjolen tjollen \
    toasten tobben tochten todderen toddiken toebracht toek toeken toepen toereden toeren toerfietsen \
    toeristenoord toernooien toerroeien toerskiën toervaren toerzeilen toeschopt toeslepen toesponnen \
    toestelturnen toeten toetsen toevoeren toffelen togen toiletmaken toiletteren tokkelen tokken tolereren \
    tolgeld tolken tollen tomen toneellessen toneelspelen tonen tongen tongklakken tongklakkeren tongworstelen \
    tongzoenen tonifiëren tonkruipen tonlopen tonnen tonsureren tooien toonzetten toornen toosten top topdrukte \
    toppen torderen torenen torenspringen tormenteren tornen tornooien torpederen torsen tortelen tossen totaal \
    totaliseren tote totentrekken totstandkomen totteren toucheren touchscreen touperen touren tourt touwdraaien \
    touwen touwklimmen touwpluizen touwslaan touwtrekken toveren traanbeen traanogen trabakken traceren trachten \
    tracken tractorracen trafikeren trainen traineren trakteren traliën trammen trancheren tranen transcenderen \
    transcriberen transept transfereren transfixeren transformeren transigeren translateren transmitteren \
    transmuteren transpireren transponeren transporteren trappelen trappen trappenlopen traptoren trassen \
    trasseren traumatiseren traven traverseren travesteren trawlen trechteren treden treffen treilen treinconcept \
    treinen treiterden treiteren trekkebekken trekkebenen trekken treksterkte trembleren tremmen tremuleren \
    trenzen trepaneren tressen treuren treuzelen trianguleren triatleet triatlete tribuut triggeren trijsen \
    trijzelen triklien triktrakken trillen trilspinnen trimmen triomferen tripleren tripliceren trippelen trippen \
    triptrappen trishen trissen tritsen trivianten triëren troebleren troefelen troepen troepialen troetelen \
    troeven troffelen troggelen trolleybussen trombonist trommelen trommelremmen trommelslaan trommen trompen \
    trompetten trompetteren tronen troosten tropische trossen trotseren trotten trouwen trufferen truggelen \
    trukeren truten trấn tsjilpen tsjirpen tsjoelen tuchtigen tuffen tufsteen tuien tuieren tuigen tuilen tuimelen \
    tuinen tuinieren tuisen tuitelen tuiten tukken tulken tulku tunen turen turfspitten turfsteken turftonnen \
    turftrekken turken turnen turven tusschen tussendraaien tussenhangen tussenkomen tussenlassen tussenstoppen \
    tussenvoegen tussenzetten tussenzitten tuten tuteren tutoyeren tutten tuutten tweederde tweernen tweetakt \
    tweetakten tweten twijfelen twijnen twinkelen twisten twitteren tyfen tyfoonseizoen typen typeren typesoort \
    typespecimen uitbarstten uitbleken uitborgen uitbraken uitdiept uiteenbarsten uiteenbuigen uiteendoen \
    uiteendraaien uiteendrijven uiteengaan uiteengroeien uiteenhouden uiteenjagen uiteenkrijgen uiteenleggen \
    uiteenlopen uiteennemen uiteenrafelen uiteenrijten uiteenrollen uiteenrukken uiteenslaan uiteensmijten \
    uiteenspatten uiteenstaande uiteenstuiven uiteentrappen uiteenvallen uiteenvliegen uiteenvloeien uiteenvouwen \
    uiteenwerpen uiteenwijken uiteenzetten uiten uiterwaarden uitgehard uitgeklopt uitgemikt uitgepeild \
    uitgezongen uitkijktoren uitknipt uitleenbeurt uitlogen uitontwikkeld uitreden uitroken uitslepen uitsliepen \
    uitvoeren uitvoerenden uitweken uitzagen uitzonden ultralopen unduleren unificeren uniformeren uniformiseren \
    universeren uniëren updaten upgraden uploaden urbaniseren urineren urmen usurperen utiliseren vaakste \
    vaardigen vaarwelzeggen vaatjesteken vaatplanten vaccineren vaceren vacuümsmelten vacuümtrekken vacuümzuigen \
    vademen vaderen vaderszijde vagebonderen vagen vakgenoot vakkenvullen vaktekenen valen valideren vallen \
    valoriseren valuteren valzweven vamen vampieren vandaliseren vanden vaneenkloven vaneenrijten vaneenrukken \
    vaneentrekken vaneenvallen vangen vaporiseren varaan varanen varen variëren vasten vastgevroren vastomlijnde \
    vaten vatenwassen vatten vazallen vechten vectorruimte vectorveld vedelen vedergewicht vedermotten veefokken \
    veelgebruikt veelgevraagd veelscoren veenbranden veengraven veenmollen veenspitten veentrekken veesten \
    veeweiden vegen vegeteren veilen veiligstellen veinzen veldlopen veldrijden velen vellen vellenploten \
    velouteren vemen ven vendelen vendelzwaaien venen venereren venten ventileren ventjagen veraangenamen \
    veraccijnzen verachtelozen verachten verachteren verademen verafgoden verafschuwen verakmenderen veralgemenen \
    veranderen verankeren verantwoorden verarmen verassen verbabbelen verbakken verbaliseren verbannen verbasteren \
    verbazen verbedden verbeelden verbeesten verbeiden verbelgischen verbellen verbenen verbergen verbeteren \
    verbeuren verbeuzelen verbidden verbieden verbijsteren verbijten verbinden verbitteren verbleken verblijden \
    verblijven verblikken verblinde verblinden verbloeden verbloemen verblozen verbluffen verbodemen verboemelen \
    verboeren verboersen verboeten verbouwen verbranden verbrassen verbreden verbreiden verbreken verbrijzelen \
    verbroddelen verbrodden verbroederen verbroeien verbrokkelen verbruien verbruiken verbuigen verchromen \
    vercijferen verdagen verdampen verdapperen verdedigen verdekken verdelen verdelgen verdenken verderdoen \
    verdergaan verderlopen verderspoelen verderven verderzetten verderzweven verdichten verdienen verdiepen \
    verdierlijken verdietsen verdijen verdikken verdobbelen verdoeken verdoemen verdoen verdoezelen verdoffen \
    verdokteren verdolen verdommen verdonkeren verdopen verdorren verdoven verdraaien verdragen verdrevene \
    verdrieten verdrijven verdringen verdrinken verdrogen verdromen verdrukken verdubbelen verduffen verduiken \
    verduisteren verduitsen verdunnen verduren verdutten verduurzamen verduwen verdwalen verdwazen verdwijnen \
    veredelen vereelten vereenzamen vereeuwigen vereffenen vereisen veren verenen verengelsen verengen verenigen \
    verenkelen verenpikken vereren verergeren vererven veresteren veretteren vereuropesen verevenen verfijnen \
    verfilmen verflauwen verflensen verfoeien verfoeliën verfomfaaien verfommelen verfraaien verfransen verfrissen \
    verfrommelen verfronselen verfuiven vergaan vergaderen vergallen vergalopperen vergapen vergaren vergarsten \
    vergassen vergasten vergelden vergelen vergelijken vergen vergenoegen vergeven vergevorderde vergewissen \
    vergezellen vergezochte vergieten vergiftigen vergissen vergisten verglazen vergletsjerd vergletsjerde \
    verglijden verglimmen vergoden vergoeden vergoeilijken vergoelijken vergokken vergooien vergrammen vergrauwen \
    vergraven vergrendelen vergrijpen vergrijzen vergroeien vergroenen vergroten vergroven vergruizelen vergruizen \
    verguizen vergulden vergunnen verhaasten verhagelen verhakkelen verhakken verhakselen verhakstukken verhalen \
    verhalvezolen verhandelen verhangen verhanselen verhapstukken verharden verharen verhaspelen verheerlijken \
    verheffen verheien verhelderen verhelen verhelpen verheugen verhevigen verhinderen verhippen verhitten \
    verhoeden verhoefslagen verhoeren verhogen verhollandsen verhongeren verhoornen verhopen verhoren verhouden \
    verhout verhuizen verhullen verhuren verifiëren verijdelen verijzen verindischen verinlandsen verinnigen \
    verinteresten verintresten verjaag verjagen verjaren verjeugdigen verjongen verkalken verkalmen verkankeren \
    verkappen verkassen verkavelen verkazen verkennen verkeren verkerven verketteren verkeuren verkielen verkiezen \
    verkijken verkillen verkindsen verkladden verklanken verklappen verklaren verkleden verkleinen verkleinwoord \
    verkletsen verkleumen verkleuren verklikken verkloeken verklooien verkloten verklungelen verknallen \
    verknechten verkneukelen verkneuteren verkniezen verknijpen verknippen verknoeien verknollen verknopen \
    verknutselen verkoelen verkoken verkokeren verkolen verkommeren verkonden verkondigen verkonkelen verkopen \
    verkoperen verkorrelen verkorsten verkorten verkozene verkrachten verkrampen verkreukelen verkreuken \
    verkreupelen verkrijgen verkrimpen verkrommen verkroppen verkrotten verkruien verkruimelen verkuilen \
    verkwanselen verkwijnen verkwikken verkwisten verladen verlagen verlakken verlammen verland verlande verlanden \
    verlangden verlangen verlangzamen verlappen verledigen verleen verleggen verleiden verleien verlekkeren \
    verlelijken verlenen verlengen verleppen verleren verletten verleuteren verlevendigen verlezen verlichten \
    verlieren verlieven verliezen verliggen verlijden verlijmen verlinken verlinksen verlittekenen verloden \
    verloederen verlofsparen verlokken verlonen verloochenen verlopen verlossen verloten verloven verluchten \
    verluchtigen verluiden verluieren verlullen verlummelen verlustigen vermageren vermaken vermaledijden \
    vermaledijen vermalen vermanen vermangelen vermannen vermarkt vermarkten vermeerderen vermeesteren vermeien \
    vermelden vermemelen vermenen vermengen vermeten vermijden vermiljoenen verminderen verminken vermissen \
    vermixen vermoeden vermoeien vermoeilijken vermoeren vermoffelen vermoffen vermogen vermolmen vermommen \
    vermooien vermoorden vermorsen vermorzelen vermuffen vermunten vermurwen vernaaien vernachelen vernachten \
    vernagelen vernauwen vernederen vernemen vernestelen verneuken verneuriën vernevelen vernichelen vernielen \
    vernietigen vernieuwen vernikkelen vernissen vernoemen vernummeren verongelijken verongelukken verontrusten \
    veroordelen veroorloven veroorzaken veropenbaren verorberen verordenen verordineren verordonneren verouderen \
    verouwelijken veroveren verpachten verpakken verpanden verpassen verpatsen verpauperen verpekelen verpesten \
    verpieteren verplaatsen verplanten verplegen verpletten verpletteren verplichten verplooien verpoesterd \
    verpolitieken verpompen verpompt verpoppen verpoten verpotten verpozen verpraten verproperen verprutsen \
    verpulveren verrafelen verraggen verramsjen verrassen verrechtsen verregenen verreiken verreizen verrekenen \
    verrekken verremmen verrichten verrijden verrijken verrijzen verrimpelen verroeien verroeren verroesten \
    verroken verrollen verronselen verroomsen verrotten verruilen verruimen verrukken verruwen verruïneren \
    versagen versassen verschaffen verschalen verschalken verschansen verscharen verscheiden verschelen \
    verschenken verschepen verscheren verscherpen verscherven verscheuren verscheven verschieten verschijnen \
    verschikken verschilferen verschillen verschimmelen verschoeperen verschonen verschoppen verschralen \
    verschranken verschrijven verschrikken verschroeien verschroten verschudden verschuilen verschuiven \
    verschuldigen verschutten versieren versificeren versifiëren versimpelen versjachelen versjacheren versjouwen \
    versjteren verslaan verslaggeven verslampampen verslapen verslappen verslaven verslechten verslechteren \
    verslensen verslepen versleuren versleutelde versleutelen verslibben verslijken verslijmen verslijten \
    verslikken verslinden verslingeren verslodderen versloffen verslonzen versluieren versluiten versluizen \
    versmachten versmaden versmallen versmeden versmelten versmijten versmoren versmullen versnellen versnijden \
    versnipperen versnoepen versoberen versoepelen versoften versomberen verspaansen verspanen verspannen \
    verspelden verspelen verspenen versperren verspieden verspijkeren verspillen verspinnen verspit versplinteren \
    verspoelen verspreiden verspreken verspringen verstadsen verstalen verstallen verstappen verstarren \
    versteedsen versteken verstellen verstempelen verstenen versterken versterven verstevigen verstieren \
    verstijven verstikken verstillen verstoelen verstoken verstokken verstommen verstompen verstoppen verstoren \
    verstoten verstouten verstouwen verstraffen verstrakken verstrammen verstrekken verstrengelen verstrengen \
    verstrijken verstrikken verstrooien verstroppen verstuiken verstuiven versturen verstuwen versuffen \
    versuikeren versukkelen vertakelen vertakken vertalen vertappen vertassen vertasten vertederen vertekenen \
    vertellen verteren verteuten verticuteren vertienden vertikken vertillen vertimmeren vertinnen vertoeven \
    vertolken vertonen vertonnen vertoornen vertragen vertrappelen vertrappen vertreden vertrekken vertreuzelen \
    vertroebelen vertroetelen vertroosten vertrouwen vertrutten vertuien vertuisen vertwijfelen vervaardigen \
    vervagen vervalen vervallen vervalsen vervaren vervatten vervelen vervellen verven vervenen verversen \
    vervetten vervilten vervlaamsen vervlakken vervlechten vervlieden vervliegen vervlieten vervloeien vervloeken \
    vervluchtigen vervoederen vervoegen vervoeren vervolgen vervolledigen vervolmaken vervoogden vervorderen \
    vervormen vervrachten vervreemden vervriezen vervroegen vervrolijken vervuilen vervullen vervuren verwaaien \
    verwaardigen verwaarlozen verwachten verwarmen verwarren verwasemen verwassen verwateren verwedden verwegen \
    verweiden verwekelijken verweken verwekken verweldigen verwelken verwelkomen verwelven verwennen verwensen \
    verweren verwerken verwerpen verwerven verwesteren verwestersen verweven verwezen verwijden verwijderen \
    verwijlen verwijten verwijven verwijzen verwikkelen verwikken verwilderen verwinden verwinnen verwinteren \
    verwisselen verwittigen verwoesten verwonden verwonderen verwonen verwoorden verwoordigen verworden verworgen \
    verwortelen verwrikken verwringen verwurgen verzachten verzaden verzadigen verzagen verzakelijken verzaken \
    verzakken verzamelen verzamen verzanden verzegelen verzeggen verzeilen verzekeren verzellen verzenden \
    verzengen verzepen verzetsheld verzetten verzieden verzieken verzien verzilten verzilveren verzinken verzinnen \
    verzitten verzoeken verzoenen verzoeten verzolen verzorgen verzotten verzouten verzuchten verzuilen verzuimen \
    verzuipen verzuren verzusteren verzwageren verzwakken verzwaren verzwelgen verzwendelen verzweren verzwieren \
    verzwijgen verzwijnen verzwikken verzwinden vesten vestigen vestingwerken veteren vetkruid vetmesten vetten \
    vetweiden veugelen veulenen vexeren vezelen vibreren vicekampioen vicomte videobellen videospellen videotheken \
    vieren vierendelen vierkanten viertakt viet vietnamiseren vigeren vigileren vijfde vijgenwespen vijlen \
    vijzelen vijzen villen vilten vimmen vinden vindiceren vingeren vingerknippen vingerlezen vingerverven vinken \
    vinvissen violeren violiste vioolspelen viride viriliteit visbakken viseren visetende visioneren visiteren \
    viskaken visman vismarkt vissen vissoort visualiseren vitamineren vitaminiseren vitten vlagbreken vlagen \
    vlaggen vlakbreien vlakdraaien vlakhameren vlakken vlakmaken vlakmalen vlakopgaan vlakschuren vlakslijpen \
    vlakstrijken vlammen vlamvatten vlassen vlastrekken vlechtbenen vlechten vleesetend vleeshouwen vlegelen \
    vleien vlekken vletten vlezen vlieden vliegen vliegeren vlieggewicht vliegreizen vliegvermogen vliegvissen \
    vlieten vliezen vlijen vlijmen vlinderen vlinderhaffen vlindervangen vloeien vloeken vloeren vlokken vlooien \
    vlootvoogd vloten vlotten vluchten vluggeren vlugschriften vocaliseren vochtgehalte vochthoudende voeden \
    voederen voedsteren voegen voelen voetballen voetbalzaken voeteren voetjevrijen voetlikken voetspringen \
    voetstampen vogelen vogelschieten vogelspinnen voicemail volgemaakt volgen volksdansen vollen volleyballen \
    volleyen voltigeren voluit volvoeren vomeren vonkelen vonken vonkenzien vonnissen voorbijdraven voorbijjagen \
    voorbijleiden voorbijrennen voorbijrijden voorbijvaren voorbijzeilen voorbijzien voorbijzweven voorde \
    voorgelogen voorgenoemde voorkómen voorlaatste voorlicht voorontvangen vooropsurfen voorspatbord voorsprong \
    voortbestaan voortroken voortslepen voortspruit vooruitijlen vooruitreizen voorverpakt vorderen vorkbeen \
    vormen vormgeven vorsen vorstenlanden vossen voteren vouwen vozen vrachtvaren vragen vredelievende vreemdgaan \
    vreten vrezen vriesdrogen vriezen vrijbuiten vrijbuiteren vrijbuten vrijdenken vrijdingen vrijdobbelen vrijen \
    vrijgeven vrijhouden vrijkennen vrijkomen vrijkopen vrijlaten vrijleggen vrijleven vrijliggen vrijloopt \
    vrijlopen vrijloten vrijmaken vrijpakken vrijpleiten vrijscheppen vrijspelen vrijspreken vrijstaan vrijstellen \
    vrijvaren vrijvechten vrijverklaren vrijwaren vrijwielen vrijzetten vrijzwemmen vrolijken vuilbekken vuilmaken \
    vulgariseren vulkaniseren vullen vuren vutten vuurhouden vuurkracht vuurlassen vuurspugen vuurspuwen vóórkomen \
    waaien waaieren waaierrijden waar waarborgen waarderen waarmaken waarmerken waarnemen waarschuwen waarzeggen \
    wachten wachthouden wachtlopen waden wadlopen waffelen wagen waggelbenen waggelen waken wakkeren walen walgen \
    walken wallebakken wallen walmen walsen wamen wammen wanboffen wandbeen wandelen wandelgidsen wandelrijden \
    wanen wanhopen wankelen wannen wanten wantenweven wantrouwen wapenen wappen wapperen warmdraaien warmen \
    warmlopen warmspuiten warmteminnen warrelen warren wasemen wassen waterbewonen waterdiepte waterdragegen \
    wateren waterfietsen watergekoeld watergekoelde watergolven waterhouden waterkerende waterminnende waternemen \
    waterpassen waterskiën waterslangen waterspitten watersport watersporten watertanden watertrappen watertreden \
    watervallen waterveld watervoeren watteren wauwelen wazen wecken wedden wedereisen wedergeboren wedergeven \
    wederhoren wederhouden wederinvoeren wederkeren wederkomen wederkrijgen wederopbouwen wederopleven \
    wederopstaan wedervaren wedervinden wederzien wedijveren wedlopen wedstrijdfit weekeinden weekenden weeklagen \
    weerbellen weergalmen weergeven weerhebben weerhouden weerkaatsen weerkeren weerklinken weerkomen weerkrijgen \
    weerleggen weerleveren weerlichten weeromkomen weerschallen weerschijnen weerspiegelen weerspreken weerstaan \
    weerstreven weersturen weervaren weervinden weerzien weeskind weesten weetwoord wegen wegenbeheer weggegraven \
    wegrit wegslepen wegvoeren wegwezen wegzagen weiden weifelen weigeren wekken weldoen welgaan welgeordende \
    welgevallen welgevormd welken wellen welslagen welsprekend welvaren welven wemelen wenden wenen wenken wennen \
    wensdenken wensen wentelen wereldbekende wereldgeest weren werken werkenden werkstukken werkzoekenden werpen \
    wert wervelen werven westelijken westerlengte weten weteren wetgevende wetten wettigen weven whisten wichelen \
    wiebelen wieden wiegelen wiegen wieken wielen wielrennen wielrijden wiemelen wieroken wieuwen wiewauwen wiezen \
    wiggelen wiggen wijden wijdte wijdverspreid wijeren wijken wijlen wijnpersen wijnroeien wijnverlaten wijsmaken \
    wijt wijten wijzen wijzigen wikkelen wikken wilayat wildkamperen wildplakken wildplassen wildstropen willen \
    willigen wimpelen windelen winden windsurfen winkelen winkelruimte winkelskijken winnen winstgeven winteren \
    winterlinde wintersporten wippen wispelen wisselen wissen witgekalkt witkoken witloftrekken witlooien \
    witrijzen witschilderen witte witten witwassen woeden woekeren woelen woerd woerden woiwode wokken wold \
    wolfspinnen wolkaarden wolken wolmaniseren wolplukken wolscheiden wolven wolwassen wonderen wonen woonoord \
    woonsparen woordenziften worden worgen wormslangen worstelaars worstelen wortelen worteltrekken wouwen wraken \
    wreken wren wrensen wriemelen wriggelen wrijven wrikkelen wrikken wringen wrochten wroegen wroet wroeten \
    wrokken wrongelen wuiven wurgen wurmen wurtelen xeroxen yahtzeeën yard yosemite yuccamotten zaaddorsen zaagden \
    zaaien zaalkerk zabbelen zabberen zachtbehaard zadelen zakendoen zakgeld zakken zakkenrollen zaklopen \
    zakspringen zakstoten zaligen zalven zamelen zanden zandslaan zandsnijden zandstralen zanen zaniken zanten \
    zapovednik zappen zavelen zeegaande zeeheld zeeldraaien zeelt zeeschuimen zeeslangen zeevarend zeevarende \
    zeeweren zeezeilen zegelen zegelplakken zegenen zegepralen zegevieren zeggen zeiken zeilen zeilvliegen zekeren \
    zekerstellen zelfbesturen zelfgebouwde zelfgemaakt zelfgenezen zelfmoorden zelfregeren zelfreguleren zemelen \
    zemelknopen zemen zen zenden zendvermogen zengen zenuwen zepen zesde zetelen zetten zeulen zeuren zeven \
    zeveren zichten zieden ziegezagen zieken ziekmakend ziekmakende ziekzijn zieltogen zien ziften zigzaggen \
    zijdereden zijgen zijlvest zijn zijpelen zilvertrekken zimmen zin zinderen zingen zinken zinnen zinspelen \
    zippen zitbeen zitten zittenblijven zoden zodevormen zoedelen zoekbrengen zoeken zoekmaken zoekraken \
    zoekspelen zoemen zoenen zoetbrengen zoeten zoetgeuren zoetschaven zoetvijlen zoeven zolderen zolen zomen \
    zomeren zonderen zondigen zonen zonnebaden zonschijnen zooien zoomen zorgdragen zorgen zottebollen zouk zouten \
    zoutminnende zoutzieden zouwen zoöloog zuchten zuidelijken zuigen zuimen zuinigen zuipen zuiveren zullen \
    zulten zuren zuurverdiende zwaaien zwaarden zwaardvechten zwaargebouwd zwaargewond zwabberen zwachtelen \
    zwakken zwalken zwalpen zwammen zwanzen zwartblakeren zwarten zwartepieten zwartkijken zwartlijven zwartmaken \
    zwartrijden zwartselen zwartvissen zwartwerken zwatelen zwavelen zwavelgehalte zweden zweefvliegen zweepslagen \
    zweetvoeten zweien zwelen zwelgen zwellen zwemen zwemkleren zwemmen zwemsporten zwendelen zwengelen zwenken \
    zwepen zweren zwermen zwerven zweten zwetsen zweven zwichten zwieberen zwiepen zwierbollen zwieren zwiertslaan \
    zwijgen zwijggeld zwijmelen zwijmen zwijnen zwikken zwindelen zwingelen zwirrelen zwoegen zèlf ëmuleren \
    ëxtruderen ïnterviewen ïntroniseren üploaden ʿabdben
    """

  /// Other words that are written like a finite form of one, in the order of their bytes.
  static let others: StaticString = """
    aangepast aarde aarden adopteerde adopteerden asset ast bakte ballet ballonvaart bande banket baret basset \
    bast bedde bedekt bediende bedrukt beest begeerde begeerte begunstigde beheerst behoefte bejubelde bekakt \
    bekende bekendmaakten beklaagde belegerde belegerden beliefte belofte belt bemaalde bemande bemodderde \
    benadeelden bende bent beperkt beperkten bepiste berichtten berijmde beroerte berookt berst berustten \
    beschaduwde beslijkt beslist besneeuwde best besten bestraalde bestuurde betoelaagde betoonden beurt bevlekte \
    bevolkt bewapende bewerkte bewolkt bewoonde bezet bezit bezwaarde biest bilde blokkeerden boeket boerde boert \
    bonket boort brieste bronst buit buiten bundelden buret buste buurt chart chatten claimden coacht componeerden \
    concurreerden crashten dankten danst dart dateerden debuteerden degenereert degradeerden derde derden \
    deserteerden dienstdoet diepte dikte dode doft doneerden donkerte doofden doopten doorrookt doorweekt dorst \
    dot droogte dropten drost druipte drukte dunte duurte dwarste eisten erfden event exposeerden figureerden \
    financierden finishten flauwte fleuret flopten formeerden friste fte gaarde gallet garde gast gaste gazet \
    gebruikmaakte gebruikt geit gekte geleerde geliefde gelofte gelukt geraakt gerokt gerookt gewest gezegde gilde \
    gist gitarist gitariste golfte gort gourmetten graast graft grande grenst grift groente grutten halt halte \
    harst hart harten heeft heft heide heiden heit hengst holte hoogte horde hort hot huizet hulde ijlte \
    immigreerden jeukte kaalte kaarde kaart kadet kant kanten kart kast kaste keest kent kerkten kilt kilte kist \
    klaarte klefte kleppet klinket klont knapten knippert knutten koelden koelte koesterden koffiezetten koket \
    koloniseerden koorde koorden kopten kort korvet kotst krocht kroket kromt kromte kroonde kroont kroost kruit \
    kunde kust kwakkelt kwijtgeraakte last latten lavet leegte leemte leest lekenabt lende lengte lente lest \
    liefde lijfden lijst loft lont luiden luit luwte maakte maart maarte malt mant markeerden mast matten meent \
    melde merde metten migreerden mint mishandelden mislukte mismaakt mist misvormden moeite mondden moordden mort \
    motte naakt nipt offerte omfloerst onontdekte onterfde onthutst ontvolkte overnachtten paart pakket palet \
    palmet parasiteert paret part passet perte pest piekte pint pist piste plant plante plotten pochet poelet poet \
    poort port post pot pracht predikten product proefvaart promoveerden proost propageerden putt puurte raclette \
    raket rapte rebelleerden rechtstaat refereerden regent relaxt renet rente resette resideerden richtten riekte \
    rijst rilde rist rocket roest rondte roostert rost rozet ruimte ruit ruiten ruwte scenarist scenariste \
    schaamte schaarde schadde schaft scheelte scherpte schonden schort schraalte schuinte sedert servet silt \
    slapte sliert smalt smalte snert snoeit socialist socialiste solde solden spant speculeerden speelde \
    spelevaart spelt spijt spinde spint splitsten sport spuit staart staat stade start stat state stelt sten stent \
    sterfte sterkte stichtten stijfte stikt stilte stipt stort storten strikt stroomden taart takt tante tast \
    teelt telde tendeert test tilde tilt toost torent traint trant treeft trompet troost tuit vaalt vaart valet \
    veelte veinst vent veralgemeende verbant verbeende verbeurte verbluft verbouwden verbruikten verdekt verdikte \
    verdoemden verdoolde vereende vereist vereiste verengelste verergerden vergrootten verheerlijkte verhipt \
    verhoornde verkalkte verkapt verkasten verkeerden verknipt verkrampt verlakt verleden verlengde verlept verlet \
    verlichtten verloofde verloofden verminderden verminkt vermist vermiste vermisten vermoedden vermomde \
    vernoemde verongelijkt verongelijkte veroordeelde verpast verpleegden verrast verrasten verrekt verrijkten \
    verrukt verscheepten verscherpte verschrikt verschroeide versierde versimpelde verslaafde verstokt verstopt \
    verstuikte versuft vertaalden vertakt verte vertolkten vervalst vervalste vervet vervloeit vervloekt vervoegde \
    vervormde verzakelijkt verzakten verzekerden verzoenden verzorgden verzwakten vet vetten vierde vilt vilten \
    vist vlakte vliegden vlijt vlinderhaft vlinderhaften voedden volt volte vorst vrachtvaart vreemdgaat vrijstaat \
    vuurt waarde wadden want warden warmte wedde wedergeboorte weelde weerlegde welvaart wende werkte wijdte \
    wijzigden wilde winde witte wolvet wonde wortelde wrikt wurgt zet ziekte zinspeelde zit zoemt zonde zont \
    zorgde zoutte zult zulte zwakte zwakten
    """
}
