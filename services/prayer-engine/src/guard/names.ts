/** Names a prayer may use of itself: God's, those of scripture, and words that are written with a capital. */
export const KNOWN_NAMES: ReadonlySet<string> = new Set(
  `lord god father jesus christ spirit holy ghost savior saviour shepherd king maker redeemer creator almighty abba
  counselor counsellor comforter prince healer provider defender deliverer keeper helper friend rock refuge son lamb word
  light love most high one lord's trinity emmanuel immanuel messiah master host hosts lover giver physician potter guide
  you your yours yourself thou thee thy thine he him his who whose i i'm i've i'll i'd amen alleluia hallelujah hosanna
  selah bible scripture scriptures psalm psalms psalmist gospel gospels genesis exodus isaiah jeremiah lamentations proverbs
  matthew mark luke john romans corinthians philippians ephesians hebrews peter james colossians thessalonians timothy
  david moses abraham sarah hannah ruth naomi mary martha paul job jonah elijah elisha daniel joseph jacob samuel solomon
  esther noah lazarus deborah miriam rachel rebekah leah isaac hagar boaz gideon elizabeth zechariah anna simeon silas barnabas
  lydia dorcas nicodemus zacchaeus bartimaeus philip andrew stephen titus peter bethany nazareth sinai babel jericho nineveh
  carmel horeb peace grace mercy do fear come be yes no not thomas simon gideon joshua nehemiah israel zion jerusalem jordan egypt galilee bethlehem gethsemane
  calvary eden babylon church heaven sabbath easter christmas lent advent sunday testament kingdom cross father's`
    .split(/\s+/)
    .filter(Boolean),
)

/** First names common enough to be made up at the beginning of a sentence. Those that are words or biblical are left out. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  `olivia emma ava sophia isabella mia charlotte amelia harper evelyn abigail emily ella elizabeth sofia avery scarlett
  victoria aria chloe camila penelope riley layla lillian nora zoey mila aubrey addison eleanor stella natalie zoe leah
  hazel aurora savannah audrey brooklyn bella claire skylar lucy anna caroline kennedy kinsley allison maya madelyn
  adeline alexa ariana elena gabriella alice madeline jessica jennifer ashley amanda melissa nicole stephanie rebecca laura
  michelle kimberly amy angela heather rachel megan samantha karen susan linda barbara patricia nancy lisa betty sandra
  donna carol sharon cynthia kathleen debra janet catherine maria julia ana carla liam oliver william elijah lucas benjamin
  theodore mason logan alexander ethan michael sebastian jackson aiden matthew wyatt anthony dylan leo lincoln jaxon asher
  christopher josiah andrew mateo ezra charles jordan isaac nathan aaron ryan tyler kevin brian jason justin robert richard
  steven kenneth george edward ronald timothy jeffrey gary nicholas eric stephen larry scott brandon raymond gregory frank
  patrick jack dennis jerry jose juan carlos luis miguel pedro jorge diego rafael tom tim bob bill jim joe mike dave steve
  greg jeff kate katie beth sue jane jill kelly kim erin sara tina rosa lucia marta bento davi joao paulo fernando antonio`
    .split(/\s+/)
    .filter(Boolean),
)
