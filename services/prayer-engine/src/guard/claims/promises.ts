import type { ClaimRule } from './rule.ts'

const SOMEONE = '(?:i|we|you|he|she|they|it)'
const WILL = "(?:will|shall|'ll|is going to|are going to|am going to)"
const ADVERB = '(?:surely|soon|certainly|definitely|completely|fully|again|one day|always|yet|all|and must)'
const WELL_AGAIN =
  '(?:heal(?:ed)?|cured?|recover(?:ed)?|healthy|well(?: again)?|whole(?: again)?|better|fine|ok|okay|al(?:l )?right|safe and sound|restored|successful|cancer[- ]free|set free|delivered|pain[- ]free|rich|wealthy|debt[- ]free|hired|promoted|pregnant|married)'
const DOES_FOR_US =
  '(?:heal|cure|fix|provide|deliver|rescue|restore|prosper|repair|solve|(?:make|bring) (?:him|her|them|me|us|it|everything|all|this|my \\w+) (?:\\w+ )?(?:well|whole|better|right|good|back|home|through|healthy)|take (?:away|this|the|his|her|my|their)|remove|open (?:a|the|every|new|that) doors?|answer (?:this|my|our|these|her|his) (?:prayers?|request)|turn (?:it|this|everything|things)|work (?:it|this|everything|all)|give (?:me|us|him|her|them|you) (?:a |the |this |that |what )?(?:\\w+ )?(?:job|baby|child|husband|wife|house|home|money|miracle|victory|breakthrough|healing|what))'
const TROUBLE =
  '(?:cancer|tumou?r|pain|illness|sickness|disease|fever|depression|anxiety|debts?|scans?|tests?|results?|surgery|operation|treatment|chemo|exams?|interview|job|marriage|relationship|baby|pregnancy|case|court|trial)'
const ENDS_WELL =
  '(?:go (?:well|perfectly|smoothly|away)|succeed|work out|be (?:a success|successful|gone|fine|clear|negative|benign|okay|ok|healed|restored|saved|healthy|yours|mine|won)|disappear|vanish|shrink|leave|come back (?:clear|clean|negative)|end well|turn out)'

// Whatever somebody other than God or the one who prays will do, nobody knows. The heart's own vows, God's own
// faithfulness, and morning are another matter.
const OWN =
  '(?:heart|mouth|soul|lips|mind|hands?|feet|song|tongue|spirit|eyes|voice|life|morning|dawn|light|night|day|sun|spring|evening|darkness|children|knees|steps|words|prayers?|thanks|praise|house|table)'
const GOOD_END =
  '(?:heal\\w*|sober|recover\\w*|well|better|fine|ok(?:ay)?|right|success\\w*|succeed\\w*|jobs?|home|live|safe\\w*|clear\\w*|wins?|pass(?:es)?|restor\\w*|return\\w*|free\\w*|gone|over|stop|work|open\\w*|smile|laugh|sleep|happ\\w+|joy\\w*|peace\\w*|offer\\w*|hire\\w*|find|found|come|rise|grow|paid|provid\\w+|give\\w*|receiv\\w+|get|bless\\w*|save\\w*|love\\w*|forgiv\\w+|understand|choose|agree|yes|turn\\w*|mend\\w*|whole|strong\\w*|good|amaz\\w+|multipl\\w+|flow|disappear|vanish|answer\\w*|deliver\\w*|possible|breath\\w*|walk|believe|repent)\\b'
const SURE_FUTURE = new RegExp(
  `(?<!\\b(?:those|what|all|that|whom|everyone|everything|which) )\\b(?:he|she|they|it|this|everything|everyone|all|things|(?:my|our|his|her|their|the|this|that|these) (?!(?:\\w+ )?${OWN}\\b)\\w+(?: \\w+)?)(?:'ll| will| shall| is going to| are going to) (?!not\\b|never\\b|no longer\\b|be (?:on|at|in|this|next|there|here|with)\\b|(?:sing|thank|praise|bless|rejoice|ask|say|tell|need|wonder|wait)\\b)[^.;!?]*\\b${GOOD_END}`,
)

export const PROMISED_OUTCOME: ClaimRule = {
  code: 'promised-outcome',
  refuses: [
    /\b(?:is|are|am) (?:now |already )?(?:restored|healed|saved|delivered|free|whole|complete|reconciled) in (?:jesus|christ|your|his|the)\b/,
    /, i (?:feel|know|sense) it\b|\bso will (?:he|she|they|i|we|it)\b/,
    /\b(?:is|are) (?:already )?(?:mine|ours|his|hers|theirs) (?:now|already|today|in (?:jesus|your|the|christ))\b/,
    /\b(?:job|spouse|husband|wife|house|door|future|blessing|miracle|home|offer) is waiting for\b/,
    /\bleads? (?:straight )?to (?:the|an|my|her|his) (?:offer|job|cure|healing|victory|breakthrough)\b/,
    /\byou are (?:already |even now |now )?(?:opening|healing|fixing|restoring|turning|working (?:all|every|it|this|behind)|preparing (?:a|the|my|something)|sending (?:a|the|my|help)|making (?:a|the) way|bringing (?:him|her|it|my|them|a|the)|giving (?:me|us|him|her) (?:the|this|that|a)|about to)\b/,
    /\byou have already (?:chosen|prepared|decided|arranged|secured|ordained|written|opened|paid|planned)\b/,
    /\bnothing (?:can|will) stop (?:me|us|my|our|his|her|this)\b/,
    /\b(?:comeback|when one door closes|bigger door|better door|happening for (?:me|us|my|our|you)|your? (?:turn|moment|time) (?:is|has) (?:now|here|come))\b/,
    /\b(?:certain|sure|assured|confident|convinced) of (?:his|her|my|their|our|this|a|total|full) (?:\w+ )?(?:healing|recovery|return|victory|success|cure|restoration|miracle|answer)\b/,
    /\byou (?:always|never fail to|never refuse to) (?:heal|cure|provide|grant|reward|prosper|answer with|give (?:us |me )?(?:what|whatever|all))\b/,
    /\b(?:healing|victory|success|deliverance|restoration|breakthrough|recovery) (?:is|belongs) (?:already )?(?:to )?(?:us|me|ours|mine|his|hers|theirs|yours)\b/,
    /\bby faith,? (?:i|we|he|she|they|my \w+) (?:already )?(?:walks?|rises?|leaves?|is|are|am|has|have|receives?)\b/,
    SURE_FUTURE,
    // Any sure word about how it ends: recover, come home well, live and not die.
    /\b(?:i|we|he|she|they|it|my \w+|our \w+|this \w+)(?: \w+)? (?:will|shall|'ll|is going to|are going to) (?:\w+ )?(?:make (?:a|it)\b|walk out|walk again|come home|come back|come through|live and not|not die|rise (?:from|up from)|return to (?:me|us)|get (?:the|that|this|a) (?:job|offer|house|call)|win\b|pass (?:this|the|every|my|her|his)|be (?:amazed|given|freed|free of|rid of|whole|well|strong again|home by))/,
    /\b(?:you have|you've|you|god has) already (?:healed|answered|done it|given|won|made (?:a|the) way|fixed|cured|restored|provided|delivered|settled)\b/,
    /\b(?:no power over|must (?:go|leave|bow|flee)|(?:leave|come out of|depart from) (?:her|his|their|this) (?:body|mind))\b/,
    /\b(?:there is |have |with )?no doubt (?:that )?(?:you|he|she|it|god|they)\b/,
    /\b(?:i|we) (?:know|believe|am sure|are sure|am certain|trust)(?: \w+){0,3} (?:that )?(?:you|god|he|she|they|it) (?:will|shall|'ll|are going to|is going to) (?:\w+ )?(?:heal|cure|fix|restore|deliver|provide|make|bring (?:him|her|them|us|me)|save|rescue|recover|answer|get|give (?:me|us|him|her|them|back)|do it|be (?:fine|well|ok|okay|healed|home))\b/,
    /\b(?:is|are) (?:about to|going to|ready to) (?:bless|reward|promote|elevate|explode|break|open|pour|turn)\b/,
    /\bbest (?:days|years|is)(?: \w+)? (?:ahead|yet to come|still to come|in front)\b/,
    /\b(?:money|job|favou?r|overflow|increase|promotion|husband|wife|baby|healing|miracle|harvest|season of \w+|turnaround|good news)\b[^.]* (?:is|are) (?:coming|on (?:its|the|his|her|their) way|chasing|already mine|around the corner|at the door)\b/,
    /\b(?:doctors|everyone|people|they) will (?:be (?:amazed|astonished|surprised|shocked)|see a miracle|marvel)\b/,
    new RegExp(
      `\\b${SOMEONE} ?${WILL} (?:${ADVERB} )*(?:be |get |become |feel |make a )*(?:${ADVERB} )*${WELL_AGAIN}\\b`,
    ),
    new RegExp(`\\b(?:you|god|the lord|jesus|he) ?${WILL} (?:${ADVERB} )*${DOES_FOR_US}\\b`),
    new RegExp(`\\b${TROUBLE} ${WILL} (?:${ADVERB} )*${ENDS_WELL}\\b`),
    /\b(?:everything|all|it|things|this)(?: will|'ll| shall| is going to| are going to) (?:all )?(?:be (?:fine|ok|okay|well|al(?:l )?right|good|perfect)|work out|turn out|come right|get better|pass soon)\b/,
    /\b(?:breakthrough|miracle|healing|answer|blessing|victory|restoration|relief) is (?:coming|on (?:its|the) way|near|certain|already (?:here|done|mine|yours)|guaranteed)\b/,
    /\b(?:(?:is|are|comes) guaranteed|(?:i|we|god|he|she|you) guarantees?|i promise you|god (?:has )?promise[sd]? (?:you|me|us|him|her) that|you (?:have )?promised (?:me |us |him |her )?(?:that|to (?:heal|fix|give|bring|restore|make|provide)))\b/,
    /\bno (?:harm|evil|danger|sickness|illness|trouble|accident) (?:will|shall|can) (?:come|touch|reach|befall|happen|harm)\b/,
    /\bnothing (?:bad |evil )?(?:will|can|shall) (?:happen|harm|hurt|touch|go wrong)\b/,
    /\b(?:is|are|am|has been|have been) already (?:healed|cured|delivered|done|answered|restored)\b/,
    /\bby your stripes (?:i am|we are|he is|she is|they are)? ?healed\b/,
    /\bthe (?:best|right (?:job|person|man|woman)) is (?:yet to come|on (?:his|her|its|the) way)\b/,
  ],
  unless: [
    /\b(?:ask|asking|pray|praying|beg|begging|hope|hoping|plead|long|longing|wish|wishing|wait|waiting|whether|if|until|wonder|when|dream)\b(?:, (?:lord|god|father),)?[^.,;!?]*(?: will| would|'ll| shall)\b/,
    /\b(?:may|let|grant|help|please)\b[^.;!?]*\b(?:so that|that) (?:\w+ ){1,4}(?:will|shall)\b/,
    /\?$/,
    /\b(?:maybe|perhaps|as if|as though|so that|what|whatever|whoever|who|how|where|which|tell myself|am told|they say|people say|tell me|not sure|unsure|want|need|would like)\b[^.;!?]*(?: will| shall|'ll| going to)\b/,
    /\b(?:cannot|can't|do not|don't|did not|no one|nobody|not even) (?:\w+ ){0,3}(?:know|knows|promise|promises|say|see|tell|be sure|sure)\b/,
    /\b(?:afraid|fear|worry|worried|scared|i doubt|not sure|unsure)\b[^.;!?]*\bwill\b/,
  ],
}

export const PROSPERITY: ClaimRule = {
  code: 'prosperity',
  refuses: [
    /\b(?:declare|proclaim|pronounce) (?:\w+ ){1,2}over\b/,
    /\bseason of (?:\w+ )?(?:promotion|favou?r|increase|harvest|breakthrough|victory|overflow|abundance|blessing|winning)\b|\bi am the head\b/,
    /\b(?:debts?|bills?|loans?) (?:is|are) (?:already )?(?:cancell?ed|paid|gone|erased|forgiven in)\b/,
    /\bwealth\b|\bmillions?\b|\brich(?:es)? (?:beyond|and|in money|for)\b/,
    /\b(?:your|the|my|our) tithes?\b/,
    // Words that hardly stand in any other sentence.
    /\b(?:decree|decrees|overflow(?:ing)? (?:of|with) (?:money|blessings?|wealth|finances)|season of (?:overflow|increase|harvest|abundance|favou?r)|bank account|many times over|supernatural(?:ly)?|anointing (?:of|for) (?:wealth|business)|(?:prosper|prospers|prospering|prosperous)\b(?! (?:the work|in soul|in love)))\b/,
    /\b(?:speak|speaks|speaking|prophesy|prophesies|call forth|calling forth) (?:\w+ ){1,3}(?:over|into|upon) (?:my|her|his|our|their|this)\b/,
    /\bfavou?r (?:is |will |that )?(?:chas\w+|follow\w*|overtak\w+|rest\w* on my (?:business|work|finances))\b/,
    /\b(?:total|complete|full|instant|divine) healing\b/,
    /\b(?:giving|gifts?|generosity|donation|what i give)\b[^.]*\b(?:return|come back|multipl\w+|repay|repaid|reward\w*)\b/,
    /\breceive (?:her|his|my|our|this|the|your) (?:\w+ )?(?:healing|miracle|breakthrough|restoration|victory)\b/,
    /\b(?:sow|sows|sowing|sowed|plant|planting) (?:a|your|this|the|my|our|their|his|her) (?:\w+ )?seed\b/,
    /\bseed (?:offering|money|faith|of faith)\b/,
    /\b(?:claim|claims|claiming|decree|decreeing) (?:it|this|that|my|your|his|her|the|our|their|every|all|healing|victory|wealth|health|abundance|success|favou?r|prosperity)\b/,
    /\bdeclare (?:healing|victory|wealth|health|abundance|success|favou?r|breakthrough|prosperity|that (?:i|he|she|they|we|this|no|every|my|it)|(?:that )?it)\b/,
    /\breceive (?:my|your|his|her|their|our) (?:healing|breakthrough|miracle|blessings?|wealth|inheritance|increase)\b/,
    /\bname it and claim it\b/,
    /\b(?:financial|supernatural|divine|material) (?:breakthrough|increase|overflow|blessings?|abundance|favou?r|prosperity|wealth|reward)\b/,
    /\b(?:hundred|ten|seven|thirty|sixty)[- ]?fold\b/,
    /\bthe head and not the tail\b/,
    /\bwealth of (?:the )?(?:wicked|sinners|nations)\b/,
    /\b(?:make|makes|making) (?:me|us|him|her|them|you) (?:rich|wealthy|prosper\w*|a millionaire|successful and)\b/,
    /\b(?:prosperity|riches|wealth|abundance of money|overflow of (?:money|wealth|blessing))\b[^.]*\b(?:flow|come|pour|rain|belong|be mine|to me|over me|upon me|into my)\b/,
    /\b(?:pour|rain|shower|flood|send)\b[^.]*\b(?:riches|wealth|prosperity|money|financial)\b/,
    /\bi (?:bind|rebuke|command|loose|cast out|come against)\b/,
    /\b(?:tithe|tithing|offering)s?\b[^.]*\b(?:return|multipl|back|bless me|reward)\w*/,
    /\byou (?:want|wish|will|desire|intend|mean|reward)\b[^.;!?]*\b(?:rich|wealthy|wealth|prosper\w*)\b/,
    /\b(?:(?:i|we) (?:\w+ )?(?:give|gave|have given)|dollars?|gifts?)\b[^.;!?]*\b(?:comes?|coming|returns?|pays?|paying)\b[^.;!?]*\b(?:times|double\w*|triple\w*|multipl\w+)\b/,
  ],
}
