// Written by tools/words/european-verbs out of hunspell-fr's dictionary, whose licence stands in FrenchWords.swift.

extension FrenchWords {
  /// Infinitives, in the order of their bytes.
  static let bases: StaticString = """
    abader abaisser abalober abalourdir abandonner abasourdir abattre abcéder abdiquer abeaudir abeausir abecquer \
    aberrer abhorrer abicher abigotir abimer abjurer ablater ablatir abloquer abloquir abluer ablutionner abolir \
    abomber abominer abonder abonner abonnir aborder aborner aboter abotter aboucher abougrir abouler abouquer \
    abouter aboutir aboutonner aboyer abracadabrer abraquer abraser abreuver abreyer abricoter abrier abriller \
    abriter abriver abroger abroutir abrutir abréagir abréger abrévier absconder abscondre absconser absenter \
    absolutiser absorber absoudre abstenir abstraire abuser abâtardir abécher abéquer abêtifier abêtir abîmer \
    acagnarder accabler accalmir accaparer accastiller accentuer accepter accessoiriser accidenter acclamer \
    acclimater accointer accolader accoler accommoder accompagner accomplir accoquiner accorder accorer accoster \
    accoter accouardir accoucher accouder accouer accoupler accourcir accourir accoutrer accoutumer accrocher \
    accroire accroitre accroupir accroître accréditer accréter accueillir acculer acculturer accumuler accuser \
    accéder accélérer accœurer acenser achalander achaler acharner acheminer acheter achever achopper achromatiser \
    acidifier aciduler aciseler aciérer acoquiner acquiescer acquitter acquérir acter actionner activer actualiser \
    acérer acétifier acétyler adapter additionner adhérer adire adirer adjectiver adjectiviser adjoindre adjuger \
    adjurer admettre administrer admirer admonester adoniser adonner adopter adorer adorner adosser adouber \
    adoucir adresser adsorber aduler adultérer advenir adverbialiser affabuler affadir affaiblir affainéantir \
    affairer affaisser affaiter affaler affamer affaîter affecter affectionner affermer affermir afficher affiler \
    affilier affiner affirmer affleurer affliger afflouer affluer affoler affolir affouager affouiller affourager \
    affourcher affourrager affranchir affriander affricher affrioler affriter affronter affruiter affréter \
    affubler affurer affuter afféager afférer affûter africaniser agacer agaillardir agencer agender agenouiller \
    agglomérer agglutiner aggraver agioter agir agiter agneler agonir agoniser agrafer agrainer agrandir agresser \
    agricher agriffer agripper agréer agréger agrémenter aguerrir aguicher ahaner aheurter ahurir aicher aider \
    aigrir aiguiller aiguilleter aiguillonner aiguiser ailler aimanter aimer airer ajointer ajourer ajourner \
    ajouter ajuster alambiquer alangourer alanguir alarmer alcaliniser alcaliser alcoholiser alcooliser alentir \
    alerter alestir aleviner aligner alimenter aliter aliéner alkyler allaiter aller allier allonger allotir \
    allouer allumer alluvionner allécher alléger allégir allégoriser alléguer allégérir alourdir alpaguer \
    alphabétiser alterner altérer aluminer aluner alunir alâchir aléser amadouer amaigrir amalgamer amariner \
    amarrer amasser amatir ambiancer ambifier ambitionner ambler ambrer amender amener amenuiser amerrir ameublir \
    ameuter amidonner amincir aminer amnistier amocher amodier amoindrir amollir amonceler amorcer amordancer \
    amortir amouracher amourer amplifier amputer amurer amuser amuïr améliorer aménager aménuiser américaniser \
    anagrammer analgésier analyser anamostoser anastomoser anathématiser anatomiser ancrer anesthésier anglaiser \
    angliciser angoisser angéliser anhéler animaliser animer aniser ankyloser anneler annexer annihiler annoncer \
    annoter annualiser annuler anoblir anodiser anonymiser anordir anticiper anticommuter antidater antiquer \
    antéposer anéantir anémier aouter aoûter apaiser apanager apatamer apercevoir apeurer apiquer apitoyer aplanir \
    aplatir aplomber apostasier aposter apostiller apostropher appairer apparaitre apparaître appareiller \
    apparenter apparier apparoir appartenir appauvrir appeler appendre appertiser appesantir applaudir appliquer \
    appointer appointir apponter apporter apposer apprendre apprivoiser approcher approfondir approprier approuver \
    approximer apprécier appréhender apprêter appuyer appâter appéter apurer aquiger arabiser araser arbitrer \
    arborer arboriser arcbouter archaïser architecturer archiver arder ardoiser ardre argenter argotiser argougner \
    arguer argumenter argüer ariser arithmétiser armer armorier arnacher arnaquer aromatiser arpenter arpigner \
    arpéger arquebuser arquepincer arquer arracher arraisonner arranger arrenter arrimer arriser arriver arriérer \
    arroger arrondir arroser arrérager arrêter arsouiller articuler artiller arçonner ascensionner aseptiser \
    aspecter asperger asphalter asphyxier aspirer assagir assaillir assainir assaisonner assarmenter assassiner \
    assavoir assembler assener asseoir assermenter asserter asservir assibiler assigner assimiler assister \
    assiéger associer assoiffer assoir assoler assombrir assommer assoner assortir assoupir assouplir assourdir \
    assouvir assujettir assumer assurer assécher asséner asticoter astiquer astreindre atermoyer atomiser \
    atrophier attabler attacher attaquer attarder atteindre atteler attendre attendrir attenter atterrer atterrir \
    attester attifer attiger attirer attiser attitrer attiédir attoucher attraire attraper attribuer attriquer \
    attrister attrouper atténuer aubiner audiencer auditer auditionner augmenter augurer auner aurifier auréoler \
    ausculter authentifier authentiquer autocensurer autocompenser autodétruire autofinancer autoféconder \
    autogouverner autographier autoguider automatiser autonomiser autoproclamer autopsier autoriser autoréguler \
    autotomiser avachir avaler avaliser avancer avantager avarier aveindre avenir aventurer avertir aveugler \
    aveulir avilir aviner aviser avitailler aviver avocasser avoiner avoir avoisiner avorter avouer avoyer avérer \
    axer axiomatiser azimuter azimuther azurer aérer babeler babiller bachoter bader badger badigeonner badiner \
    baffer bafouer bafouiller bagarrer bagoter bagotter bagouler baguenauder baguer baigner bailler baiser \
    baisoter baisser balader balafrer balancer balanstiquer balayer balbutier baleiner baligander baliser \
    balkaniser ballaster baller ballonner balloter ballotter balter baluchonner bambocher banaliser bananer \
    bancariser bancher bander banner bannir banquer banqueter baptiser baquer baqueter baragouiner baraquer \
    baratiner baratter barber barbifier barboter barbouiller barder barguigner barioler barjaquer barloquer \
    baronner barouder barrer barricader barrir barriérer baréter basaner basculer baser bassiner baster \
    bastillonner bastionner bastonner batailler bateler batifoler battre bauger bavarder bavasser baver bavocher \
    bayer bazarder becquer becqueter becter bedonner beloter benner bercer berdeller berlurer berner besogner \
    bestialiser beugler beurrer biaiser bibarder bibeloter biberonner bicher bichonner bichoter bider bidonner \
    bidouiller bienvenir biffer biffetonner bifurquer bigarrer bigler biglouser bigophoner bigorner bigrer bilaner \
    biler billebauder biller billonner biloquer biloter biner biologiser biopsier biper biquer biscuiter biseauter \
    bisegmenter biser bisquer bisser bistourner bistrer biter bitonner bitter bitturer bitumer bituminer biturer \
    bivouaquer bizuter blablater blackbouler blacklister blaguer blairer blanchir blanchoyer blaser blasonner \
    blasphémer blaster blatérer bleffer blesser blettir bleuir bleuter blinder blinquer blobloter bloguer blondir \
    blondoyer bloquer blottir blouser bluffer bluter blutiner blâmer bléser blêmir bobiner bocarder boetter boire \
    boiser boiter boitiller bolcheviser bolchéviser bombarder bomber bonder bondir bondonner bondériser bonifier \
    bonimenter booster boquilloner border bordurer bordéliser borgnoter borner bornoyer bosseler bosser bossuer \
    bostonner botaniser botteler botter bottiner boubouler boucaner boucharder boucher bouchonner boucler bouder \
    boudiner bouffer bouffir bouffonner bouger bougonner bouillir bouillonner bouillotter bouiner boulanger bouler \
    bouleverser bouliner boulocher boulonner bouloter boulotter boumer bouquiner bourder bourdonner bourgeonner \
    bourlinguer bourreler bourrer boursicoter boursouffler boursoufler bousculer bousiller boustifailler \
    bouteiller bouter boutonner bouturer boxer boxonner boyauter boycotter braconner brader brailler braire \
    braiser bramer brancarder brancher brandiller brandir branler branlocher braquer braser brasiller brasser \
    brasseyer braver brayer bredouiller breller bretonniser bretteler bretter breveter bricoler brider bridger \
    briefer briffer brigander briguer brillanter brillantiner briller brimbaler brimer bringuebaler brinquebaler \
    briocher briquer briqueter briser broadcaster brocanter brocarder brocher broder broncher bronzer broquer \
    brosser brouetter brouillasser brouiller brouillonner brouter broyer bruiner bruir bruire bruisser bruiter \
    bruler brumasser brumer brumiser bruncher brunir brusquer brutaliser bréler brésiller brêler brûler bucher \
    bucheronner budgéter budgétiser buguer buller bunkeriser bunkériser buriner buser buter butiner butter buvoter \
    buzzer bâcher bâcler bâfrer bâiller bâillonner bâter bâtir bâtonner bèqueter béatifier bécoter béer bégaler \
    bégayer béguer bégueter bémoliser bénir bénéficier béquer béqueter béquiller bétonner bêcher bêcheveter bêler \
    bêtifier bêtiser bûcher bûcheronner cabaler cabaner cabiner cabosser caboter cabotiner cabrer cabrioler \
    cacaber cacarder cacher cacheter cachetonner cachotter cadancher cadastrer cadeauter cadenasser cadencer \
    cadoter cadrer cafarder cafeter cafouiller cafter cagnarder cagner caguer cahoter caillasser caillebotter \
    cailler cailleter caillouter cajoler calaminer calamistrer calancher calandrer calcifier calciner calculer \
    calepiner caler caleter calfater calfeutrer calibrer calligraphier calmer calmir calomnier calorifuger \
    caloriser calotter calquer calter cambrer cambrioler cambuter cameloter camembérer camer camionner camoufler \
    camper canaliser canarder cancaner cancériser candidater candir caner canneler canner cannibaliser canoniser \
    canonner canoter cantiner cantonner canuler caoutchouter capahuter caparaçonner capeler capeyer capitaliser \
    capitonner capituler caponner caporaliser capoter capsuler capter captiver capturer capuchonner capéer caquer \
    caqueter caracoler caractériser caramboler caraméliser carapater carbonater carboniser carbonitrurer carburer \
    carcailler carder carencer caresser carguer caricaturer carier carillonner carmer carminer carnifier carotter \
    caroubler carreler carrer carrosser carroyer carter cartographier cartonner cartoucher caréner cascader \
    casemater caser caserner casquer casser castagner castrer caséifier cataloguer catalyser catapulter \
    catastropher catcher catholiciser catiner catir catéchiser catégoriser cauchemarder causer cautionner \
    cautériser cavacher cavalcader cavaler caver caviarder caviter caïmanter ceindre ceinturer celer cendrer \
    censurer center centraliser centrer centrifuger centupler cercler cerner certifier cesser chabler chagriner \
    chahuter chainer chaloir chalouper chaluter chamailler chamarrer chambarder chambouler chambrer chameauser \
    chamoiser champagniser champlever chanceler chancetiquer chancir chanfreiner changer chansonner chanstiquer \
    chanter chantonner chantourner chaparder chapeauter chapeler chaperonner chapitrer chaponner chaptaliser \
    charbonner charcler charcuter charger chariboter charioter charlater charmer charpenter charrier charrioter \
    charroyer chartériser chasser chatonner chatouiller chatoyer chatter chaudronner chauffer chauler chaumer \
    chausser chauvir chavirer chawer chaîner cheminer chemiser chercher cherrer chevaler chevaucher cheviller \
    chevreter chevronner chevroter chiader chialer chicaner chicorer chicorner chicoter chicotter chienner chier \
    chiffonner chiffrer chigner chimer chiner chinoiser chiper chipoter chiquer chiqueter chirographier chlinguer \
    chlorer chloroformer chlorurer chocotter chofer choir choisir choper chopiner chopper choquer chorégraphier \
    choser chosifier chouchouter choufer chouiner chouraver chourer chouriner choyer christianiser chromer \
    chroniquer chronométrer chroumer chuchoter chuinter chuter châtaigner châtier châtrer chélater chérir chômer \
    cibler cicatriser ciller cimenter cingler cintrer circoncire circonscrire circonvenir circulariser circuler \
    cirer cisailler ciseler citer civiliser clabauder claboter clacher claironner clairsemer clamecer clamer \
    clamper clampser clamser claper clapir clapoter clapper clapser claquemurer claquer claqueter clarifier \
    clasher classer classifier claudiquer claustrer clavarder claver claveter clavetter clayonner clicher clienter \
    cligner clignoter climatiser clipper clipser cliquer cliqueter cliquoter clisser cliver clochardiser clocher \
    cloisonner cloitrer cloner cloper clopiner cloquer clore clouer clouter cloîtrer cléber clôturer coacher \
    coaguler coaliser coanimer coasser cocaliser cocher cochonner coconstruire cocooner cocoter cocotter cocréer \
    cocufier coder codifier codiriger codécider coencadrer coexister coextruder cofabriquer coffrer cofinancer \
    cofonder cogiter cogner cognoter cogérer cohabiter cohériter coiffer coincer cokser cokéfier collaborer \
    collapser collationner collecter collectionner collectiviser coller colletailler colleter colliger \
    collisionner colloquer colmater coloniser colorer colorier coloriser colporter coltiner comater combattre \
    combiner combler commander commanditer commencer commenter commercer commettre commissionner commiter \
    commotionner commuer communaliser communier communiquer commuter commémorer commérer compacter comparaitre \
    comparaître comparer comparoir compasser compatir compenser compiler compisser complaire complexer \
    complexifier complimenter compliquer comploter complémenter compléter comporter composer composter comprendre \
    compresser comprimer compromettre comptabiliser compter compulser computer compéter concasser concaténer \
    concentrer concerner concerter concevoir conchier concilier conclure concocter concorder concourir concréter \
    concrétiser concurrencer concéder concélébrer condamner condenser condescendre condimenter conditionner \
    conduire confectionner confesser confiancer confier configurer confiner confire confirmer confisquer \
    confiturer confluer confondre conformer conforter confronter confédérer conférer congeler congestionner \
    conglomérer conglutiner congratuler congréer congédier conjecturer conjoindre conjuguer conjurer connaitre \
    connaître connecter connobler connoter conobrer conquérir consacrer conscientiser conseiller consentir \
    conserver considérer consigner consister consoler consolider consommer consoner conspirer conspuer constater \
    consteller consterner constiper constituer construire consulter consumer contacter contagionner containériser \
    contaminer contempler conteneuriser contenir contenter conter contester contingenter continuer contorsionner \
    contourner contracter contracturer contraindre contrarier contraster contrattaquer contrebattre contrebouter \
    contrebraquer contrebuter contrecalquer contrecarrer contrecoller contredire contrefaire contreficher \
    contrefoutre contremander contremarquer contreminer contremurer contrepasser contrepercer contreplaquer \
    contrepousser contrer contresceller contresigner contretirer contrevenir contreventer contribuer contrindiquer \
    contrister controuver controverser contrôler contusionner convaincre convalider convenir conventionner \
    converger converser convertir convier convivialiser convoiter convoler convoquer convoyer convulser \
    convulsionner coopter coopérer coordonner coorganiser copartager copermuter copier copiloter copiner \
    copolymériser coposséder coproduire coprésider copuler coquer coqueter coquiller coraniser cordeler corder \
    cordonner cornancher cornaquer corner corporifier corporiser correspondre corriger corroborer corroder \
    corrompre corroyer corréler corser corseter coréaliser corédiger cosigner cosmétiquer cosser costumer coter \
    cotir cotiser cotonner couchailler coucher couder coudoyer coudre couiller couillonner couiner couler \
    coulisser coupailler coupeller couper coupler courailler courbaturer courber courir couronner courre \
    courroucer courser courtauder courtiser cousiner couteauner couter coutoner coutoyer couturer couver couvrir \
    covoiturer coxer coéditer coévoluer coïncider coïter coûter cracher crachiner crachoter crachouiller crailler \
    craindre cramer cramponner crampser cramser craner cranter crapahuter crapaüter crapoter crapuler craqueler \
    craquer craqueter crasher crasser cravacher cravater crawler crayonner creuser crevasser crever criailler \
    cribler crier criminaliser criquer criser crisper crisser cristalliser criticailler critiquer croasser crocher \
    crocheter croire croiser croitre croler croller croquer crosser crotter crouler crounir croupionner croupir \
    croustiller crouter croutonner croître croûter croûtonner crucifier cryogéniser crypter crâner crèneler \
    crèteler crécher crédibiliser créditer créer crémer créneler créner créoliser créosoter crépir crépiter \
    crételer crétiniser crêper crêter crônir cuber cueillir cuirasser cuire cuisiner cuiter cuivrer culbuter culer \
    culminer culotter culpabiliser cultiver cumuler curer cureter customiser cuter cuveler cuver cyanoser \
    cybersquatter cycliser cylindrer câbler câliner céder cégotter célébrer cémenter cérébraliser césariser côcher \
    cônir côtoyer daguer daigner daller damasquiner damasser damer damner dandiner danser dansoter dansotter \
    darder dater dauber dealer demander demeurer densifier denteler desceller descendre desquamer dessabler \
    dessaisir dessaisonner dessaler dessangler dessaouler dessaper desseller desserrer dessertir desservir \
    dessiller dessiner dessoler dessoucher dessouder dessouffler dessouler dessoûler dessuinter dessécher destiner \
    destituer devancer devenir deviner deviser devoir diaboliser diagnostiquer diagonaliser dialectaliser \
    dialectiser dialoguer dialyser diamanter diapasonner diaphragmer diaprer dicter didactiser diffamer difformer \
    diffracter diffuser différencier différentier différer digitaliser digresser digérer dilacérer dilapider \
    dilater diligenter diluer dimensionner diminuer dindonner diner dinguer diphtonguer diplômer dire diriger \
    dirimer discerner discipliner discompter discontinuer disconvenir discorder discounter discourir discriminer \
    discréditer discrétiser disculper discuputer discursiviser discutailler discuter disgracier disjoindre \
    disjoncter disloquer disparaitre disparaître dispatcher dispenser disperser disposer disputailler disputer \
    disqualifier disrupter disserter dissimiler dissimuler dissiper dissocier dissoner dissoudre dissuader \
    disséminer disséquer distancer distancier distendre distiller distinguer distordre distraire distribuer \
    divaguer diverger diversifier divertir diviniser diviser divorcer divulguer divulgâcher diéser diéséliser \
    djibser documenter dodeliner dogmatiser doguer doigter doler domestiquer domicilier dominer dompter donner \
    doper dorer dorloter dormir doser doter doubler doublonner doucher doucir douer douiller douter dracher \
    drageonner dragonner draguer dragéifier drainer dramatiser drapeler draper draver drayer dresser dribbler \
    dribler driller driver droguer droitiser droper drosser dudgeonner dulcifier duper duplexer dupliquer durcir \
    durer duveter dynamiser dynamiter déactiver déambuler débagouler déballer déballonner débalourder débanaliser \
    débander débaptiser débarboter débarbouiller débarder débarouler débarquer débarrasser débarrer débattre \
    débaucher débecqueter débecter débenzoler débiliter débillarder débiner débiter déblatérer déblayer débleuir \
    débloquer débobiner déboguer déboiser déboiter débonder déborder débosseler débotter déboucher déboucler \
    débouder débouillir débouler déboulonner débouquer débourber débourrer débourser déboussoler débouter \
    déboutonner déboîter débraguetter débrailler débrancher débrayer débrider débriefer débrocher débrouiller \
    débrousser débrôler débucher débudgétiser débuller débusquer débuter débâcher débâcler débâillonner débâter \
    débâtir débèqueter décacheter décadenasser décadrer décaféiner décaisser décalaminer décalcariser décalcifier \
    décaler décalotter décalquer décamper décaniller décanter décapeler décaper décapitaliser décapiter décapoter \
    décapsuler décapuchonner décarbonater décarboner décarburer décarcasser décarpiller décarreler décarrer \
    décartonner décatir décauser décaver déceler décentraliser décentrer décercler décerner décerveler décesser \
    décevoir déchagriner déchainer déchanter déchaper déchaperonner décharger décharner déchaumer déchausser \
    déchaîner décher décheveler décheviller déchevêtrer déchiffonner déchiffrer déchiqueter déchirer déchlorurer \
    déchoir déchromer décider déciller décimaliser décimer décintrer déciviliser déclamer déclarer déclasser \
    déclassifier déclaveter déclencher décliner déclipser décliqueter décloisonner déclore déclouer décocher \
    décoder décoffrer décohabiter décoiffer décoincer décoller décolleter décoloniser décolorer décolérer \
    décommander décommettre décommuniser décompacter décompenser décompiler décomplexer décompléter décomposer \
    décompresser décomprimer décompter déconcentrer déconcerter déconcubiner décondenser déconfiner déconfire \
    décongeler déconnecter déconner déconseiller déconsidérer déconsigner déconstiper déconstruire décontaminer \
    décontenancer décontracter décorcer décorder décorer décorner décorréler décortiquer décoter découcher \
    découdre découenner découler découper découpler décourager découronner découvrir décramponner décrapouiller \
    décrasser décreuser décrier décrire décrisper décrocher décroiser décroitre décrotter décrouter décroître \
    décroûter décrudir décruer décruser décrypter décréditer décrémenter décrépir décrépiter décréter décrêper \
    décuire décuivrer déculasser déculotter déculturer décupler décuver décâbler décéder décélérer décérébrer \
    dédaigner dédiaboliser dédicacer dédier dédire dédommager dédorer dédouaner dédoubler dédoublonner \
    dédramatiser déduire défacer défaillir défaire défalquer défarder défarguer défatiguer défaufiler défausser \
    défavoriser défendre défenestrer déferler déferrer déferriser défeuiller défeutrer défibrer déficeler déficher \
    défier défiger défigurer défiler définancer définir défiscaliser déflagrer déflaquer défleurir défloquer \
    déflorer défléchir défolier défoncer déforcer déforester déformer défouler défourailler défourner défourrer \
    défragmenter défraichir défranciser défrayer défraîchir défretter défricher défringuer défriper défriser \
    défroisser défroncer défroquer défruiter défrusquer déféquer déférer dégager dégainer dégalonner déganter \
    dégarnir dégasoliner dégauchir dégazer dégazoliner dégazonner dégeler dégenrer dégermer dégingander dégiter \
    dégivrer déglacer déglinguer dégluer déglutir dégobiller dégoiser dégommer dégonder dégonfler dégorger dégoter \
    dégotter dégoudronner dégouliner dégoupiller dégourdir dégourer dégourrer dégouter dégoutter dégoûter dégrader \
    dégrafer dégraisser dégravoyer dégrever dégriffer dégringoler dégripper dégriser dégrosser dégrossir \
    dégrouiller dégrouper dégréer dégréner déguerpir dégueulasser dégueuler déguiser dégurgiter déguster dégénérer \
    dégîter déhaler déhancher déharder déharnacher déhotter déhouiller déhâler déifier déjanter déjauger déjaunir \
    déjecter déjeter déjeuner déjouer déjucher déjuger délabialiser délabrer délabyrinther délacer délainer \
    délaisser délaiter délarder délasser délatter délaver délayer délecter délester délibérer délier déligner \
    délignifier délimiter délinéariser délinéer délirer délisser déliter délivrer délocaliser déloger déloquer \
    délover délurer délustrer déluter déléaturer délégitimer déléguer démagnétiser démaigrir démailler démailloter \
    démancher démanger démanteler démantibuler démaquer démaquiller démarabouter démarcher démarier démarquer \
    démarrer démascler démasquer démastiquer démazouter démaçonner démembrer démener démenotter démentir démerder \
    démerger démettre démeubler démieller démilitariser déminer déminéraliser démissionner démobiliser \
    démocratiser démoder démoduler démolir démoniser démonter démontrer démonétiser démoraliser démordre démotiver \
    démoucheter démouler démouscailler démoustiquer démultiplexer démultiplier démunir démurer démurger démuseler \
    démutiser démystifier démythifier démâter démédicaliser déménager démériter déméthaniser démêler dénantir \
    dénasaliser dénatter dénaturaliser dénaturer dénazifier déneiger dénerver déniaiser dénicher dénickeler \
    dénicotiniser dénier dénigrer dénitrer dénitrifier déniveler dénombrer dénommer dénoncer dénormaliser dénoter \
    dénouer dénoyauter dénoyer dénucléariser dénuder dénuer dénébuler dénébuliser dépagnoter dépailler dépaisseler \
    dépalisser dépanner dépaqueter déparaffiner déparasiter dépareiller déparer déparier déparler départager \
    départir dépasser dépassionner dépatouiller dépatrier dépaver dépayser dépecer dépeigner dépeindre \
    dépelotonner dépendre dépenser dépeupler déphaser déphosphater déphosphorer dépiauter dépigmenter dépiler \
    dépingler dépiquer dépister dépiter déplacer déplafonner déplaire déplaner déplanquer déplanter déplier \
    déplisser déplomber déplorer déployer déplumer déplâtrer dépocher dépoiler dépointer dépoitrailler dépolariser \
    dépolir dépolitiser dépolluer dépolymériser dépontiller déporter déposer déposséder dépoter dépoudrer \
    dépouiller dépourvoir dépoussiérer dépoétiser dépraver déprendre dépressuriser déprimer dépriser déprogrammer \
    dépropaniser déprotéger déprécier dépuceler dépulper dépurer députer dépénaliser dépérir dépêcher dépêtrer \
    déqualifier déquiller déraciner dérader déradicaliser dérager déraidir dérailler déraisonner déramer déranger \
    déraper déraser dérater dératiser dérayer dérembourser dérider déringardiser dériver dérober dérocher déroder \
    déroger dérondir dérougir dérouiller dérouler dérouter dérèglementer déréaliser déréférencer déréglementer \
    dérégler déréguler dérésumenter désabonner désabuser désaccentuer désacclimater désaccorder désaccoupler \
    désaccoutumer désacidifier désaciérer désacraliser désactiver désadapter désaffecter désaffilier désaffleurer \
    désagencer désagglomérer désagrafer désagréger désaimanter désajuster désaligner désaliniser désaliéner \
    désallouer désalper désaltérer désamarrer désambiguïser désambigüiser désamianter désamidonner désaminer \
    désamorcer désannexer désannoncer désanonymiser désaper désapparier désappointer désapprendre désapprouver \
    désarchiver désargenter désarmer désarrimer désarticuler désarçonner désassembler désassimiler désassortir \
    désatomiser désavantager désaveugler désavouer désaxer désaérer déscolariser désectoriser désembobiner \
    désembourber désembrayer désembuer désemmancher désemparer désempeser désemplir désencadrer désencarter \
    désencastrer désenchainer désenchanter désenchaîner désenclaver désencombrer désencrasser désencrer \
    désendetter désenfiler désenflammer désenfler désenfumer désengager désengluer désengorger désengourdir \
    désengrener désenivrer désenlacer désenlaidir désenliser désennuyer désenrayer désenrhumer désenrouer \
    désensabler désensorceler désentoiler désentraver désentrelacer désenvaser désenvelopper désenvenimer \
    désenverguer désenvouter désenvoûter déserter désertifier désespérer désexciter désexualiser déshabiller \
    déshabituer désherber déshonorer déshuiler déshumaniser déshumidifier déshydrater déshydrogéner déshériter \
    désigner désimbriquer désimlocker désincarcérer désincarner désincorporer désincruster désinculper désindenter \
    désindexer désinfecter désinformer désinhiber désinscrire désinsectiser désinstaller désinsérer désintoxiquer \
    désintuber désintégrer désintéresser désinvestir désinviter désirer désister désobliger désobstruer désobéir \
    désoccuper désocialiser désodoriser désoler désolidariser désoperculer désopiler désorber désorbiter \
    désordonner désorganiser désorienter désosser désouffler désoufrer désoxyder désoxygéner déstabiliser \
    déstaliniser déstocker déstresser déstructurer désulfiter désulfurer désunir désurbaniser désâmer déséchouer \
    désénerver désépaissir désépingler déséquilibrer déséquiper désérialiser désétablir désétamer désétatiser \
    désœuvrer détacher détailler détaler détaller détalonner détapisser détartrer détaxer détecter déteindre \
    dételer détendre détenir déterger déterminer déterrer détester déthéiner détirer détiser détisser détoner \
    détonneler détonner détordre détortiller détourer détourner détoxifier détoxiquer détracter détrancher \
    détransposer détraquer détremper détresser détricoter détromper détroncher détroquer détrousser détruire \
    détrôner détériorer dévaler dévalider dévaliser dévaloriser dévaluer dévaser dévaster développer déventer \
    déverdir dévergonder déverguer déverminer dévernir déverrouiller déverser dévider dévier dévirer dévirginer \
    dévirginiser déviriliser déviroler dévisager dévisser dévitaliser dévitaminer dévitrifier dévoiler dévoiser \
    dévolter dévorer dévouer dévoyer dévêtir dézinguer dézipper dézoomer dîner effacer effaner effarer effaroucher \
    effectuer effeuiller effiler effilocher efflanquer effleurer effleurir effluver effondrer efforcer effranger \
    effrayer effriter efféminer embabouiner emballer emballoter emballotter embaluchonner embarbouiller embarder \
    embardoufler embarquer embarrasser embarrer embastiller embastionner embatre embattre embaucher embaumer \
    embecquer embecqueter embellir embidonner emblaver embobeliner embobiner emboire emboiter embosser embotteler \
    emboucaner emboucher embouer embouquer embourber embourgeoiser embourrer embouteiller embouter emboutir \
    emboîter embrancher embraquer embraser embrasser embratteler embrayer embreler embrever embrigader embringuer \
    embrocher embroncher embrouiller embrumer embrunir embuer embusquer embéguiner embêter emmagasiner emmailloter \
    emmancher emmanteler emmarger emmener emmerder emmieller emmitonner emmitoufler emmortaiser emmotter \
    emmouscailler emmurer emmuseler emménager emmétrer emmêler empaffer empailler empaler empalmer empanacher \
    empanner empapaouter empapilloter empaqueter emparer emparquer empatter empaumer empeigner empenneler empenner \
    empercher emperler emperruquer empeser empester empierrer empiffrer empiler empirer empiéger empiéter \
    emplafonner emplir employer emplumer emplâtrer empocher empoigner empoisonner empoisser empoissonner emporter \
    empoter empourprer empoussiérer empouvoirer empreindre empresser emprisonner emprunter emprésurer empuantir \
    empâter empéguer empêcher empêner empêtrer enamourer encabaner encadrer encager encagouler encaisser \
    encanailler encaper encapsuler encapuchonner encaquer encarrer encarter encartonner encartoucher encaserner \
    encasteler encastrer encaustiquer encaver enceindre enceinter encelluler encenser encercler enchainer \
    enchanteler enchanter enchaperonner encharner enchatonner enchausser enchaîner enchemiser enchetarder \
    enchevaucher enchevêtrer enchifrener enchtiber enchtourber enchâsser enchérir encirer enclaver enclencher \
    encliqueter encloitrer encloquer enclore enclouer encloîtrer encocher encoder encoffrer encoller encolérer \
    encombrer encorder encorner encourager encourir encrasser encrer encrister encroumer encrouter encroûter \
    encrypter encrêper enculer encuver endauber endenter endetter endeuiller endiabler endiguer endimancher \
    endivisionner endoctriner endolorir endommager endormir endosser enduire endurcir endurer endêver enfaiter \
    enfanter enfarger enfariner enfaîter enfermer enferrer enficeler enficher enfieller enfiler enfirouaper \
    enfiévrer enflammer enfler enfleurer enflécher enfoirer enfoncer enforcir enfouiller enfouir enfourailler \
    enfourcher enfourner enfreindre enfuir enfumer enfutailler enfuter enfûter engager engainer engamer \
    engargousser engaver engazonner engendrer engerber engeôler englacer englober engloutir engluer engober \
    engommer engoncer engorger engouer engouffrer engouiller engouler engourdir engrainer engraisser engranger \
    engraver engrener engrosser engrumeler engueuler enguirlander enhardir enharnacher enherber enivrer enjamber \
    enjaveler enjoindre enjoliver enjoncer enjouer enjuguer enjuiver enjuponner enjôler enkyster enlacer enlaidir \
    enlever enliasser enlier enligner enliser enluminer enneiger ennoblir ennoyer ennuager ennuyer enorgueillir \
    enquerre enquiller enquiquiner enquérir enquêter enraciner enrager enrailler enrayer enregistrer enrhumer \
    enrhuner enrichir enrober enrocher enrouer enrouiller enrouler enrubanner enrucher enrégimenter enrésiner \
    enrêner enrôler ensabler ensaboter ensacher ensaisiner ensanglanter ensauvager ensauver enseigner ensemencer \
    enserrer ensevelir ensiler ensimer ensoleiller ensorceler ensoufrer ensoutaner enstérer ensuivre ensuquer \
    entabler entacher entailler entamer entaquer entarter entartrer entasser entendre enter enterrer enthousiasmer \
    enticher entifler entoiler entonner entorser entortiller entourer entourlouper entraccorder entraccuser \
    entradmirer entraider entraimer entrainer entraver entraîner entrebattre entrebâiller entrechoquer entrecouper \
    entrecroiser entredéchirer entredétruire entredévorer entrefrapper entrehaïr entreheurter entrelacer \
    entrelarder entrelouer entremanger entremettre entremêler entrenuire entreposer entreprendre entrer \
    entreregarder entretailler entretenir entretisser entretoiser entretuer entrevoir entrevouter entrevoûter \
    entrouvrir entrégorger entuber enturbanner enténébrer entériner entêter entôler envahir envaser envelopper \
    envenimer enverger enverguer enviander envider envieillir envier environner envisager envoiler envoler \
    envouter envoyer envoûter ergoter errer esbaudir esbigner esbroufer escagasser escalader escaloper escamoter \
    escarmoucher escarper escarrifier escharifier escher esclaffer esclavager esclavagiser escoffier escompter \
    escorter escrimer escroquer esgourder espacer espionner espoliner espouliner esprofonder espérer esquicher \
    esquinter esquisser esquiver essaimer essanger essarter essayer essentialiser essorer essoriller essoucher \
    essouffler essuyer estamper estampiller ester esthétiser estimer estiver estomaquer estomper estoquer \
    estourbir estramasser estranciner estrapader estrapasser estropier estérifier ethniciser euphoriser euphémiser \
    européaniser euthanasier exacerber exagérer exalter examiner exaspérer exaucer excardiner excaver exceller \
    excentrer excepter exciper exciser exciter exclamer exclure excommunier excorier excracher excréter \
    excursionner excuser excéder exemplifier exempter exercer exfiltrer exfolier exhaler exhausser exhiber \
    exhorter exhumer exhéréder exiger exiler exister exonder exonérer exorciser expatrier expectorer expertiser \
    expier expirer explanter expliciter expliquer exploiter explorer exploser exporter exposer exprimer exproprier \
    expulser expurger expédier expérimenter exsuder extasier exterminer externaliser externer extirper extorquer \
    extourner extrader extraire extrapoler extravaguer extravaser extruder extrémiser extuber exténuer \
    extérioriser exubérer exulcérer exulter exécrer exécuter fabriquer fabuler facetter faciliter factoriser \
    facturer fader fagoter faiblir faignanter failler faillir fainéanter fainéantiser faire faisander falloir \
    faloter falsifier faluner familiariser fanatiser faner fanfaronner fanfrelucher fantaliser fantasmer farcir \
    fardeler farder farfouiller farguer fariner farter fasciner fasciser faseiller faseyer faséier faséyer \
    fatiguer faubérer faucarder faucher fauconner faufiler fausser fauter favoriser faxer fayoter fayotter \
    façonner feignanter feindre feinter fendiller fendre fenestrer fenêtrer ferler fermenter fermer ferrailler \
    ferrer ferrouter fertiliser fesser festonner festoyer feuiller feuilleter feuilletiser feuilletonner feuler \
    feutrer fiabiliser fiancer fibrer ficeler ficher fidéliser fieffer fienter fier figer fignoler figurer filer \
    fileter filialiser filigraner filmer filocher filouter filtrer finaliser financer financiariser finasser finir \
    finlandiser fiscaliser fissionner fissurer fistuliser fixer flageller flageoler flagorner flairer flamber \
    flamboyer flancher flanquer flaquer flasher flatter flauper flemmarder fleurdeliser fleurer fleurir \
    flexibiliser flibuster flingoter flinguer flipper fliquer flirter floconner floculer floquer flotter flouer \
    flouser flouter fluber fluctuer fluer fluidifier fluidiser fluorescer fluoriser flurer fluter fluxer flâner \
    flânocher flécher fléchir flétrir flûter focaliser foirer foisonner folichonner folioter folkloriser folâtrer \
    fomenter foncer fonctionner fonder fondre forcer forcir forclore forer forfaire forfaitiser forger forjeter \
    forker forlancer forligner forlonger formaliser formater former formicaliser formoler formuler forniquer \
    fortifier fossiliser fossoyer fouailler fouder foudroyer fouetter fouger fouiller fouiner fouir fouler \
    fourailler fourber fourbir fourcher fourgonner fourguer fourmiller fournir fourrager fourrer fourvoyer foutre \
    foéner foëner fracasser fractionner fracturer fragiliser fragmenter fraichir fraiser framboiser franchir \
    franchiser franciser franger frapper fraterniser frauder frayer fraîchir fredonner freiner frelater fretter \
    fricasser fricoter frictionner frigorifier frigorifuger frimer fringuer friper friponner friquer frire friser \
    frisonner frisoter frisotter frissonner fristouiller friter fritter froidir froisser froncer fronder frotter \
    frouer froufrouter frousser fructifier frusquer frustrer frégater frémir fréquenter fréter frétiller frôler \
    fuguer fuir fuiter fulgurer fulminer fumer fumiger fureter fuseler fuser fusiller fusionner fustiger fâcher \
    féconder féculer fédéraliser fédérer féliciter féminiser férir féticher fétichiser fêler fêter gabarier \
    gabionner gadgétiser gaffer gafouiller gager gagner gainer galber galipoter galonner galoper galvaniser \
    galvauder galéjer galérer gambader gamberger gambiller gameler gaminer gangrener gangréner ganser ganter \
    garancer garantir garder gardienner garer gargariser gargoter gargouiller garnir garnisonner garroter \
    garrotter gasconner gaspiller gauchir gauchiser gaudir gaufrer gauler gausser gaver gazer gazonner gazouiller \
    gazéifier gaîner geeker geindre geler gemmer gendarmer gentrifier gerber gercer germaniser germer gesticuler \
    ghettoïser ghoster giboyer gicler gifler gigoter gironner girouetter giter givrer glacer glaglater glairer \
    glaiser glander glandouiller glaner glapir glatir glavioter glaviotter gletter glisser globaliser glorifier \
    gloser glouglouter glousser gloutonner glycériner gléner goaler gober goberger gobeter godailler goder \
    godiller godiner godronner goguenarder goinfrer golfer gominer gommer gonder gondoler gonfler gongonner \
    gorgeonner gorger gouacher gouailler goualer gouaper goudronner gouger gougnoter gougnotter goujonner \
    goupiller goupillonner gourancer gourer gourmander gouter goutter gouttiner gouverner goûter gracier graduer \
    graffer graffiter grafigner grailler graillonner grainer graisser grandir graniter granuler graphiter \
    grappiller grasseyer graticuler gratifier gratiner gratter grattouiller graveler graver gravillonner gravir \
    graviter grecquer greffer greloter grelotter grenailler greneler grener grenouiller grever gribouiller griffer \
    griffonner grigner grignoter grigriser grillager griller grimacer grimer grimper grincer grincher gringuer \
    gripper grisailler griser grisoler grisoller grisonner griveler grognasser grogner grognonner grommeler \
    gronder grossir grossoyer grouiller groumer grouper groûler gruger grumeler gréciser gréer gréser grésiller \
    gréver grêler guerroyer guetter gueuler gueuletonner gueuser guider guigner guillemeter guilleméter guillocher \
    guillotiner guincher guindailler guinder guiper guéer guérir guêtrer gâcher gâter gâtifier gélatiner \
    gélatiniser gélifier géminer gémir généraliser générer géocoder géolocaliser géométriser gérer gésir gêner \
    gîter habiliter habiller habiter habituer hacher hachurer halener haler haleter halkiner halluciner hameçonner \
    hancher handeler handicaper hannetonner hanter happer haranguer harasser harceler harder haricoter harmoniser \
    harnacher harpailler harper harponner hasarder haubaner hausser haver havir haïr helléniser hennir herbager \
    herber herboriser hercher herscher herser heurter hiberner hispaniser hisser historiciser historier historiser \
    hiverner hiérarchiser hocher holographier homogénéifier homogénéiser homologuer hongrer hongroyer honnir \
    honorer hoqueter hormoner horodater horrifier horripiler hospitaliser houblonner houer houpper hourder hourdir \
    houspiller housser houssiner hucher huer huiler hululer humaniser humecter humer humidifier humifier humilier \
    hurler hybrider hydrater hydrofuger hydrogéner hydrolyser hyperboliser hypertrophier hyperventiler hypnotiser \
    hypostasier hypothéquer hystériser hâbler hâler hâter héberger hébraïser hébéter héler héliporter \
    hélitreuiller hérisser hérissonner hériter hésiter iconiser identifier idiotifier idiotiser idolâtrer \
    idéaliser idéologiser ignifuger ignorer illuminer illusionner illustrer illégaliser imager imaginer imbiber \
    imbriquer imiter immatriculer immerger immigrer immiscer immobiliser immoler immortaliser immuniser impacter \
    impartir impatienter impatroniser implanter impliquer implorer imploser implémenter importer importuner \
    imposer impressionner imprimer improuver improviser imprégner impulser imputer impétrer inactiver inaugurer \
    incanter incarcérer incarner incendier incidenter incinérer inciser inciter incliner inclure incomber \
    incommoder incorporer incriminer incruster incrémenter incuber inculper inculquer incurver indaguer indemniser \
    indenter indexer indicer indifférer indigner indiquer indisposer individuer induire indulgencier indurer \
    infantiliser infatuer infecter infester infiltrer infirmer infliger influencer influer infléchir infogérer \
    informatiser informer infuser inféoder inférer inférioriser ingurgiter ingénier ingérer inhaler inhiber \
    inhumer initialer initialiser initier injecter injurier innerver innocenter innover inoculer inonder inquiéter \
    inscrire insculper insinuer insister insoler insolubiliser insonoriser inspecter inspirer installer instancier \
    instaurer instiguer instiller instituer instruire instrumenter insuffler insulter insupporter insurger \
    insécuriser inséminer insérer intailler intensifier intenter interagir intercaler intercepter interchanger \
    interclasser intercéder interdire interfacer interfolier interférer interjeter interligner interloquer \
    intermédier internaliser interner interpeler interpeller interpoler interposer interpréter interpénétrer \
    interroger interrompre intersecter intervenir intervertir interviewer intimer intimider intituler intoxiquer \
    intriguer intriquer introduire introjecter introniser intuber intuiter intégrer intéresser intérioriser \
    invaginer invalider invectiver inventer inventorier inverser invertir investiguer investir invisibiliser \
    inviter invoquer invétérer ioder iodler ioniser iouler iriser ironiser irradier irriguer irriter islamiser \
    isoler isomériser issir italianiser itérer ivoiriser jabler jaboter jacasser jacqueter jacter jaffer jaillir \
    jalonner jalouser jambonner japoniser japonner japper jardiner jargonner jarreter jaser jasper jaspiner jauger \
    jaunir javeler javelliser javer jeter jeûner jobarder jocoler jodler jogger joindre jointer jointoyer joncer \
    joncher jongler jouailler jouer jouir journaliser jouter jouxter jubiler jucher judaïser judiciariser juger \
    juguler jumeler juponner jurer justifier juter juxtaposer kaoter kaotiser kidnapper kifer kiffer kilométrer \
    klaxonner koter kératiniser labelliser labialiser labourer lacaniser lacer lacérer lainer laisser laitonner \
    lambiner lambrisser lamenter lamer laminer lamper lancequiner lancer lanciner langer langueyer languir \
    lansquiner lanterner laper lapider lapidifier lapiner laquer larder lardonner larguer larmoyer lasser lasurer \
    latiniser latter laver layer laïciser laïusser lemmatiser lessiver lester leurrer lever levretter lexicaliser \
    liaisonner liarder libaniser libeller libéraliser libérer licencier licher lichetrogner lichoter lichotter \
    liciter lier lifter ligaturer ligner lignifier ligoter liguer liker limander limer limiter limoger limoner \
    limousiner linger linéariser liposucer liquider liquéfier lire lisbroquer liserer lisser lister lisérer liter \
    lithographier litroner livrer liéger lober lobotomiser localiser locher lockouter lofer loger loguer longer \
    loquer lorgner lotionner lotir louanger loucher louchir louer loufer louper louquer lourder lourer louver \
    louveter louvoyer lover lubrifier luger luire luncher lustrer luter lutiner lutter luxer lyncher lyophiliser \
    lyrer lyser lâcher lécher léchouiller légaliser légender légiférer légitimer léguer lénifier léser lésiner \
    léviger léviter lézarder macadamiser macchaber machicoter machiner macler macquer maculer macérer madrigaliser \
    madéfier madériser maganer magasiner magner magnifier magnétiser magnétoscoper magoter magouiller maigrir \
    mailler mainmettre maintenir maitriser majorer malaxer malfaire malformer mallouser malléabiliser malmener \
    malter maltraiter mamelonner manager manchonner mandater mander mandriner mangeoter mangeotter manger manier \
    manifester manigancer manipuler maniérer mannequiner manoquer manquer mansarder manucurer manufacturer manéger \
    manœuvrer mapper maquer maquetter maquignonner maquiller marabouter maratoner marauder maraver marbrer \
    marchander marchandiser marcher marcoter marcotter margauder marger marginaliser marginer margoter margotter \
    marier mariner marivauder marmiter marmonner marmoriser marmotter marner maronner maroquiner maroufler marquer \
    marqueter marrer marronner marsouiner marteler martyriser marxiser masculiniser masquer massacrer masser \
    massicoter massifier mastiquer masturber mastéguer matabicher matcher matelasser mater materner materniser \
    mathématiser matir matouner matraquer matricer matriculer maturer matérialiser maudire maugréer maximaliser \
    maximiser mazouter maçonner maîtriser menacer mendier mendigoter mener menotter mensualiser mensurer \
    mentionner mentir menuiser mercantiliser merceriser merder merdouiller merdoyer meringuer messeoir messoir \
    mesurer mettre meubler meugler meuler meurtrir miauler michetonner microfilmer microniser micropucer microter \
    mignarder mignoter migrer mijoler mijoter militariser militer millésimer mimer minauder mincir miner \
    miniaturer miniaturiser minifier minimiser minorer minuter minéraliser mirer miroiter miser missionner misérer \
    mitarder miter mithridatiser mitiger mitonner mitrailler mixer mixtionner mobiliser modeler moderniser \
    modifier moduler modéliser modérer mofler moinssoyer moirer moiser moisir moissonner moiter moitir molester \
    moleter mollarder molletonner mollir momifier monder mondialiser monitorer monnayer monologuer monopoliser \
    monter montrer monétariser monétiser moquer moquetter moraliser morceler mordancer mordiller mordorer mordre \
    morfaler morfiler morfler morfondre morigéner mornifler mortaiser mortifier motamoter motionner motiver \
    motoriser motter moucharder moucher moucheronner moucheter moudre mouetter moufeter moufler moufter mouiller \
    mouler mouliner moulurer mourir mouronner mousser moutonner mouvementer mouver mouvoir moyenner mucher muer \
    mugir mugueter muloter multiplexer multiplier municipaliser munir munitionner murailler murer murger murir \
    murmurer musarder muscler museler muser musicaliser musiquer musquer musser muséifier muter mutiler mutiner \
    mutualiser mystifier mythifier mâcher mâchonner mâchouiller mâchurer mâter mâtiner mécaniser mécanosouder \
    mécher mécompter méconduire méconnaitre méconnaître mécontenter mécroire médailler médiatiser médicaliser \
    médicamenter médire médiser méditer méduser méfaire méfier mégir mégisser mégoter méjuger mélanger mémoriser \
    ménager méprendre mépriser mériter mésallier mésestimer mésinformer mésuser métaboliser métalliser \
    métamorphiser métamorphoser métaphoriser métastaser méthaniser méthyler métisser métrer météoriser mévendre \
    mêler mûrir nacrer nager naitre nanifier nantir napalmer napper narguer narrer nasaliser nasiller nasser \
    natchaver nationaliser natter naturaliser naufrager navaler naviguer navrer naître neigeoter neiger nerver \
    nervurer nettoyer neutraliser niaiser nicher nickeler nicotiniser nidifier nieller nier nigauder nigérianiser \
    nimber nipper niquer nitrater nitrer nitrifier nitrurer niveler nobscuriter nocer noircir noliser nomadiser \
    nombrer nominaliser nominer nommer noncer nonupler noper nordir normaliser normer noter notifier nouer nourrir \
    nover noyauter noyer nuancer nucléariser nucléer nuer nuire numériser numéroter néantiser nébuliser nécessiter \
    nécroser négliger négocier négrifier néguer néologiser objecter objectifier objectiver objurguer obliger \
    obliquer oblitérer obnubiler obombrer obscurcir observer obstiner obstruer obséder obtempérer obtenir obturer \
    obvenir obvier obéir obérer occasionner occire occlure occulter occuper occurrer ocrer octavier octroyer \
    octupler offenser officialiser officier offrir offusquer oindre oiseler ombrager ombrer omettre ondoyer \
    onduler opacifier opaliser opensourcer opiacer opiner opiniâtrer opposer oppresser opprimer opter optimaliser \
    optimiser opérer oraliser oranger orbiter orchestrer ordonnancer ordonner organiser organsiner orientaliser \
    orienter originer oringuer ornementer orner orthographier oscariser osciller oser ossifier ostraciser ouater \
    ouatiner oublier ouiller ourder ourdir ourler outiller outrager outrepasser outrer ouvrager ouvrer ouvrir ouïr \
    ovaliser ovationner overclocker ovuler oxyder oxygéner ozoner ozoniser pacager pacifier pacquer pacser \
    pactiser paddocker paganiser pagayer pageoter pager paginer pagnoter paillarder paillassonner pailler \
    pailleter paillonner paisseler paitre pajoter palabrer palancrer palangrer palanguer palanquer palataliser \
    paletter palettiser palissader palisser palissonner pallier palmer paloter palper palpiter palucher panacher \
    pandiculer paner panifier paniquer panneauter panner panoramiquer panser panteler panthéoniser pantoufler \
    papillonner papilloter papoter papouiller parachever parachuter parader parafer paraffiner paraisonner \
    paraitre paralléliser paralyser paramétrer paramétriser parangonner paranoïer parapher paraphraser parasiter \
    paraître parcellariser parceller parcelliser parcheminer parcourir pardonner parementer parer paresser \
    parfaire parfiler parfondre parfumer parier parjurer parkériser parlementer parler parloter parodier parquer \
    parqueter parrainer parsemer parser partager participer partir partitionner partouser partouzer parvenir \
    passementer passepoiler passer passionner passiver pasteller pasteuriser pasticher pastiller pastiquer \
    patafioler patauger patcher pateliner patenter pathologiser patienter patiner patoiser patouiller patouner \
    patronner patrouiller patter paumer paumoyer paupériser pauser pavaner paver pavoiser payer paître peaufiner \
    peausser pecquer peigner peindre peiner peinturer peinturlurer peler peller pelleter peloter pelotonner \
    pelucher pembeniser pencher pendiller pendouiller pendre penduler penser pensionner percer percevoir percher \
    percoler percuter perdre perdurer perfectionner perforer performer perfuser perler permanenter permettre \
    permuter perméabiliser peroxyder perpétrer perpétuer persiffler persifler persiller persister personnaliser \
    personnifier perspirer persuader persécuter persévérer perturber pervertir pervibrer peser pessigner pesteller \
    pester pestiférer peupler phagocyter phaser philosopher phonétiser phosphater phosphorer phosphoryler \
    photocopier photographier phraser phrasicoter piaffer piailler pianoter piauler picoler picorer picoter picter \
    pierrer pieuter pifer piffer pigeonner piger pigmenter pigner pignocher pignoler piler piller pilonner piloter \
    piluler pimenter pimer pinailler pincer pindariser pindouler piner pingler pinter piocher pioger pioncer \
    pionner pipeauter piper pipeter piqueniquer piquer piqueter piquouser pirater pirouetter pisser pissoter \
    pistacher pister pistonner pitancher piter pitonner pivoter pixeliser piéger piéter piétiner piétonniser \
    placarder placardiser placer placoter plafonner plagier plaider plaindre plainer plaire plaisanter plancher \
    planchéier planer planifier planquer planter plaquer plasmifier plastifier plastiquer plastronner platiner \
    platiniser plecquer pleurer pleurnicher pleuvasser pleuviner pleuvioter pleuvoir pleuvoter plier plisser \
    plomber plonger ploquer ployer plucher plumer pluraliser plussoyer pluviner plâtrer plébisciter pocharder \
    pocher pochetronner podcaster podzoliser pogner poignarder poiler poindre pointer pointiller poinçonner \
    poireauter poiroter poisser poivrer poivroter polariser poldériser policer polir polissonner politiquer \
    politiser polliniser polluer polycopier polymériser polémiquer pommader pommeler pommer pomper pomponner \
    poncer ponctionner ponctuer pondre pondérer ponter pontifier pontiller populariser poquer porphyriser porter \
    portraiturer poser positionner positiver posséder postdater poster postfacer posticher postillonner postposer \
    postuler potasser potentialiser poter potiner poudrer poudroyer pouffer pouiller pouliner pouponner \
    pourchasser pourfendre pourlécher pourpenser pourprer pourrir poursuivre pourvoir pousser poutser pouvoir \
    poétiser poêler praliner pratiquer prendre prescrire pressentir presser pressurer pressuriser prester prier \
    primariser primer prioriser priser privatiser priver privilégier prober problématiser processionner proclamer \
    procrastiner procréer procurer procéder prodiguer produire profaner professer profiler profiter proférer \
    programmer progresser prohiber projeter proliférer prolonger prolétariser promener promettre promotionner \
    promouvoir promulguer prononcer pronostiquer propager prophétiser proportionner proposer propulser proroger \
    proscrire prosodier prospecter prospérer prosterner prostituer protester prototyper protéger protéiner prouter \
    prouver provenir provigner provisionner provoquer pruner préacheter préaffranchir préaviser précariser \
    précautionner précharger préchauffer précipiter préciser précommander précomposer précompter préconfigurer \
    préconiser précuire précéder prédestiner prédiquer prédire prédisposer prédominer prédécéder prédéfinir \
    prédéterminer préempter préexister préfabriquer préfacer préfigurer préfinancer préfixer préformer préférer \
    préinstaller préjudicier préjuger prélasser prélaver prélever préluder prémunir prémâcher préméditer prénommer \
    préoccuper préparer prépayer prépensionner préposer préremplir prérégler présager présenter préserver présider \
    présonoriser présumer présupposer présurer prétendre prétexter prétériter prévaloir prévariquer prévenir \
    prévisualiser prévoir préétablir prêcher prêter prôner psalmodier psychanalyser psychiatriser psychologiser \
    psychoter publiciser publier pucer puddler puer puiser pulluler pulser pulvériser punaiser punir purger \
    purifier pustuler putréfier putter pyramider pyrograver pyrolyser pâlir pâmer pâtir pâtisser pâturer pécher \
    pédaler pénaliser pénétrer pépier pérenniser péricliter périmer périphraser périr pérorer pérégriner \
    péréquater pétarader pétarder péter pétiller pétitionner pétocher pétrarquiser pétrifier pétrir pétuner pêcher \
    quadriller quadrupler qualifier quantifier quarderonner quarrer quartager quarter quereller questionner \
    quetter queuter quiller quimper quintupler quittancer quitter quoailler quotter québéciser quémander quérir \
    quêter rabaisser rabanter rabattre rabiauter rabibocher rabioter rabistoquer rabonnir raboter rabougrir \
    rabouter rabrouer rabâcher racabouillir raccommoder raccompagner raccorder raccourcir raccoutrer raccoutumer \
    raccrocher raccuser raccuspoter racheter racialiser raciner racketter racler racoler raconter racornir \
    racrapoter rader radicaliser radier radiner radiobaliser radiodiffuser radiographier radioguider radioscoper \
    radoter radouber radoucir raffermir raffiner raffoler raffuter raffûter rafistoler rafler rafraichir \
    rafraîchir ragaillardir rager ragoter ragouter ragoûter ragrafer ragrandir ragréer raguer raidir railler \
    rainer raineter rainurer raire raisonner rajeunir rajouter rajuster ralentir ralinguer rallier rallonger \
    rallumer ralléger ramager ramailler ramander ramarrer ramasser ramastiquer rambiner ramender ramener ramer \
    rameter rameuter ramifier ramollir ramoner ramper rancarder rancir randomiser randonner ranger ranimer \
    rançonner raouster rapapilloter rapatrier rapatronner rapetasser rapetisser rapiner rapipoter rapièceter \
    rapiécer rapiéceter raplatir rapointir rappareiller rapparier rappeler rapper rappliquer rappointir rapporter \
    rapprendre rapprocher rapproprier rappuyer raquer raréfier raser rassasier rassembler rasseoir rassir rassoir \
    rassortir rassurer rasséréner ratatiner ratatouiller rater ratiboiser ratifier ratiner ratiociner rationaliser \
    rationner ratisser ratonner rattacher rattraper raturer raugmenter rauquer ravager ravaler ravauder ravigoter \
    ravilir raviner ravir raviser ravitailler raviver ravoir rayer rayonner razzier rebaisser rebander rebaptiser \
    rebasculer rebattre rebecter rebeller rebiffer rebiquer reblanchir rebloquer rebobiner reboire reboiser \
    rebondir rebonneter rebooster reborder reboucher reboucler rebouiser rebouter reboutonner rebraguetter \
    rebrancher rebroder rebrousser rebruler rebrûler rebuter rebâtir recacher recacheter recadrer recalcifier \
    recalculer recaler recalibrer recapitaliser recapturer recarder recarreler recaser recauser receler recenser \
    recentrer receper recercler recevoir rechampir rechanger rechanter rechaper recharger rechasser rechausser \
    rechercher rechigner rechuter reclaper reclasser reclouer reclure recoder recoiffer recoller recoloniser \
    recolorer recombiner recommander recommencer recomparaitre recomparaître recompiler recompléter recomposer \
    recompresser recompter reconcentrer recondamner reconduire reconfigurer reconfiner reconfirmer recongeler \
    reconnaitre reconnaître reconnecter reconquérir reconsidérer reconsolider reconstituer reconstruire \
    recontacter recontaminer recontracter recontrôler reconvertir reconvoquer recopier recoquiller recorder \
    recorriger recoucher recoudre recouper recouponner recourber recourir recouvrer recouvrir recracher recreuser \
    recroiser recroitre recroller recroître recruter recréer recrépir rectifier recueillir recuire reculer \
    reculotter recycler recâbler recéder recéler recéper redemander redescendre redessiner redevenir redevoir \
    rediffuser redire rediriger rediscuter redisposer redissoudre redistribuer rediviniser rediviser redonder \
    redonner redorer redormir redoubler redouter redresser redynamiser redéclarer redécoller redécorer redécouper \
    redécouvrir redéfaire redéfinir redémarrer redémolir redémontrer redéployer redéposer redévelopper refabriquer \
    refacturer refaire refaçonner refendre refermer reficeler refiler refinancer refixer refleurir refluer \
    refléter refonctionner refonder refondre reforester reforger reformater reformer reformuler refouiller \
    refouler refourguer refourrer refoutre refranchir refrapper refriser refroidir refréner refuser regagner \
    regarder regarnir regazonner regeler regimber regonfler regorger regratter regreffer regretter regrimper \
    regrossir regrouper regréer rehausser rejaillir rejeter rejoindre rejointoyer rejouer rejuger relacer \
    relaisser relancer relarguer relater relationner relativiser relaver relaxer relayer relever relier relire \
    relocaliser reloger relooker relouer reluire reluquer relâcher relégiférer relégitimer reléguer remailler \
    remanger remanier remaquiller remarcher remarier remarquer remarteler remastiquer remastériser remballer \
    rembarquer rembarrer rembaucher rembiner remblaver remblayer rembobiner remboiter rembouger rembourrer \
    rembourser remboîter rembroquer rembrunir rembucher remembrer remercier remesurer remettre remeubler \
    remilitariser remiser remixer remmailler remmailloter remmancher remmener remobiliser remodeler remonter \
    remontrer remordre remorquer remotiver remoucher remoudre remouiller rempailler rempaqueter remparder remparer \
    rempiler rempiéter remplacer remplier remplir remployer remplumer rempocher rempoissonner remporter rempoter \
    remprunter remuer remuscler remâcher remédier remélanger remémorer remétrer renaitre renarder renauder \
    renaître rencaisser rencarder renchainer renchaîner renchérir rencogner rencontrer rendormir rendosser rendre \
    reneiger renfaiter renfaîter renfermer renfiler renflammer renfler renflouer renfoncer renforcer renformir \
    renfourcher renfrogner rengager rengainer rengorger rengracier rengraisser rengrener rengréner renier renifler \
    renommer renoncer renouer renouveler renquiller renseigner rentabiliser rentamer renter rentoiler rentraire \
    rentrayer rentrer rentrouvrir renuméroter renvelopper renvenimer renverger renverser renvider renvier renvoyer \
    renâcler renégocier repairer repaitre reparaitre reparamétrer reparaître reparcourir reparler repartager \
    repartir repasser repatiner repaver repayer repaître repeigner repeindre rependre repenser repentir repercer \
    reperdre repeser repeupler repincer repiquer replacer replanter repleuvoir replier replisser replonger \
    reployer replâtrer repointer repolir repolymériser reponctuer reporter reposer repositionner reposter \
    repoudrer repousser reprendre repriser reprocher reproduire reprogrammer reprographier reproposer reprouver \
    repréciser représenter republier repérer repétrir repêcher requalifier requestionner requinquer requitter \
    requérir resaler resalir resaluer rescinder rescolariser resemer resituer resocialiser resolidifier respecter \
    respirer resplendir resquiller ressaigner ressaisir ressasser ressauter ressayer ressembler ressemeler \
    ressemer ressentir resserrer resservir ressortir ressouder ressourcer ressouvenir ressuer ressurgir \
    ressusciter ressuyer restabiliser restaurer rester restituer restocker restreindre restructurer restyler \
    resurgir reséquencer retailler retaper retapisser retarder reteindre retendre retenir retenter retentir \
    retercer reterser retester retirer retisser retomber retondre retoquer retordre retoucher retourner retracer \
    retraduire retraire retraiter retrancher retranscrire retransformer retransférer retransmettre retravailler \
    retraverser retreindre retremper retricoter retrousser retrouver retuber retweeter retâter retéléphoner \
    revacciner revalider revaloir revaloriser revancher revendiquer revendre revenir reverdir revernir \
    reverrouiller reverser revigorer revirer revisionner revisiter revisser revitaliser revivifier revivre revoir \
    revoler revolvériser revomir revoter revouloir revérifier revêtir rewriter rhabiller rhumer ribler ribouler \
    ricaner ricocher rider ridiculiser riffauder rifler rigidifier rigoler rimailler rimer rincer ringarder \
    ringardiser ripailler ripatonner riper ripoliner riposter rire risquer rissoler ristourner ritualiser \
    rivaliser river riveter rober robotiser rocher rocquer roder rogner rognonner roidir romancer romaniser \
    romantiser rompre ronchonner rondir ronflaguer ronfler ronger ronronner ronsardiser ronéoter ronéotyper roquer \
    roser rosir rosser roter roucouler rouer roufler rougeoyer rougir rougnotter rouiller rouir rouler rouloter \
    roulotter roupiller rouscailler rouspéter roussir roustir router rouvrir rubaner rubéfier rucher rudenter \
    rudoyer ruer rugir ruiler ruiner ruisseler ruminer rupiner ruraliser ruser russifier russiser rustiquer ruter \
    rutiler rythmer râbler râler râper râteler règlementer réabonner réaborder réabsorber réacclimater \
    réaccoutumer réacheminer réacquérir réactiver réactualiser réadapter réadmettre réaffecter réaffirmer \
    réaffuter réaffûter réagencer réagir réajuster réaligner réalimenter réaliser réallouer réaléser réamorcer \
    réaménager réanalyser réanimer réapparaitre réapparaître réappliquer réapprendre réapproprier réargenter \
    réarmer réarranger réassembler réassigner réassortir réassumer réassurer réatterrir réattribuer réaugmenter \
    réaxer rébellionner récalcitrer récapituler réceptionner réchampir réchapper réchauffer récidiver réciproquer \
    réciter réclamer récliner récoler récolter récompenser réconcilier réconforter récrier récriminer récrire \
    récréer récupérer récurer récuser rédiger rédimer réduire réembaucher réemménager réemployer réemprunter \
    réenchanter réenclencher réenfourcher réengager réengendrer réenregistrer réensauvager réensemencer réentendre \
    réer réescompter réessayer réexaminer réexpliquer réexporter réexpédier réfectionner réfléchir réformer \
    réfracter réfrigérer réfréner réfugier réfuter référencer référer régaler régater régenter régionaliser régir \
    réglementer régler régner régresser régulariser réguler régurgiter régénérer réhabiliter réhabituer \
    réhumaniser réhydrater réifier réimplanter réimplémenter réimporter réimposer réimprimer réimputer \
    réincarcérer réincarner réincorporer réincruder réinfecter réinformer réinitialiser réinjecter réinscrire \
    réinstaller réinstaurer réinstituer réinsérer réinterpréter réinterroger réintroduire réintégrer réinventer \
    réinvestir réinviter réislamiser réitérer réjouir rélargir rémunérer rénover réoccuper réopérer réorchestrer \
    réordonnancer réordonner réorganiser réorienter réoxygéner répandre réparer répartir répercuter répertorier \
    répliquer répondre réprimander réprimer réprouver répudier répugner réputer répéter réseauter réserver résider \
    résigner résilier résiner résinifier résister résonner résorber résoudre résulter résumer réséquer rétablir \
    rétamer réticuler rétorquer rétracter rétreindre rétribuer rétroagir rétrocéder rétrograder rétropédaler \
    rétrécir réunifier réunir réusiner réussir réutiliser réveiller réveillonner réverbérer réviser révolter \
    révolutionner révolvériser révoquer révulser révéler révérer rééchelonner réécouter réécrire réédifier \
    rééditer rééduquer réélire réémerger réémettre réépouser rééprouver rééquilibrer rééquiper réétalonner \
    réétudier réévaluer rêvasser rêver rôdailler rôder rôtir rûter sabler sablonner saborder saboter sabouler \
    sabrer sacagner saccader saccager saccarifier saccharifier sacquer sacraliser sacrer sacrifier safraner \
    saietter saigner saillir saisir saisonner salarier saler salifier saligoter saliniser salir saliver salonguer \
    saloper salpêtrer saluer sanctifier sanctionner sanctuariser sangler sangloter santonner saouler saper \
    saponifier saquer sarcler sarmenter sarter sasser sataner sataniser satelliser satiner satiriser satisfaire \
    satonner saturer saucer saucissonner saumurer sauner saupoudrer saurer saurir sauter sautiller sauvegarder \
    sauver savater saveter savoir savonner savourer scalper scandaliser scander scanner scannériser scarifier \
    sceller schlinguer schlitter schmecter schtroumpfer schématiser scier scinder scintiller sciotter scissionner \
    sclérifier scléroser scolariser scorifier scotcher scotomiser scratcher scribouiller scripter scroller scruter \
    sculpter scénariser seconder secouer secourir secréter sectionner sectoriser segmenter seller sembler semer \
    semoncer sensibiliser sentir seoir septupler serfouir seriner seringuer sermonner serpenter serrer sertir \
    servir sevrer sextupler sexualiser shampooiner shampouiner shooter shorter shunter sidérer siester siffler \
    siffloter sigler signaler signaliser signer signifier silhouetter silicatiser siliconer sillonner similiser \
    simplifier simuler singer singulariser siniser sinuer siphonner siroter situer siéger skater skier slalomer \
    slamer slaviser slicer smasher smiller snifer sniffer snober sociabiliser socialiser socratiser sodomiser \
    soigner soirer solariser solder solenniser solfier solidariser solidifier solifluer soliloquer solliciter \
    solmiser solubiliser solutionner solvabiliser solvater somatiser sombrer sommeiller sommer somnoler sonder \
    songer sonnailler sonner sonoriser sonrer sophistiquer soqueter sortir soubattre soubresauter soucheter \
    souchever soucier souder soudoyer souffler souffleter souffrir soufrer souhaiter souiller soulager souler \
    soulever souligner souloir soumettre soumissionner souper soupeser soupirer soupçonner souquer sourcer \
    sourciller sourdiner sourdre sourire souscrire soustraire soutacher soutenir soutirer souvenir soviétiser \
    soûler spammer spathifier spatialiser speeder sphacéler spiraler spiritualiser spitter splitter spolier \
    sponsoriser sporuler sprinter spécialiser spécifier spéculer squatter squattériser squeezer stabiliser staffer \
    stagner staliniser standardiser starifier stariser stater stationner statuer statufier stigmatiser stimuler \
    stipendier stipuler stocker stopper stranguler stratifier stresser striduler strier stripper striquer \
    structurer stupéfaire stupéfier stuquer styler styliser sténographier sténotyper stérer stériliser stéréotyper \
    subdiviser subduire subdéléguer subir subjectiver subjectiviser subjuguer sublimer submerger subodorer \
    subordonner suborner subroger subsidier subsister substanter substantiver substituer subsumer subtiliser \
    subvenir subventionner subvertir succomber succéder sucer sucrer suer suffire suffixer suffoquer suggestionner \
    suggérer suicider suifer suiffer suinter suivre sukkeler sulfater sulfiter sulfoner sulfurer superfinir \
    superposer superviser supplanter supplicier supplier suppléer supplémenter supporter supposer supprimer \
    suppurer supputer surabonder suractiver surajouter suralimenter suraller surarmer surbaisser surboucher \
    surbroder surcadencer surcharger surchauffer surclasser surcoller surcompenser surcomprimer surconsommer \
    surcontrer surcoter surcouper surcreuser surdorer surdoser surenchérir surendetter surentrainer surentraîner \
    surestimer surexciter surexploiter surexposer surexprimer surfacer surfacturer surfaire surfer surfiler \
    surfleurir surfrapper surgeler surgeonner surgir surglacer surgreffer surhausser surimposer suriner \
    surinfecter surinvestir surir surjaler surjeter surjouer surlier surligner surlouer surmener surmonter \
    surmouler surmédiatiser surnager surnommer surnoter suroxyder surpasser surpayer surpiquer surplomber \
    surprendre surproduire surprotéger surréagir surréférencer sursaturer sursauter sursemer surseoir sursoir \
    sursolliciter sursouffler surstocker surtailler surtaxer surtendre surtitrer survaloriser surveiller survendre \
    survenir survirer survivre survoler survolter survêtir surédifier surélever suréquiper surévaluer susciter \
    suscrire suspecter suspendre sustenter susurrer suturer suçoter swinguer syllaber symboliser sympathiser \
    symétriser synchroniser syncoper syndicaliser syndiquer synthétiser syntoniser systématiser sécher sécréter \
    séculariser sécuriser sédater sédentariser sédimenter séduire ségréger ségréguer séjourner sélecter \
    sélectionner sénégaliser séparer séquencer séquestrer sérancer sérialiser sérier sérigraphier sévir tabasser \
    tabler tabouiser tabuler tacher tacheter tacler taffer taguer taillader tailler taire taler taller talocher \
    talonner talquer tambouler tambouriner tamiser tamponner tancer tangenter tanguer taniser tanner tanniser \
    tapager taper tapiner tapir tapisser taponner tapoter taquer taquiner tarabiscoter tarabuster tarauder tarder \
    tarer targuer tarifer tarifier tarir tartiner tartir taser tasser tatillonner tatouer tauper taveler taxer \
    tayloriser tchadiser tchatcher tchatter tchiper techniciser techniser tecker teiller teindre teinter \
    temporaliser temporiser tempérer tempêter tenailler tendre tenir tenonner tenter tercer tergiverser terminer \
    ternir terraformer terrasser terreauter terrer terrifier terrir terroriser terser tertiariser teseter tester \
    textualiser texturer texturiser thermaliser thermoformer thermolaquer thématiser théoriser thésauriser \
    théâtraliser tictaquer tiercer tigrer tiller tilter timbrer tinter tintinnabuler tiquer tirailler tirer \
    tisaner tiser tisonner tisser tistre titiller titrer titriser tituber titulariser tiédir toaster togoliser \
    toiler toiletter toiser tokeniser tolérer tomber tomer tondre tonifier tonitruer tonner tonsurer tontiner \
    toper topicaliser toquer torcher torchonner tordre toronner torpiller torréfier torsader tortiller tortorer \
    torturer toréer tosser totaliser toubabiser toucher touer touiller toupiller toupiner tourber tourbillonner \
    tourillonner tourmenter tournailler tournasser tournebouler tourner tournicoter tourniller tourniquer \
    tournoyer toussailler tousser toussoter trabouler tracaner tracasser tracer tracter traduire traficoter \
    trafiquer trahir trainailler trainasser trainer traire traiter tramer tranchefiler trancher tranquilliser \
    transbahuter transborder transcender transcoder transcrire transfigurer transfiler transformer transfuser \
    transférer transgresser transhumer transiger transir transiter transitionner translater translittérer \
    transmettre transmigrer transmuer transmuter transparaitre transparaître transpercer transpirer transplanter \
    transporter transposer transsuder transvaser transverbérer transvider trapper traquer traumatiser travailler \
    travailloter traverser travestir traînailler traînasser traîner treillager treillisser trembler trembloter \
    tremper tressaillir tressauter tresser treuiller trianguler triballer tricher tricoter trier trifouiller \
    triller trimarder trimbaler trimballer trimer tringler trinqueballer trinquer triompher tripatouiller tripler \
    tripoter triquer trisser triséquer triturer troller tromper trompeter trompéter troncher tronquer tronçonner \
    tropicaliser troquer trotter trottiner troubler trouer trouilloter troussequiner trousser trouver truander \
    trucider truffer truquer trusquiner truster trébucher tréfiler tréfondre trémater trémousser trémuler trépaner \
    trépasser trépider trépigner trévirer trôler trôner tuber tuberculiner tuberculiser tuer tuiler tuméfier \
    turbiner turlupiner turluter tuteurer tutorer tutoyer tuyauter tweeter twerker twister tympaniser typer \
    typiser typographier tyranniser tâcher tâter tâtonner télescoper télexer télécharger télécommander télécopier \
    télédiffuser télédéclarer télégraphier téléguider télémétrer téléopérer téléphoner téléporter télésnober \
    téléverser téléviser témoigner ténoriser tétaniser téter têtuer tûteler tûter ulcérer ultrafiltrer ululer \
    unifier uniformiser unir universaliser upgrader upériser urbaniser urger uriner user usiner usurper utiliser \
    vacciner vaciller vacuoliser vadrouiller vagabonder vagir vaguer vaincre vaironner valdinguer valeter valider \
    valiser vallonner valoir valoriser valouser valser vamper vampiriser vandaliser vanner vanter vaporiser \
    vapoter vaquer varapper varier varloper vaseliner vaser vasouiller vassaliser vaticiner vautrer vectoriser \
    veiller veiner velouter vendanger vendre venger venir venter ventiler ventouser verbaliser verbiager verdir \
    verdoyer verduniser verger verglacer verjuter vermiculer vermifuger vermiller vermillonner vermouler \
    vernaliser vernir vernisser verrouiller verser versifier versionner verticaliser vesser vexer viabiliser \
    viander vibrer vibrionner vicier victimiser vidanger vider vidimer vieillir vieller vigiler vilipender \
    villégiaturer vinaigrer viner vinifier violacer violenter violer violoner vioquir virer virevolter virguler \
    viriliser viroler virtualiser viser visibiliser visionner visiter visser visualiser vitaliser vitaminer vitrer \
    vitrifier vitrioler vitupérer vivifier vivoter vivre vocaliser vociférer voguer voiler voir voisiner voiturer \
    volatiliser volcaniser voler voleter voliger volleyer volter voltiger vomir voter vouer vouloir vousoyer \
    voussoyer vouter vouvoyer voyager voûter vriller vrombir vulcaniser vulganiser vulgariser végétaliser végéter \
    véhiculer vélariser vénérer vérifier véroler vétiller vêler vêtir warranter wolophiser xyloglotter yodiser \
    yodler youyouter yoyoter yoyotter zapper zerver zester ziber zieuter zigonner zigouiller ziguer zigzaguer \
    zinguer zinzinuler zipper zombifier zoner zonzonner zoomer zouaver zouker zozoter zwanzer zyeuter zébrer \
    zézayer zûner ânonner ébahir ébarber ébattre ébaubir ébaucher ébaudir ébavurer éberluer ébiseler éblouir \
    éborgner ébosser ébouer ébouillanter ébouler ébouqueter ébourgeonner ébouriffer ébourrer ébouter ébouzer \
    ébraiser ébrancher ébranler ébraser ébroudir ébrouer ébruiter ébruter ébrécher écacher écaffer écailler écaler \
    écanguer écarquiller écarteler écarter écatir échafauder échalasser échampir échancrer échanfreiner échanger \
    échapper échardonner écharner écharper échauder échauffer échauler échaumer écheler échelonner écheniller \
    écher écheveler échiner échographier échoir échopper échouer écimer éclabousser éclaircir éclairer éclater \
    éclipser éclisser écloper éclore écluser écobuer écolleter éconduire économiser écoper écorcer écorcher écorer \
    écorner écornifler écosser écouler écourter écouter écouvillonner écrabouiller écraser écrier écrire \
    écrivailler écrivasser écrouer écrouir écrouler écrouter écroûter écrémer écrêter écuisser éculer écumer \
    écurer écussonner écœurer édenter édicter édifier éditer éditionner éditorialiser édulcorer éduquer éfaufiler \
    égailler égaler égaliser égarer égayer égermer égnaffer égorger égosiller égourmander égoutter égoïner \
    égrainer égrapper égratigner égravillonner égrener égriser égruger égueuler égueurziller éjaculer éjarrer \
    éjecter éjointer élaborer élaguer élancer élargir élaïdiser électrifier électriser électrocuter électrolyser \
    électroniser élever élider élimer éliminer élinguer élire éloigner élonger élucider élucubrer éluder éluer \
    élégir émacier émailler émanciper émaner émarger émasculer émerger émerillonner émeriser émerveiller émettre \
    émier émietter émigrer émincer émonder émorfiler émotionner émotter émoucher émoucheter émoudre émousser \
    émoustiller émouvoir émuler émulsifier émulsionner émécher énamourer énerver énieller énoncer énouer énucléer \
    énumérer épaissir épaler épamprer épancher épandre épanneler épanner épanouir épargner éparpiller épater \
    épaufrer épauler épeler éperdre éperonner épeuler épeurer épicer épier épierrer épiler épiloguer épinceler \
    épincer épinceter épiner épingler épisser épivarder éployer éplucher épointer éponger épontiller épouiller \
    époumoner épouser épousseter époustoufler époutier époutir épouvanter épreindre éprendre éprouver épucer \
    épuiser épurer épépiner équarrier équarrir équerrer équeuter équilibrer équiper équipoller équivaloir \
    équivoquer éradiquer érafler érailler érayer éreinter ériger éroder érotiser éructer établer établir étager \
    étalager étaler étalinguer étalonner étamer étamper étancher étanchéifier étançonner étarquer étatiser étayer \
    éteindre étendre éterniser éternuer éthoxyler éthérifier éthériser étinceler étioler étiqueter étirer étoffer \
    étoiler étonner étouffer étouper étoupiller étourdir étrangler étreindre étrenner étriller étripailler étriper \
    étriquer étronçonner étrécir étrésillonner étudier étuver étêter évacuer évader évaluer évangéliser évanouir \
    évaporer évaser éveiller éventer éventrer évertuer évider évincer éviscérer éviter évoluer évoquer être ôter \
    œiller œilletonner œuvrer
    """

  /// Other words that are written like a finite form of one, in the order of their bytes.
  static let others: StaticString = """
    abime abracadabra abricote abrivent absconse absente abîme accolade accore accouple accroche acte acétyle \
    adhérent adresse affaire affiche affine affluent affouage afférent agace agence agenda agrafe aguiche aiche \
    aide aiguille aimante aire alarme alerte alkyle allonge alterne alumine amalgame amarre ambiance amble ambre \
    amende amine amnistie amorce amure anagramme analgésie analyse anastomose ancre anesthésie anglaise angoisse \
    ankylose annexe annonce antique anémie apanage apostasie apostille apostrophe apparente applique approche \
    arbitre architecture archive ardent ardoise arme arnaque arquebuse arsouille asperge asphalte asphyxie \
    assassine atrophie attache attaque attente attrape audience augure aune auréole authentique autocensure \
    autographie autopsie avance avantage avarie aventure aveugle avoine axe bade badge badine baffe bafouille \
    bagarre bagote bagotte bague baguenaude baille baise baisse balade balafre balance baleine balise balle \
    ballote balte bamboche banane banche bande banne banque baraque baratte barbe barbouille barda barde barre \
    barricade basane bascule base bassine basta baste bataille bauge bavarde bave belote benne berce berne besogne \
    beurre biche bide bident bidouille biffe bigle bigophone bigorne bigre bile bille billebaude biopsie bique \
    bise bisque bisse bistre bite bitte bitture bitume biture blague blinde blogue blouse blâme bobine boette \
    boite bombarde bombe bonde bordure borne bosse bossue botte bottine boucane boucharde bouche boucle bouffe \
    bouge bouillotte boule bouline boulote bourde bourre boustifaille bouteille bouture boxe braille braise brame \
    branche branle braque brasse brave bredouille brelle bricole bride bridge briffe brigue brillante brillantine \
    brioche brique brise brocante broche bronche bronze broque brosse brouette brouille bruine bruit brume brusque \
    brêle buche bulle buse bute butte bâche bée bégue bénit béquille bêche bêtise bûche cabale cabane cabine \
    cabosse cabriole cache cadastre cadence cadre cagnarde cagne cague caillasse caille caillebotte calamine \
    calandre cale calibre calligraphie calme calomnie calorifuge calotte calque cambriole came camelote candidate \
    cane canna canne cantine canule capitule capote capsule capture capée caque caracole carambole carbonate \
    carbure carde carence caresse cargue caricature carie carme carmine carotte carouble carre carrosse carte \
    cartographie cartouche cascade case casemate caserne casque casse castagne catalogue catalyse catapulte \
    catastrophe causa cause cavalcade cavale cave ceinture cela cendre censure centre centrifuge centuple cercle \
    cerne cesse chagrine chaine chaloupe chamaille chamarre chambre chamoise change chapitre charge charme \
    charpente chasse chatouille chauffe chaume chausse chaîne chemise cheville chia chiade chicane chicote \
    chicotte chiffre chine chinoise chique chirographie chlore chloroforme chlorure chocotte chope chopine \
    chorégraphie chose chouchoute chrome chronique chute châtaigne chélate cible cintre cire cisaille claque \
    classe claustra clavette cliche cliente clique clisse cloche cloitre clone clope cloque cloître clôture coche \
    cocotte coda code coffre cogne coiffe colle collecte colloque combine comble commande commerce compacte \
    complexe compresse compte compétent concorde concurrence confesse confiance confiture confluent conforme \
    conférent conjecture conserve consigne console conte content contente conteste contingente continue \
    contracture contraste contrattaque contre contrecalque contrefiche contremarque contremine controverse \
    contrôle convergent converse copartage copie copilote copine coprésident copule coque coquete coquille corde \
    corne corse cosmétique cosse costume cote couche coude couille coule coulisse coupe coupelle couple courbature \
    courbe couronne course courtaude couture couvent coïncident crapule crasse cravache cravate crevasse crible \
    crique crise critique croche crole crolle crosse crotte croule croustille croute croûte crypte crâne créosote \
    crêpe crête cube cuirasse cuisine cuite cuivre culbute culotte cure cuve cyanose cylindre câble câline dague \
    dalle dame danse data date daube demande demeure devise diagnostique dialogue dialyse diaphragme difforme \
    diffuse différent diligente dingue diphtongue diplôme discipline discompte discontinue discorde dispense \
    dispose dispute distance divergent divise divorce dogue dolent domestique donne dope dose double douche \
    douille doute drache dragonne drague draine drave dribble drible drille drive drogue dupe duplexe dure \
    dynamite débauche débine débrouille débâcle décalque décharge décime décompte décote découpe décrue décrépit \
    décrépite décuple dédicace défausse défonce défroque déférent dégaine dégueulasse délire démarche démarque \
    démérite départage dépense dépose dépouille déprime dépêche dérive déroute désannonce désavantage déserte \
    déséquilibre détaxe détergent détrempe détresse effiloche effluve embauche embouche embrasse embrouille embue \
    emmerde empeigne empenne empile empire emplâtre empoigne encaisse encaustique enceinte enclave encoche \
    encombre encre engobe enquête enseigne entaille entame enthousiasme entorse entourloupe entraide entrait \
    entrave entre entretaille entretoise entête enveloppe envie erre esbroufe escalade escalope escarmouche \
    escarpe esche esclavage escompte escorte escrime esgourde espace esquisse esquive estampe estampille este \
    estime estrapade euthanasie excellent excise excuse excédent exempte expertise explicite expédient externe \
    fabrique facette facture fada fade faignante faille fainéante fainéantise falote fana fane fanfreluche \
    fantasme farde farine fascine fatigue fauche faute feignante feinte fendille fenêtre ferme ferment ferraille \
    fesse feuille feutre fibre fiche fiente figure file filigrane filtre finance fissure fixe flagelle flambe \
    flaque flemmarde flibuste flingue flocule flotte floue fluent fluorescent flute flûte foire folâtre force \
    forge forme formule fouaille fouille fouine foule fourbe fourche fourgue fourrage foëne fracture fraise \
    framboise franchise frange frappe fraude frette frime fringue fripe frise frite fritte fronce fronde frousse \
    frusque frustre frégate fréquente fugue fuite féconde fécule féculent fétiche fête gaffe gaga gage gagne gaine \
    galbe galope gambade gamberge gambille gamine ganse garance garde gare gargote gargouille garrotte gaufre \
    gaule gave gaze gemme gendarme gerbe gerbera gerce germe gifle girouette gite givre glace glaire glaise glande \
    glandouille glette glisse glose glycérine goberge godaille gode godille goguenarde goinfre golfe gomina gomme \
    gondole gorge gouache gouaille gouape gouge gougnote gougnotte goupille goura gourance gourmande goutte \
    gouverne graille graine graisse granite granule graphite gratte grattouille grave greffe grelote grelotte \
    grenaille grenouille gribouille griffe grigne grillage grille grimace grimpe grinche gringue grippe grisaille \
    grise grognasse grogne gronde groupe grêle guette gueule guide guigne guillotine guinche guindaille guêtre \
    gâche gélatine gêne gîte hache hachure hanche happe harangue harde harpe hausse herbage herbe herse \
    holographie homologue hongre hormone houe houppe housse houssine huche hue huile hybride hydrate hydrofuge \
    hydrolyse hypertrophie hâle hâte idolâtre ignifuge illustre image impatiente importune incendie incidente \
    incise incommode incube indice indifférent indigne infecte infirme influence influent informe infuse initiale \
    innocente insolent insulte insurgent intaille interclasse interface interférent interligne interne intime \
    intrigue invalide invective inverse invite iode jable jacasse jaffe jaspe jauge java jeûne jobarde joue joute \
    juge jute laine laisse lama lame lamine lampe lance lange lansquine lanterne laque lasure latte lave lessive \
    leste leurre levrette libelle liche licite lie ligature ligne ligue like limande lime limite limousine linga \
    linge liquide lisse liste lithographie livre lobe loche loge longe loque louange louche loupe lourde loure \
    louve louvete luge lustre lutte luxe lyre lyse lâche légende légitime lésine lévite machine macle macque \
    macula macule magnétoscope magouille maille maitrise manga manie manifeste manigance manipule mannequine \
    manoque manque mansarde manucure manufacture manœuvre maquette marbre marchande marchandise marche marcote \
    marcotte marge marina marine marmite marmotte marne maroufle marque marre masque massacre masse matabiche \
    matcha mate matraque matrice matricule mature maîtrise menace menotte menuise merde merdouille meringue mesure \
    meuble meule micropuce mignarde millésime mime mine miniature minute mire mise mite mitraille module moire \
    moise moite monde monologue monte montre moquette morfale mornifle mortaise motte mouche mouette moufle \
    mouille moule moulure mousse mue multiplexe muraille mure murge murmure musarde muscle muse musique musse \
    mutine mâche mâchure mécompte mécontente médaille méduse mélange ménage méprise mérite mésestime métamorphose \
    métastase méthyle nacre nage nappe nargue nasse natte naufrage navale neige nervure niaise niche nickele \
    nielle nigaude nimbe nippe nique nitrate nitre nitrure noce nombre nonce nope norme note noue nova nuance nue \
    nécrose négligent oblique occulte occurrent ocre octuple offense ombrage ombre opiniâtre opéra orange orbite \
    orchestre ordonnance origine orthographie ose ouate oublie ouille outrage outre ouvrage ovule oxyde ozone \
    pacage page pagnote paillarde paille palabre palangre palanque palette palissade palme palpe paluche panache \
    panique panne panoramique panse pantoufle papillote papouille para parachute parade parafe paraffine paranoïa \
    paraphe paraphrase parasite parcelle parent paresse paria parjure parlote parodie partage participe partouse \
    partouze passe passepoile pastiche pastille pateline patente patiente patine patouille patrouille patte paume \
    pause pavane paye pecque peigne peine peinture pelle pelote peluche pendule perce perche perle permanente \
    peroxyde peste peuple phagocyte phase philosophe phosphate phosphore phosphoryle photocopie photographie \
    phrase piaule picte pierre pige pigne pile pilote pilule piment pince pine pinte pioche pipe pique piquenique \
    piquouse pirate pirouette pisse pistache piste pita pite piéta place plaine plaisante plancha planche plane \
    planque plaque plastique platine plie plombe plonge pluche plume plâtre plébiscite poche pogne pointe poisse \
    poivre police politique polycopie polémique pommade pomme pompe ponce ponte porte pose poste postface postiche \
    potasse pote poudre pouille pourpre poussa pousse poêle praline pratique presse presta preste prime prise \
    probe procure prodigue profane programme pronostique prosodie prototype protéine prune préchauffe précise \
    précommande précompte précédent préface préfixe préforme prélude présage présente président présure prétexte \
    prêche prête prône psalmodie psychanalyse puce punaise purge pustule pyramide pyrolyse pâture pédale pépie \
    périphrase pérégrine pétarade pétoche pêche quadrille quadruple quarte querelle quille quintuple quittance \
    quitte quémande quête racine racle rade radine radiobalise radiographie radioscope rafle rage rague raille \
    raine rainure ralingue rallonge ramage ramasse rame rampe rapine rase ratatouille ratine rature rauque ravage \
    ravigote raya rayonne razzia rebelle rechange recharge recherche rechute recorde recoupe redoute rehausse \
    relance relaxe reloue relâche remarque remise remonte remorque rencontre rengaine rente renverse repaire \
    repique repousse reproche reprographie resquille resserre ressource reste retaille retape retouche retrempe \
    revanche rhume ricoche ride rifle rigole rimaille rime ringarde ringardise ripaille ripe riposte risque \
    rissole ristourne rive robe roche rogne romance roque rose rosse roue roufle rouille roule roulotte route \
    ruche rue ruine rupine ruse rustique rutile rythme râble râle râpe réa réanalyse récidive réciproque réclame \
    récolte récompense réembauche réescompte réforme référence référent régale régate régente régule réplique \
    réprimande réserve résident résilient résine réticule rétrograde révolte réémergent rééquilibre rêve rôde \
    sable sabra sabre saccade saccage sacre safrane sale salive salope salpêtre sangle saoule sape sauce saumure \
    sauna saure saute sauvegarde savate schlitte scie sciotte sclérose scratche seconde selle semonce septuple \
    serine seringue serre sextuple sieste sigle signe silhouette silicone singe skate slice smille snobe solde \
    soliloque sombre somme somnolent sonde songe sonnaille sophistique soude souffle soufre souille soule soupe \
    source sourdine soutache soûle speede spirale statue stipule strie structure style sténographie sténotype \
    stéréotype subit sublime sucre suffixe suicide sulfate sulfite sulfone sulfure surcharge surchauffe surcote \
    surcoupe surdose surface surfait surpaye surtaxe surtitre suspecte suture syllabe syncope syndique sélecte \
    séquence séquestre série sérigraphie table tache tacle taffe taillade taille talent talle taloche tangente \
    tanne tapage tape taque taquine tare tartine tasse taupe taxe tchatche teille tempéra tempête tenaille tente \
    terrasse terre texture tierce tigre tille timbre tique tire tisane titre toile toilette toise tombe tome tonne \
    tonsure tontine tope toque torche torpille torsade tortilla tortille tortore torture touche touille tourbe \
    tourmente traboule trace traine traite trame tranche transit trappe traque traîne treillage tremble tremblote \
    trempe tresse triche trille tringle triomphe triple trique trolle trompe tronche trotte trouble trousse truffe \
    trône tuba tube tuberculine tuile turbine turlute type typographie tâche télescope télécommande télécopie \
    télégraphie téléphone têtue ultrafiltre upgrade urgent urine usine vaccine vadrouille vagabonde vague valide \
    valise valse vanne varappe varia varlope vase vaseline veille veine vendange vente ventouse verbiage verge \
    vermicule vermifuge vermille verse vesse viande vidange vide vielle vigile villégiature vinaigre viole violent \
    violente vire virevolte virgule virole visa visite vitamine vitre vocalise vogue voile voisine voiture vole \
    volige volte voltige vote voute voyage voûte vrille véhicule vérole vétille xyloglotte zeste zigue zingue zona \
    zone zouave zwanze ébauche écaille échange écharpe échine échographie échoppe éclaire éclipse éclisse écluse \
    écope écorce écoute écume égale égoïne éjecta électrolyse élingue émergent émule épargne épaule épice épilogue \
    épine épingle éponge épontille épouvante épure équerre équilibre équipe équipollent équivoque étable étage \
    étalage étale étampe étanche étoffe étoile étoupe étoupille étrenne étrille étuve évident œuvre
    """
}
