// Written by tools/words/european-verbs out of the lemmas of spacy-lookups-data, whose licence stands in ItalianWords.swift.

extension ItalianWords {
  /// Infinitives, in the order of their bytes.
  static let bases: StaticString = """
    abbacchiare abbacinare abbagliare abbaiare abbandonare abbarbagliare abbarbicare abbaruffare abbassare \
    abbattere abbellire abbeverare abbicare abbigliare abbinare abbindolare abbiosciare abbisognare abboccare \
    abboffare abbonacciare abbonare abbondare abbordare abborracciare abbottare abbottonare abbozzare abbracciare \
    abbrancare abbreviare abbronzare abbrunare abbrustolire abbrutire abbruttire abbuffare abbuffarsi abbuiare \
    abbuonare abburattare abdicare aberrare abilitare abitare abituare abiurare abolire abominare aborrire \
    abortire abrogare abusare accadere accalappiare accalcare accaldare accalorare accampare accanare accanire \
    accanirsi accantonare accaparrare accapigliare accapigliarsi accapponare accarezzare accartocciare accasare \
    accasciare accasermare accatastare accattare accattivare accattonare accavallare accecare accedere accelerare \
    accellerare accendere accennare accentare accentrare accentuare accerchiare accertare accettare acchiappare \
    acchitare acciaccare acciaiare acciambellare accigliare accingere acciottolare acciuffare acclamare acclimare \
    acclimatare accludere accoccolare accodare accogliere accollare accoltellare accomandare accomiatare \
    accomodare accompagnare accomunare acconciare acconsentire accontentare accoppare accoppiare accorare \
    accorciare accordare accorgere accorgersi accorpare accorrere accosciare accostare accostumare accovacciare \
    accozzare accreditare accrescere accucciare accudire acculare accumulare accusare acidificare acquartierare \
    acquattare acquerellare acquietare acquisire acquistare acuire acuminare acutizzare adagiare adattare \
    addebitare addensare addentare addentellare addentrare addestrare addire additare addivenire addizionare \
    addobbare addolcire addolorare addomesticare addormentare addormire addossare addottorare addottrinare addurre \
    adeguare adempiere adempire adergere aderire adescare adibire adirare adire adocchiare adombrare adontare \
    adontarsi adoperare adoprare adorare adornare adottare aduggiare adulare adulterare adunare adusare aerare \
    affabulare affaccendare affacciare affamare affannare affardellare affare affascinare affastellare affaticare \
    affatturare affermare afferrare affettare affezionare affiancare affiatare affibbiare affidare affienare \
    affievolire affiggere affilare affiliare affinare affiochire affiorare affissare affittare affittire \
    affliggere afflosciare affluire affocare affogare affollare affondare affossare affrancare affratellare \
    affrescare affrettare affrontare affumicare affusolare agevolare agganciare aggettare aggettivare agghiacciare \
    agghindare aggiogare aggiornare aggirare aggiudicare aggiungere aggiuntare aggiustare agglomerare agglutinare \
    aggomitolare aggottare aggradare aggraffare aggranchire aggrappare aggravare aggraziare aggredire aggregare \
    aggricciare aggrinzare aggrinzire aggrondare aggrottare aggrovigliare aggrumare aggruppare agguagliare \
    agguantare agguatare agguerrire agire agitare agognare agonizzare agucchiare aguzzare aiutare aizzare alare \
    albeggiare alberare alcolizzare aleggiare alenare alesare alettare alfabetizzare alienare alimentare alitare \
    allacciare allagare allappare allargare allarmare allattare alleare allegare alleggerire allenare allentare \
    allertare allestire allettare allevare alleviare allibire allibrare allietare allignare allineare allocare \
    allogare alloggiare allontanare allucinare alludere allumare alluminare allunare allungare almanaccare \
    altalenare alterare altercare alternare alzare amalgamare amare amareggiare ambiare ambientare ambire amicare \
    ammaccare ammaestrare ammagliare ammainare ammalare ammaliare ammanettare ammanierare ammanigliare ammannire \
    ammansire ammantare ammarare ammassare ammattire ammattonare ammazzare ammettere ammezzare ammiccare \
    amministrare ammirare ammobiliare ammodernare ammogliare ammollare ammollire ammonire ammontare ammorbare \
    ammorbidire ammortare ammortizzare ammosciare ammucchiare ammuffire ammutinare ammutolire amnistiare \
    amoreggiare ampliare amplificare amputare anagrammare analizzare anastomizzare anatemizzare anatomizzare \
    ancheggiare anchilosare ancorare andare anelare anestetizzare anfanare angariare anglicizzare angolare \
    angosciare angustiare animare annacquare annaffiare annaspare annebbiare annegare annerire annettere \
    annichilare annichilire annidare annientare annodare annoiare annotare annottare annoverare annualizzare \
    annuire annullare annunciare annunziare annusare annuvolare anodizzare ansare ansimare anteporre anticipare \
    antidatare apocopare apostatare apostrofare appagare appaiare appaltare appannare apparecchiare apparentare \
    apparire appartare appartenere appassionare appassire appellare appendere appesantire appestare appetire \
    appezzare appianare appiattare appiccare appiccicare appiedare appigliare appigliarsi appioppare appisolare \
    applaudire applicare appoggiare appollaiare appollaiarsi appontare apporre apportare appostare apprendere \
    appressare apprestare apprettare apprezzare approdare approfittare approfondire approntare appropinquare \
    appropriare approssimare approvare appruare appuntare appuntire appurare aprire arabescare arare arcaicizzare \
    arcaizzare architettare archiviare arcuare ardere ardire arenare argentare arginare argomentare arguire \
    arieggiare armamentare armare armeggiare armonizzare aromatizzare arpeggiare arpionare arrabattare \
    arrabattarsi arrabbiare arraffare arrampicare arrancare arrangiare arrecare arredare arrembare arrendere \
    arrestare arretrare arricchire arricciare arricciolare arridere arringare arrischiare arrivare arroccare \
    arrochire arrogare arrossare arrossire arrostire arrotare arrotolare arrotondare arrovellare arroventare \
    arrovesciare arruffare arrugginire arruolare articolare artigliare arzigogolare ascendere asciugare ascoltare \
    ascondere ascrivere asfaltare asfissiare aspergere aspettare aspirare asportare assaggiare assalire assaltare \
    assaporare assassinare assecondare assediare assegnare assemblare assembrare assentare assentarsi assentire \
    asserire asserragliare asservire assestare assetare assettare asseverare assicurare assiderare assidere \
    assiepare assillare assimilare assistere associare assodare assoggettare assoldare assolvere assomigliare \
    assommare assonnare assopire assorbire assordare assordire assortire assottigliare assuefare assumere \
    assurgere astenere astrarre astringere astrologare atomizzare atrofizzare attaccare attagliare attagliarsi \
    attanagliare attardare attecchire atteggiare attendare attendarsi attendere attenere attentare attenuare \
    atterrare atterrire attestare attillare attingere attirare attivare attivizzare attizzare attorcere \
    attorcigliare attorniare attossicare attraccare attrarre attraversare attrezzare attribuire attristare \
    attruppare attualizzare attuare attutire augurare aulire aumentare aureolare auscultare auspicare autenticare \
    autentificare autoaccusare autoaggregare autoassegnare autoassolvere autobloccare autocandidare autocelebrare \
    autocensurare autocitare autocompatire autocostruire autocriticare autodefinire autodifendere autodirigere \
    autoeliminare autoemendare autoerigere autoescludere autoesiliare autogenerare autogestire autogiudicare \
    autoimpostare autoincolpare autoingannare autoisolare autolavare autolesionare autolimitare autoliquidare \
    automatizzare autonominare autonomizzare autoprodurre autoproporre autopulire autoredimere autoregolare \
    autoreplicare autoridurre autoriformare autorizzare autorottamare autorovinare autosegregare autosigillare \
    autosmentire autosostenere autospedire autospendere autostimolare autotassare autotutelare autovalutare \
    avallare avanzare avariare avellere avere avvalere avvalersi avvallare avvalorare avvampare avvantaggiare \
    avvedere avvedersi avvelenare avvenire avventare avventurare avverare avversare avvertire avvezzare avviare \
    avvicendare avvicinare avvilire avviluppare avvincere avvinghiare avvisare avvistare avvitare avviticchiare \
    avvivare avvizzire avvolgere azionare azzannare azzardare azzeccare azzerare azzimare azzittire azzoppare \
    azzuffare azzurrare bacare baccagliare bacchettare bacchiare baciare badare bagnare balbettare balbutire \
    balenare balestrare ballare ballonzolare ballottare baloccare baluginare balzare balzellare bambineggiare \
    bamboleggiare banalizzare banchettare bandire barare barattare barbugliare barcamenare barcamenarsi barcollare \
    bardare barellare barrare barricare barrire baruffare basare basculare basire bastare bastonare battere \
    battezzare bazzicare beare beatificare beccare beccheggiare becchettare beffare beffeggiare belare bendare \
    benedire beneficare beneficiare benvolere berciare bere bersagliare bestemmiare bevicchiare biancheggiare \
    bianchire biasciare biascicare biasimare bidonare biffare biforcare bighellonare bigiare bilanciare bipartire \
    bisbigliare bisbocciare biscottare bisognare bissare bisticciare bistrare bistrattare bitumare bivaccare \
    blandire blasonare blaterare blindare bloccare bluffare boccheggiare bocciare bofonchiare boicottare bollare \
    bollire bolscevizzare bombardare bombare bonificare borbottare bordare bordeggiare boriare borrare borseggiare \
    boxare braccare bramare bramire brancicare brancolare brandeggiare brandire brasare brevettare brigare \
    brillantare brillare brinare brindare brogliare brontolare bronzare brucare bruciacchiare bruciare brulicare \
    brunire bruschinare brutalizzare bruttare bubbolare bucare bucherellare buffare buffoneggiare buggerare \
    bugnare bulinare bullonare burattare burlare buscare buscherare bussare buttare bypassare cablare cabotare \
    cabrare cacare cacciare cadenzare cadere cagare cagionare cagliare calafatare calamitare calandrare calare \
    calcare calciare calcificare calcinare calcolare caldeggiare calere calettare calibrare calmare calmierare \
    calpestare calunniare calzare cambiare camminare campare campeggiare campicchiare campionare campire camuffare \
    canalizzare cancellare candeggiare candidare candire cangiare cannoneggiare canonizzare cantare canterellare \
    canticchiare cantilenare canzonare capacitare capeggiare capere capire capitalizzare capitanare capitare \
    capitolare capitombolare capotare capottare capovolgere capponare cappottare captare caracollare carambolare \
    caramellare caratare carbonizzare carburare carcerare cardare carenare carezzare cariare caricare carotare \
    carpire carreggiare carrellare carrozzare carrucolare cartolare cartonare cascare cassare castigare castrare \
    catalizzare catalogare catapultare catechizzare cateterizzare catramare cattivare catturare causare cautelare \
    cauterizzare cauzionare cavalcare cavare cavillare cazzeggiare cazzottare cedere celare celebrare cementare \
    cementificare cenare censire censurare centellinare centimetrare centinare centralizzare centrare centrifugare \
    centuplicare cerare cercare cerchiare cernere certificare cesellare cessare cestinare cestire chattare chetare \
    chiacchierare chiamare chiappare chiarificare chiarire chiaroscurare chiavare chiazzare chiedere chinare \
    chiocciare chioccolare chiodare chiosare chiudere choccare ciabattare ciampicare cianciare ciancicare \
    cianfrugliare ciangottare ciarlare cibare cicalare cicatrizzare ciccare ciclostilare cifrare cigolare \
    cilindrare cimare cimentare cincischiare cingere cinghiare cinguettare cintare cioncare ciondolare circolare \
    circoncidere circondare circonfondere circonvenire circoscrivere circuire citare citofonare ciucciare ciurlare \
    ciurmare civettare civilizzare classificare claudicare cliccare climatizzare clonare clorurare coabitare \
    coadiuvare coagulare coalizzare coartare coccolare codificare coesistere cofinanziare cofirmare cofondare \
    cogestire cogliere coibentare coincidere cointeressare cointestare coinvolgere colare collaborare collare \
    collassare collaudare collazionare collegare collezionare collidere collimare collocare colloquiare colludere \
    colluttare colmare colonizzare colonnare colorare colorire colpire coltivare comandare combaciare combattere \
    combinare comicizzare cominciare commemorare commendare commensurare commentare commerciare commettere \
    comminare commiserare commissariare commissionare commisurare commuovere commutare comodare compaginare \
    comparare comparire compassare compassionare compatire compattare compendiare compenetrare compensare \
    comperare competere compiacere compiangere compiere compilare compire compitare completare complicare \
    complimentare complottare comporre comportare comprare compravendere comprendere comprimere compromettere \
    comprovare compulsare compungere computare comunicare concatenare concedere concentrare concepire concernere \
    concertare conchiudere conciare conciliare concimare concionare concitare conclamare concludere concordare \
    concorrere concretare concretizzare conculcare concupire condannare condensare condire condiscendere \
    condividere condizionare condolere condolersi condonare condurre confabulare confare confederare conferire \
    confermare confessare confettare confezionare conficcare confidare configgere configurare confinare confiscare \
    conflagrare confliggere confluire confondere conformare confortare confricare confrontare confutare congedare \
    congegnare congelare congenere congestionare congetturare congiungere congiurare conglobare conglomerare \
    congratulare congratularsi congregare conguagliare coniare coniugare connaturare connettere connotare \
    conoscere conquidere conquistare consacrare consegnare conseguire consentire conservare considerare \
    consigliare consistere consociare consolare consolidare consonare consorziare constare constatare consultare \
    consumare consumere contagiare contaminare contare contattare conteggiare contemperare contemplare contendere \
    contenere contentare contessere contestare contingentare continuare contitolare contorcere contornare \
    contraddire contraffare contrappesare contrapporre contrariare contrarre contrastare contrattare contravvenire \
    contribuire contristare controbattere controfirmare controllare controvertere contundere conturbare \
    convalidare convenire convenzionare convergere conversare convertire convincere convitare convivere convocare \
    convogliare convolare coonestare cooperare cooptare coordinare copiare coprire coprodurre corazzare corbellare \
    coreografare coricare cornificare coronare corredare correggere correlare correre corrispondere corrivare \
    corroborare corrodere corrompere corrucciare corrugare corruscare corteggiare coscrivere cospargere cospirare \
    costare costatare costeggiare costellare costernare costipare costituire costringere costruire costumare \
    cotonare covare cozzare creare credere cremare crepare crepitare crescere cresimare cricchiare criocongelare \
    criptare cristalizzare criticare crivellare crocchiare crocefiggere crocidare crocifiggere crogiolare \
    crogiuolare crollare cromare cronometrare crosciare crossare crucciare cruscheggiare cubare cuccare cucciare \
    cucinare cucire cullare culminare cumulare cuocere curare curiosare curvare custodire damascare damaschinare \
    dannare danneggiare danzare dardeggiare dare datare daziare deambulare debbiare debellare debilitare debordare \
    debuttare decadere decaffeinare decalcificare decantare decapitare decappottare decedere decelerare decentrare \
    decidere decifrare decimare declamare declassare declinare decodificare decollare decolonizzare decolorare \
    decomporre decomprimere deconcentrare decongelare decontaminare decorare decorrere decorticare decostruire \
    decrescere decretare decrittare decuplicare decurtare dedicare dedurre defalcare defaticare defatigare \
    defecare defenestrare deferire defezionare defiggere defilare definire deflagrare deflazionare deflettere \
    deflorare defluire deformare defraudare degenerare deglutire degnare degradare degustare deidratare deificare \
    deindicizzare delegare delegittimare delibare deliberare delimitare delineare delinquere delirare deliziare \
    delocalizzare delucidare deludere demandare demarcare demeritare demistificare demitizzare demolire \
    demonetizzare demonizzare demoralizzare demordere demotivare denaturare denegare denigrare denominare denotare \
    dentellare denudare denunciare denunziare deodorare depauperare depenalizzare depennare deperire depilare \
    depistare deplorare deporre deportare depositare depotenziare depravare deprecare depredare deprezzare \
    deprimere deprivare depurare deputare dequalificare deragliare derapare derattizzare deregolare deridere \
    derivare derogare derubare derubricare desalinizzare descrivere desecretare desertificare desiare desiderare \
    designare desinare desistere desolare destare destinare destituire destreggiare destrutturare desumere \
    detassare detenere detergere deteriorare determinare detestare detonare detrarre detronizzare dettagliare \
    dettare deturpare devastare deviare devitalizzare devolvere diaframmare diagnosticare diagrammare dializzare \
    dialogare dibattere diboscare dicare dichiarare difendere difettare diffamare differenziare differire \
    diffidare diffondere digerire digitalizzare digitare digiunare digradare digrignare digrossare diguazzare \
    dilacerare dilagare dilaniare dilapidare dilatare dilavare dilazionare dileggiare dileguare dilettare diligere \
    diliscare diluire dilungare diluviare dimagrare dimagrire dimenare dimensionare dimenticare dimettere \
    dimezzare diminuire dimissionare dimmi dimorare dimostrare dinamizzare dinoccolare dipanare dipartire \
    dipendere dipingere diplomare diradare diradicare diramare dire dirigere dirimere diroccare dirompere \
    dirottare dirozzare dirupare disabituare disaggregare disagiare disalberare disaminare disapplicare \
    disapprovare disarcionare disarmare disarticolare disassare disastrare disattendere disattivare disattrezzare \
    disavvezzare disboscare disbrigare discacciare discaricare discendere discernere discettare dischiudere \
    discingere disciogliere disciplinare discolpare disconnettere disconoscere discoprire discordare discorrere \
    discostare discreditare discrepare discriminare discutere disdegnare disdettare disdire diseducare disegnare \
    diserbare diseredare disertare disfare disfidare disgelare disgiungere disgregare disgustare disidratare \
    disilludere disimparare disimpegnare disincagliare disincantare disincrostare disinfestare disinfettare \
    disinfiammare disinformare disingannare disinnescare disinnestare disinquadrare disinquinare disintasare \
    disintegrare disistimare dislocare dismettere disobbedire disobbligare disoccupare disonorare disordinare \
    disorientare disossare disparire dispensare disperare disperdere dispiacere dispiegare disporre dispregiare \
    disprezzare disputare disquisire dissacrare dissalare dissaldare dissanguare dissecare disseccare disselciare \
    dissellare disseminare dissentire disseppellire disserrare dissertare dissestare dissetare dissezionare \
    dissigillare dissimulare dissipare dissociare dissodare dissolvere dissonare dissotterrare dissuadere \
    dissuggellare distaccare distanziare distare distendere distillare distinguere distogliere distorcere \
    distornare distrarre distribuire districare distruggere disturbare disubbidire disumanare disunire disusare \
    disvelare disvestire disvolere diteggiare divagare divampare divaricare divedere divellere divenire diventare \
    divergere diversificare divertire divezzare dividere divinare divincolare divinizzare divisare divorare \
    divorziare divulgare docciare documentare dogmatizzare dolcificare dolere dolorare domandare domare \
    domiciliare dominare donare dondolare doppiare dorare dormicchiare dormire dosare dotare dottoreggiare dovere \
    dragare drammatizzare drappeggiare drenare dribblare drizzare drogare dubitare duellare duplicare durare \
    eccedere eccellere eccepire eccettuare eccitare echeggiare eclissare economizzare edificare editare educare \
    edulcorare effeminare effemminare effettuare effigiare effondere egemonizzare eguagliare elaborare elargire \
    eleggere elemosinare elencare elettrificare elettrizzare elevare elidere eliminare elogiare elucubrare eludere \
    emaciare emanare emancipare emarginare emendare emergere emettere emigrare emozionare empiere empire emulare \
    emulsionare encomiare enfatizzare enfiare entrare entusiasmare enucleare enumerare enunciare epurare \
    equidistare equilibrare equipaggiare equiparare equivalere equivocare eradicare ereditare ergere erigere \
    erodere erogare eroicizzare erompere erotizzare errare erudire eruttare esacerbare esagerare esagitare esalare \
    esaltare esaminare esasperare esaudire esaurire esautorare esclamare escludere escogitare escoriare escrescere \
    escutere esecrare eseguire esemplificare esentare esercire esercitare esibire esigere esilarare esiliare \
    esimere esistere esitare esonerare esorbitare esorcizzare esordire esortare espandere espatriare espellere \
    esperimentare esperire espettorare espiare espirare espletare esplicare esplicitare esplodere esplorare \
    esporre esportare esprimere espropriare espugnare espungere espurgare essere essiccare estasiare estendere \
    estenuare esterificare esternare estetizzare estimare estinguere estirpare estivare estorcere estradare \
    estraniare estrapolare estrarre estrinsecare estromettere estrovertere estrudere esulare esulcerare esultare \
    esumare eternare etichettare europeizzare evacuare evadere evangelizzare evaporare evidenziare evincere \
    evirare evitare evocare evoluire evolvere fabbricare facilitare fagocitare falcare falciare fallare fallire \
    falsare falsificare fanatizzare fantasticare farcire fare farfugliare farneticare fasciare fascinare faticare \
    fatturare favellare favoleggiare favoreggiare favorire fecondare felicitare feltrare fendere ferire fermare \
    fermentare ferrare fertilizzare fervere festeggiare fiaccare fiammeggiare fiancare fiancheggiare fiatare \
    ficcare fidanzare fidare figgere figliare figurare filare filettare filmare filosofare filtrare finalizzare \
    finanziare fingere finire fintare fioccare fiocinare fiorettare fiorire firmare fiscalizzare fischiare \
    fischiettare fissare fiutare flagellare flettere flirtare flottare fluidificare fluire fluttuare focalizzare \
    foderare foggiare fogliare fognare folgorare follare folleggiare fomentare fondare fondere foracchiare \
    foraggiare forare forbire forgiare formalizzare formalizzarsi formare formicolare formulare fornicare fornire \
    fortificare forviare forzare fossilizzare fotocopiare fotografare fottere fracassare fraintendere frammentare \
    frammettere frammezzare frammischiare franare francare frangere frangiare frantumare frapporre fraseggiare \
    frastagliare frastornare fraternizzare fratturare frazionare freddare fregare fregiare fremere frenare \
    frequentare fresare friggere frignare frinire frisare frizionare frizzare frodare frollare fronteggiare \
    frugare fruire frullare frusciare frustare frustrare fruttare fruttificare fucilare fucinare fugare fuggire \
    fulgere fulminare fumare fumigare funestare fungere funzionare fuoriuscire fuoruscire fuorviare furoreggiare \
    fustellare fustigare gabbare gabellare gallare galleggiare gallonare galoppare galvanizzare garantire garbare \
    gareggiare gargarizzare garrire garzare gasare gassificare gatteggiare gattonare gattoneggiare gavazzare \
    gelare gelatinizzare gelificare gemellare gemere geminare gemmare genare generalizzare generare genuflettere \
    genuflettersi gerarchizzare germinare germogliare gessare gesticolare gestire gettare gettonare ghermire \
    ghettizzare ghiacciare ghignare giacere giganteggiare gingillare giocare giocherellare gioire giostrare \
    giovare girandolare girare girellare gironzolare girovagare giubilare giudicare giugulare giungere giurare \
    giustapporre giustificare giustiziare glissare globalizzare globulare gloriare glorificare glossare gocciare \
    gocciolare godere gommare gonfiare gongolare gorgheggiare gorgogliare governare gozzovigliare gracchiare \
    gracidare gradinare gradire gradualizzare graduare graffare graffiare graffire grandeggiare grandinare granire \
    granulare gratificare gratinare grattare grattugiare gravare gravitare graziare grecizzare gremire gridare \
    grillare grippare grondare grufolare grugnire guadagnare guadare guaire gualcire guardare guarire guarnire \
    guastare guatare guazzare guerreggiare gufare guidare guizzare gustare handicappare ibernare ibridare \
    iconizzare idealizzare ideare identificare idoleggiare idratare idrogenare idrolizzare ignorare illanguidire \
    illeggiadrire illividire illudere illuminare illustrare imbacuccare imballare imbalsamare imbandierare \
    imbandire imbarazzare imbarbarire imbarcare imbastardire imbastire imbattere imbattersi imbavagliare imbeccare \
    imbellettare imbellire imbestialire imbevere imbiaccare imbiancare imbiondire imbizzarrire imboccare imbolsire \
    imbonire imborghesire imboscare imbottigliare imbottire imbracare imbracciare imbrachettare imbrancare \
    imbrattare imbrigliare imbroccare imbrodare imbrodolare imbrogliare imbronciare imbrunire imbruttire imbucare \
    imbullettare imbullonare imburrare imbussolare imitare immagazzinare immaginare immalinconire immatricolare \
    immedesimare immergere immettere immigrare immischiare immiserire immobilizzare immolare immortalare \
    immunizzare immusonire impaccare impacchettare impacciare impadronire impadronirsi impaginare impagliare \
    impalare impalcare impallare impallidire impallinare impalmare impaludare impanare impancare impancarsi \
    impaniare impantanare impaperare impappinare imparare imparentare imparruccare impartire impastare impastoiare \
    impataccare impattare impaurire impavesare impazzare impazzire impeciare impedire impegnare impegolare \
    impelagare impelagarsi impellicciare impennare impensierire impepare imperare imperiare impermalire imperniare \
    impersonare imperversare impestare impetrare impiagare impiantare impiantire impiastrare impiccare impicciare \
    impiegare impietosire impietrire impigliare impigrire impilare impinguare impiombare impipare impiumare \
    implementare implicare implorare impollinare impoltronire impolverare impomatare impopolare imporporare \
    imporre importare importunare impossessare impossessarsi impostare impoverire impratichire imprecare \
    impregnare imprendere impressionare imprestare impreziosire imprigionare imprimere improntare improvvisare \
    impugnare impuntare impunturare imputare imputridire inabilitare inabissare inacerbire inacetire inacidire \
    inalare inalberare inalveare inamidare inanellare inarcare inargentare inaridire inasprire inastare inattivare \
    inaugurare incagliare incalcinare incallire incalorire incalzare incamerare incamiciare incamminare incanalare \
    incancrenire incantare incanutire incaponire incappare incappellare incappottare incappucciare incapricciare \
    incapsulare incarcerare incardinare incaricare incarnare incarnire incarognire incartare incartocciare \
    incasellare incasinare incassare incastonare incastrare incatenare incatramare incattivire incavare incavolare \
    incazzare incazzarsi incedere incendiare incenerire incensare incentivare incentrare inceppare incerare \
    incernierare incespicare incettare inchinare inchiodare inchiostrare inciampare incidere incinerare incipriare \
    incistare incitare incivilire inclinare includere incoccare incocciare incogliere incollare incollerire \
    incolonnare incolpare incombere incominciare incomodare incontrare incoraggiare incordare incornare \
    incorniciare incoronare incorporare incorrere incrementare increscere increspare incretinire incriminare \
    incrinare incrociare incrodare incrostare incrudelire incrudire incubare inculcare incuneare incupire \
    incuriosire incurvare incutere indagare indebitare indebolire indennizzare indettare indicare indicizzare \
    indignare indire indirizzare indispettire indisporre individuare indiziare indolenzire indorare indossare \
    indottrinare indovinare indugiare indulgere indurire indurre industriare inebetire inerpicare inerpicarsi \
    infagottare infamare infangare infarcire infarinare infastidire infatuare infeltrire inferire infermare \
    inferocire infervorare infestare infettare infeudare infiacchire infialare infiammare inficiare infierire \
    infiggere infilare infiltrare infiltrarsi infilzare infingere infinocchiare infiorare infiorettare infirmare \
    infischiare infischiarsi infittire inflazionare infliggere influenzare influire infocare infognare infoltire \
    infondere inforcare informare infornare infortunare infossare infradiciare inframmettere infrangere infreddare \
    infreddolire infuocare infuriare ingabbiare ingaggiare ingagliardire ingannare ingarbugliare ingegnare \
    ingegnarsi ingelosire ingemmare ingenerare ingentilire ingerire ingessare inghiaiare inghiottire inghirlandare \
    ingiallire ingigantire inginocchiare ingioiellare ingiungere ingiuriare inglobare ingobbire ingoffire ingoiare \
    ingolfare ingollare ingolosire ingombrare ingommare ingorgare ingozzare ingranare ingrandire ingrassare \
    ingravidare ingraziare ingrossare inguaiare inguainare ingurgitare inibire iniettare inimicare iniziare \
    innaffiare innalzare innamorare inneggiare innervare innervosire innescare innestare innovare inoculare \
    inoltrare inondare inorgoglire inorridire inquadrare inquietare inquinare inquisire insabbiare insaccare \
    insalivare insanguinare insanire insaponare insaporire inscatolare inscenare inscrivere insecchire insediare \
    insegnare inseguire insellare inserire insidiare insignire insilare insinuare insistere insolentire \
    insonorizzare insorgere insospettire insozzare inspirare installare instare instaurare instillare instradare \
    insudiciare insufflare insultare insuperbire intabarrare intaccare intagliare intarsiare intasare intascare \
    intavolare integrare intelaiare intendere intenerire intensificare intentare interagire intercalare \
    intercedere intercettare intercorrere interdire interessare interfacciare interferire interlineare \
    interloquire intermediare internare interpellare interpolare interporre interpretare interrare interrogare \
    interrompere intersecare interstellare intervallare intervenire intervistare intessere intestardire \
    intestardirsi intestare intiepidire intimare intimidire intimorire intingere intitolare intonacare intonare \
    intontire intoppare intorbidare intorpidire intossicare intralciare intrallazzare intramezzare intrappolare \
    intraprendere intrattenere intravedere intravvedere intrecciare intricare intridere intrigare intristire \
    introdurre introitare intromettere intronare intrudere intrufolare intrugliare intuire inturgidire inumare \
    inumidire inurbare inutilizzare invadere invaghire invalere invalidare invasare invecchiare inveire invelenire \
    inventare inventariare inverdire invertire investigare investire inviare invidiare invilire inviluppare \
    inviperire invischiare invitare invocare invogliare involare involgarire involgere involtare involvere \
    inzaccherare inzavorrare inzeppare inzuccherare inzuppare ionizzare ipnotizzare ipotecare ipotizzare iridare \
    irizzare ironizzare irradiare irraggiare irrancidire irregolare irretire irridere irridire irrigare irrigidire \
    irritare irrobustire irrogare irrompere irrorare irruvidire ischeletrire iscrivere islamizzare isolare \
    ispessire ispezionare ispirare issare istallare isterilire istigare istillare istituire istoriare istradare \
    istruire istupidire italianizzare iterare iugulare laccare lacerare lacrimare lagnare lagnarsi laicizzare \
    lambiccare lambire lamentare laminare lampeggiare lanciare languire lapidare lappare lardellare largheggiare \
    largire lasciare lastricare latineggiare latinizzare latitare latrare laureare lavare lavorare lavoricchiare \
    leccare ledere legalizzare legare leggere leggicchiare leggiucchiare legiferare legittimare legnare lenire \
    lerciare lesinare lesionare lessare leticare levare levigare levitare libare liberalizzare liberare librare \
    licenziare licere licitare lievitare limare limitare linciare lineare liofilizzare liquefare liquidare \
    lisciare lisciviare listare litigare litografare livellare localizzare locare locupletare lodare logorare \
    lordare lottare lottizzare lubrificare luccicare lucere lucidare lucrare lumeggiare luminare lunare lusingare \
    lussare lussureggiare lustrare macchiare macchiettare macchinare macellare macerare macinare maciullare \
    maculare maggiorare magnetizzare magnificare maledire malfare malgiudicare malignare malmenare maltrattare \
    malversare malvolere mancare mandare maneggiare manganare manganellare mangiare mangiucchiare manifatturare \
    manifestare manipolare manomettere manovrare mansuefare mantenere manualizzare marcare marchiare marciare \
    marcire mareggiare marezzare marginare marinare maritare marmorizzare marsalare martellare martirizzare \
    martoriare mascherare maschiare massacrare massaggiare massellare massificare massimizzare masticare \
    masturbare matricolare mattonare maturare meccanizzare mediare medicare meditare mellificare memorizzare \
    menare mendicare menomare mentire mentovare menzionare meravigliare mercerizzare mercificare meriggiare \
    meritare merlettare mescere mescolare mestare metallizzare mettere miagolare microfilmare mietere migliorare \
    migrare militare militarizzare millantare millimetrare mimare mimetizzare minacciare minare minchionare \
    mineralizzare mingere miniare minimizzare ministrare minorare mirare miscelare mischiare misconoscere \
    mistificare misurare miticizzare mitigare mitizzare mitragliare mobiliare mobilitare mobilizzare modellare \
    moderare modernizzare modificare modulare molare molcere molestare mollare molleggiare moltiplicare monacare \
    mondare monetare monetizzare monitorare monologare monopolizzare montare moraleggiare moralizzare mordere \
    mordicchiare morire mormorare morsicare mortificare mostrare motivare motorizzare motteggiare movimentare \
    mozzare muffire mugghiare muggire mugolare mugugnare mulinare multare mummificare mungere munire muovere \
    murare musicare mussare mutare mutilare mutuare narcotizzare narrare nascere nascondere naturalizzare \
    naufragare nauseare navigare nebulizzare necessitare necrotizzare negare negligere negoziare nereggiare \
    nettare neutralizzare nevicare nevischiare nicchiare nichelare nidificare niellare ninnare nitrire nobilitare \
    noleggiare nomare nominare normalizzare notare notificare novellare noverare numerare nuocere nuotare \
    nutricare nutrire obbedire obbiettare obbligare oberare obiettare obiettivare obliare obliterare obnubilare \
    occasionare occhieggiare occludere occorrere occultare occupare odiare odorare offendere officiare offrire \
    offuscare oggettivare olezzare oliare oltraggiare oltrepassare ombrare ombreggiare omettere omogeneizzare \
    omologare ondeggiare ondulare onerare onorare opacizzare operare opinare oppiare opporre opprimere oppugnare \
    oprare optare orare orbare orbitare orchestrare ordinare ordire orecchiare organizzare orientare originare \
    origliare orinare orizzontare orlare ormeggiare ornare orzare osannare osare oscillare oscurare ospedalizzare \
    ospitare ossequiare osservare ossessionare ossidare ossificare ossigenare ostacolare ostare osteggiare \
    ostentare ostinare ostinarsi ostracizzare ostruire ottemperare ottenebrare ottenere ottimare ottimizzare \
    ottonare ottundere otturare ovattare ovviare oziare pacare pacificare padroneggiare paganeggiare pagare palare \
    palesare palleggiare palliare palpare palpeggiare palpitare paludare panare panificare panneggiare papillare \
    pappare paracadutare parafare paraffinare parafrasare paragonare paragrafare paralizzare parare parcare \
    parcellare parcheggiare pareggiare parere parificare parlamentare parlare parlottare parodiare partecipare \
    parteggiare partire partorire pascere pascolare passare passeggiare pasteggiare pasticciare pastorizzare \
    pasturare patinare patire patrocinare patteggiare pattinare pattugliare pattuire paventare pavesare \
    pavimentare pavoneggiare pavoneggiarsi pazientare pazzeggiare peccare pedalare pedanteggiare pedinare \
    pedonalizzare peggiorare pelare pellegrinare penalizzare penare pencolare pendere pendolare penetrare \
    pennellare pensare pensionare pentire pentirsi penzolare pepare percepire percolare percorrere percuotere \
    perdere perdonare perdurare peregrinare perequare perfezionare perforare pericolare perifrasare periodare \
    periodizzare perire peritare periziare perlustrare permanere permeare permettere permutare pernottare perorare \
    perpetrare perpetuare perquisire perscrutare perseguire perseguitare perseverare persistere personificare \
    persuadere perturbare pervadere pervenire pervertire pesare pescare pestare pesticciare pettegolare pettinare \
    piacere piagare piaggiare piagnucolare piallare pianeggiare piangere pianificare piantare piantonare piare \
    piastrellare piattonare piazzare piccare picchettare picchiare picchiettare piegare pieghettare pietrificare \
    pigiare pigliare pigmentare pignorare pigolare pillare pilotare piluccare pimentare pingere pinzare piombare \
    piotare piovere piovigginare pipare pipiare pirateggiare piroettare pisciare pisolare pispigliare pitoccare \
    pitturare pizzicare pizzicottare placare placcare plagiare planare plasmare plasticare plastificare platinare \
    plaudere plaudire plorare pluralizzare poetare poeticizzare poggiare polarizzare polemizzare policromare \
    polimerizzare polire politicizzare pollare poltrire polverizzare pomiciare pompare ponderare pontificare \
    ponzare popolare popolarizzare poppare porgere porre portare posare posdatare posizionare posporre possedere \
    postare postdatare posteggiare postergare posticipare postillare postulare potare potenziare potere pranzare \
    praticare preannunciare preannunziare preassemblare preavvertire preavvisare precedere precettare precipitare \
    precisare precitare precludere precomprimere preconizzare preconoscere precorrere precostituire predare \
    predestinare predicare prediligere predire predisporre predominare preesistere prefabbricare preferire \
    prefiggere prefigurare prefinanziare prefissare pregare pregiare pregiudicare pregustare prelevare prelibare \
    preludere preludiare premeditare premere premettere premiare premorire premunire premurare prenascere prendere \
    prenotare preoccupare preordinare preparare preponderare preporre prepotere presagire prescegliere prescindere \
    prescrivere presentare presentire presenziare preservare presidiare presiedere pressare pressurizzare \
    prestabilire prestare presumere presupporre pretendere prevalere prevaricare prevedere prevenire preventivare \
    prezzolare prillare primeggiare principiare privare privatizzare privilegiare procacciare procedere processare \
    proclamare procombere procrastinare procreare procurare prodigare produrre profanare proferire professare \
    profetare profetizzare profferire profilare profittare profondare profondere profumare progettare programmare \
    progredire proibire proiettare proliferare prolificare prolungare promettere promulgare promuovere \
    pronosticare pronunciare pronunziare propagandare propagare propagginare propalare propendere propinare \
    propiziare proporre proporzionare propugnare prorogare prorompere prosciogliere prosciugare proscrivere \
    proseguire prosperare prospettare prosternare prostituire prostrare proteggere protendere protestare \
    protocollare protrarre provare provenire provocare provvedere prudere pubblicare pubblicizzare pugnalare \
    pugnare pulire pullulare pulsare pungere pungolare punire puntare punteggiare puntellare puntualizzare \
    punzecchiare punzonare purgare purificare putire putrefare puzzare quadrare quadrettare quadripartire \
    quadruplicare qualificare quantificare quantizzare querelare questionare questuare quietare quintuplicare \
    quotare rabberciare rabbonire rabbrividire rabbuffare rabbuiare rabescare raccapezzare raccare raccattare \
    racchiudere raccogliere raccomandare racconciare raccontare raccorciare raccordare raccostare raccozzare \
    racimolare raddensare raddolcire raddoppiare raddrizzare radere radiare radicare radiografare radunare \
    raffazzonare raffermare raffigurare raffinare rafforzare raffreddare raffrenare raffrontare raggelare raggiare \
    raggirare raggiungere raggiustare raggomitolare raggranellare raggrinzare raggrinzire raggrumare raggruppare \
    raggruzzolare ragguagliare ragionare ragliare rallegrare rallentare ramare ramazzare ramificare rammaricare \
    rammendare rammentare rammodernare rammollire rampare rampicare rampognare rampollare randellare rannicchiare \
    rannuvolare rantolare rapare rapinare rapire rappacificare rappattumare rappezzare rapportare rapprendere \
    rappresentare rarefare rasare raschiare rasciugare rasentare raspare rassegare rassegnare rasserenare \
    rassettare rassicurare rassodare rassomigliare rastrellare rastremare rateare rateizzare ratificare rattenere \
    rattizzare rattoppare rattrappire rattristare ravvedere ravvedersi ravviare ravvicinare ravvisare ravvolgere \
    ravvoltolare raziocinare razionare razziare razzolare reagire realizzare recalcitrare recapitare recare \
    recedere recensire recepire recere recidere recidivare recingere recintare reciprocare recitare reclamare \
    reclamizzare reclinare recludere reclutare recriminare recuperare redarguire redigere redimere redistribuire \
    referenziare refrigerare regalare regatare reggere registrare regnare regolamentare regolare regolarizzare \
    regredire reimbarcare reimpiegare reimportare reincarnare reinnestare reinsediare reinserire reintegrare \
    reinventare reinvestire reiscrivere reiterare relativizzare relazionare relegare remare remigare remunerare \
    rendere repellere reperire repertare replicare reprimere reputare requisire rescindere resecare residuare \
    resinare resistere respingere respirare restare restaurare restituire restringere resuscitare reticolare \
    retinare retribuire retrocedere retrodatare rettificare revisionare revocare riabbassare riabbattere \
    riabbottonare riabbracciare riabilitare riabituare riaccendere riaccennare riacchiappare riaccomodare \
    riaccostare riacquisire riacquistare riacuire riacutizzare riadattare riadeguare riaffacciare riaffermare \
    riafferrare riaffezionare riaggiustare riaggravare riallacciare riallargare riallungare rialzare riamare \
    riammalare riammettere riammogliare riandare rianimare riannettere riannodare riapparire riappropriare \
    riapprovare riaprire riarmare riasciugare riascoltare riassalire riassaporare riassegnare riassestare \
    riassettare riassicurare riassorbire riassumere riattaccare riattare riattivare riattizzare riavere riavviare \
    riavvicinare riavvolgere ribadire ribaltare ribassare ribattere ribattezzare ribellare riboccare ribollire \
    ributtare ricacciare ricadere ricalcare ricalcitrare ricamare ricambiare ricantare ricapitolare ricaricare \
    ricascare ricattare ricavare ricedere ricercare ricettare ricevere richiamare richiedere richiudere riciclare \
    ricogliere ricollegare ricollocare ricolmare ricolorare ricominciare ricomparire ricompattare ricompensare \
    ricomperare ricomporre ricomprare ricomprendere ricomunicare riconcentrare riconciliare ricondurre \
    riconfermare riconfortare riconfrontare ricongiungere riconnettere riconoscere riconquistare riconsacrare \
    riconsegnare riconsiderare riconvenire riconvertire riconvocare ricopiare ricoprire ricordare ricorreggere \
    ricorrere ricostituire ricostruire ricoverare ricreare ricredere ricrescere ricucire ricuocere ricuperare \
    ricusare ridacchiare ridare ridefinire ridere ridestare ridicolizzare ridimostrare ridipingere ridire \
    ridiscendere ridiscorrere ridiscutere ridisegnare ridistribuire ridiventare ridomandare ridonare ridondare \
    ridurre riecheggiare riedificare rieducare rielaborare rieleggere riemergere riempiere riempire rientrare \
    riepilogare riequilibrare riesaminare riesplodere riesportare riessere riesumare rievocare rifare riferire \
    rifiatare rificcare rifilare rifinire rifiorire rifiutare riflettere rifluire rifocillare rifondere riformare \
    riformulare rifornire rifrangere rifriggere rifuggire rifugiare rifugiarsi rifulgere rigare rigenerare \
    rigettare rigiocare rigirare rigonfiare rigovernare riguadagnare riguardare rigurgitare rilanciare rilasciare \
    rilassare rilavare rilegare rileggere rilevare rilucere riluttare rimandare rimaneggiare rimanere rimangiare \
    rimarcare rimare rimarginare rimaritare rimasticare rimbalzare rimbambire rimbeccare rimbecillire rimboccare \
    rimbombare rimborsare rimboscare rimboschire rimbrottare rimediare rimembrare rimenare rimeritare rimescolare \
    rimestare rimettere rimirare rimisurare rimodellare rimodernare rimontare rimorchiare rimordere rimostrare \
    rimpallare rimpastare rimpatriare rimpiangere rimpiattare rimpiazzare rimpiccolire rimpinguare rimpinzare \
    rimpolpare rimpossessare rimproverare rimuginare rimunerare rimuovere rimutare rinascere rincagnare rincarare \
    rincasare rinchiudere rincitrullire rincivilire rincoglionire rincollare rincominciare rincontrare rincorrere \
    rincrescere rincretinire rincrudire rinculare rincuorare rinegoziare rinfacciare rinfocolare rinfoderare \
    rinforzare rinfrancare rinfrescare ringalluzzire ringhiare ringiovanire ringoiare ringraziare ringuainare \
    rinnegare rinnestare rinnovare rinnovellare rinsaccare rinsaldare rinsanguare rinsavire rinsecchire rinserrare \
    rintanare rintelare rintoccare rintontire rintracciare rintronare rintuzzare rinunciare rinunziare rinvangare \
    rinvenire rinverdire rinvestire rinviare rinvigorire rinvilire rinvolgere rinvoltare rinzaffare rioccupare \
    riordinare riorganizzare riorientare riottenere ripagare riparare riparlare ripartire ripassare ripensare \
    ripentire ripercorrere ripercuotere ripescare ripetere ripicchiare ripiegare ripigliare ripiombare ripiovere \
    ripopolare riporre riportare riposare riprendere ripresentare ripristinare riprodurre riprogrammare \
    ripromettere riproporre riprovare ripubblicare ripudiare ripugnare ripulire ripungere riputare riquadrare \
    riqualificare risaldare risalire risaltare risanare risapere risarcire riscaldare riscattare riscegliere \
    rischiarare rischiare risciacquare risciogliere riscontare riscontrare riscoprire riscorrere riscrivere \
    riscuotere risecare risedere riseminare risentire riserbare riservare risiedere risistemare risolare \
    risollevare risolvere risonare risorgere risospingere risostenere risparmiare rispecchiare rispedire \
    rispettare rispiegare risplendere rispolverare rispondere risposare rispuntare rissare ristabilire ristagnare \
    ristampare ristare ristorare ristringere ristrutturare ristuccare ristudiare risucchiare risultare risuolare \
    risuonare risuscitare risvegliare ritagliare ritardare ritemprare ritenere ritentare ritingere ritirare \
    ritmare ritoccare ritogliere ritorcere ritornare ritrarre ritrasmettere ritrattare ritrovare rituffare riudire \
    riunificare riunire riuscire riutilizzare rivaccinare rivaleggiare rivalere rivalersi rivalicare rivalorizzare \
    rivalutare rivangare rivedere rivelare rivendere rivendicare riverberare riverire riverniciare riversare \
    rivestire rivettare rivincere rivisitare rivitalizzare rivivere rivolere rivolgere rivoltare rivoltolare \
    rivoluzionare rizzare robotizzare rodare rodere rodiare rogare rollare romanizzare romanzare rombare rompere \
    ronfare ronzare rosicare rosicchiare rosolare rosseggiare rotare roteare rotolare rottamare rovesciare \
    rovinare rovistare rubacchiare rubare rubricare ruggire rugliare rullare ruminare rumoreggiare ruotare ruspare \
    russare ruttare ruzzare ruzzolare sabbiare sabotare saccheggiare sacramentare sacrificare saettare saggiare \
    sagginare sagomare salare salariare salassare saldare salificare salinare salire salivare salmodiare salpare \
    saltabeccare saltare saltellare salterellare salutare salvaguardare salvare sanare sancire sanguinare \
    santificare sanzionare sapere saponificare saporire sarchiare sartiare satinare satireggiare satollare \
    saturare saturnizzare saziare sbaciucchiare sbadigliare sbafare sbagliare sbalestrare sballare sballottare \
    sbalordire sbalzare sbancare sbandare sbandierare sbandire sbaraccare sbaragliare sbarazzare sbarbare sbarcare \
    sbarrare sbatacchiare sbattere sbattezzare sbavare sbeccare sbellicare sbellicarsi sbendare sbertucciare \
    sbevazzare sbiadire sbiancare sbigottire sbilanciare sbirciare sbizzarrire sbloccare sboccare sbocciare \
    sbollentare sbollire sbolognare sborniare sborsare sbottare sbottonare sbozzare sbracare sbracciare \
    sbracciarsi sbraitare sbramare sbranare sbrancare sbreccare sbrecciare sbriciolare sbrigare sbrigliare \
    sbrinare sbrindellare sbrodolare sbrogliare sbronzare sbronzarsi sbruffare sbucare sbucciare sbudellare \
    sbuffare sbugiardare sbullonare sbuzzare scacchiare scacciare scadenzare scadere scafare scaffalare scagionare \
    scagliare scaglionare scalare scalcare scalciare scalcinare scaldare scalfare scalfire scalinare scalmanare \
    scalpare scalpellare scalpicciare scalpitare scaltrire scalzare scambiare scamiciare scamosciare scamozzare \
    scampanare scampanellare scampare scanalare scandagliare scandalizzare scandire scannare scannellare scansare \
    scantinare scantonare scapicollare scapicollarsi scapigliare scapitare scapitozzare scapolare scappare \
    scappellare scapricciare scaracchiare scaraventare scarcerare scardassare scardinare scaricare scarificare \
    scarmigliare scarnificare scarnire scarpinare scarrozzare scarrucolare scarruffare scarseggiare scartabellare \
    scartare scartavetrare scartocciare scassare scassinare scatarrare scatenare scatolare scattare scaturire \
    scavalcare scavare scavezzare scazzottare scegliere scemare scempiare scendere sceneggiare scernere \
    scervellare sceverare schedare scheggiare scheletrire schematizzare schermare schermire schernire scherzare \
    schettinare schiacciare schiaffare schiamazzare schiantare schiarire schiattare schiavizzare schidionare \
    schierare schifare schioccare schiodare schiudere schiumare schivare schizzare sciabolare sciabordare \
    sciacquare scialacquare scialare scialbare sciamannare sciamare sciancare sciare scimmiottare scindere \
    scintillare scioccare sciogliere sciolinare scioperare sciorinare scippare sciroppare sciupare scivolare \
    sclerosare sclerotizzare scoccare scocciare scodare scodellare scodinzolare scolare scollacciare scollare \
    scolorare scolorire scolpare scolpire scombinare scombuiare scombussolare scommettere scomodare scompaginare \
    scompagnare scomparire scompartire scompensare scompigliare scomporre scomunicare sconcertare sconciare \
    sconfessare sconficcare sconfiggere sconfinare scongelare scongiurare sconnettere sconoscere sconquassare \
    sconsacrare sconsigliare sconsolare scontare scontentare scontrare sconvenire sconvolgere scopare scoperchiare \
    scopiazzare scoppiare scoppiettare scoprire scoraggiare scorare scorciare scordare scoreggiare scorgere \
    scornare scorporare scorrazzare scorrere scortare scortecciare scorticare scoscendere scosciare scostare \
    scotennare scottare scovare scozzonare screditare scremare screpolare screziare scribacchiare scricchiolare \
    scritturare scrivere scroccare scrollare scrosciare scrostare scrutare scrutinare scucire scudisciare \
    sculacciare sculettare scuocere scuoiare scuotere scurire scusare sdebitare sdegnare sdentare sdilinquire \
    sdoganare sdoppiare sdraiare sdrucciolare sdrucire seccare secernere secolarizzare secondare secretare sedare \
    sedere sedimentare sedurre segare seghettare segmentare segnalare segnare segregare seguire seguitare selciare \
    selezionare sellare sembrare sementare seminare semplificare sentenziare sentire separare seppellire \
    sequestrare serbare serenare seriare sermoneggiare serpeggiare serpere serrare servire setacciare seviziare \
    sezionare sfaccendare sfaccettare sfacchinare sfaldare sfalsare sfamare sfangare sfare sfarfallare sfarinare \
    sfasare sfasciare sfatare sfavillare sfavorire sfebbrare sfegatare sferragliare sferrare sferruzzare sferzare \
    sfiammare sfiancare sfiatare sfibbiare sfibrare sfidare sfiduciare sfigurare sfilacciare sfilare sfinire \
    sfiorare sfiorire sfittare sfocare sfociare sfoderare sfogare sfoggiare sfogliare sfolgorare sfollare sfoltire \
    sfondare sforbiciare sformare sfornare sfornire sforzare sfottere sfracellare sfrangiare sfratare sfrattare \
    sfrecciare sfregare sfregiare sfrenare sfrigolare sfrondare sfruttare sfuggire sfumare sfuocare sfuriare \
    sgambare sgambettare sganasciare sganciare sgangherare sgarrare sgattaiolare sgelare sghiacciare sghignazzare \
    sgobbare sgocciolare sgolare sgolarsi sgomberare sgombrare sgomentare sgominare sgomitolare sgommare sgonfiare \
    sgonnellare sgorbiare sgorgare sgozzare sgradire sgraffignare sgrammaticare sgranare sgranchire sgranocchiare \
    sgrassare sgravare sgretolare sgridare sgrillettare sgrondare sgroppare sgropponare sgrossare sgrovigliare \
    sguainare sgualcire sguarnire sguazzare sguinzagliare sguisciare sgusciare shoccare shockare sibilare \
    sigillare siglare significare signoreggiare silenziare sillabare sillogizzare silurare simboleggiare \
    simbolizzare simpatizzare simulare sincerare sincopare sincronizzare sindacare singhiozzare sinistrare \
    sinterizzare sintetizzare sintonizzare sistemare situare slabbrare slacciare slanciare slargare slattare \
    slegare slittare slogare sloggiare slombare smacchiare smagliare smagnetizzare smagrire smaliziare smaltare \
    smaltire smammare smanettare smaniare smantellare smarcare smarginare smarrire smascellare smascherare \
    smembrare smemorare smentire smerciare smerigliare smerlare smettere smezzare smidollare smielare sminare \
    sminuire sminuzzare smistare smitizzare smobilitare smoccolare smonacare smontare smorzare smottare smozzicare \
    smungere smuovere smurare smussare snaturare snebbiare snellire snervare snidare snobbare snocciolare snodare \
    snudare sobbalzare sobbarcare sobbollire sobillare socchiudere soccombere soccorrere socializzare sodare \
    soddisfare soffermare soffiare soffittare soffocare soffondere soffriggere soffrire sofisticare soggettivare \
    sogghignare soggiacere soggiogare soggiornare soggiungere sognare solare solcare soleggiare solennizzare \
    solere solfeggiare solforare solidarizzare solidificare sollazzare sollecitare solleticare sollevare \
    solubilizzare somatizzare somigliare sommare sommergere somministrare sommuovere sonare sondare sonnecchiare \
    sonorizzare sopire sopperire soppesare soppiantare sopportare sopprimere sopracitare sopraelencare \
    sopraelevare sopraffare soprammettere soprassedere soprastare sopravalutare sopravanzare sopravvenire \
    sopravvivere soprelevare soprintendere sorbettare sorbire sorgere sormontare sorpassare sorprendere sorreggere \
    sorridere sorseggiare sorteggiare sortire sorvegliare sorvolare sospendere sospettare sospingere sospirare \
    sostantivare sostanziare sostare sostenere sostentare sostituire sottacere sottendere sottentrare sotterrare \
    sottilizzare sottintendere sottolineare sottomettere sottopagare sottoporre sottoscrivere sottostare \
    sottostimare sottovalutare sottrarre soverchiare sovrabbondare sovraesporre sovrapporre sovrastampare \
    sovrastare sovrastimare sovreccitare sovrintendere sovvenire sovvenzionare sovvertire spaccare spacchettare \
    spacciare spaginare spagliare spaiare spalancare spalare spalleggiare spalmare spampanare spanare spanciare \
    spandere spannocchiare spaparanzare spappolare sparare sparecchiare spargere sparigliare sparire sparlare \
    sparpagliare spartire spasimare spassare spaurire spaventare spaziare spazientire spazzare spazzolare \
    specchiare specchiarsi specializzare specificare speculare spedalizzare spedire spegnare spegnere spelacchiare \
    spelare spellare spendere spengere spennacchiare spennare spennellare spenzolare sperare sperdere sperequare \
    spergiurare spericolare sperimentare speronare sperperare sperticare spesare spettare spettegolare spettinare \
    spezzare spezzettare spezzonare spiaccicare spiacere spianare spiantare spiare spiattellare spiazzare spiccare \
    spicciare spiccicare spicciolare spidocchiare spiegare spiegazzare spifferare spigare spignattare spigolare \
    spillare spilluzzicare spinare spingere spintonare spiombare spiovere spirare spiumare spizzicare splendere \
    spodestare spoetizzare spogliare spolmonare spolpare spolverare spolverizzare sponsorizzare spopolare sporcare \
    sporgere sposare spossare spossessare spostare sprangare sprecare spregiare spremere spretare sprezzare \
    sprigionare sprimacciare sprintare sprizzare sprofondare sproloquiare spronare spropositare spropriare \
    sprovvedere spruzzare spulare spulciare spumare spumeggiare spuntare spurgare sputacchiare sputare sputtanare \
    squadernare squadrare squagliare squalificare squamare squarciare squartare squassare squilibrare squillare \
    squinternare squittire sradicare sragionare sregolare srotolare stabilire stabilizzare staccare stacciare \
    staffilare stagionare stagliare stagnare stamburare stampare stampigliare stanare stancare stangare stanziare \
    stappare stare starnazzare starnutare starnutire stasare statalizzare statizzare statuire stazionare stazzare \
    stazzonare steccare stecchire stellare stemperare stempiare stendere stenografare stentare sterilizzare \
    sterminare sterrare sterzare stigmatizzare stilare stilizzare stillare stimare stimmatizzare stimolare \
    stingere stipare stipendiare stipulare stiracchiare stirare stivare stizzire stoccare stomacare stonare \
    stoppare storcere stordire storicizzare stormire stornare stornellare storpiare strabiliare straboccare \
    strabuzzare straccare stracciare stracuocere strafare strafottere stralciare stralunare stramaledire \
    stramazzare strangolare straniare strapagare straparlare strapazzare strapiombare strappare straripare \
    strascicare strascinare stratificare strattonare stravaccare stravedere stravincere straviziare stravolgere \
    straziare stregare stremare strepitare stressare striare stridere strigliare strillare striminzire \
    strimpellare strinare stringare stringere strisciare stritolare strizzare strofinare strombazzare strombettare \
    stroncare stronfiare stropicciare stroppiare strozzare struccare struggere strumentare strusciare strutturare \
    stuccare studiare stufare stupefare stupidire stupire stuprare sturare stuzzicare suadere subaffittare \
    subappaltare subentrare subire subissare sublimare sublocare subodorare subordinare subornare succedere \
    succhiare succidere succingere succitare sudare suddividere suffragare suggellare suggere suggerire \
    suggestionare suicidare suicidarsi summenzionare sunteggiare suolare suonare superare superpagare supplicare \
    supplire suppliziare supporre supportare suppurare surclassare surgelare surriscaldare surrogare suscitare \
    susseguire sussidiare sussistere sussultare sussurrare suturare svagare svaligiare svalutare svanire \
    svantaggiare svaporare svariare svasare svecchiare svegliare svelare svelenire svellere sveltire svenare \
    svendere svenire sventagliare sventare sventolare sventrare sverginare svergognare svernare svestire svettare \
    svezzare sviare svicolare svignare svigorire svilire sviluppare svinare svincolare sviolinare svirilizzare \
    svisare sviscerare svitare svolazzare svolgere svoltare svuotare swingare tabaccare tabulare tacciare tacere \
    tacitare tagliare taglieggiare tagliuzzare talentare tallonare tamburare tambureggiare tamburellare tampinare \
    tamponare tappare tappezzare tarare tardare targare tariffare tarlare tarmare tarpare tartagliare tartassare \
    tartufare tassare tastare tatuare tecnicizzare tediare telecomandare telefonare telegrafare teleguidare \
    telelavorare temere temperare tempestare temporeggiare temprare tendere tenere tentare tentennare teorizzare \
    tergere tergiversare terminare terrazzare terrificare terrorizzare terzarolare terzinare tesare tesaurizzare \
    tesserare tessere testare testificare testimoniare ticchettare tifare timbrare timonare tingere tinnire \
    tinteggiare tintinnare tipizzare tiranneggiare tirare titillare titolare titubare toccare togliere tollerare \
    tombolare tonare tondeggiare tonfare tonificare tonsurare torcere torchiare toreare tormentare tornare \
    torneare tornire torrefare torreggiare torturare tosare toscaneggiare toscanizzare tossicchiare tossire \
    tostare totalizzare traballare trabalzare traboccare traccheggiare tracciare tracimare tracollare tradire \
    tradurre trafficare trafiggere trafilare trafugare traghettare trainare tralasciare tralignare tralucere \
    tramandare tramare tramestare tramezzare tramontare tramortire tramutare tranciare trangugiare tranquillare \
    transennare transigere transitare transumare trapanare trapassare trapelare trapiantare trapungere trapuntare \
    trarre trasalire trasbordare trascegliere trascendere trascinare trascolorare trascorrere trascrivere \
    trascurare trasdurre trasecolare trasferire trasfigurare trasfondere trasformare trasgredire traslare \
    traslitterare traslocare trasmettere trasmigrare trasmodare trasognare trasparire traspirare trasporre \
    trasportare trastullare trasudare trasumanare trasvolare trattare tratteggiare trattenere traumatizzare \
    travagliare travalicare travasare travedere traversare travestire traviare travisare travolgere trebbiare \
    tremare tremolare trepidare trescare triangolare tribolare tributare trillare trincare trincerare trinciare \
    trionfare tripartire triplicare tripudiare tritare triturare trivellare trombare troncare troneggiare trottare \
    trotterellare trovare truccare trucidare truffare tubare tuffare tumefare tumulare tumultuare tuonare turare \
    turbare turbinare turlupinare tutelare ubbidire ubicare ubriacare uccellare uccidere udire ufficiare uggiolare \
    uguagliare ulcerare ultimare ululare umanizzare umettare umidificare umiliare uncinare ungere unificare \
    uniformare unire urbanizzare urgere urinare urlare urtare usare uscire ustionare usufruire usurare usurpare \
    utilizzare vacare vaccinare vacillare vagabondare vagare vagheggiare vagire vagliare vagolare valere valicare \
    validare vallare valorizzare valutare vampeggiare vanagloriare vandalizzare vaneggiare vangare vanificare \
    vantare vaporare vaporizzare varare varcare variare vaticinare vedere vedovare vegetare vegliare veicolare \
    velare veleggiare vellicare vellutare venare vendemmiare vendere vendicare venerare venire ventilare \
    verbalizzare verdeggiare vergare vergognare vergognarsi verificare verniciare versare verseggiare versificare \
    vertere vessare vestire vetrificare vettovagliare vezzeggiare viaggiare vibrare vidimare vietare vietnamizzare \
    vigere vigilare vilipendere villeggiare vincere vincolare vinificare violare violentare virare virgolettare \
    virilizzare visionare visitare vistare visualizzare vitaminizzare vittimizzare vituperare vivacchiare \
    vivacizzare vivere vivificare vivisezionare viziare vocalizzare vociare vociferare vogare volantinare volare \
    volatilizzare volere volgare volgarizzare volgere voltare volteggiare voltolare volturare vomitare vorticare \
    votare vulcanizzare vulnerare vuotare zaffare zampare zampettare zampillare zappare zappettare zavorrare \
    zigare zigrinare zigzagare zincare zirlare zittire zoccolare zompare zompettare zoomare zoppicare zuccherare \
    zufolare zumare
    """

  /// Other words that are written like a finite form of one, in the order of their bytes.
  static let others: StaticString = """
    abiura accetta acconcia accusa adatta adorna adultera adusa affetta aggiunta aguzza ala aletta aliena allerta \
    altalena altera alterna amalgama ambe amica amnistia anagramma ancora angolano angoscia angustia anima annue \
    ansa apposta appressa arabesca arena arma arringa arroste asfissia assassina assente assorte astrologa attenta \
    attiva aule aureola autentica autoaccusa autocensura autocritica autoriforma avaria avventura azzurra \
    bacchetta balena balla balzano bande bara barella barra barre baruffa base beffa benda benefica bestemmia \
    bianche bigia bilancia blande boccia bolla bolle bomba bonifica boria brama brame brande brilla brune brutta \
    bubbola buca buffa burla caccia cadenza cala calamita calandra calca cale caletta calma calunnia calza campano \
    candida cantilena cape capitano carambola caramella carena carezza carica carota carpe carrozza carrucola \
    cassa catapulta cattiva cattura causa cautela cava cena censura centrifuga cera cerchia ceste cheta \
    chiacchiera chiappa chiare chiazza china chioccia ciabatta cicala cicca cifra cima cinghia cinta ciurma \
    civetta classifica coccola colla collega colma colonna colore colpe coltiva commissaria comoda compare \
    compatta completa concreta condanna condono conferma confessa confisca congettura congiura congrega conquista \
    consegna conserva consona consulta conta contenta contesse contesta continua contraria controfirma conversa \
    copia corazza coreografa corona corriva corrusca costa cozza crema crepa cripta critica cubano cuccia cucina \
    culla cura curiosa curva custode danza data decade decima dedica degna delega delibera delizia denuncia \
    denunzia deroga desta detta diaframma diagnostica diagramma diffida digiuna diletta dimentica dimora diploma \
    dirotta disamina discarica disciplina discolpa discosta disdetta disfida dispensa disputa disumana divina \
    divisa doccia doma domanda dono doppia dove droga dura edita elemosina empie equivoca esplicita esse esterna \
    estiva estrinseca eterna etichetta fabbrica falla falle falsa fantastica fascia fascina fatica fattura fava \
    favore feconda fere ferma fiacca fida figlia figura fila fine finta fiore firma fissa flotta fodera foggia \
    foggiano foglia fogna folla fonda fonde forma formula forza fotocopia fotografa frana franca frange frangia \
    frattura fredda fresa frusta frutta fucina fuga funesta fustella gabella garante garza gemella gemina gemma \
    genera giostra girandola girovaga giustizia gloria glossa goccia gomma gonfia gozzoviglia grane gratifica \
    grazia grida guasta guida ibrida idea imbelle impietose importuna imposta impronta improvvisa inattiva \
    incivile incomoda inde indebita indica indolenze industria inferma infetta influenza ingiuria ingombra \
    inquieta insane insapore insegna insidia insigne insolente integra intenta interfaccia intermedia interna \
    intervista intima inurbano invalida invasa invidia ipoteca irrita isola isolano lacca lacera lacrima lagna \
    lamina lancia laurea lava lega legge legittima legna lene lessa leva libera linea liquida liscia lista logora \
    lorda lotta luce lucida luna lusinga lustra macchia macchietta macchina macera macina magnifica maligna manca \
    manifattura manifesta manovra marca marce marchiano marcia marina maschera maschia matricola matura media \
    mediano medica mente meraviglia mesta mina minaccia ministra mira miscela mischia misura mitraglia modella \
    modifica molesta molla monaca monda mondano moneta montano more mostra mozza muffe multa mura musica muta \
    mutila mutua nausea netta nicchia ninna nomina nota notifica novella obiettiva occulta oggettiva ombra omologa \
    opera ora orba orbita orchestra orde osanna oscura ottima ovvia pacifica paga pagano pala pappa paraffina \
    parca parcella parodia parte passa patina pattuglia pecca pedina pellegrina pena pendola perdono pere \
    peregrina perita perizia permuta perpetua pesa pesca pesta pettegola pia piaga piano pianta piastrella piazza \
    picca piega pilota pinza pipa piroetta pitocca pittura placca plasma plastica poeta policroma pompa popolano \
    poppa porta posa posta postilla pratica precetta precisa preda prede predica premura presente pressa presta \
    preventiva priva proclama procura prodiga profana professa profeta profonda profonde programma prolifica \
    pronuncia pronunzia propaganda propizia proroga prospera protesta prova pubblica punta purga puzza quadra \
    qualifica querela questua quieta quota rade rafferma ramazza rampa rampogna rapa rape rapina rasa rassegna \
    ratifica razzia recidiva recinta reciproca recita recluta regata regge regola replica residua resina retina \
    rettifica ribalta ricarica ricerca ricetta ricolma ricompensa riconferma riconquista riconsegna riforma riga \
    rigonfia rima rimonta rinuncia rinunzia riserva rissa ristampa ritratta rivale riversa rivolta romanza \
    rovescia rovina rubrica ruota ruspa russa sabbia saetta saggia sagoma sala salda sale salina saliva salva sana \
    sapore sartia satolla satura sazia sbarra sbornia sbronza scadenza scaglia scala scaltre scalza scapola \
    scarica scarne scarpina scatola scema scempia scheda scheggia scherma scherme schiatta schiera schiuma schiva \
    scia sciabola scialba sciamano scintilla sciocca sciolina scocca scodella scomoda scomunica sconcia scontenta \
    scopa scorta scrittura scure scusa secca seconda sede sega seguita sella semina serba serena seria serpe serra \
    sevizia sfavore sferza sfida sfiducia sfitta sfoglia sgombra sgomenta sgonfia sigla sillaba sincera sinistra \
    sistema slitta smania snelle soda soffitta sofistica soggettiva sola sole sollecita somma sonda sorte sospetta \
    sosta soverchia sparte spazzola specifica spesa spia spiccia spicciola spiga spilla spina spoglia sporca \
    spranga spuma squadra squalifica squilla stabile stagna stampa stanca statue stazza stecca stecche stella \
    stenta stilla stima stiva stizze storna storpia straccia stralcia strega striscia struttura stucca stufa \
    stupide suola supplica sutura sveglia svelte sventola svolta tabula tacita taglia tappa tara tarda targa \
    tariffa tarma tassa tempera tempesta tempra tende terrazza terzina tesa tessera testa tocca tombola torce \
    tormenta tortura tosse tosta traccia trafila traghetta trama tranquilla transenna tratta traversa trepida \
    tresca trita trivella tromba tronca truffa tuba turba turbina tutela ubriaca ulcera ultima urina urla urta usa \
    usura vaga vagabonda vaglia valida valuta vara varia vedova vegeta veglia vela velluta vena vendemmia vene \
    verga vergogna verifica versa veste viola violenta virgoletta visita vista vive voga volano volta voltura \
    vulnera vuota zampa zappa zavorra zigano zitte zoccola
    """
}
