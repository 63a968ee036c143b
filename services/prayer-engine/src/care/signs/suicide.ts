const WANT =
  '(?:want(?:s|ed|ing)?|going|plan(?:s|ned|ning)?|need|ready|decided|try(?:ing)?|tried|tries|think(?:s|ing)?|thoughts?|thinking about|consider(?:ed|ing)?|contemplat(?:ed|ing)|tempted|about|wish|feel like|urges?|almost|threaten(?:s|ed|ing)?|talk(?:s|ed|ing)?|swears?|vows?|will|might|could|should|would|tell(?:s|ing)? me)'
const LINK =
  '(?:to|of|about|on|that|i|he|she|they|am|is|are|was|were|would|will|could|just|really|only|so|very|almost|always|even|me|going|want|wants|rather|now|again|much|badly|constantly|often|sometimes|how|he is|she is)'
const REFLEXIVE = '(?:my ?self|him ?self|her ?self|themsel(?:f|ves))'
const OWN_LIFE = '(?:(?:my|his|her|their) (?:own )?(?:life|lives))'
const HARM_ONESELF = `(?:(?:kill(?:ing)?|hang(?:ing)?|shoot(?:ing)?|drown(?:ing)?|off(?:ing)?|unaliv(?:e|ing)) ${REFLEXIVE}|(?:end(?:ing)?|tak(?:e|ing)) ${OWN_LIFE}|end(?:ing)? (?:it all|everything|all of it))`

/** Said outright, by the person or of somebody else. */
export const SUICIDE_EXPLICIT: readonly RegExp[] = [
  /\b(?:thoughts?|thinking|think|dream\w*|talk\w*|urges?) (?:of|about) (?:just )?ending (?:it|things|everything|myself)\b(?! (?:with (?:him|her|my|this)|between|at))|\bwanting to (?:die|be dead|end (?:it|my life)|kill my ?self)\b|\b(?:ways?|how|when|where) to (?:die|kill my ?self|end (?:it|my life|myself))\b|\bend my ?self\b/,
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
  /\bwish (?:that )?i (?:did(?:nt| not)|never|could stop) (?:even )?exist(?:ed|ing)?\b|\b(?:cant|can not|cannot) (?:take|bear|stand|do|live) this life\b|\b(?:easier|better|simpler) (?:to|if i could) (?:just )?(?:be|die|stop being) (?:gone|dead|here|alive|nothing)?\b(?= \.|$| for)|\b(?:dont|do not|never) belong (?:in|to|on) this (?:world|life|earth)\b/,
  /\b(?:dont|do not|not|cant|cannot|wont)\b[^.]{0,25}\b(?:make it|get|survive|last) (?:through|till|until|to) (?:the|this|another|tonight|tomorrow|one more)? ?(?:night|day|tonight|tomorrow|morning|week|weekend)\b(?! (?:shift|without (?:coffee|sleep)|at work|of work))/,
  /\bforgive me for what i (?:am|will|might)(?: about to| going to)? do\b|\btonight (?:is|will be) (?:the|my) last night\b(?! (?:of|at|in|before|with|on|here))|\b(?:scared|afraid|terrified) to be (?:left )?alone with (?:my|myself)\b|\btell (?:my|her|him|them) (?:\w+ )?(?:that )?i (?:always )?loved (?:them|her|him|you)\b/,
  /\bpoint (?:of|in) (?:even |still |me )?(?:living|being alive|existing|going on)\b/,
  /\b(?:no|not|cant|cannot|dont|without|never)\b[^.]{0,25}\breasons? to (?:stay(?= \.|$| alive| here on earth)|live|wake up|be here|keep going|go on|exist|get up any ?more|see tomorrow)\b|\bno (?:wish|desire|will|want) to (?:see|face|live|wake|be|go on)\b/,
  /\b(?:stopped|quit|past|beyond|no longer) car(?:ing|e) (?:about )?(?:whether|if) i (?:live|die|wake|am alive|make it|survive)\b|\b(?:would|do)(?:nt| not) (?:really )?mind (?:if i (?:died|didnt|did not|never woke)|dying|not waking|if (?:a|the|something|someone) (?:\w+ )?(?:hit|killed|took|ran over) me)\b/,
  /\b(?:thoughts?|idea|dream) of (?:dying|death|being dead|not being (?:here|alive)) (?:\w+ )?(?:comforts?|comforting|appeals?|appealing|brings? (?:me )?(?:peace|relief|comfort)|feels? (?:good|peaceful|like)|is (?:a )?(?:peaceful|relief|sweet|nice|tempting))\b|\bfantasi[sz](?:e|es|ing) (?:about|of) (?:dying|death|not being|being dead|ending)\b|\bnot being alive\b|\bdaydream\w* (?:about|of) (?:dying|death)\b/,
  /\b(?:taking|take) up (?:space|air|room|oxygen)\b|\bwaste of (?:space|air|breath|oxygen|a life)\b|\b(?:free|rid) of me\b|\bi am coming (?:home )?to you (?:soon|tonight|now|lord)\b|\bwant to come home to you\b/,
  /\b(?:fall|go|drift) (?:back )?(?:asleep|to sleep|off) and (?:stay|never|not|dont|just)\b|\bstay asleep forever\b|\brest forever\b|\btoo \w+ to (?:keep|go on|carry on|continue) (?:on )?(?:living|with life|existing)\b|\b(?:come to|cry at|miss|attend|show up (?:at|to)) my funeral\b/,
  /\b(?:dont|do not|no longer|cant|cannot) (?:want to |keep )?(?:be|being) (?:such )?a burden (?:any ?more|any longer|on anyone|to anyone|to everyone)\b/,
  /\b(?:dont|do not|not|never) (?:plan|expect|intend|want|think i (?:will|can)|going) (?:to )?(?:still )?(?:be (?:here|around|alive)|make it|last|survive|live) (?:(?:past|until|till|through|to|for|beyond) (?:\w+ ){0,2}?(?:christmas|birthday|morning|tomorrow|week|month|year|spring|summer|winter|fall|\d+|thirty|forty)|and)\b|\bdo(?:nt| not) plan (?:to be|on being) (?:here|around|alive)\b/,
  /\bonly (?:\w+ )?(?:peace|rest|relief|freedom|escape|answer|solution|comfort)\b[^.]*\b(?:not being here|not being|death|dying|dead|being gone|gone|the grave|never waking)\b/,
  /\b(?:he|god|you|lord|jesus) would (?:just |please )?take me(?= tonight| now| home| away| already| soon| \.|$)|\b(?:world|everyone|everybody|they|family) (?:really )?(?:needs?|wants?) me (?:gone|dead|out)\b|\bno (?:place|room|point|use) for me (?:in this (?:world|life)|here any ?more|on this earth|anywhere)\b/,
  /\bready (?:for (?:it|this|everything|my life|life) (?:all )?to (?:be over|end|stop)|to let go of (?:life|this life|everything)|for the end)\b|\blet(?:ting)? go of (?:my )?life\b(?! (?:and let|to god|into))|\bout of (?:the picture|their (?:lives|way|hair forever)|everyones way)\b(?=.*\b(?:me|i)\b)/,
  /\b(?:wrote|written|left|writing|leaving) (?:a|my|the) (?:\w+ )?note (?:for|to) (?:my )?(?:family|parents|kids|children|wife|husband|everyone|them)\b(?!.*\bthank)/,
  /\b(?:dont|do not|cannot|cant|can not) see myself (?:alive|living|here (?:any ?more|next|much longer)|around|making it (?:through|to))\b|\b(?:cannot|cant|can not|dont want to|do not want to|no longer want to) (?:imagine |bear |stand |keep |think of )?(?:go|going|carry|carrying) on (?:with|in|through) (?:this |my |a )?life\b|\b(?:feel like|want to|ready to|about to) end(?:ing)? everything\b/,
  /\b(?:just|only) want out\b(?= \.|$| of (?:life|this life|everything)| lord| god)|\b(?:dont|do not|cant|cannot) (?:want|face|bear|do|live through) another (?:day|tomorrow|morning|night|hour)\b(?! (?:of (?:work|school|rain|chemo|this job|this class)|at|in (?:this|the) (?:job|office|city|hospital)|without (?:coffee|sleep)))/,
  /\b(?:they|everyone|everybody|my \w+|people) (?:would|will|might) (?:all |probably |finally )*be (?:relieved|glad|happy|free) (?:if|when|once|without|to be rid|of me)\b|\bthey would all be relieved\b|\bbetter than having me\b/,
  /\b(?:care of|look after|watch over|protect|bless|comfort|forgive|hold|tell) (?:my|our|the) (?:\w+ )?(?:babies|baby|kids|children|family|mom|mother|parents|wife|husband|son|daughter|sister|brother|dog|cat)\b[^.]*\b(?:when|once|after|if) i am (?:gone|dead|no longer here)\b/,
  /\balready dead\b(?=.*\b(?:inside|no one|nobody|notice|care|miss)\b)|\b(?:no one|nobody) would (?:even |ever )?notice(?: me)?(?= \.|$)/,
  /\bheaven (?:is|must be|would be|has to be|looks|sounds) (?:so )?(?:better|easier|nicer) than (?:this|life|here|living|my)\b|\bready to come (?:home)?(?: to you| lord| god| now)?(?= \.|$| lord| god)/,
  /\bwish (?:the|that|this|it|my) (?:\w+ ){0,2}?(?:had |would have |would )?(?:just )?(?:killed|taken|finished|kill|take) me\b|\b(?:it|that) should have been me\b|\bi should have died\b|\bwish it (?:had been|was|were) me\b|\bshould have (?:just )?let me die\b/,
  /\bwant to (?:be|become|feel) nothing\b(?! but)|\bto not be\b(?= anymore| any more| here| \.|$)|\bno (?:future|reason)(?: \w+){0,3} (?:to be (?:here|alive|around)|to stay (?:here|alive))\b/,
  /\b(?:better|happier|easier|relieved|fine|safer) (?:off )?(?:\w+ ){0,3}?(?:without me(?! (?:for|this|today|on|at|in|until))|if i (?:was|were|just|wasnt|were not|was not|werent|died|disappeared|left)|when i am (?:gone|dead)|once i am gone)\b/,
  /\b(?:nobody|no one|noone|none of them|nobody would|who) (?:would |will |even |really |ever )*(?:care|notice|miss|cry|mind)(?: me)?(?: if i| when i am gone|\b.{0,20}\bif i\b.{0,20}\b(?:gone|dead|died|disappeared|not here|wasnt))/,
  /\b(?:nobody|no one|noone) (?:would|will) (?:even |ever |really )*miss me\b/,
  /\b(?:never|not|dont|wont|and not|to not) (?:want to |have to |ever )?wak(?:e|ing) up\b(?! (?:early|on time|late|before|for|with|at|to my|to the alarm|in time|refreshed|tired|so))/,
  /\b(?:say|saying|said|write|wrote|written|writing)\b[^.]*\b(?:last |final )?good ?byes?\b[^.]*\b(?:everyone|everybody|world|my family|them all|all of (?:them|you)|forever)\b(?! (?:at|before (?:we|i|the) (?:move|trip|flight|leave)))|\b(?:last|final) good ?byes?\b|\b(?:good ?bye )?(?:letters?|notes?) (?:to|for) (?:my (?:family|kids|children|wife|husband|parents)|everyone)\b[^.]*\b(?:good ?bye|gone|find|end|tonight)\b|\bgood ?bye (?:everyone|everybody|world|forever|cruel|to (?:you all|everyone|all)(?! (?:at|in|i|from|my|the|of)))\b|\bletters? to everyone i love\b|\bsaid my goodbyes\b/,
  /\b(?:my|this (?:is|will be|may be|might be)) (?:my )?(?:last|final) (?:prayer|message|night|day|words|goodbye|letter|post)\b(?! (?:of|in|at|on|before|with|here|as))/,
  /\b(?:no|isnt any|is not any|dont see (?:the|a|any)|see no|what is the|whats the|what the|any) (?:more )?(?:point|sense|use|reason|purpose) (?:in |of |to |for )?(?:me )?(?:living|live|going on|go on|continuing|carrying on|being here|being alive|life|existing|keep going|trying to live)\b/,
  /\b(?:life|it|living) (?:is|isnt|is not|seems|feels)(?: just)? ?(?:not|no longer|hardly|never)? ?(?:worth (?:living|it to live|going on)|worthless to live)\b(?! (?:and|if you))/,
  /\b(?:tired|sick|done|weary|exhausted|finished|through) (?:of|with|from) (?:living(?! (?:out|in|with|alone|at|on|under|far|away|near|paycheck|like (?:a|an|students|strangers|roommates)))|life(?! (?:in|at|on))|being alive|existing|existence|this life|my life|breathing|waking up)\b/,
  /\bif i (?:was|were)(?:nt| not) (?:here|around|alive)(?: anymore| any more)?\b|\bnothing (?:left|more|here) for me (?:in this (?:life|world)|here on earth)\b/,
  /\b(?:why|no|not|cant|cannot|dont|tired|stop|nothing|without|how|exhausted)\b(?: \w+){0,5}? (?:keep(?: on)?|go on|going on|continue|carry on) (?:living|existing)\b(?! (?:with (?:my parents|roommates|you)|in this (?:city|house|town)))/,
  /\b(?:not to|to not|stop|stopped) exist(?:ing)?\b|\b(?:my|this) existence (?:is|feels) (?:pointless|meaningless|worthless|a)\b|\b(?:living|being alive|existing|life) (?:just )?hurt(?:s)? (?:to|too) much\b|\btoo much to (?:live|go on living)\b/,
  /\b(?:envy|jealous of|trade places with) (?:the )?dead\b|\bonly (?:thing|reason|person|one)(?: \w+){0,3} (?:stopping me|keeping me (?:alive|here|from (?:doing|ending|it))|(?:i am|that i am|im) (?:still )?(?:alive|here))\b|\bonly (?:still )?alive (?:for|because)\b/,
  /\bjoin(?:ing)? (?:him|her|them|my (?:late )?\w+) in heaven\b|\bwhen i am (?:gone|dead)\b(?=.*\b(?:love|fine|tell|care|better|easier|take care|happier|peace)\b)|\btell (?:my|her|him|them)\b[^.]*\bwhen i am gone\b/,
  /\b(?:all of it|everything) (?:my life|to be over|over)\b|\bwant (?:it|everything|my life) to be over\b/,
  /\bhates? (?:being alive|living(?! (?:here|in|with|at|alone|so|far|on))|that i am alive|that i woke)\b/,
  /\b(?:never|not|hadnt|had not|wasnt|was not|werent) (?:have )?(?:been |be )?born\b(?! (?:into|in (?:this|a)|again|with))/,
  /\b(?:dont|do not|no longer|didnt|not) want to be (?:here|around|on this earth|in this world|part of this world)(?: (?:anymore|any more|any longer|tomorrow|on earth|in this world))?(?= \.|$| and| because| lord| god| please)/,
  /\bnot (?:be|being) (?:here|around|alive) (?:anymore|any more|any longer|tomorrow|much longer)\b|\bwont be (?:here|around|alive) (?:much longer|tomorrow|anymore|for long|to see)\b/,
  /\b(?:want(?:ed)? to|wish i could|wish to|could just|just want to|if i (?:just )?could|wanting to|if i|like to) (?:just )?(?:disappear|vanish|not exist|fade away|be gone|cease)(?:ed)?\b(?! (?:into (?:the|a|my) (?:\w+ )?(?:woods|mountains|books?|music|nature|garden)|for a (?:week|day|while|weekend)|on (?:a )?(?:vacation|holiday)|from social))/,
  /\b(?:dont|do not|no longer|didnt) care (?:if|whether) (?:i|or not i) (?:live|die|am alive|wake|make it|exist)\b/,
  /\b(?:lost|losing|have no|no|without|no longer have|dont have|do not have|doesnt have|has no) (?:\w+ )?(?:will|desire|wish|strength|energy) (?:to|for) (?:live|living|go on living|life|be alive|survive)\b/,
  /\b(?:nothing|no one|nobody|little)(?: left)?(?: for me)? to live for\b|\bnothing (?:left )?(?:worth )?(?:for|in) (?:me in )?this (?:life|world) (?:for me)?\b/,
  /\b(?:god|lord|please|just|jesus|father|come|and|you) (?:just |please |would |could |to |and )*take me (?:now|home|away|tonight|already|lord|god|to (?:heaven|be with|you)|from this|out of this|up|i am|please|soon)\b|\btake me (?:home )?(?:lord|god|jesus)\b|\bwish (?:god|you|he) would (?:just )?take me\b|\bplease god just take me\b/,
  /\b(?:ready|want|long|longing|prepared|time) (?:for me )?to (?:go home to (?:god|jesus|you|heaven|be)|leave this (?:world|life|earth)(?! (?:a )?better)|meet my maker|meet (?:god|jesus) (?:now|tonight|soon)|go to heaven|be in heaven|leave this place forever|go be with)\b/,
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
  /\b(?:nobody|no one|they|kids|children|family|wife|husband|everyone) (?:really )?(?:dont|doesnt|do not|does not|no longer|never) needs? me\b|\bpoint of my life\b|\bburden (?:to|on) (?:my (?:whole |entire )?(?:family|kids|children|wife|husband|parents|mother|loved)|everyone|them|all|him|her)\b/,
  /\blife (?:has|is|feels) (?:no|without|empty of|lost all|lost its) (?:meaning|purpose|point|worth)\b/,
  /\btired of (?:pretending|hurting|this pain|the pain|suffering)\b/,
  /\b(?:nobody|no one) (?:needs|wants|would want) me\b|\bcan(?:t| not|not) (?:carry on|continue|go any further|keep fighting)\b/,
  /\bdarkness is (?:winning|too much|swallowing|taking over)\b|\b(?:done|tired of|finished) fighting\b|\bdeserves? better than me\b|\bno future\b/,
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
