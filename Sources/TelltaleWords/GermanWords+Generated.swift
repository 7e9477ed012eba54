// Written by tools/words/european-verbs out of the lemmas of spacy-lookups-data, whose licence stands in GermanWords.swift.

extension GermanWords {
  /// Infinitives, in the order of their bytes.
  static let bases: StaticString = """
    aalen abebben abkanzeln abmurksen abnabeln achten achtgeben adeln ahmen ahnden ahnen albern altern anberaumen \
    angeln anheimfallen ankern ankreiden antworten arbeiten argwöhnen arten atmen aufdröseln aufforsten aufzäumen \
    ausmerzen aussöhnen auswringen backen baden baggern bahnen balgen ballen ballern balzen bangen bannen barren \
    basteln bauen baumeln bauschen beabsichtigen beachten beanspruchen beanstanden beantragen beantworten \
    bearbeiten beatmen beauftragen bebauen beben bebildern bechern becircen bedanken bedauern bedecken bedenken \
    bedeuten bedienen bedrohen bedrucken bedrängen bedrücken beehren beeilen beeindrucken beeinflussen beenden \
    beerben beerdigen befahren befallen befassen befehlen befehligen befestigen befeuchten befeuern befinden \
    beflecken beflügeln befolgen befragen befreien befremden befriedigen befristen befruchten befummeln befähigen \
    befördern befürchten befürworten begaffen begatten begeben begegnen begehen begehren begeistern begießen \
    beginnen beglaubigen begleichen begleiten beglücken begnadigen begnügen begraben begradigen begreifen \
    begrenzen begründen begrünen begrüßen begucken begutachten begünstigen behagen behalten behandeln beharren \
    behauen behaupten beheben beheizen behelfen behelligen beherbergen beherrschen beherzigen behindern behängen \
    behüten beichten beinhalten beirren beizen beißen bejahen bejubeln bekanntgeben bekehren bekennen beklagen \
    beklatschen beklauen bekleben bekleckern bekleiden bekochen bekommen bekreuzigen bekriegen bekräftigen \
    bekunden bekämpfen beköstigen beladen belagern belangen belassen belasten belauern belaufen belauschen beleben \
    belegen belehren beleidigen beleihen beleuchten belichten belieben beliefern bellen belohnen belustigen \
    belächeln belästigen belüften belügen bemalen bemerken bemitleiden bemuttern bemächtigen bemängeln bemänteln \
    bemühen benebeln benehmen beneiden benennen benetzen benoten benutzen benötigen benützen beobachten beordern \
    bepflanzen bepinseln bequemen berappen beraten beratschlagen berauben berechnen berechtigen bereden bereichern \
    bereinigen bereisen bereiten bereithalten bereitstehen bereitstellen bereuen bergen berichten berichtigen \
    bersten berufen beruhen beruhigen berühren besagen besaiten besamen besaufen beschaffen beschallen beschatten \
    beschauen bescheinen bescheinigen bescheißen beschenken bescheren beschichten beschießen beschimpfen \
    beschirmen beschlagen beschleichen beschleunigen beschließen beschmutzen beschneiden beschnuppern beschnüffeln \
    beschreiben beschreien beschreiten beschriften beschränken beschuldigen beschweren beschwören beschädigen \
    beschäftigen beschönigen beschützen beseelen beseitigen besetzen besichtigen besiedeln besiegeln besiegen \
    besingen besinnen besitzen besohlen besorgen bespannen bespielen bespitzeln besprechen bespritzen besprühen \
    bespucken bessern bestatten bestaunen bestechen bestehen bestehlen besteigen bestellen besteuern bestimmen \
    bestrafen bestrahlen bestreiken bestreiten bestreuen bestärken bestätigen bestäuben besuchen besudeln \
    besänftigen betanken betatschen beteiligen beten beteuern betiteln betonen betrachten betragen betrauen \
    betreffen betreiben betreten betreuen betrinken beträufeln betrüben betrügen betteln betten betupfen betätigen \
    betäuben betören beugen beulen beunruhigen beurkunden beurlauben beurteilen beuteln beuten bevormunden \
    bevorstehen bevorteilen bevorzugen bevölkern bewachen bewachsen bewaffnen bewahren bewegen beweinen beweisen \
    bewenden bewerben bewerfen bewerten bewilligen bewirken bewirten bewohnen bewundern bewähren bewältigen \
    bewässern bezahlen bezaubern bezeichnen bezeugen bezichtigen beziehen beziffern bezuschussen bezwecken \
    bezweifeln beängstigen beäugen bibbern biedern biegen bieten bilden billigen bimmeln binden bitten blasen \
    blassen blechen bleiben bleichen blenden blicken blinken blinzeln blitzen bloßstellen blubbern bluten blähen \
    blättern blödeln blöken blühen bohren bolzen bomben boomen booten borgen boxen brabbeln brachliegen branden \
    brandmarken braten brauchen brauen brausen brechen breiten breitschlagen breittreten bremsen brennen bringen \
    brodeln brummen brutzeln bröckeln brühen brüllen brüsten brüten buchen buchten buddeln buhen buhlen bummeln \
    bumsen bunkern buttern bändigen bäumen böllern büffeln bügeln bündeln bürden bürgen bürgern bürsten büßen \
    checken clonen cremen dabehalten dabeibleiben dableiben dafürhalten dagegenhalten daherkommen daherreden \
    dahingehen dahinsiechen dalassen daliegen dampfen danebenliegen danken darben dasitzen dastehen dauern \
    davonfahren davonfliegen davonkommen davonlaufen davonmachen davonstehlen davontragen davonziehen dazukommen \
    dazulernen dazuschreiben dazusetzen decken dehnen dellen demütigen denken deuteln deuten deutschen dichten \
    dichtmachen dienen dingen dippen docken doktern dolmetschen donnern dopen doppeln dosen dranbleiben drankommen \
    dranmachen dransetzen draufgeben drauflegen draufmachen draufzahlen drehen dreinreden dreinschauen dreschen \
    dribbeln driften drillen drinbleiben dringen drinsitzen dritteln drohen drosseln drucken drängeln drängen \
    dröhnen drücken ducken dudeln duften dulden dunkeln durchforsten durchqueren dursten duschen duzen dämmen \
    dämmern dämpfen dösen dübeln dümpeln düngen dünken dünnen dünsten dürfen dürsten düsen ebnen ehelichen ehren \
    eichen eiern eifern eignen eilen einen einheimsen einhergehen einigeln einigen einlullen einrenken \
    einschläfern eintrichtern einverleiben einzäunen einäschern eisen eitern ekeln empfangen empfehlen empfinden \
    emporheben emporsteigen empören enden engen entarten entbehren entbinden entblättern entblößen entbrennen \
    entdecken entehren enteignen enteilen enterben entfachen entfallen entfalten entfernen entfesseln entfetten \
    entflammen entfliehen entfremden entfärben entführen entgegensehen entgegnen entgehen entgiften entgleisen \
    entgleiten enthaaren enthalten enthaupten entheben enthäuten enthüllen entjungfern entkalken entkernen \
    entkleiden entkommen entkoppeln entkrampfen entkräften entladen entlangfahren entlanggehen entlanglaufen \
    entlarven entlassen entlasten entlaufen entledigen entleeren entleihen entlohnen entlüften entmachten \
    entmutigen entmündigen entnehmen entpacken entpuppen entrauschen entreißen entrichten entriegeln entrinnen \
    entrosten enträtseln entrücken entrümpeln entrüsten entsaften entsagen entscheiden entschlafen entschließen \
    entschlüpfen entschlüsseln entschulden entschuldigen entschwinden entschädigen entschärfen entsenden entsinnen \
    entsorgen entspannen entsprechen entspringen entstammen entstauben entstehen entsteigen entsteinen entstellen \
    entströmen entstören enttarnen entthronen enttäuschen entwaffnen entweichen entwenden entwerfen entwerten \
    entwickeln entwirren entwischen entwurzeln entwöhnen entzaubern entzerren entziehen entziffern entzünden \
    erachten erahnen erarbeiten erbarmen erbauen erbeben erben erbeten erbetteln erbeuten erbitten erblassen \
    erbleichen erblicken erblinden erblühen erbrechen erbringen erden erdenken erdreisten erdrosseln erdulden \
    ereifern ereignen ereilen erfahren erfassen erfinden erfolgen erfordern erforschen erfragen erfreuen \
    erfrischen erfüllen ergaunern ergeben ergießen ergreifen ergründen ergänzen erhalten erhaschen erheben \
    erheitern erhellen erhitzen erhoffen erholen erhängen erhärten erhöhen erhören erinnern erkalten erkaufen \
    erkennen erklimmen erklingen erklären erkranken erkunden erkundigen erkälten erkämpfen erlahmen erlangen \
    erlassen erlauben erlaufen erleben erledigen erlegen erleichtern erleiden erlernen erliegen erläutern \
    erlöschen erlösen ermahnen ermatten ermitteln ermorden ermutigen ermächtigen ermöglichen ermüden ernennen \
    erneuern erniedrigen ernten ernähren erobern erpressen erproben erraten errechnen erregen erreichen errichten \
    erringen erröten ersaufen erschaffen erschallen erscheinen erschießen erschlaffen erschlagen erschleichen \
    erschließen erschrecken erschweren erschöpfen erschüttern ersehen ersehnen ersetzen ersinnen ersparen \
    erspielen erspähen erstarken erstarren erstatten erstaunen erstehen ersteigern erstellen erstreben erstrecken \
    ersuchen ertappen ertasten erteilen ertragen ertrinken erträumen erwachen erwachsen erwarten erwecken erweisen \
    erweitern erwerben erwidern erwirken erwischen erwägen erwählen erwähnen erwärmen erwürgen erzeugen erziehen \
    erzielen erzwingen erzählen erzürnen eröffnen erörtern erübrigen essen fachen fahnden fahren fallen falten \
    falzen fangen faseln fasern fassen fasten fauchen faulen faulenzen fausten faxen fechten federn fegen fehlen \
    feien feiern feilbieten feilen feilschen feinden fertigbringen fertigen fertigmachen fertigstellen fesseln \
    festigen fetten fetzen feuchten feuern fiebern filmen filtern filzen finden firmen fischen fixen flachen \
    flackern flaggen flammen flanken flattern flauen flechten flecken flehen flennen fletschen fliegen fliehen \
    fliesen fließen flimmern flippen flitzen flocken floppen fluchen fluchten flunkern fluten flutschen flöten \
    flößen flüchten flüstern folgen folgern foltern foppen fordern formen forschen foulen fragen fransen fremdeln \
    fremdgehen fressen freuen freunden frischen fristen frotzeln fruchten frusten fräsen frösteln fuchteln fugen \
    fummeln funkeln funken furzen fusseln futtern fußen fächern fädeln fällen fälschen färben föhnen fönen fördern \
    fügen fühlen führen füllen fürchten füttern gabeln gaffen gammeln garen gasen gaukeln geben gebieten \
    gebrauchen gebärden gebären gebühren gedeihen gedenken gedulden gefallen gefährden gegenlenken gegenlesen \
    gegensteuern gegenzeichnen geheimhalten gehen gehorchen gehören geigen geilen geistern geizen geißeln geleiten \
    gelingen geloben gelten gelüsten gemeinden genehmigen genesen genießen genügen geradebiegen geraten gereichen \
    gerinnen geschehen gesellen gestalten gestatten gestehen gesunden gewichten gewinnen gewittern gewähren \
    gewährleisten gewöhnen gießen giften gipfeln glauben gleichen gleichsetzen gleichstellen gleichziehen gleiten \
    gliedern glimmen glotzen glucksen glänzen glätten glücken glühen golfen gondeln graben grabschen grasen \
    grausen greifen grenzen grillen grinsen grummeln grunzen gruseln grämen grätschen grölen grübeln gründen \
    grüßen gucken gurgeln gurren gurten gutheißen gähnen gängeln gären gärtnern gönnen haaren haben hacken hadern \
    haften hageln haken hallen halsen halten haltmachen hampeln hamstern handeln handhaben hangeln hapern harren \
    haschen hassen hasten hauchen hauen hausen heben hecheln hechten heften hegen heilen heiraten heitern heizen \
    heißen helfen hellen hemmen herabsinken herbeiführen herbeiholen herbeirufen herbeisehnen herrschen \
    herumführen herumliegen herumlungern herumsprechen herumwirbeln herzen hetzen heucheln heuern heulen hexen \
    hierbleiben hierherkommen hieven himmeln hindern hinken hinterfragen hintergehen hinterlassen hinterlegen \
    hinterziehen hinwegsetzen hinwegtrösten hobeln hocken hoffen holen holpern holzen hoppeln hoppen hopsen \
    horchen horten huldigen hungern hupen huschen husten häckseln häkeln hämmern händigen hängen hängenbleiben \
    hänseln härten häufen häuten höhlen hören hüllen hülsen hüpfen hüten imkern impfen innehalten innewohnen \
    irreführen irren jagen jammern japsen jauchzen jaulen jobben jodeln johlen jubeln jäten kacheln kalben \
    kaltstellen kanten kapern kappen kapseln kaputtgehen kaputtlachen karren karten kauen kauern kaufen kegeln \
    kehren keifen keimen kellnern keltern kennen kennenlernen kennzeichnen kentern kernen kesseln ketten keuchen \
    kichern kicken kieken kiffen killen kippen kitten kitzeln klackern klaffen klagen klammern klappen klappern \
    klaren klarkommen klarmachen klarstellen klatschen klauben klauen kleben kleckern kleiden kleinkriegen \
    kleistern klemmen klettern klimpern klingeln klingen klinken klirren klonen klopfen kloppen klotzen klumpen \
    kläffen klären klönen knabbern knacken knacksen knallen knarren knarzen knattern knausern knebeln knechten \
    kneifen kneten knicken knien knipsen knirschen knistern knobeln knoten knurren knuspern knutschen knöpfen \
    knüpfen knüppeln kochen kohlen koksen kommen kontakten kontern koppeln kosten kotzen krabbeln krachen krallen \
    kramen krampfen kranken kratzen kraulen krausen kredenzen kreischen kreisen krempeln kreuzen kreuzigen \
    kribbeln kriechen kriegen kringeln kriseln kritzeln krächzen kräftigen krähen kräuseln krönen krümeln krümmen \
    kugeln kundgeben kuppeln kurbeln kurven kurzschließen kuscheln kuschen kämmen kämpfen ködern können köpfen \
    kübeln kühlen kümmern kündigen küren kürzen küssen labbern laben labern lachen laden lagern lahmen lahmlegen \
    lallen landen langen langweilen lappen lassen lasten latschen lauern laufen lauschen lauten leben leeren \
    leerstehen legen lehnen lehren leiben leiden leiern leihen leimen leinen leisten leiten lenken lernen lesen \
    leuchten leugnen lichten lieben liebkosen liebäugeln liefern liegen liegenbleiben liften lindern lispeln \
    listen loben lochen locken lockern lodern loggen lohnen losen loten lotsen lugen lungern lupfen lutschen \
    lächeln lähmen lärmen lästern läuten löchern löffeln löhnen löschen lösen löten lüften lügen lümmeln machen \
    magern mahlen mahnen malen mampfen managen mangeln martern mauern maulen mauscheln mausern maßen meckern \
    mehren meiden meinen meistern meißeln melden melken mengen merken messen metzeln meutern mieten mildern mimen \
    mindern mischen missen misten mitteln mixen mißachten mißbilligen mißbrauchen mißfallen mißhandeln mißlingen \
    mißtrauen mißverstehen modeln mogeln mopsen morden mosern motten motzen munden munkeln muntern murmeln murren \
    mustern muten mutmaßen mähen mäkeln mästen mäßigen möbeln mögen mühen mümmeln münden münzen müssen nachäffen \
    nageln nagen nahebringen nahekommen nahelegen naheliegen nahestehen narren naschen nebeln nehmen neiden neigen \
    nennen nerven nicken nieseln niesen nieten nippen nisten norden normen nudeln nullen nuscheln nutzen nächtigen \
    nähen näherbringen nähern nähren nässen nölen nörgeln nötigen nützen offenbaren offenbleiben offenhalten \
    offenlassen offenlegen ohrfeigen opfern ordern ordnen orgeln orten paaren pachten packen paddeln paffen \
    panschen panzern pappen parken parsen passen patschen patzen pauken pausen peilen peinigen peitschen pellen \
    pendeln pennen perlen petzen pfeffern pfeifen pflanzen pflegen pflichten pflücken pflügen pfropfen pfuschen \
    pfänden picken piepen piepsen pieseln pilgern pinkeln pinnen pinseln pirschen pissen plagen planen planschen \
    plappern platschen platzen plaudern plauschen plotten plumpsen plustern plätschern plätten plündern pochen \
    pokern polen polstern poltern popeln poppen posaunen powern prahlen prallen prangen prangern prasseln predigen \
    preisen preisgeben prellen preschen pressen proben promoten prophezeien prosten protzen prusten prägen prüfen \
    prügeln pudern pulen pulvern pumpen punkten purzeln puschen pusten putschen putten putzen päppeln pöbeln \
    quaken qualmen quasseln quatschen quellen quengeln quetschen quietschen quälen radeln radfahren raffen ragen \
    rahmen rammeln rammen ranken ranklotzen rappeln rascheln rasen raspeln rasseln rasten rastern raten rattern \
    rauben rauchen rauen raufen rauhen raunen rauschen rauslaufen rechnen rechtfertigen reden regeln regen regnen \
    reiben reichen reichern reifen reihen reimen reinfallen reinigen reinreden reinwaschen reinwürgen reisen \
    reiten reizen reißen rempeln rennen retten richten riechen riegeln rieseln rillen ringen rinnen rippen ritzen \
    robben rodeln roden rollen rosten rotten rotzen rubbeln ruckeln rudern rufen ruhen rumhängen rumoren runden \
    runtersetzen runzeln rupfen rutschen rächen rädern räkeln rätseln räuchern räumen räuspern röcheln röntgen \
    rösten röten rücken rügen rühmen rühren rülpsen rümpfen rüsten rütteln sabbeln sabbern sagen sahnen salben \
    salzen samen sammeln satteln sauberhalten sauen saufen saugen sausen schaben schachteln schaden schaffen \
    schalen schallen schalten scharen scharfstellen scharren schaudern schauen schaufeln schaukeln schauspielern \
    scheffeln scheiden scheinen scheitern scheißen schellen schelten schenken scheppern scheren scherzen scheuchen \
    scheuen scheuern schichten schicken schieben schiefgehen schielen schießen schiffen schildern schillern \
    schimmeln schimmern schimpfen schinden schirmen schlabbern schlachten schlafen schlaffen schlagen schlampen \
    schlappen schlauchen schleichen schleifen schleimen schlemmen schlendern schleppen schleudern schleusen \
    schließen schlingen schlingern schlittern schlitzen schlottern schluchzen schlucken schludern schlummern \
    schlängeln schlüpfen schlürfen schlüsseln schmachten schmarotzen schmatzen schmecken schmeicheln schmeißen \
    schmelzen schmerzen schmettern schmieden schmiegen schminken schmirgeln schmollen schmoren schmuggeln \
    schmunzeln schmusen schmälern schmökern schmücken schnallen schnalzen schnappen schnarchen schnattern \
    schnauben schnaufen schneiden schneidern schneien schnellen schniefen schnippen schnitzen schnorcheln \
    schnorren schnuppern schnurren schnüffeln schnüren schocken schonen schoppen schottern schrammen schrauben \
    schrecken schreiben schreien schreiten schrubben schrumpfen schrägen schränken schröpfen schubsen schuften \
    schulden schulen schultern schummeln schunkeln schustern schwafeln schwanken schwappen schwatzen schweben \
    schweifen schweigen schweißen schwelen schwelgen schwellen schwemmen schwenken schwerfallen schwimmen \
    schwindeln schwinden schwingen schwirren schwitzen schwächen schwängern schwänzen schwärmen schwärzen schwören \
    schädigen schälen schämen schänden schärfen schätzen schäumen schöpfen schüren schürfen schütteln schütten \
    schützen segeln segnen sehen sehnen seifen seilen sein senden senken setzen seufzen sichern sicherstellen \
    sichten sieben siechen siedeln sieden siegeln siegen siezen singen sinken sinnen sitzen sollen sondern sonnen \
    sorgen spachteln spalten spannen sparen spaßen speichern speien speisen spenden sperren spicken spiegeln \
    spielen spießen spinnen spitzeln spitzen splittern sponsern spornen spotten sprechen spreizen sprengen \
    sprießen springen sprinten spritzen sprudeln sprühen spucken spuken spulen spuren spurten sputen spähen spülen \
    spüren stacheln staffeln stammeln stammen stampfen standhalten stanzen stapeln stapfen starren starten statten \
    stattfinden stattgeben stauben staubsaugen stauchen stauen staunen stechen stecken stehen stehenbleiben \
    stehlen steifen steigen steigern steinigen stellen stemmen stempeln steppen sterben steuern stibitzen sticheln \
    stieben stiefeln stiften stillen stilllegen stimmen stinken stippen stochern stocken stolpern stopfen stoppen \
    stottern stoßen strafen strahlen strampeln stranden straucheln streben strecken streicheln streichen streifen \
    streiken streiten strengen stressen streuen streunen striegeln strippen stromern strotzen sträuben strömen \
    stufen stumpfen stunden stutzen stänkern stärken stöbern stöhnen stöpseln stören stückeln stülpen stürmen \
    stürzen stützen suchen suhlen surren swingen säen sägen sähen sättigen säubern säuern säumen säuseln sühnen \
    sündigen süßen tadeln tagen tanken tanzen tapern tappen tapsen tarnen tasten tauchen tauen taufen taugen \
    taumeln tauschen teeren teilen teilnehmen testen texten thronen tigern tilgen tingeln tippeln tippen tischen \
    toasten toben tollen topfen toppen torkeln tosen totlachen totschlagen totschweigen traben trachten tragen \
    trampeln trapsen trauen trauern treffen treiben trennen treten tricksen triefen trimmen trinken trippeln \
    trocknen trommeln trompeten tropfen trotten trotzen trudeln trumpfen trällern tränen träufeln träumen trödeln \
    tröpfeln trösten trüben trügen tuckern tummeln tun tunken tupfen turnen turteln tuscheln tuten tänzeln tätigen \
    tätscheln täuschen tönen töpfern töten tüfteln türken türmen tüten ufern umarmen umgarnen umherfahren \
    umherfliegen umherirren umherstreifen umherwandern umranden umzingeln unken unterbieten unterbinden \
    unterbleiben unterbrechen unterbreiten unterbringen unterdrücken untergehen untergliedern untergraben \
    unterhalten unterjubeln unterkommen unterkriegen unterlassen unterlaufen unterliegen untermalen untermauern \
    untermengen untermischen unternehmen unterordnen unterqueren unterrichten untersagen unterscheiden \
    unterschieben unterschlagen unterschätzen untersetzen unterstehen unterstellen unterstützen untersuchen \
    untertauchen unterteilen untertreiben unterwandern unterweisen unterwerfen unterzeichnen unterziehen urteilen \
    verabreden verabreichen verabscheuen verabschieden verachten veralbern veralten verankern veranlagen \
    veranlassen veranschlagen veranstalten verantworten verarbeiten verarmen verarschen verarzten verausgaben \
    verballern verbannen verbauen verbeißen verbergen verbessern verbiegen verbieten verbilligen verbinden \
    verbittern verblassen verbleiben verblenden verbluten verblöden verblüffen verblühen verbraten verbrauchen \
    verbrechen verbreiten verbreitern verbrennen verbringen verbrüdern verbrühen verbuchen verbuddeln verbünden \
    verbürgen verbüßen verdammen verdampfen verdanken verdauen verdecken verdenken verderben verdeutlichen \
    verdichten verdienen verdingen verdonnern verdoppeln verdrahten verdrecken verdrehen verdreifachen verdreschen \
    verdrießen verdrängen verdrücken verduften verdummen verdunkeln verdunsten verdursten verdächtigen verdünnen \
    verebben veredeln verehren vereidigen vereinen vereinfachen vereinigen vereinnahmen vereinsamen vereinzeln \
    vereisen vereiteln verenden verengen vererben verewigen verfahren verfallen verfangen verfassen verfaulen \
    verfechten verfehlen verfeinern verfestigen verfeuern verfilmen verflachen verflechten verfliegen verfließen \
    verfluchen verflüchtigen verflüssigen verfolgen verformen verfrachten verfremden verfugen verfälschen \
    verfärben verfügen verführen verfüttern vergammeln vergasen vergeben vergehen vergeigen vergelten vergessen \
    vergeuden vergewaltigen vergewissern vergießen vergiften vergilben verglasen vergleichen verglühen vergnügen \
    vergolden vergraben vergraulen vergreifen vergrämen vergrößern vergönnen vergöttern vergüten verhaften \
    verhageln verhallen verhalten verhandeln verharmlosen verharren verhauen verheddern verheilen verheimlichen \
    verheiraten verheizen verheißen verhelfen verherrlichen verhexen verhindern verhungern verhunzen verhängen \
    verhärten verhätscheln verhöhnen verhökern verhören verhüllen verhüten verirren verjagen verjubeln verjähren \
    verjüngen verkabeln verkalken verkanten verkaufen verkehren verkeilen verkennen verketten verklagen verkleben \
    verkleiden verkleinern verklemmen verklingen verkloppen verklumpen verklären verknacken verknallen verknappen \
    verkneifen verkneten verknoten verknüpfen verkohlen verkommen verkosten verkraften verkrampfen verkratzen \
    verkriechen verkrusten verkrümeln verkrüppeln verkuppeln verkörpern verköstigen verkümmern verkünden \
    verkündigen verkürzen verladen verlagern verlangen verlangsamen verlassen verlaufen verlauten verleben \
    verlegen verleihen verleimen verleiten verlernen verlesen verletzen verleugnen verleumden verlieben verloben \
    verlocken verlosen verlängern verlöschen verlöten vermachen vermarkten vermasseln vermehren vermeiden \
    vermelden vermengen vermerken vermessen vermiesen vermieten vermindern vermischen vermissen vermitteln \
    vermummen vermuten vermählen vermöbeln vernarben vernaschen vernebeln vernehmen verneigen verneinen vernetzen \
    vernichten verniedlichen vernähen verordnen verpachten verpacken verpassen verpatzen verpennen verpesten \
    verpetzen verpfeifen verpflanzen verpflegen verpflichten verpfänden verpissen verplanen verplappern \
    verplempern verprassen verprellen verprügeln verpuffen verpulvern verpuppen verputzen verquirlen verramschen \
    verraten verrechnen verreiben verreisen verreißen verrenken verrennen verrichten verriegeln verringern \
    verrinnen verrosten verrutschen verrücken verrühren versachlichen versagen versalzen versammeln versanden \
    versauen versauern versaufen verschachern verschachteln verschaffen verschalten verschandeln verschanzen \
    verscharren verschaukeln verscheiden verschenken verscherbeln verscherzen verscheuchen verscheuern verschicken \
    verschieben verschießen verschiffen verschimmeln verschlafen verschlagen verschleiern verschleißen \
    verschleppen verschleudern verschließen verschlimmern verschlingen verschlucken verschlüsseln verschmelzen \
    verschmerzen verschmutzen verschmähen verschnaufen verschneiden verschnüren verschonen verschrauben \
    verschrecken verschreiben verschreien verschrotten verschränken verschulden verschweigen verschweißen \
    verschwenden verschwimmen verschwinden verschwören verschärfen verschätzen verschönern verschütten versehen \
    versenden versenken versetzen verseuchen versichern versiegeln versiegen versilbern versinken versklaven \
    versohlen versorgen verspachteln verspannen verspeisen versperren verspielen verspotten versprechen \
    verspritzen versprühen verspäten verspüren verstauben verstauen verstecken verstehen versteifen versteigern \
    versteinern verstellen versterben versteuern verstimmen verstopfen verstoßen verstrahlen verstreichen \
    verstreuen verstummen verständigen verstärken verstümmeln versuchen versumpfen versäumen versöhnen versündigen \
    versüßen vertagen vertauschen verteidigen verteilen verteuern verteufeln vertiefen vertilgen vertippen \
    vertonen vertragen vertrauen vertreiben vertreten vertrocknen vertrödeln vertrösten vertuschen verunfallen \
    verunglimpfen verunglücken verunreinigen verunsichern verunstalten verursachen verurteilen vervielfachen \
    verwachsen verwahren verwahrlosen verwaisen verwalten verwandeln verwarnen verwechseln verwehen verwehren \
    verweigern verweilen verweisen verwelken verwenden verwerfen verwerten verwesen verwetten verwickeln verwinden \
    verwirklichen verwirren verwischen verwundern verwursten verwurzeln verwöhnen verwünschen verwüsten verzagen \
    verzahnen verzapfen verzaubern verzehren verzeichnen verzeihen verzerren verzetteln verzichten verziehen \
    verzinken verzinsen verzollen verzweifeln verzweigen verzählen verzögern verändern verängstigen veräppeln \
    verärgern veräußern veröden verübeln verüben vierteilen vierteln vollbringen vollenden vollführen vollmachen \
    vollquatschen vollschlagen vollschreiben vollstopfen volltanken vollziehen vögeln wachen wachhalten wachrufen \
    wachrütteln wachsen wagen wahren wahrnehmen wahrsagen wallen walten walzen wandeln wandern wanken wappnen \
    warmhalten warnen warten waschen waten watscheln weben wechseln wecken wedeln wehen wehren weichen weiden \
    weigern weihen weihnachten weilen weinen weisen weissagen weiten welken wellen wenden werben werden werfen \
    werkeln werken werten wetten wettern wettmachen wetzen wichteln wickeln widerfahren widerhallen widerlegen \
    widerrufen widersetzen widerspiegeln widersprechen widerstehen widerstreben widmen wiederkäuen wiegeln wiegen \
    wiehern wienern wildern willigen wimmeln wimmern winden winkeln winken winseln wippen wirbeln wirken \
    wirtschaften wischen wispern wissen wittern witzeln wohnen wollen wuchern wuchten wundern wurmen wursteln \
    wurzeln wuseln wägen wählen wähnen währen wälzen wärmen wässern wölben wühlen wünschen würdigen würfeln würgen \
    würzen wüten zagen zahlen zanken zapfen zappeln zaubern zaudern zechen zehren zeichnen zeigen zelten zerbeißen \
    zerbrechen zerbröckeln zerdrücken zerfallen zerfetzen zerfleddern zerfleischen zerfließen zerfressen zergehen \
    zergliedern zerhacken zerhauen zerkauen zerkleinern zerkratzen zerkrümeln zerlaufen zerlegen zermahlen \
    zermalmen zermartern zermürben zernagen zerpflücken zerplatzen zerquetschen zerreden zerreiben zerreißen \
    zerren zerrinnen zerrütten zerschellen zerschießen zerschlagen zerschmelzen zerschmettern zerschneiden \
    zersetzen zersplittern zerspringen zerstampfen zerstreiten zerstreuen zerstäuben zerstören zerstückeln \
    zersägen zerteilen zertrampeln zertreten zertrümmern zetteln zeugen ziehen zielen zimmern zirkeln zischen \
    zittern zollen zucken zupfen zurechtbiegen zurechtfinden zurechtkommen zurechtlegen zurechtmachen \
    zurechtweisen zuschanzen zuwiderlaufen zweifeln zweigen zwiebeln zwingen zwinkern zwitschern zwängen zählen \
    zähmen zögern züchten züchtigen zügeln zündeln zünden züngeln zürnen ächten ächzen ähneln ändern ängstigen \
    ärgern ätzen äußern öden öffnen ölen übelnehmen üben überarbeiten überbauen überbewerten überbieten \
    überbringen überbrücken überdachen überdauern überdehnen überdenken überdrehen übereignen übereinkommen \
    überfahren überfallen überfliegen überfließen überfluten überflügeln überfordern überfrachten überfressen \
    überführen überfüllen überfüttern übergeben übergehen übergießen übergreifen überhitzen überholen überhäufen \
    überhöhen überhören überkleben überkochen überkommen überladen überlagern überlappen überlassen überlasten \
    überlaufen überleben überlegen überleiten überlesen überliefern überlisten übermalen übermannen übermitteln \
    übernachten übernehmen überprüfen überquellen überqueren überragen überraschen überreden überreichen \
    überrennen überrollen überrumpeln überrunden überschatten überschauen überschlafen überschlagen überschneiden \
    überschreiben überschreiten überschwappen überschwemmen überschätzen übersehen übersenden übersetzen \
    überspannen überspielen überspitzen überspringen überstehen übersteigen überstellen überstimmen überstrahlen \
    überstreichen überstreifen überstürzen übersäuern übertragen übertreffen übertreiben übertreten übertrumpfen \
    übertölpeln übertönen übertünchen übervorteilen überwachen überweisen überwerfen überwiegen überwinden \
    überwintern überwuchern überwältigen überzeugen überziehen übrigbleiben
    """

  /// Other words that are written like a finite form of one, in the order of their bytes.
  static let others: StaticString = """
    bauten bedrückten beeinflusst beeinflusste beeinflussten befasst befasste befassten benützten beredt beredte \
    beredten beschreite beschreiten besitzte besitzten bett bette betten bewährten bezuschusst bezuschusste \
    bezuschussten bittte buchte erbeten erblasst erbleichte erfasst erfasste erfassten erkälteten erpresst \
    erpresste erpressten esst fahrt fahrten fasst fasste fassten findt fluchte fresst gast gebete gebeten gehorcht \
    gehört geleitet gelobt gereicht gestattet gewittert gewährt gewährte gewährten gewöhnte gewöhnten gärte gärten \
    hasst hasste hassten haut hebte hinterlasst hütte hütten kennte kennten kommte küsst küsste küssten lasst \
    lotte maßt meinete messt misst mutt müsst müsste müssten nässt passt passte passten pisst planeten presst \
    presste pressten raste rasten ratte ratten redt rufte samt schalt schalte schaltet scheinte schreit schreite \
    schreiten schreitet seit seite sitzte sitzten spannt spurte stresst tretten tutte unterlasst veranlasst \
    veranlasste veranlassten verblasst verblasste verblassten verderbte verderbten verfasst verfasste verfassten \
    verfügten vergesst verlasst vermisst vermisste vermissten verpasst verpasste verpassten verpisst verprasst \
    versandt versandte versandten vertretten verwöhnten watt watte weiste wiegte wiegten wisst überarbeitete \
    überbewertete überbrückte überbrückten überdachte überdachten überdauerte überdrehte überdrehten übereignete \
    überflutete überfluteten überflügelte überforderte überfrachtete überführte überführten überfüllte überfüllten \
    überhitzte überhitzten überholte überholten überhäufte überhäuften überhöhte überhöhten überhörte überlagerte \
    überlasst überlastete überlasteten überlebte überlebten überlegte überlegten überlieferte überlistete \
    übermalte übermannte übermittelte übernachtete übernachteten überprüfte überprüften überquerte überquerten \
    überragte überragten überraschte überraschten überredete überredeten überreichte überreichten überrollte \
    überrollten überrumpelte überrundete überschattete überschwemmte überschätzte überschätzten übersetzte \
    übersetzten überspannte überspannten überspielte überspielten überspitzte überspitzten überstrahlte \
    überstürzte überstürzten übertrumpfte übertönte übertönten überwachte überwachten überwinterte überwucherte \
    überwältigte überwältigten überzeugte überzeugten
    """
}
