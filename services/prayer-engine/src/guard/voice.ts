// Spoken to a person, about the prayer, or as advice. A prayer speaks to God, so 'you' is God.
const NOT_PRAYER: readonly RegExp[] = [
  /^(?:congratulations|congrats|well done|good (?:luck|job|for you)|best wishes|take care of yourself|cheers)\b/,
  /\byou should (?:really |also |probably )?(?:talk|try|call|consider|ask (?:a|your)|speak (?:to|with)|see (?:a|your)|seek|make sure|take (?:a|some|time))\b|\b(?:may|might|can) i (?:suggest|recommend)\b|\bi (?:suggest|recommend|advise)\b|\bhave you (?:considered|tried|thought (?:about|of))\b/,
  /\byou are (?:an? )?(?:good|great|wonderful|amazing|loving) (?:parents?|mother|mom|dad|person|wife|husband|people|daughter|son|family)\b/,
  /\byou can do (?:this|it|anything|hard)\b|\bbelieve in yourself\b|\bstay (?:positive|hopeful|focused|the course|faithful)\b(?=,| and|\.|$)|\byou deserve (?:this|it|the|a|better|rest|love|happiness|to be)\b|\bgood things (?:come|are coming|happen)\b/,
  /\bmay you (?:find|feel|know|rest|sense|discover|heal|receive|experience|always|never|have (?:peace|strength|courage|hope)|be (?:comforted|strengthened|healed|encouraged|filled|safe|well|surrounded))\b/,
  /\b(?:please )?(?:consult|contact) (?:a|your|the)\b|\bseek (?:professional |immediate |medical )?(?:help|support|counsel(?:l?ing)?)\b|\bif you are (?:struggling|in danger|thinking|feeling|reading|having)\b|\byou matter\b|\byou(?:'re| are) (?:going through|facing|feeling|carrying|reading|struggling)\b/,
  /\b(?:whoever|everyone who|all who|anyone who|those who) reads?\b|\bshare this (?:prayer|with|page|text|message)\b|\bthank you for (?:using|reading|sharing|asking|trusting (?:us|me|selah)|praying with)\b|\bend of (?:the |this )?prayer\b|^\([^)]*\)|^\[/,
  // God as 'he' and the person as 'you' in one sentence.
  /(?:^|[,;:] |that |and |because |for )(?:god|the lord|jesus|christ|the father|the spirit) (?:\w+ )?(?:is|sees|will|has|holds|knows|loves|hears|can|gives|cares|watches|walks|never|always|understands|wants|stands|made|calls|keeps|goes|does|carries|comes)\b[^.]*\byou(?:r|rself)?\b/,
  /\bhe (?:will|has|is|can)\b[^.]*\b(?:your (?:eyes|tears?|paths?|burdens?|pain|fears?|steps)|wipe|carry you|hold you|lead you|guide you|keep you|give you)\b/,
  /^(?:my )?(?:dear )?(?:friend|friends|beloved|child|brother|sister|dear one|sweet soul|reader), (?!(?:lord|god)\b)/,
  /^(?:lean|call|look|turn|run|come|draw near|cling|hold on|go|return) (?:on|upon|to|unto|near to) (?:god|the lord|jesus|christ)\b/,
  /^dear (?!(?:lord|god|father|jesus|heavenly|holy|savior|saviour|christ|shepherd|spirit|maker|creator|redeemer)\b)/,
  /(?<!\b(?:my|our|his|her|their|a|this|that|so) )\bdear (?:friend|reader|user|one|child|brother|sister|soul|heart|listener)s?\b/,
  /\bi hope (?:that )?(?:this|these|my) (?:prayers?|words?|verses?|psalms?|helps?|brings?)\b/,
  /\b(?:may|let) (?:this|these) (?:prayers?|words?|verses?|psalms?) (?:bring|comfort|help|give|encourage|guide|remind|be|lift|speak)\b/,
  /\b(?:i am|i'm|i will be|i'll be|we are|i have been) praying for you\b|\bi(?:'ll| will)? pray (?:for you|that you (?:find|feel|know|have|may|get|are))\b/,
  /\byou(?:'re| are) (?:not|never) (?:truly )?(?:alone|a burden|weak|broken|forgotten|worthless|your \w+|to blame|crazy|a failure)\b/,
  /\byou(?:'re| are) (?:so |deeply |truly |already |very |much )*(?:loved|strong enough|brave|enough|seen|worthy(?! of)|valued|cherished|human|doing (?:great|well|your best)|allowed|stronger than|capable|important|special)\b/,
  /\byou(?:'ve| have) got this\b|\bhang in there\b|\bstay strong\b|^(?:and |just |so )?keep (?:praying|the faith|going|believing|fighting)\b/,
  /\b(?:god|the lord|jesus|christ|he) (?:loves|sees|hears|knows|cares (?:for|about)|is with|is holding|holds|has not forgotten|will never leave|is for|made|has made|will be with|walks with) you\b(?!r)/,
  /\b(?:may )?(?:god|the lord|jesus) (?:bless|keep|give|grant|heal|comfort|strengthen|guide|protect|hold|carry|help|watch over|fill|be with) you\b/,
  /\bbless you and keep you\b|\bgod bless you\b/,
  /^(?:remember|know|rest assured|be assured|take heart|take comfort|take courage|believe|imagine|picture|close your eyes|breathe in|pause)\b(?! (?:me|us|him|her|them|my|our|your|not|those|this|how|o|the|all|when|lord))/,
  /\b(?:take|draw) (?:a|some|in a) (?:deep|slow|few) breaths?\b(?! with)/,
  /\b(?:reach out|talk|speak|turn) to (?:a|your|someone|the) (?:doctor|therapist|pastor|counsell?or|friend|professional|hotline|helpline|priest|crisis)\b|\bcall (?:911|988|(?:a|the|your) (?:hotline|helpline|doctor|therapist|police|emergency\w*))\b/,
  /\b(?:cast|give|bring|lay|surrender|leave|place) your (?:cares|worries|burdens?|anxiet\w+|fears?|troubles?|load|problems|concerns)\b/,
  /^(?:trust|have faith|believe|hope|rest|seek|wait|lean|put your trust|keep your eyes) (?:in|on|for|upon)? ?(?:the lord|god|him|jesus|his)\b/,
  /^(?:let us (?:pray|bow|begin (?:by|with|our|in))|repeat after me|say (?:this|with me|after me)|pray (?:this|with me|after me)|bow your)\b/,
  /\b(?:as you (?:pray|read|face|go through|wait|heal|grieve)|your (?:situation|circumstances|struggles?|journey|feelings|anxiety|diagnosis))\b/,
  /\b(?:he|she|they|god) (?:wants|loves) (?:you|u) to know\b/,
]

/** Whether a sentence is spoken to God, or to oneself before God, rather than to a person. Takes plain speech. */
export function isPrayed(spoken: string): boolean {
  return !NOT_PRAYER.some((pattern) => pattern.test(spoken))
}
