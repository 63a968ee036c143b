const CLOSE =
  '(?:husband|wife|spouse|partner|boyfriend|girlfriend|fiance|fiancee|ex|ex husband|ex wife|ex boyfriend|father|mother|dad|mom|mum|stepfather|stepdad|stepmother|stepmom|stepbrother|uncle|brother|son|grandfather|boss|teacher|coach|pastor|priest|roommate|caregiver|neighbor|neighbour|parents|family|man|guy)'
const SOMEBODY = `(?:he|she|they|who|and|${CLOSE}|my ${CLOSE}|s ${CLOSE}|husbands?|boyfriends?)`
const AT_HOME =
  '(?:husband|wife|spouse|partner|boyfriend|girlfriend|fiance|fiancee|ex|ex husband|ex wife|ex boyfriend|father|mother|dad|mom|mum|stepfather|stepdad|stepmother|stepmom|uncle|brother|caregiver|parents)'
const OFTEN =
  '(?:always |often |sometimes |still |just |also |then |even |once |again |regularly |constantly |has |had |have |keeps |kept |started |is |was |would |will |physically |sexually |verbally |and |screams and |yells and |gets drunk and )*'
const STRIKES =
  '(?:hit|hits|hitting|beat|beats|beaten|beating|punch(?:es|ed|ing)?|slap(?:s|ped|ping)?|kick(?:s|ed|ing)?|chok(?:es|ed|ing)|strangl(?:es|ed|ing)|shov(?:es|ed|ing)|rap(?:es|ed|ing)|molest(?:s|ed|ing)?|abus(?:es|ed|ing)|assault(?:s|ed|ing)?|attack(?:s|ed|ing)?|whip(?:s|ped)?|drag(?:s|ged)?|batter(?:s|ed)?|hurts|hurting|hurt|grab(?:s|bed)(?= (?:me|her|him|us) (?:by|and|hard|so))|threaten(?:s|ed|ing)?|stalk(?:s|ed|ing)?|touch(?:es|ed|ing)?)'
const WHOM =
  '(?:me|us|her|him|them|my (?:mother|mom|mum|sister|brother|kids|children|son|daughter|baby|face)|his (?:kids|wife|children|girlfriend|mother|son|daughter)|her (?:kids|husband|children|mother|son|daughter)|the (?:kids|children|baby)|our (?:kids|children|son|daughter|mother))'

/** Somebody is being hurt, or was. */
export const ABUSE: readonly RegExp[] = [
  /\b(?:husband|wife|partner|boyfriend|girlfriend|father|dad|stepdad|stepfather|he|she) (?:\w+ )?(?:scares|frightens|terrifies) (?:me|us|the kids)\b(?! (?:with (?:his|her) (?:driving|stories|costume|age|jokes|cooking)|about))/,
  /\b(?:controls|decides|tells me) (?:\w+ ){0,3}?(?:who i (?:can )?(?:see|talk|speak|meet)|where i (?:can )?go|what i (?:can )?wear|all (?:my|the) money)\b/,
  /\b(?:he|she|husband|wife|partner|boyfriend|girlfriend|dad|father|stepdad) (?:\w+ ){0,3}?(?:so |very |really )?(?:angry|mad|furious|drunk) (?:that )?(?:i am |we are |the kids are )?(?:\w+ )?(?:scared|afraid|terrified|hide|hiding)\b/,
  /\b(?:he|she|husband|boyfriend|partner) (?:\w+ ){0,2}?(?:broke|smashed|took|takes|hides|hid) my (?:phone|keys|car keys|wallet|passport|money|card)s?\b[^.]*\b(?:so|call|leave|go|tell|escape)\b/,
  /\b(?:scared|afraid|terrified|shake|tremble|panic|freeze|dread)\b[^.]*\b(?:when|every time|each time|whenever|if) (?:i hear |i see )?(?:he|she|his|her) (?:keys?|car|truck|steps|footsteps|voice|comes? (?:home|in)|walks in|is home|gets home|drinks?|is drunk|raises)\b/,
  /\b(?:when|after|if|whenever) (?:he|she) (?:\w+ )?(?:loses (?:it|his temper|her temper)|snaps|explodes|blows up|gets mad|drinks)\b[^.]*\b(?:floor|bruis\w+|hurt|hits?|my fault|bleeding|wall|pay for it)\b/,
  /\b(?:floor|bruis\w+|my fault|hits?)\b[^.]*\bwhen (?:he|she) (?:\w+ )?(?:loses (?:it|his temper|her temper)|snaps|explodes|blows up|gets mad|drinks)\b/,
  /\b(?:egg ?shells|hide|hiding|tiptoe\w*|freeze|lock (?:myself|us|the door))\b[^.]*\b(?:when|if|whenever|before|because) (?:he|she|my (?:husband|wife|father|dad|partner|boyfriend|stepdad)) (?:\w+ ){0,2}?(?:drinks?|drunk|drinking|angry|comes home|explodes|is home|rages?|yells|loses)\b/,
  /\b(?:when|if|whenever) (?:he|she|my (?:husband|wife|father|dad|partner|boyfriend|stepdad)) (?:\w+ ){0,2}?(?:drinks?|drunk|drinking|angry|comes home|explodes|rages?)\b[^.]*\b(?:hide|eggshells|lock|run|protect the|take the (?:kids|children))\b/,
  /\bnot allowed (?:to|out)\b[^.]*\b(?:without (?:him|her|my husband|his|her permission)|(?:husband|boyfriend|partner|he|she) (?:says|checks|watches|decides|gets))\b/,
  /\b(?:rap(?:ed|es|ing)|molest(?:ed|s|ing)|strangl(?:ed|es)|chok(?:ed|es)|slap(?:ped|s)|punch(?:ed|es)|abus(?:ed|es)|batter(?:ed|s)) (?:me|us)\b(?! (?:up in))/,
  /\bforc(?:es|ed|ing) (?:himself|herself|themselves) on (?:me|her|him)\b/,
  /\bforc(?:es|ed|ing) me (?:to have sex|into (?:sex|bed)|to (?:sleep with|touch|do (?:sexual|things)))\b/,
  /\b(?:he|she|they|boyfriend|husband|wife|partner|girlfriend|ex|dad|father) [^.]*\b(?:ruin|destroy|hurt|kill|find|punish|take (?:the|my) (?:kids|children)|make me (?:regret|pay)|never see)\b[^.]*\bif i (?:leave|left|go|tell|told|speak|talk|try)\b/,
  /\bif i (?:leave|left|tell|told|speak|try to leave)\b[^.]*\b(?:he|she|they) (?:will|would|said|says|threatens) [^.]*\b(?:ruin|destroy|hurt|kill|find me|take (?:the|my) (?:kids|children))\b/,
  /\bflinch(?:es|ed|ing)? (?:when|whenever|every time)\b(?=.*\b(?:he|she|his|her|husband|dad|father)\b)/,
  /\b(?:he|she) (?:\w+ ){0,3}?(?:sorry|apologi[sz]es|cries|promises|loves me) (?:\w+ ){0,5}?after (?:he|she) (?:\w+ )?(?:hurts?|hits?|beats?|does it|did it|yells and)\b/,
  new RegExp(
    `\\b${SOMEBODY} ${OFTEN}(?!hurt(?:ing)? |hurts |touch|attack|threat)${STRIKES} (?:at )?${WHOM}\\b(?! (?:out|away|off|to (?:be|do|pieces|the (?:airport|store|door))|at|in (?:chess|tennis|the race|golf|cards)|deeply|a (?:ride|message|text)|with (?:questions|love|kindness|news)))`,
  ),
  new RegExp(
    `\\b(?:husband|wife|partner|boyfriend|girlfriend|stepfather|stepdad|father|mother|dad|mom|he|she|they) ${OFTEN}(?:hurts|is hurting|physically hurts?|physically hurting) (?:me|us|the kids|the children|my (?:kids|mother|mom|sister|brother))\\b(?! (?:with (?:his|her) (?:silence|words)|deeply|so much that|when (?:he|she) (?:leaves|is away)))`,
  ),
  new RegExp(
    `\\b${SOMEBODY} ${OFTEN}threaten(?:s|ed|ing)? (?:me|us|her|him|to (?:kill|hurt|harm|beat|shoot|take the kids))\\b(?! to (?:fire|sue|quit|leave the company))`,
  ),
  /\b(?:touch(?:es|ed|ing)?) (?:me|her|him|my (?:daughter|son|child|niece|sister|brother))\b(?=.*\b(?:tell|secret|wrong|inappropriate\w*|not supposed|night|where|private|uncomfortable|bad)\b)/,
  /\bpush(?:es|ed|ing)? (?:me|her|him|us) (?:down|into|against|around|to the|over)\b(?! (?:my|the) (?:limits?|edge|finish|next))/,
  /\b(?:beats?|hits?|punch(?:es)?|slaps?|chokes?|abuses?|kicks?) (?:up )?(?:his|her|their) (?:wife|husband|kids?|children|child|girlfriend|boyfriend|mother|son|daughter|baby)\b/,
  /\b(?:hand|hands|fingers) (?:\w+ )?(?:up|under|down|inside|in) my (?:skirt|shirt|dress|pants|trousers|top|clothes|underwear|bra|blouse|shorts)\b/,
  /\b(?:abusive|abuser|abusers)\b/,
  /\b(?:am|is|are|was|were|been|being|got|gets|getting|i got|be|feel) (?:\w+ )?(?:abused|raped|molested|beaten (?:up|by (?:my|her|his|him|their|a man)|at home|every|again and)|battered|sexually (?:assaulted|abused|harassed)|assaulted|strangled|trafficked)\b(?! (?:at|in) (?:chess|the (?:game|final|match)|soccer|football|tennis))/,
  /\b(?:domestic|family|intimate partner) (?:violence|abuse)\b/,
  /\b(?:physical|sexual|child|emotional|verbal|spousal|mental) abuse\b|\b(?:my|her|his) rap(?:e|ist)\b/,
  /\bsexual assault\b/,
  new RegExp(
    `\\b(?:scared|afraid|frightened|terrified|fear|fearful) (?:of|for my life because of|that) (?:my|her|his|their) ${AT_HOME}\\b(?! (?:will (?:die|not|leave|lose|be|get sick|relapse|fall|fail|miss|never)|is (?:sick|ill|dying|not|going|losing|drinking)|has (?:cancer|covid|a|lost|been diagnosed)|may|might|wont|does|would (?:die|not)|leaving|dying|losing|getting|having|being (?:sick|alone)|health|surgery))`,
  ),
  /\b(?:he|she|they|husband|wife|boyfriend|girlfriend|partner|father|dad) (?:\w+ ){0,4}?(?:will|would|is going to|could|might|wants to|threatened to|said he would|said she would) (?:kill|hurt|harm|beat|shoot) (?:me|us|her|the kids|my)\b/,
  /\b(?:he|she|husband|wife|partner|boyfriend|they|dad|father) (?:\w+ ){0,2}?(?:wont|doesnt|does not|will not|never|didnt|dont|wouldnt) (?:let|allow) me (?:to )?(?:leave|go out|see|talk|have|work|out|speak|use|call|go|contact|eat|sleep)\b(?! (?:to (?:the )?(?:party|prom|concert|college)|a (?:dog|cat|pet|phone)))/,
  /\b(?:hide|hiding|hid|cover|covering|covers|covered|have|see|saw|shows?) (?:up )?(?:the |my |her |his |these |new )*bruises\b/,
  /\b(?:he|she|they) (?:\w+ )?(?:said|says|told me|tells me|swears) (?:that )?(?:nobody|no one|noone) (?:would|will|is going to) (?:ever )?believe (?:me|her|you)\b/,
  /\b(?:not to|dont|never|do not|cant) tell anyone\b(?=.*\b(?:he|she|uncle|father|stepfather|touch\w*)\b)/,
  /\b(?:afraid|scared|terrified|frightened) (?:to|of) (?:go|going|come|coming|be|being|living) (?:home|at home|alone with (?:him|her|my))\b(?= \.|$| tonight| after school|[^.]*\b(?:he|she|him|her|husband|dad|father|stepdad|stepfather|boyfriend|partner|mom|mother|wife)\b)(?! (?:for (?:thanksgiving|christmas|easter|the holidays)|from (?:the )?hospital|after (?:the )?(?:surgery|funeral)|and find|alone (?:at night|since)))/,
  /\b(?:locks?|locked|traps?|trapped|ties|tied|keeps) me (?:in|inside|up|at home|down|in the (?:room|house|basement))\b(?=.*\b(?:he|she|husband|father|stepfather|partner)\b)?/,
  /\b(?:he|she|husband|wife|partner|boyfriend) (?:\w+ )?(?:throws?|threw) (?:things|objects|stuff|plates|furniture) at (?:me|us)\b/,
  /\b(?:husband|wife|partner|boyfriend|girlfriend|father|dad|mother|mom|stepfather|stepdad|ex|he|she|brother|son) (?:\w+ ){0,3}?(?:gets?|is|was|becomes?|turns?|got|became|has been|been|being) (?:\w+ )?(?:violent|physical with me|physical with us|physically aggressive)\b(?! (?:crime|game|movie|storm|video))/,
  /\b(?:husband|wife|partner|boyfriend|girlfriend|father|dad|mother|stepfather|stepdad|ex|he|she) (?:\w+ ){0,2}?(?:puts?|laid|lays) (?:his|her) hands on (?:me|us|her|the kids|my)\b(?! (?:and pray|in prayer|to heal|shoulder|to bless))/,
  /\b(?:dad|father|stepdad|stepfather|uncle|brother|cousin|teacher|coach|priest|pastor|grandfather|neighbou?r|man|boss) (?:\w+ ){0,2}?(?:touche[sd]|touching|comes? (?:in)?to my (?:room|bed)|came (?:in)?to my (?:room|bed)|gets? in(?:to)? my bed|does things to|did things to|does bad things to) ?(?:me|at night)?\b(?! (?:heart|soul|with (?:his|her) (?:words|kindness|story)|deeply))/,
  /\b(?:fear|fearing|afraid|scared|terrified) for (?:my|her|our) (?:life|lives|safety)\b/,
]
