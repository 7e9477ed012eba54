// Written by tools/words/verbs out of WordNet 3.0, whose licence stands in EnglishWords.swift.

extension EnglishWords {
  /// Verbs that no noun and no adjective is written like, in the order of the alphabet.
  static let alone: StaticString = """
    abet abhor abide abolish abound abridge abrogate absorb abstain accede accelerate accentuate accept \
    acclimatize accommodate accompany accomplish accost accredit accrue acculturate accumulate accuse accustom \
    achieve acknowledge acquaint acquiesce acquire acquit activate actuate adapt adhere adjoin adjourn adjust \
    administer admire admit admix admonish adopt adore adorn adsorb advertise advise aerosolize affirm afford \
    aggravate agitate agree alienate align allege alleviate allocate allot allow alphabetize alter amass amaze \
    amend amplify amputate amuse analyse analyze animize annihilate announce annoy antagonise antagonize \
    anticipate apologize appear appease append applaud apply appoint apportion appraise appreciate apprehend \
    approve arbitrate archaize argue arise arouse arraign arrange arrive arrogate ascend ascertain ascribe ask \
    aspire assail assemble assert assess assign assimilate assume assure astonish astound atone attach attain \
    attend attest attract attune augment authenticate authorize automate avenge avert avoid await awaken bake \
    balkanize banish baptize bask bawl beautify beckon become bedamn befall befit befog befriend befuddle beg \
    beget beguile behave behead behold behoove belabor belie believe belong bemoan berate beseech beset besiege \
    besmirch bespeak bestow bethink betray bewail beware bewilder bewitch bide bilk blab blacken blanch blaspheme \
    bleed bless blurt bode boggle borrow breathe brighten bring broaden browbeat bruit burgeon bury bushwhack \
    calcify calculate calibrate calumniate canonize capitalize capitulate captivate carve castigate catechize \
    categorize cater cavort celebrate centralize cerebrate certify characterize cherish chide chivy choose \
    choreograph chuff circulate circumscribe clarify classify cleanse cleave clomp clothe coalesce coddle codify \
    coerce coexist cohere coincide collaborate collate colonize commandeer commemorate commence commend \
    commiserate commit communicate communize compel compensate compete compile complain complicate comply compose \
    comprehend comprise compute conceal concede conceive conciliate conclude concoct concur condemn condense \
    condone confer confess confide confine confirm conform confound confront confuse congeal congratulate \
    congregate conjoin connect connote conquer consider consign consist consolidate conspire constitute constrict \
    construe consult consume contain contaminate contemplate contend continue contradict contribute contrive \
    convene conventionalize converge convey convince convulse cooperate correspond corroborate corrode cosponsor \
    counteract counterchallenge covet cower cram crave create cremate cringe criticise criticize croon crucify \
    crumble crumple crystallize culminate cultivate curtail dabble dampen dangle darken daunt deaden debilitate \
    deceive decelerate decentralize decertify decide declaim declare decompose decorate decry dedicate deduce \
    deduct deem deepen defecate defend defer define defraud defray defrost defy deglycerolize degrade deign \
    delimit deliver delude delve demarcate demean democratize demolish demonstrate demote demythologize denote \
    denounce deny depart depend depersonalize depict deplore deploy depose deprave depress deprive deride derive \
    descend describe desecrate deserve despise despoil destine destroy detach detain detect deter deteriorate \
    determine detest detonate detract detribalize devastate develop devote devour diagnose dialyze differ \
    differentiate dignify digress dilate diminish dine disable disabuse disagree disallow disappear disappoint \
    disapprove disarm disassemble disband disbelieve disburse discern disclose discontinue discourage discover \
    discuss disenfranchise disengage disentangle dishearten disintegrate disinter dislodge dismember dismiss \
    disobey disown dispel dispense disperse displace dispose disprove disqualify disrobe disrupt dissect dissemble \
    disseminate dissipate dissuade distill distinguish distort distract distribute disturb diverge divert divest \
    divulge dominate domineer donate dramatize drown dwell dwindle earn eat economize edify edit educate efface \
    effectuate effloresce eject elapse elate elevate elicit eliminate elucidate elude elute emanate emancipate \
    embark embarrass embed embellish embezzle embitter embody embolden emboss embroider embroil emerge emigrate \
    emit emphasize empower emulate enable enact encamp encase enchant encipher enclose encompass encourage \
    encroach encrust endanger endear endorse endow endure energize enervate enforce engage engender engrave \
    engross engulf enhance enjoin enjoy enlarge enlist enliven enmesh enquire enrage enrich enrol enroll ensconce \
    enshrine ensue ensure enter entertain enthrall enthrone entice entitle entomb entrench entrust enumerate \
    enunciate envelop envisage envision epitomize equate equilibrate equip eradicate erase erode err erupt eschew \
    espouse establish etch eulogize europeanize evacuate evade evaluate evaporate eventuate evoke evolve \
    exacerbate exaggerate exalt examine exasperate exceed excel except excite exclaim exclude excommunicate \
    excoriate execute exemplify exert exhale exist exonerate exorcise expand expect expedite expel expend expiate \
    expire explain explode explore expound expunge extend extenuate exterminate extinguish extirpate extrapolate \
    extricate extrude exude facilitate fail falsify fascinate fasten fatten faze federalize feign felicitate \
    fertilize flatten flatter flee flocculate flog flout fluoresce follow forbid foreclose forego foreknow foresee \
    foreshorten forestall forget forgive forgo formulate forsake forswear fortify fractionate fraternize frighten \
    frizzle frogmarch frustrate fulfil fulfill furl furnish generalize generate germinate gesticulate gird glean \
    glom glorify glycerolize gnash gnaw govern gratify greet grieve grovel grow guzzle gyrate hanker happen harden \
    harry harshen hasten heal hear heighten hesitate hibernate homogenize hover humanize humiliate hurtle \
    hypnotize hypothesize identify idolize ignite ignore illuminate illumine illustrate imagine imbed imbibe \
    imitate immerse impair impale impart impede impel imperil impersonate impinge implore imply impose imprecate \
    imprison improve improvise impute inaugurate incapacitate incise incite inclose include incubate inculcate \
    incur indicate indict indoctrinate indorse induce induct indulge infect infer infest infiltrate inflame \
    inflate inflect inflict inform infuriate ingest inhabit inherit inhibit inject injure innovate inquire \
    inscribe insist inspect inspire instal install instigate institutionalize instruct insulate insure integrate \
    intend intensify inter interact intercede interconnect interfere interject interlace internalize \
    interpenetrate interpose interpret intersect intertwine intervene interweave intimidate intone introduce \
    intrude intrust inure invade invalidate inveigh invent invert invest investigate invoke involve iodinate \
    irrigate irritate isolate italicize itemize jeopardize justify juxtapose kidnap knead languish laze learn \
    legislate legitimize lend lengthen lessen liberalize liberate lighten linger lionize liquidate listen loathe \
    locate loiter loosen lose lurk lyophilize magnetize magnify maintain malinger maltreat manage manipulate \
    marinate marry materialize maximize meddle meditate memorize merge mesmerize metabolize metamorphose migrate \
    militate mingle minimize miscalculate miscarry misconstrue misgauge misinterpret misjudge mislay mislead \
    mismanage misname misperceive misplace misread misrepresent misunderstand mitigate mobilize modernize modify \
    moisten molest mollify monopolize motivate mourn multiply mutilate mystify nab narcotize narrate nasale \
    nationalize naturalize navigate necessitate negotiate neutralize nominate notarize notify nourish nuzzle obey \
    oblige observe obsess obstruct obtain occlude occupy occur offend officiate offsaddle ogle omit operate oppose \
    oppress ordain organise organize originate ossify ostracize oust outclass outdistance outdo outdraw outface \
    outfight outgeneral outgrow outlive outmaneuver outmode outnumber outplay outrun outsmart outstrip outweigh \
    overcome overeat overemphasize overexpose overfeed overfill overhear overheat overindulge overpower \
    overproduce overreach overshadow overstep overtake overwhelm owe oxidise pacify pamper paralyze parch pare \
    partake participate patronize peddle penalize penetrate perceive perform perish permeate perpetrate perpetuate \
    persecute persevere persist personalize personify persuade pertain perturb peruse pervade pester petrify \
    philosophize pilfer plead please poach polarize ponder populate portend portray possess postpone pour practise \
    pray preach prearrange precede preclude predict prefer preisolate preoccupy prepare prescribe preside presume \
    presuppose prevail prevent prise proceed proclaim procrastinate procure profess prohibit prolong promote \
    promulgate pronounce propel prophesy propose proscribe prosecute prosper protect protrude prove provide \
    provoke publicize publish pulsate pulverize pummel punctuate punish pupate purify purloin pursue qualify quash \
    quell quench quicken quit ransack ratify rationalize reacquaint react reactivate readapt readjust reaffirm \
    realign realize reap reappear rearrange reassail reassemble reassert reassign reassure reawaken rebuild rebut \
    recalculate recapitulate recede receive recite reckon reclaim reclassify recognize recollect recommend \
    reconcile recondition reconnoiter reconsider reconstruct reconvene reconvert recopy recoup recover recreate \
    recur redden redecorate rededicate redeem redefine redirect rediscover redistribute redouble reduce reecho \
    reelect reenact reenforce reestablish reevaluate reexamine refashion refer refinance refine reflect refuel \
    refurbish refute regain regale regroup regulate rehabilitate rehearse reimburse reinforce reinstall reinstate \
    reinterpret reiterate rejoice rejoin relace relate relax relearn relegate relent relieve relinquish relive \
    reload rely relyric remain remarry remember remind reminisce remodel remonstrate rename rend renew reopen \
    reorganize repay repel repent rephrase replace replant replenish represent repress reproduce repudiate require \
    reread reschedule rescind reseal resemble resent resettle reshape reside resift resign resist resmudge resound \
    respond restate restock restore restrain restrict resurrect resuspend retain retaliate retie retire retrace \
    retract retranslate retrieve reunite reuse revamp reveal reverberate revert revile revitalize revive \
    revolutionize revolve rid ripen ritualize rive roam rob roleplay romanticize rotate roughen rouse rove sadden \
    salivate satisfy saturate scandalize scarify scoot scrounge scrutinize secede seclude secrete secularize seem \
    seep seize send sensitize sentimentalize sever sew sharpen shatter shelve shirk shorten shun sicken sidle sift \
    signify simplify simulate sing sit situate skulk slacken slink slurp smite smuggle socialize soften solicit \
    solve soothe spang speak specialize specify speculate spend spurn stabilize standardize starve sterilize \
    stiffen stimulate stipulate stoke stow straighten strangle stratify strengthen strew strive stun subdue \
    subjugate submerge submit subscribe subside subsidize subsist substantiate subtend subtract subvert succeed \
    succumb suffer suffice suffocate suffuse suggest summarize summate summon sunder superimpose superintend \
    supersede supervise supplant supplicate suppose suppress surmount surpass survive suspend sustain swear \
    symbolize sympathize synchronize synthesise synthesize systematize tabulate tantalize teem televise tempt tend \
    terminate terrify terrorize testify thank theorize thicken threaten thresh thrive tighten tolerate topple \
    totter transact transcend transcribe transfix transform transgress translate transmit transmute transpirate \
    tweeze typify unclasp uncork uncover uncurl underlie undermine underpin underrate understand understate \
    undertake underwrite undo unearth unfasten unfold unhitch unify unite universalize unlace unlash unleash \
    unload unlock unmask unpack unravel unscramble unscrew unsheathe unsolder unteach unthaw untie unveil unwind \
    unwire uphold upholster upraise uproot urbanize usurp utilize vacate validate vanish vanquish vary veer \
    venerate ventilate verify vex vibrate victimize vie vindicate violate visualize vivify vocalize vouch \
    vouchsafe waive wander warn waylay weaken wean weep weigh wend wheedle whet whiten widen wield withdraw wither \
    withhold withstand woo woolgather worsen wreak wreathe write writhe yearn
    """

  /// Verbs that may be something else as well: post, view, empty.
  static let shared: StaticString = """
    abandon absent abstract abuse acclaim accord ache act add address advance adventure advocate affect affix \
    affront age agglomerate aid aim air alarm alert alight alternate amble ambush amount anchor anger angle \
    animate answer appeal apprentice approach appropriate approximate arch arm array arrest articulate assault \
    assay assent assist associate attack attempt attribute audit audition augur avail average awake award awe \
    babble back backstitch badger baffle bag bait balance balk ball ban band bandy bang bank bankrupt banter bar \
    barbecue bare bargain barge bark barricade base baste bat bathe batter battle bay be beam bear beard beat \
    begin belch bellow belt bench bend benefit best bet better bevel bicker bid bill billow bind birdie bite blame \
    blanket blare blast blaze bleach bleat blend blight blind blink blister bloat block bloom blossom blow blubber \
    blunder blunt blur blush bluster board boast bob bog bogey boil bolster bolt bomb bond boo book boom boomerang \
    boost border bore bother bounce bound bow box boycott brace brag braid brand brandish brave breach break \
    breakfast breed bribe bridge brief bristle broadcast broil brood brook brown bruise brush bubble buck buckle \
    bud budge budget buff buffer buffet bug build bulge bulk bull bulletin bullshit bum bump bunch bundle bunker \
    burn burrow burst bust bustle busy butcher butt buy buzz bypass cable cackle call calm camouflage camp \
    campaign can cancel cane canter canvass cap caper capture care careen career caress caricature carry cart \
    cascade case cash cast catalogue catapult catch caucus cause caution caw cease cement center centrifuge chafe \
    chaff challenge chamber champion chance chandelle change channel chant charcoal charge charm chart charter \
    chase chat chatter cheat check cheer chew chill chin chip chirp choke chop chortle chorus chronicle chuck \
    chuckle chug churn cipher circle cite citrate claim clamber clamor clamp clang clank clap clash clasp class \
    clatter claw clean clear clench click climax climb clinch cling clink clip clobber clock clog close clot cloud \
    cluck cluster clutch coach coagulate coast coat coax cock code coil coin collapse collar collect color comb \
    combat combine come comfort command comment commission commune commute compare complement complete compliment \
    compound compress compromise con concentrate concern condition conduct confiscate conflict conjecture \
    conjugate conscript consent console consort construct consummate contact content contest contract contrast \
    control converse convert convict cook cool coordinate cope copy core corner corral correct correlate corrupt \
    cost costume couch cough counsel count counter counterattack counterbalance counterpoint couple court cover \
    crack crackle cradle crane crash crawl creak crease credit creep cripple crisscross croak crochet crop cross \
    crouch crow crowd crown cruise crunch crush cry cube cuddle cup curb cure curl curse curve cushion cuss cut \
    cycle dab dam damage damn dance dare darn dart dash date dawn daydream dazzle deal debate debut decay decline \
    decrease decree default defeat degas delay delegate delight demand demur dent deposit desert design designate \
    desire despair despatch detail deviate devise diagram dial dictate die diffuse dig digest dilute din dip \
    direct discard discharge discipline disconnect discount discredit discriminate disdain disgrace disguise \
    disgust dishonor dishonour disk dislike dismount dispatch display dispute disregard dissent dissolve distrust \
    dive divide divorce do dock docket doctor document dodge dog don doom dose dot double doubt dovetail down \
    downgrade doze draft drag drain drape draw drawl dread dream dress dribble drift drill drink drip drive droop \
    drop drowse drug drum dry dub duck dull dump dunk dupe duplicate dust dwarf dye dynamite ease ebb echo eclipse \
    eddy edge effect ejaculate elaborate elbow elect elongate emasculate embrace employ empty enamel encounter end \
    endeavor entail envy equal erect escape escort essay esteem estimate evidence exact exchange excise excuse \
    exempt exercise exhaust exhibit exile experience experiment exploit export expose express extract eye face \
    factor fade faint fair fake fall falter fan fancy fare farm fashion father fathom fault favor fear feast \
    feather feature feed feel feint fell fence ferry fetch fete fidget field fight figure file fill film filter \
    finance find finger finish fire fish fistfight fit fix fizzle flag flail flake flank flap flare flash flaunt \
    flex flick flicker flinch fling flip flirt flit float flock flood flop flounce flounder flourish flow flower \
    flub flurry flush fluster flutter fly foam focus foil fold fool foot force forecast forfeit forge form forward \
    foster foul found fracture frame free freeze frequent fret frolic front frost frown fry fuel fullback \
    fulminate fumble fume function funnel furlough furrow further fuse fuss gabble gag gain gallop gamble gape \
    garage garden garland garner garrison gas gash gasp gather gauge gawk gaze gear general gentle gesture get \
    geyser ghost gift giggle gild give glance glare glaze gleam glide glimpse glint glisten glitter gloat glory \
    glow glower glue glut go goad gobble goof gore gorge gouge grab grace grade graduate grant graph grapple grasp \
    grass graze grease grill grimace grin grind grip groan groom grope ground group growl grumble grunt guarantee \
    guard guess guide gull gulp gush hack haggle hail halt hammer hamper hand handicap handle hang harangue harbor \
    harm harness harp harrow harvest hat hatch hate haul haunt have hawk hazard head headline heap heat heave \
    hedge heed heft heist help herald herd hibachi hide highlight hijack hike hinder hint hire hiss hit hitch \
    hobble hock hog hoist hold holler honeymoon honor honour hook hoot hop hope house howl huckster huddle hug \
    hulk hum humble humor hunch hunt hurdle hurl hurry hurt hush hustle idle implant implement import impress \
    imprint incarnate inch incline incorporate increase index influence initiate inlay insert institute insult \
    intercept interest interlock interrupt interview intimate intrigue invite iron issue itch jab jabber jacket \
    jail jam jangle jar jaw jeer jerk jest jet jig jilt jimmy jingle jive jockey jog joggle join joke jolt jostle \
    journey judge jumble jump junk keep key keynote kick kid kill kiss kneel knit knock knot know label labor lace \
    lacerate lack lag lam lament laminate lampoon land lap lapse lash last latch laugh launch lavish lay layer \
    lead league leak lean leap lease leave lecture leer let letter level levy license lick lie lift light like \
    limit limp line link list litter live load loaf loan lob lobby lock lodge log long look loom loop loose loot \
    lope lounge love lower lug lull lumber lump lunch lunge lurch lure madrigal mail major make man mandate \
    maneuver manifest manufacture map mar march mark market maroon marshal marvel mash mask masquerade mass \
    massacre massage master mastermind match mate matriculate matter mature mean meander measure mediate meet melt \
    menace mend mention merchandise merit mesh meter mew milk mill mince mind mine minister mirror misfire \
    misquote miss mist mistake mistrust misuse miter mix moan mock model moderate mold monitor moo mop mortar \
    mother motion motor mottle mould mount mouth move mow muck muffle mull mumble murder murmur muse muster mutter \
    nag nail name narrow near need needle neglect nest nestle net nickname nip nod nose notch note notice nucleate \
    nudge number nurse nurture object obliterate obscure occasion offer officer offset oil open orbit order orient \
    ornament outlaw outline output outrage overburden overdrive overestimate overflow overhaul overlap overlay \
    overload overlook override overrun overshoot overstrain overthrow overturn overwork own pace pack package pad \
    paddle padlock page pain paint pair pale pall palm pan panel panic pant pantomime parade parallel paraphrase \
    parcel pardon park parlay parody parrot parry part partner pass paste pat patch patent patrol pattern pause \
    paw pay peak peck peel peep peer pelt pen people pepper perch perfect permit pet petition phone photograph \
    phrase pick picket picnic picture piece pierce pile pillory pilot pin pinch ping pinpoint pioneer pipe piss \
    pit pitch pity pivot place plague plan plane plank plant plaster plat play pledge plod plot plow pluck plug \
    plumb plummet plunder plunge plunk ply pocket point poise poison poke pole police polish poll pommel pooch \
    pool pop pore pose position post postulate pot potter pounce pound power practice praise prance prattle \
    precipitate precondition predominate preempt preface presage present preserve press pressure pretend prey \
    price prick pride prime print prize probe process prod produce proffer profit program progress project promise \
    prompt prop proposition prostrate protest provision prowl pry pucker puff pull pulse pump punch puncture punt \
    purchase purge purl purport purse push put putt puzzle pyramid quack quadruple quail quake quarrel query \
    question quickstep quiet quip quirk quiver quote race rack radiate radio rage raid rail rain raise rake rally \
    ram ramble range rank rap rape rate rattle reach read ready rear reason rebel rebound rebuff rebuke recall \
    recapture recess recoil record recount recruit redress reek reel refill reform refrain refund refuse regard \
    regiment register regret rehash reign rein reissue reject relay release relish remake remand remark remedy \
    remit remount remove render rent reorder repair repeal repeat reply report repose reprimand reprint reproach \
    reprobate repulse repute request requisition rerun rescue research reserve reset resolve resort respect rest \
    result resume retail retard retch rethink retort retreat return rev revel revenge revere reverence reverse \
    review revise reward rewrite rhyme ricochet riddle ride ridicule riffle rifle rig rim ring rinse rip ripple \
    rise risk rival rivet roar roast robe rock roll romp roof room roost root rot rough round rout row rub ruffle \
    ruin rule rumble rummage rumor run rupture rush rust rustle sack sacrifice saddle safeguard sag sail salt \
    salute salvage sample sanction sand sap sashay satiate saute save savor savvy saw say scab scale scamper scan \
    scare scatter schedule scheme school scoff scold scorch score scorn scour scout scowl scramble scrap scrape \
    scratch scrawl scream screech screen scribble scribe scrimmage scrub scud scuff sculpture scurry scuttle seal \
    sear search seat secure see seed seek segregate select sell sense sentence separate sequence serenade serve \
    service set settle shade shadow shake shamble shame shape share shave shear shed sheer shell shelter shepherd \
    shield shift shimmy shine ship shirt shiver shock shoot shop shoulder shout shove shovel show shower shred \
    shriek shrill shrink shroud shrug shudder shuffle shunt shut shuttle shy sidestep sigh sight sign signal \
    silence silhouette simmer sin singe single singsong sink sip sire sizzle skedaddle sketch skid skim skip \
    skirmish skirt skylark slam slant slap slash slate slaughter slaver sleep slice slide slime sling slip slit \
    slop slot slow slug sluice slumber slump smack smart smash smell smile smirk smoke smolder smooth smother snag \
    snake snap snare snarl snatch sneak sneer snicker sniff snigger snoop snore snort snow snowball snub snuggle \
    soak soar sob sock soil solace solder sorb sound sour souse sow space spade span spare spark sparkle spatter \
    spear spearhead speed spell spice spill spin spiral spit splash splice splinter split spoil sponge sponsor \
    sport spot spotlight spout sprain sprawl spray spread spring sprinkle sprint sprout spur sputter spy squall \
    square squash squat squawk squeak squeal squeeze squelch squint squirm squirt stab stable stack staff stage \
    stagger stain stake stalk stall stammer stamp stampede stand star stare start startle state station stay \
    steady steal steam steel steep steer stem step stick stifle still sting stink stir stitch stock stomp stone \
    stoop stop store storm straddle strafe straggle strain strand strap stray streak stream stress stretch strike \
    string strip stroke stroll strop structure struggle strum strut stud study stuff stumble stump stunt stutter \
    style sub subcontract subject sublime subordinate subpoena substitute subtitle suck sue sugar suit sulphur sun \
    supplement supply support surface surfeit surge surmise surprise surrender surround survey suspect swab \
    swagger swallow swamp swan swap swarm swathe sway sweat sweep swell swerve swim swindle swing swipe swirl \
    swish switch swivel swoon swoop tack tackle tag tailor take talk tame tamper tap taper tarnish tarry taste tat \
    taunt tax taxi teach tear tease teeter telegraph telephone telescope tell tender term test tether thaw thin \
    think thrash thread thrill throb throng throttle throw thrust thud thumb thump thunder thwart tick tie tilt \
    time tingle tinker tinkle tint tip tiptoe tire title titter toast toil toll tool top torment torture toss \
    total touch tour tower trace track trade trail train tramp trample transfer transplant transport transpose \
    trap travel traverse tread treasure treat tremble trespass trick trickle trigger trim trip triple triumph trot \
    trouble truck trudge trumpet trundle trust try tuck tug tumble tune tunnel turn tutor twiddle twig twine \
    twinkle twirl twist twitch type underestimate underline underscore undress undulate up update upgrade uplift \
    upset urge use usher utter vacation vacuum value veil vein vent venture vest veto view visit voice volunteer \
    vomit vote vow wad wade waft wag wage waggle wail wait wake walk wallop wallow wane wangle want warble warm \
    warp warrant wash waste watch water wave waver wax wear weary weatherstrip weave wed wedge weight welcome weld \
    well wet whack wheel wheeze whimper whine whinny whip whir whirl whisk whisper whistle whiz whoop wiggle will \
    wilt win wince wind wing wink winnow winter wipe wire wisecrack wish witness wobble wonder word work worry \
    worship wound wrack wrangle wrap wreck wrench wrestle wriggle wring wrinkle wrong yank yap yawn yell yellow \
    yelp yield zigzag zip zoom
    """
}
