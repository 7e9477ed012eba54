// Written by tools/words/european-verbs out of the lemmas of spacy-lookups-data, whose licence stands in SpanishWords.swift.

extension SpanishWords {
  /// Infinitives, in the order of their bytes.
  static let bases: StaticString = """
    abalanzar abandonar abanicar abarcar abastecer abdicar abjurar abogar abolir abonar abordar aborrecer abrazar \
    abrigar abrillantar abrir abrumar absolver absorber abstener abuchear abundar aburrir abusar acabar acabó \
    acallar acampar acaparar acariciar acarrear acatar acceder accionar acechar acelerar acentuar aceptar acercar \
    acertar achacar achicar aclamar aclarar acoger acometer acomodar acompañar acondicionar aconsejar acontecer \
    acopiar acoplar acordar acordonar acorralar acortar acosar acostar acostumbrar acotar acrecentar acreditar \
    activar acto actualizar actuar acudir acumular acusar adaptar adecuar adelantar adelgazar adentrar adherir \
    adiestrar adivinar adjudicar adjuntar administrar admirar admitir adoptado adoptar adorar adormecer adormilar \
    adornar adquirir aducir adueñarse advertir afanar afear afectar afeitar aferrar afianzar afiliar afinar \
    afirmar aflojar aflorar afluir afrontar agachar agarrar agasajar agenciar agilizar agitar aglutinar agobiar \
    agolpar agonizar agotar agradar agradecer agravar agredir agregar agrupar agua aguantar aguar aguardar \
    agudizar ahincar ahogar ahondar ahormar ahorrar ahuyentar aislar ajustar alabar alardear alargar alarmar \
    albergar alcanzar aleccionar alegar alegrar alejar alentar alertar aliar aligerar alimentar alinear alistar \
    aliviar allanar almacenar almorzar alojar alquilar alterar alternar aludir alumbrar alzar amainar amamantar \
    amanecer amar amargar amarrar ambientar amedrentar amenazar amilanar amonestar amortiguar amortizar amotinar \
    amparar ampliar amputar analizar andar angustiar anhelar anidar animar aniquilar anochecer anotar anteceder \
    anteponer anticipar antojarse anular anunciar apabullar apaciguar apagar apandar aparcar aparear aparecer \
    aparentar apartar apechugar apedrear apelar apenar apetecer apiadar apiñar aplacar aplastar aplaudir aplazar \
    aplicar apoderar aportar aposentar apostar apostillar apoyar apreciar apremiar aprender aprestar apresurar \
    apretar aprobar aprovechar aprovisionar aproximar apuntalar apuntar apurar apuñalar aquejar arañar arbitrar \
    archivar arder argumentar argüir armar armonizar arraigar arrancar arrasar arrastrar arrebata arrebatar \
    arreciar arredrar arreglar arrepentirse arrestar arribar arriesgar arrimar arrinconar arrodillar arrojar \
    arrollar arropar arrostrar arruinar arrullar arrumbar articular asaetear asaltar ascender asediar asegurar \
    asemejar asentar asesinar asesorar asestar aseverar asfixiar asignar asilar asimilar asir asistir asociar \
    asolar asomar asombrar aspirar asumir asumisar asustar atacar atajar atar atascar atañer atemperar atender \
    atenerse atentar atenuar aterrizar atesorar atomizar atormentar atracar atraer atrapar atrasar atravesar \
    atreverse atribuir atribular atrincherar atropellar aturdir augurar aumentar aunar autoflagelar autogenerarse \
    autorizar auxiliar avalar avanzar avecinar aventajar aventurar averiar averiguar avisar avistar ayudar ayunar \
    azotar azuzar añadir añorar bailar bajar barajar barrar barrer basar bastar batallar batear batir bautizar \
    bañar beber becar bendecir beneficiar besar blandear blanquear blindar bloquear boicotear bombardear borrar \
    botar bramar brillar brincar brindar bromear brotar bucear burlar buscar cabecear caber cabrear caducar caer \
    cagar calar calcar calcinar calcular caldear calentar calificar callar calmar cambiar caminar campanas campar \
    camuflar canalizar cancelar cansar cantar canturrear capacitar capear capitalizar capitular captar capturar \
    caracolear caracterizar cardar carecer cargar cargo casar castigar catalogar catapultar causado causar \
    cautivar cazar cebar ceder cedido cegar celebrar cenar censar censurar centralizar centrar cepillar cercar \
    cerner cerrar certificar cesar charlar charlotear chasquear chillar chirriar chocar chupar cielo cifrar \
    cimentar circular circundar circunscribir ciscar citar clamar clarificar clasificar claudicar clausurar clavar \
    clonar coaccionar cobijar cobijo cobrar cocer cocinar codear codificar coescribir coexistir coger coincidir \
    cojear colaborar colapsar colar coleccionar colegir colgar colisionar colmar colocado colocar combatir \
    combinar comentar comenzar comer comercializar comerciar cometer compadecer compaginar comparar comparecer \
    compartir compensar competer competir complacer complementar completar complicar componer comportar comprar \
    comprender comprobar comprometer comulgar comunicar concebir conceder concentrar concernir concertar \
    concienciar conciliar concluir concretar concurrir condenar condensar condicionar condimentar conducir \
    conectar confeccionar conferir confesar confiar configurar confinar confirmar confiscar confluir conformar \
    confortar confrontar confundir congelar congraciar congratular congregar conjugar conjuntar conjurar conllevar \
    conmemorar conminar conmover conocer conquistar consagrar conseguir consensuar consentir conservar considerar \
    consignar consistir consolar consolidar conspirar constar constatar constituir constreñir construir consultar \
    consumar consumir contabilizar contactar contagiar contaminar contar contemplar contener contentar contestar \
    continuar contraatacar contradecir contraer contraponer contrarrestar contrastar contratar contravenir \
    contribuir controlar convencer convenir converger convergir conversar convertir convivir convocar convulsionar \
    cooperar coordinar copar copiar copresidir coquetear corear coronar corregir correr corresponder corroborar \
    corromper cortar cosechar coser costar costear cotizar crear crecer creer crepitar criar criminalizar \
    cristalizar criticar crucificar crujir cruzar cuadrar cuajar cubrir cuestionar cuidar culebrear culminar \
    culpar cultivar cumplimentar cumplir cundir curar curiosear cursar custodiar dar darse datar dañar deambular \
    debatir deber debilitar debutar decantar decapitar decidir decir declarar declinar decomisar decretar dedicar \
    deducir defender definir deformar defraudar degenerar degradar degustar dejar dejarse delatar delegar deleitar \
    deletrear demandar democratizar demonizar demorar demostrado demostrar denegar denominar denunciar deparar \
    depender deplorar deponer deportar depositar depreciar depurar derivar derogar derramar derretir derribar \
    derrocar derrochar derrotar derrumbar desacelerar desaconsejar desactivar desafiar desagradar desahogar \
    desahuciar desajustar desalojar desangrar desanimar desaparecer desaprobar desaprovechar desarrollar \
    desarticular desasosegar desatar desautorizar desayunar desbancar desbaratar desbloquear desbordar \
    descalificar descansar descargar descarrilar descartar descender descifrar descolgar descolocar descomponer \
    desconcertar desconectar desconfiar desconocer descontar desconvocar descorchar describir descubrir descuidar \
    desdecir desdramatizar desear desechar desembarcar desembocar desembolsar desempacar desempeñar desempolvar \
    desencadenar desenfocar desentenderse desenterrar desentonar desenvolver desestimar desfilar desgarrar \
    desgastar desgañitarse desglosar desgranar desgravar deshacer designar desintegrar desistir deslindar deslizar \
    deslumbrar desmantelar desmarcar desmayar desmentir desmitificar desmontar desmoralizar desmoronar desnudar \
    desobedecer desocupar desorbitar desoír despachar desparramar despedir despegar despejar despertar despeñar \
    despistar desplacer desplazar desplegar desplomar despojar despotricar despreciar desprender desprestigiar \
    despuntar destacar destilar destinar destituir destrozar destruir desvelar desvestir desviar desvincular \
    desvirgar desvirtuar detallar detectar detener detentar deteriorar determinar detestar detonar devaluar \
    devastar devenir devolver devorado devorar diagnosticar dialogar dibujar dictaminar dictar diferenciar diferir \
    dificultar difundir digerir dignificar dilatar dilucidar diluir dimitir dinamitar dinamizar dirigir dirimir \
    diríase discernir disciplinar discrepar discriminar disculpar discurrir discutir diseminar disentir diseñar \
    disfrazar disfrutar disimular disipar disminuir disminuído disolver disparar dispensar dispersar disponer \
    disputar distanciar distender distinguir distorsionar distraer distribuir divertir dividir divulgar doblar \
    doblegar documentar dolarizar doler domesticar domeñar dominar donar dopar dormir dotar dragar driblar drogar \
    dudar dulcificar duplicar durar echar eclipsar edificar editar educar efectuar ejecutar ejemplificar ejercer \
    ejercitar elaborar elegir elevar eliminar elogiar eludir embarcar embargar embocar embolsar embutir emerger \
    emigrar emitir emocionar empantanar emparentar empatar empañar empeorar empezar empeñar emplazar emplear \
    emprender empujar empuñar emular enamorar encabezar encadenar encajar encaminar encandilar encantar encaramar \
    encarar encarcelar encarecer encargar encarnar encarrilar encasillar encauzar encender encerrar enchufar \
    enclavar encoger encomendar encontrar encuadrar encubrir enderezar endosar endurecer enfatizar enfocar \
    enfrentar enfriar enganchar engañar englobar engordar engrosar enguarrar enjuagar enjugar enjuiciar enlazar \
    enmarcar ennoblecer enorgullecer enredar enriquecer enrocar enrolar ensalzar ensamblar ensanchar ensayar \
    ensañar enseñar ensuciar entablar entender enterar enterrar entonar entornar entorpecer entrar entrañar \
    entreabrir entrechocar entregar entremezclar entrenar entretener entrever entreverar entrevistar entroncar \
    entronizar enturbiar enumerar envalentonar envejecer envenenar enviar envidiar envilecer envolver enyesar \
    enzarzar equilibrar equiparar equivaler equivocar erguir erigir erosionar erradicar errar esbozar escamotear \
    escandalizar escapar escasear escayolar escenificar escindir esclarecer esclavizar escoger esconder escribir \
    escrutar escuchar escudriñar escupir escurrir esforzar esgrimir espantar esparcir especializar especificar \
    especular esperar espetar espolear esponjar esquiar esquivar estabilizar establecer estallar estampar estancar \
    estandarizar estar estimar estimular estipular estirar estorbar estrechar estrellar estrenar estribar \
    estropear estructurar estudiar evacuar evadir evaluar evidenciar evitar evocar evolucionar exagerar exaltar \
    examinar exceder exclamar excluir excomulgar exculpar excusar exhalar exhibir exhortar exigir exiliar eximir \
    existir expedientar expeler expender experimentar expirar explicar explorar explosionar explotar exponer \
    exportar expresar expropiar expulsar extender exteriorizar externalizar extinguir extirpar extorsionar \
    extractar extraditar extraer extrapolar extrañar extremar fabrical fabricar facilitar facturar facultar faenar \
    fajal fallar fallecer fallir falsear faltar familiarizar fardar fascinar fastidiar fatigar favorecer felicitar \
    festejar fiar fichar figurar fijar filmar filtrar finalizar financiar fingir finiquitar firmar fiscalizar \
    fletar flexibilizar flexionar florecer flotar fluctuar fluir fomentar formalizar formar formular fortalecer \
    forzar fotografiar fracasar fracturar fragmentar fraguar frecuentar fregar frenar freír frotar fruncir \
    frustrar fugarse fulminar fumar funcionar fundamentar fundar fundir fusilar fusionar gallear galopar ganar \
    garabatear garantizar gastar gato generalizar generar gestar gestionar girar glorificar gobernar golear \
    golpear gozar grabar granjear gravar gravitar gritar grito gruñir guardar guiar guisar guiñar gustar haber \
    habilitar habitar habituar hablar hacer hacerlas hacerse hacerser hacinar halagar hallar hasel helar heredar \
    herir hincar hinchar hojear homenajear homologar honrar hospedar huir humanizar humar humillar hundir hurgar \
    identificar ignorar igualar iluminar ilustrar imaginar imitar impactar impartir impedir imperar implantar \
    implementar implicar implorar imponer importar impregnar impresionar imprimido imprimir improvisar impulsar \
    imputar inaugurar incapacitar incautarse incendiar incentivar incidir incinerar incitar inclinar incluir \
    incoar incomodar incorporar incrementar increpar incrustar incubar inculcar incumbir incumplir incurrir \
    indagar indemnizar independizar indexar indicar indignar inducir inferir influir informar infringir ingerir \
    ingresar inhalar inhibir iniciar inmolar inmutar innovar inquietar inquirir inscribir insertar insinuar \
    insistir inspeccionar inspirar instalar instar instaurar instruir instrumentar insultar integrar intensificar \
    intentar interaccionar intercalar intercambiar interceptar interesar interferir internar interponer \
    interpretar interrogar interrumpir intervenir intimidar intoxicar intrigar introducir intuir inundar \
    inutilizar invadir invalidar inventar invertir investigar investir invitar invocar involucrar inyectar ionizar \
    ironizar irradiar irritar irrumpir izar jactarse jalear jalonar jubilar jugal jugar juicio jurar justificar \
    juzgar ladrar lamentar lamer lanzar largar lastimar lavar leer legalizar legar legislar legitimar lesionar \
    levantar levante levitar liar liberalizar liberar librar licenciar licitar liderar lidiar ligar limitar \
    limpiar linchar lindar liquidar llamar llegalán llegar llenar llevar llevarse llorar llover localizar lograr \
    luchar lucir machacar madurar magnificar maldecir malgastar malograr malpagar maltratar malvivir manar manchar \
    mancillar mandar mandatar manejar manifestar manipular mantener maquillar marcar marchar marchitar marear \
    marginar marrar martillear masacrar matar materializar matizar matricular mediar medir meditar mejorar \
    memorizar mencionar menguar menoscabar menospreciar mentalizar mentar mentir merecer mermar merodear meter \
    mezclar migrar militar minar minimizar minusvalorar mirar mitigar moderar modernizar modificar modular mojar \
    moldear moler molestar monopolizar montal montar moralizar morar morder morir mortificar mostrar motivar mover \
    movilizar mudar multar multiplicar murmurar musitar nacer nacionalizar narrar naufragar navegar necesitar \
    negar negociar neutralizar nombrar nominar noquear normalizar notar notificar novelar nutrir obcecar obedecer \
    objetar obligar obrar obsequiar observar obsesionar obstaculizar obstruir obtener ocasionar ocultar ocupar \
    ocurrir odiar ofender oficializar oficiar ofrecer oler olvidar ondear operar opina opinar oponer oprimir optar \
    optimizar orbitar ordenar organizar orientar originar orillar orinar orquestar oscilar oscurecer ostentar \
    otear otorgar ovacionar oír pacificar pactar padecer pagar paladear paliar palpar paralizar parar parasitar \
    parecer parir parodiar parpadear participar partir pasar pasear patalear patentar patinar patrocinar patrullar \
    pedir pegar peinar pelear peligrar penalizar pender penetrar pensar percatar percibir perder perdonar perdurar \
    perecer peregrinar perfeccionar perfilar perforar perjudicar permanecer permitir pernoctar perpetrar perpetuar \
    perseguir perseverar persistir personarse personificar persuadir pertenecer perturbar pervertir pesar pescar \
    pesidir pestañear picar pifiar pillar pilotar pinchar pintar pisar pisotear pitar plagiar planchar planear \
    planificar plantar plantear plasmar poblar poder polarizar polimerizar polucionar poncharse poner pontificar \
    popularizar portar posar poseer posibilitar posicionar posponer postergar potenciar practicar preceder \
    preciarse precintar precipitar precisar predecir predicar preferir pregonar preguntar prejubilar prejubilaron \
    prejuzgar premiar prender preocupar preparar presagiar prescindir prescribir presencia presenciar presentar \
    preservar presidir presionar prestar prestigiar prestir presumir presuponer pretender prevalecer prevaler \
    prevenir prever primar privar privatizar privilegiar probar proceder procesar proclamar procurar prodigar \
    producir proferir profesar profetizar profundizar programar progresar prohibir proliferar prolongar prometer \
    promocionar promover promulgar pronosticar pronunciar propagar propiciar propinar proponer proporcionar \
    propugnar propulsar proseguir prosperar prostituir protagonizar proteger protestar proveer provenir \
    provisionar provocar proyectar práctica publicar publicitar pugnar pujar pulsar pulverizar puntualizar puntuar \
    purgar quebrantar quebrar quedar queja quejar quemar querer quitar radicalizar radicar rajar ralentizar \
    ramonear rascar rasgar rastrear ratificar rayar reabrir reaccionar reactivar reafirmar realizar reanimar \
    reanudar reaparecer reaprender reaprovechar reavivar rebajar rebasar rebatir rebelar rebosar rebotar rebotear \
    recabar recaer recalcar recalificar recapacitar recaudar recelar recetar rechazar recibir reciclar recitar \
    reclamar recobrar recoger recolocar recomendar recompensar recomponer reconciliar reconducir reconfortar \
    reconocer reconsiderar reconstruir recontar reconvertir recopilar recordar recorrer recortar recrear \
    recriminar recrudecer rectificar recuperar recurrir recusar redactar redimir redistribuir redondear reducir \
    reelaborar reelegir reemplazar reencontrar reescribir reexaminar referir refinar reflejar reflexionar reflotar \
    reformar reforzar refrenar refrendar refrescar refrotar refugiar regalar regar regatear regañar regenerar \
    regentar regir registrado registrar reglamentar regrabar regresar regular regularizar rehabilitar rehacer \
    rehuir rehusar reinar reincidir reincorporar reiterar reivindicar rejonear rejuvenecer relacionar relajar \
    relanzar relatar relativizar releer relegar relevar rellenar relucir remachar remarcar rematar remedar \
    rememorar remitir remodelar remolcar remontar remover remunerar renacer rendir renegar renegociar renovar \
    rentabilizar renunciar reorganizar reorientar reparar repartir repasar repatear repatriar repeler repercutir \
    repescar repetir replantar replantear replicar reponer reportar reposar represaliar representar reprochar \
    reproducir repudiar repugnar requerir resaltar resarcir resbalar rescatar rescindir resentirse reservar \
    reseñar residir resignar resistir resolver resonar respaldar respectar respetar respirar responder \
    resquebrajar restablecer restar restaurar restituir restregar restringir resucitar resultar resumir resurgir \
    retar retener retirar retomar retornar retozar retransmitir retrasar retratar retroceder reubicar reunir \
    reutilizar revalidar revalorizar revelar reveler reventar rever reverberar revertir revestir revisar \
    revitalizar revocar revolotear revolucionar revolver rezar reír ridiculizar rifar rimar rivalizar robar \
    robustecer rociar rodar rodear rogar romper rondar rozar rubricar rugir saber saborear sabotear sacar saciar \
    sacrificar sacudir salar saldar salir salpicar saltar saludar salvaguardar salvar sanar sancionar sanear \
    sangrar santificar satanizar satisfacer secar seccionar secuestrar secundar sedar seducir segregar seguir \
    seleccionar sellar sembrar sentar sentenciar sentir separar sepultar ser sermonear serpentear servir señalar \
    significar silbar silenciar simbolizar simplificar simultanear sintetizar sintonizar situar sobar sobornar \
    sobrar sobreandar sobrepasar sobreponer sobresalir sobrevenir sobrevivir sobrevolar socavar socializar sofocar \
    solapar soldar soler solicitar solidarizar sollozar soltar solucionar solventar someter sonal sonar sondear \
    sonreír sonrojar soplar soportar sorprender sortear soslayar sospechar sostener soterrar soñar suavizar \
    subastar subir subrayar subsanar subsidiar subsistir subsumir subvencionar subyacer suceder sucumbir sudar \
    sufragar sufrir sugerir suicidarse sujetar sumar sumergir suministrar sumir supeditar superar superponer \
    supervisar suplir suponer suprimir surgir surtir suscitar suscribir suspender suspirar sustentar sustituir \
    sustraer tachar tambalear tantear tapar tararear tardar tatarear tejer tela telefonear temblar temer templar \
    tender tener tergiversar terminar testificar testimoniar tildar tirar titular tocar tolerar tomar torcer \
    tornar torturar trabajar traducir traer tragar traicionar tramitar trampear tranquilizar tranquilzar \
    transbordar transcurrir transferir transformar transigir transmitir transportar trascender trasladar traslucir \
    trasmitir traspasar trastocar trasvasar tratar trazar triangular tributar trincar triplicar tripular triunfar \
    tronar tropezar trotar tumbar turnar ubicar ultimar unificar unir untar urbanizar urdir urgir usar utilizar \
    vaciar vacilar valer validar vallar valorar vanagloriar variar vaticinar velar vencer vendar vender venerar \
    vengar venir ventilar ver veranear verificar vertebrar verter vestir vetar viajar vibrar vigilar vincular \
    violar visionar visitar vislumbrar visualizar vitorear vituperar vivar vivir vociferar volar volcar voltear \
    volver vomitar votar vuelo vulnerar yacer zafar zanjar zarpar zozobrar zumbar zurrar zurrir
    """

  /// Other words that are written like a finite form of one, in the order of their bytes.
  static let others: StaticString = """
    adjunta agencia agua alarma alerta alza ama amenaza angustia araña arma arriba asesina asesora aventura ayuda \
    baja barra batalla beca bota burla busca cala calma captura carga casa causa caza cena censura charla cifra \
    cita clausura cocina cola combate compra conciencia condena conquista conserva consigna consola consulta copa \
    copia corona corta cosecha costa cuadra culpa cura custodia debate demanda demora denuncia deriva derrota \
    descarga diferencia disciplina disculpa disputa distancia dominó dona droga duda enseña entrega entrevista \
    envidia espera esponja estrella estructura evidencia excusa factura faena falla falta fatiga ficha figura \
    firma flota forma fractura fragua funda gana gira guarda habla hincha honra human intriga lanza larga libra \
    licencia liga limpia llama lucha mancha manda marca marcha marea media mejora mengua mente merma mezcla migra \
    mina mira monta multa nota novela obra orilla orquesta paga parodia parte patrulla pelea perece perpetua pesa \
    pesca pinta plancha planta potencia pregunta presencia prima programa protesta publica pugna puja queda queja \
    quema raya rebaja receta reforma reina renuncia represalia reserva respecta resta resumen rima ronda sabe saca \
    sala salta salva seda sentencia sobra solapa sospecha subasta suma tapa tira toma torna tortura trata tumba \
    valla vela viola visita viva zarpa
    """
}
