/** Somebody means to hurt somebody else, or says so. */
export const VIOLENCE: readonly RegExp[] = [
  /\b(?:i|we) (?:(?!not |dont |never |didnt )\w+ ){0,3}?(?:want|might|could|am afraid i will|going|plan|planning|ready|about|tempted|will|swear i will|am thinking of|thinking about|feel like|have to|need) (?:to |of )?(?:\w+ )?(?:kill|killing|murder|murdering|shoot|shooting|stab|stabbing|strangle|strangling|attack|attacking|hurt|hurting|harm|harming|beat up) (?:him|her|them|my (?!self|chances|feelings|back|knee|sugar|hunger|time|pride|flesh|ego|appetite|sins?|habit|fear|doubts?|old|darlings|credit|career|reputation)\w+|someone|somebody|people|everyone|everybody|that (?:man|woman|guy|person)|those|the (?:man|woman|people|guy|person|kids|baby))\b/,
  /\b(?:threaten(?:s|ed|ing)?|plan(?:s|ned|ning)?|says? (?:he|she|they) (?:will|is going to|wants? to)|swore to|wants? to|going to) (?:to )?(?:kill|murder|shoot|stab|shoot up) (?:us|his|her|the|everyone|people|them|him|my|students|a)\b(?! (?:the )?(?:\w+ )?(?:plants?|pride|weeds|bugs|lights|cancer|virus|video|film|photo|movie|hoops|ducks?|deer|game|scene|wedding))/,
  /\b(?:voices?|something) (?:\w+ ){0,3}?(?:tell|tells|telling) me to (?:kill|hurt|harm)\b/,
  /\b(?:quiero|voy a|ganas de) (?:matarlo|matarla|matarlos|matar a)\b/,
  /\b(?:quero|vou|vontade de) (?:mata lo|mata la|matar (?:ele|ela|eles|meu|minha|o|a|alguem))\b(?! saudade)/,
]

/** Life is in danger now. */
export const MEDICAL: readonly RegExp[] = [
  /\b(?:i|we) (?:\w+ ){0,4}?(?:overdosed|overdosing)\b|\b(?:took|taken|take|taking|had) an overdose\b|\boverdos(?:ed|ing)\b|\bod ed\b|\bsobredosis\b/,
  /\b(?:i|she|he|they|just|have) (?:\w+ )?(?:took|taken|swallowed|drank|ate|tome|me tome) (?:way |far )?(?:too (?:many|much)|all|a (?:whole|lot|handful|bunch|full)|the whole|everything|muchas|todas|demasiad\w+) (?:\w+ )*?(?:pills?|tablets?|medicine|medication|meds|pastillas|remedios|bottle|poison|drugs)\b/,
  /\b(?:swallowed|took|drank|downed) (?:a|the|half a|my whole) (?:whole |full )?bottle of (?:pills|tablets|medicine|meds)\b/,
  /\b(?:tomei|tome|tomado) (?:muit[oa]s|tod[oa]s|demasiad[oa]s|um monte de) (?:\w+ )*?(?:remedios|comprimidos|pastillas|medicamentos)\b/,
  /\b(?:cant|can not|cannot) (?:breathe|breath) (?:right now|and my chest|at all and)\b|\bnot breathing\b/,
  /\b(?:chest pains?|heart attack|stroke|seizure) (?:right now|this minute|at this moment)\b/,
  /\b(?:having|am having) a (?:heart attack|stroke)\b/,
  /\bbleeding (?:out|and (?:it )?wont stop|heavily right now)\b/,
  /\b(?:is|found (?:him|her|them)) unconscious\b(?=.*\b(?:now|help|breathing|wake)\b)/,
]

/** Drinking or drugs have the upper hand. Being sober, or praying for somebody's recovery, is no crisis. */
export const SUBSTANCE: readonly RegExp[] = [
  /\b(?:cant|can not|cannot|unable to|dont know how to|couldnt) (?:\w+ )?(?:stop|quit|control|put down|resist) (?:\w+ )?(?:drinking|using|drugs|the drugs|the bottle|alcohol|getting high|heroin|cocaine|meth|pills|shooting up|my (?:drinking|using|addiction))\b/,
  /\b(?:i|i have|he|she|they|son|daughter|husband|wife|brother|sister|friend|mother|father|dad|mom|just|who|^) ?(?:\w+ )?relapsed\b(?! (?:with|into) (?:cancer|leukemia|ms|depression))/,
  /\b(?:i am|i have been|am|became|i got) (?:\w+ )?(?:addicted to|hooked on)\b(?! (?:coffee|sugar|chocolate|my phone|social|video|games|work|sports|running|shopping|caffeine))/,
  /\b(?:i am|i have been|am|is|still|was|been|became|so) (?:\w+ )?(?:strung out|high again|using again|drinking again|drunk every|an addict|an alcoholic|back on (?:drugs|heroin|meth|the bottle))\b(?! (?:in recovery|sober|for|coffee|sugar|chocolate|my phone|social media|video|games|work|sports|running|shopping|caffeine))/,
  /\b(?:help me|i need to|i have to|i must|i want to)(?: to)? (?:stop|quit) (?:drinking|using|drugs|doing drugs|getting drunk|getting high)\b(?! (?:coffee|soda|pop|cola|energy|so much (?:coffee|soda)))/,
  /\bneed a drink (?:every|to get|just to|in the)\b/,
  /\bi have an? (?:\w+ )?(?:drinking|drug|alcohol|opioid|gambling and drinking) (?:problem|addiction)\b/,
  /\b(?:drinking|drugs|addiction|alcohol|heroin|meth|fentanyl|opioids?) (?:is|are) (?:killing|destroying|ruining|controlling|taking over|winning)\b/,
  /\b(?:going through|in) withdrawals?\b/,
  /\bi am addicted\b(?! to (?:coffee|sugar|chocolate|my phone|social|video|games|work|sports|running|shopping|caffeine))/,
  /\bno puedo dejar (?:de beber|de tomar alcohol|las drogas|el alcohol|de consumir)\b/,
  /\brecai (?:en|nas|no|na) (?:las drogas|el alcohol|drogas|bebida|alcool|vicio)\b/,
  /\bnao consigo parar de (?:beber|usar|fumar crack|cheirar)\b/,
]
