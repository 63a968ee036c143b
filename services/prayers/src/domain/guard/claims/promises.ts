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

export const PROMISED_OUTCOME: ClaimRule = {
  code: 'promised-outcome',
  refuses: [
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
    /\b(?:cannot|can't|do not|don't|did not|no one|nobody|not even) (?:\w+ ){0,3}(?:know|knows|promise|promises|say|see|tell|be sure|sure)\b/,
    /\b(?:afraid|fear|worry|worried|scared|doubt|not sure|unsure)\b[^.;!?]*\bwill\b/,
  ],
}

export const PROSPERITY: ClaimRule = {
  code: 'prosperity',
  refuses: [
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
  ],
}
