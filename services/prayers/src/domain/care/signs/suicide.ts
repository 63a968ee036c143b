const WANT =
  '(?:want(?:s|ed|ing)?|going|plan(?:s|ned|ning)?|need|ready|decided|try(?:ing)?|tried|tries|think(?:s|ing)?|thoughts?|thinking about|consider(?:ed|ing)?|contemplat(?:ed|ing)|tempted|about|wish|feel like|urges?|almost|threaten(?:s|ed|ing)?|talk(?:s|ed|ing)?|swears?|vows?|will|might|could|should|would|tell(?:s|ing)? me)'
const LINK =
  '(?:to|of|about|on|that|i|he|she|they|am|is|are|was|were|would|will|could|just|really|only|so|very|almost|always|even|me|going|want|wants|rather|now|again|much|badly|constantly|often|sometimes|how|he is|she is)'
const REFLEXIVE = '(?:my ?self|him ?self|her ?self|themsel(?:f|ves))'
const OWN_LIFE = '(?:(?:my|his|her|their) (?:own )?(?:life|lives))'
const HARM_ONESELF = `(?:(?:kill(?:ing)?|hang(?:ing)?|shoot(?:ing)?|drown(?:ing)?|off(?:ing)?|unaliv(?:e|ing)) ${REFLEXIVE}|(?:end(?:ing)?|tak(?:e|ing)) ${OWN_LIFE}|end(?:ing)? (?:it all|everything|all of it))`

/** Said outright, by the person or of somebody else. */
export const SUICIDE_EXPLICIT: readonly RegExp[] = [
  new RegExp(`\\b${WANT} (?:${LINK} )*${HARM_ONESELF}\\b`),
  /\b(?:kill|unalive) my ?self\b|\b(?:killing|unaliving) my ?self\b|\bend(?:ing)? my (?:own )?life\b|\bend(?:ing)? it all\b|\btak(?:e|ing) my own life\b|\btook my own life\b/,
  /\blet me (?:just )?die\b|\bpart of me (?:just |really )?wants to (?:die|be dead|end it)\b|\bpray(?:ed|ing)? to (?:die|be dead)\b|\bwant die\b/,
  // Said to nobody in particular ('wanna die'), and not of hair, old age, or oneself in Christ.
  /\b(?:want|wants|wanted|need|wish|hope|deserve|rather|should|lets me|like to|love to|ready|prefer) (?:to |that i |i would |i could |i should |i )?(?:just )?(?:die|be dead)\b(?! (?:her|his|my|their|the|it|at home|in peace|with dignity|peacefully|well|old|of old|to|in christ|for (?:him|her|them|my|you|christ)|there|with me|with us|alone|a|an))/,
  /\b(?:better off|should be|rather be) dead\b|\bdeserves? to die\b/,
  /\b(?:wish|want|beg|ask|pray(?:ed)?|hope)\b[^.]{0,30}\b(?:god|lord|you|someone|somebody|he|something|would|to) (?:to |would |will |could |please )?(?:kill me|end my life|let me die|strike me dead)\b/,
  // Any mention that is not mourning or work, both of which are taken out before.
  /\bsuicid\w*\b/,
  /\bend(?:ing)? things (?:tonight|forever|for good|permanently|for ever|once and for all)\b|\bmy life (?:should|needs to|must|has to|to) (?:just )?(?:end|be over)\b|\bwant(?:s)? out of (?:this |my )?life\b/,
  // 'End it' alone may be a marriage or a job.
  /\bwants? to (?:just )?end it\b(?! with| between| between| on good| well| at| before)/,
  /\b(?:suicidal|suicidel|suicide attempt|suicide note|attempt(?:ed|ing)? suicide|thoughts? of suicide|think(?:s|ing)? (?:of|about) suicide|thought (?:of|about) suicide|commit(?:ting)? suicide|considering suicide|contemplating suicide|suicide (?:is|seems|looks)|about suicide|by suicide)\b/,
  /\b(?:i|just|really|only|would rather|rather|to|truly|honestly|and) (?:just |really |only |truly )?(?:want|wants|wanted|wish|hope|long|pray|ready|need|rather|prefer) (?:to |i could |that i could |i would |he could )?(?:just )?(?:die|be dead|not be alive|stop (?:existing|living|being alive)|cease to exist)\b(?! (?:at home|in peace|with dignity|peacefully|well|old))/,
  /\b(?:he|she|they|friend|son|daughter|brother|sister|mother|father|mom|mum|dad|husband|wife|cousin|nephew|niece|student|roommate|coworker|partner|boyfriend|girlfriend|child|kid|who) (?:\w+ ){0,6}?(?:wants? to die(?! (?:her|his|their|my) hair)|wishes (?:he|she|they) (?:was|were|is) dead|wants to be dead|does(?:nt| not) want to (?:live|be alive|be here anymore|wake up))\b(?! (?:at home|in peace|with dignity|with me|there|with us|alone))/,
  /\b(?:would|i would) rather (?:be dead|die|not be alive)\b(?! than (?:eat|go|watch|speak|sing|cook|wear))/,
  /\bwish (?:that )?i (?:was|were|am) (?:just )?(?:dead|not alive|gone forever)\b/,
  /\b(?:do not|dont|did not|didnt|no longer|not) (?:really |even )?(?:want|wish|feel like|wanting) (?:to )?(?:be alive|live|living|exist|go on living|keep living|continue living|being alive|stay alive|survive)\b(?! (?:here|there|with|in|like that in|alone|apart|far|near|at|by|on|under|off|for (?:myself|money|me)|a lie|without))/,
  /\b(?:no|any|single) (?:more )?(?:reason|point|will|desire|wish|purpose) (?:left )?(?:to|in|for) (?:live|living|be alive|being alive|stay alive|keep living|going on living)\b/,
]

/** Not said, and meant. */
export const SUICIDE_IMPLIED: readonly RegExp[] = [
  /\b(?:better|happier|easier|relieved|fine|safer) (?:off )?(?:\w+ ){0,3}?(?:without me|if i (?:was|were|am|just|wasnt|were not|was not|werent|died|disappeared|left)|when i am (?:gone|dead)|once i am gone)\b/,
  /\b(?:nobody|no one|noone|none of them|nobody would|who) (?:would |will |even |really |ever )*(?:care|notice|miss|cry|mind)(?: me)?(?: if i| when i am gone|\b.{0,20}\bif i\b.{0,20}\b(?:gone|dead|died|disappeared|not here|wasnt))/,
  /\b(?:nobody|no one|noone) (?:would|will) (?:even |ever |really )*miss me\b/,
  /\b(?:never|not|dont|wont|and not|to not) (?:want to |have to |ever )?wak(?:e|ing) up\b(?! (?:early|on time|late|before|for|with|at|to my|to the alarm|in time|refreshed|tired|so))/,
  /\b(?:say|saying|said|write|wrote|written|writing|letters?)\b[^.]*\bgood ?bye\b[^.]*\b(?:everyone|everybody|all|world|family|kids|children|love|forever|them)\b|\bgood ?bye (?:everyone|everybody|world|forever|cruel|to (?:you all|everyone|all))\b/,
  /\b(?:my|this (?:is|will be|may be|might be)) (?:my )?(?:last|final) (?:prayer|message|night|day|words|goodbye|letter|post)\b(?! (?:of|in|at|on|before|with|here|as))/,
  /\b(?:no|isnt any|is not any|dont see (?:the|a|any)|see no|what is the|whats the|what the|any) (?:more )?(?:point|sense|use|reason|purpose) (?:in |of |to |for )?(?:me )?(?:living|live|going on|go on|continuing|carrying on|being here|being alive|life|existing|keep going|trying to live)\b/,
  /\b(?:life|it|living) (?:is|isnt|is not|seems|feels)(?: just)? ?(?:not|no longer|hardly|never)? ?(?:worth (?:living|it to live|going on)|worthless to live)\b(?! (?:and|if you))/,
  /\b(?:tired|sick|done|weary|exhausted|finished|through) (?:of|with|from) (?:living|life|being alive|existing|existence|this life|my life|breathing|waking up)\b/,
  /\bif i (?:was|were)(?:nt| not) (?:here|around|alive)(?: anymore| any more)?\b|\bnothing (?:left|more|here) for me (?:in this (?:life|world)|here on earth)\b/,
  /\b(?:why|no|not|cant|cannot|dont|tired|stop|nothing|without|how|exhausted)\b(?: \w+){0,5}? (?:keep(?: on)?|go on|going on|continue|carry on) (?:living|existing)\b(?! (?:with (?:my parents|roommates|you)|in this (?:city|house|town)))/,
  /\b(?:not to|to not|stop|stopped) exist(?:ing)?\b|\b(?:my|this) existence (?:is|feels) (?:pointless|meaningless|worthless|a)\b|\b(?:living|being alive|existing|life) (?:just )?hurt(?:s)? (?:to|too) much\b|\btoo much to (?:live|go on living)\b/,
  /\b(?:envy|jealous of|trade places with) (?:the )?dead\b|\bonly (?:thing|reason|person|one)(?: \w+){0,3} (?:stopping me|keeping me (?:alive|here|from (?:doing|ending|it))|(?:i am|that i am|im) (?:still )?(?:alive|here))\b|\bonly (?:still )?alive (?:for|because)\b/,
  /\bjoin(?:ing)? (?:him|her|them|my (?:late )?\w+) in heaven\b|\bwhen i am (?:gone|dead)\b(?=.*\b(?:love|fine|tell|care|better|easier|take care|happier|peace)\b)|\btell (?:my|her|him|them)\b[^.]*\bwhen i am gone\b/,
  /\b(?:all of it|everything) (?:my life|to be over|over)\b|\bwant (?:it|everything|my life) to be over\b/,
  /\bhates? (?:being alive|living(?! (?:here|in|with|at|alone|so|far|on))|that i am alive|that i woke)\b/,
  /\b(?:never|not|hadnt|had not|wasnt|was not|werent) (?:have )?(?:been |be )?born\b/,
  /\b(?:dont|do not|no longer|didnt|not) want to be (?:here|around|on this earth|in this world|part of this world)(?: (?:anymore|any more|any longer|tomorrow|on earth|in this world))?(?= \.|$| and| because| lord| god| please)/,
  /\bnot (?:be|being) (?:here|around|alive) (?:anymore|any more|any longer|tomorrow|much longer)\b|\bwont be (?:here|around|alive) (?:much longer|tomorrow|anymore|for long|to see)\b/,
  /\b(?:want(?:ed)? to|wish i could|wish to|could just|just want to|if i (?:just )?could|wanting to|if i|like to) (?:just )?(?:disappear|vanish|not exist|fade away|be gone|cease)(?:ed)?\b(?! (?:into (?:the|a) (?:woods|mountains|book)|for a (?:week|day|while|weekend)|on (?:a )?(?:vacation|holiday)|from social))/,
  /\b(?:dont|do not|no longer|didnt) care (?:if|whether) (?:i|or not i) (?:live|die|am alive|wake|make it|exist)\b/,
  /\b(?:lost|losing|have no|no|without|no longer have|dont have|do not have|doesnt have|has no) (?:\w+ )?(?:will|desire|wish|strength|energy) (?:to|for) (?:live|living|go on living|life|be alive|survive)\b/,
  /\b(?:nothing|no one|nobody|little)(?: left)?(?: for me)? to live for\b|\bnothing (?:left )?(?:worth )?(?:for|in) (?:me in )?this (?:life|world) (?:for me)?\b/,
  /\b(?:god|lord|please|just|jesus|father|come|and|you) (?:just |please |would |could |to |and )*take me (?:now|home|away|tonight|already|lord|god|to (?:heaven|be with|you)|from this|out of this|up|i am|please|soon)\b|\btake me (?:home )?(?:lord|god|jesus)\b|\bwish (?:god|you|he) would (?:just )?take me\b|\bplease god just take me\b/,
  /\b(?:ready|want|long|longing|prepared|time) (?:for me )?to (?:go home to (?:god|jesus|you|heaven|be)|leave this (?:world|life|earth)|meet my maker|meet (?:god|jesus) (?:now|tonight|soon)|go to heaven|be in heaven|leave this place forever|go be with)\b/,
  /\b(?:want|wish|long|ready|hope) (?:to|i could) (?:join|follow|be with|go with) (?:him|her|them|my (?:late )?\w+)(?: (?:in heaven|in death|soon|where|wherever|on the other side|in the grave))\b/,
  /\b(?:scared|afraid|frightened|worried|terrified) (?:of|about|that) (?:what )?i (?:might|may|could|will|would|am going to) (?:do|hurt|harm|not make)\b|\b(?:might|may|could|about to|going to) do something (?:stupid|bad|terrible|permanent|drastic|i cant take back|to myself)\b|\bnot safe (?:with|from|around) (?:myself|my own)\b|\bdont trust myself (?:tonight|alone|to be alone|right now)\b/,
  /\b(?:dont|do not|didnt) deserve to (?:live|be alive|exist|be here|breathe)\b|\bshould(?:nt| not) (?:be alive|exist|have been born)\b/,
  /\b(?:only|no other|one) way (?:out|to (?:stop|end) (?:the|this|my|all) (?:pain|hurt|suffering))(?: is)?\b(?=.*\b(?:death|die|dying|gone|stop|ending)\b)|\bdeath (?:is|would be|seems) (?:the )?(?:only|a relief|better|easier|my only|sweet|peaceful)\b/,
  /\b(?:giv(?:e|en|ing)|gave) up on (?:life|living|my life)\b|\bgiv(?:e|ing) away (?:all )?(?:my|everything i) (?:things|belongings|stuff|possessions|own)\b/,
  /\b(?:want|wish|need|pray(?:ing)? for|make|like) (?:it|everything|this|the pain|my life|all of it|the hurting) (?:all )?(?:to )?(?:just )?(?:end|stop|be over)(?: (?:forever|for good|tonight|now|once and for all|already))\b/,
  /\b(?:sleep|asleep) (?:forever|and never|and not|for good)\b|\b(?:world|everyone|everybody|they|family|people) (?:would|will|is|are|might) (?:\w+ ){0,3}?(?:better|happier) (?:\w+ ){0,2}?(?:place )?(?:if i|without me)\b|\b(?:everyone|they|people|family) (?:is|are|seems|just) (?:waiting|waits) for me to (?:be gone|die|go)\b/,
  /\b(?:cant|can not|cannot|dont want to|do not want to) (?:go on|carry on|keep going|continue) (?:living|with (?:this |my )?life|in this (?:life|world))\b/,
]

/** One of these is a hard day; two together are more. */
export const SUICIDE_WEAK: readonly RegExp[] = [
  /\b(?:am|being|just|only|such|become|feel like) (?:a |an |nothing but a )?(?:\w+ )?burden\b/,
  /\b(?:cant|can not|cannot) (?:go on|do this|take (?:it|this|much)|keep (?:going|doing this)|live like this|bear (?:it|this))(?: \w+){0,2}? ?(?:anymore|any more|any longer|like this|much longer|no more)?\b/,
  /\b(?:no|cant see (?:a|any)|cannot see (?:a|any)|dont see (?:a|any)|there is no|see no) (?:way out|future|hope left|tomorrow|light|escape)\b/,
  /\b(?:completely|totally|so|utterly|feel|am) (?:hopeless|worthless|useless)\b/,
  /\bnothing matters(?: anymore)?\b|\bwhats the point\b|\bno point anymore\b/,
  /\b(?:want|wish|need) (?:it|everything|this|the pain) (?:all )?(?:to )?(?:just )?(?:end|stop|be over)\b/,
  /\b(?:i am|so|just) (?:done|finished|tired of (?:trying|fighting|everything|it all|being strong))\b/,
  /\b(?:goodbye|good bye)\b/,
  /\b(?:nobody|no one) (?:loves|needs|wants|cares about|would miss) me\b/,
  /\bdark(?:est)? thoughts\b|\bhate (?:myself|my life)\b|\bgiv(?:e|ing) up on everything\b/,
  /\b(?:easier|better) (?:for (?:them|everyone|her|him|my \w+) )?(?:if|when) i\b/,
]
