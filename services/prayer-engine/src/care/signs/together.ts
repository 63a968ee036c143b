// Each of these is said on ordinary days. Two of different kinds in one cry are not.

/** Not being there any more. */
const GONE: readonly RegExp[] = [
  /\b(?:if|when|once|after|until) i (?:just |finally )?(?:(?:was|were|am) )?(?:gone|dead|died|die|disappear(?:ed)?|vanish(?:ed)?|no longer (?:here|around|alive)|not (?:here|around(?! (?:sugar|people|alcohol|dogs|my|the))|alive))\b(?! (?:to|on|for (?:the|a)|at|in)\b)/,
  /\bif i (?:wasnt|werent) (?:here|around|alive)\b|\bif i (?:was|were) out of (?:the|their|his|her|your) \w+/,
  /\bwithout me\b(?! (?:for|this|today|on|at|in|until))|\b(?:sleep|asleep|rest) forever\b|\bnever wake\b/,
  /\bnot (?:wake up|be here|be alive|exist)\b|\bstop(?:ped)? existing\b/,
  /\b(?:call|take|bring|let) me (?:come )?home\b(?! (?:safe|to my|to our|for|from))/,
  /\bleave this (?:world|life|earth)\b(?! (?:a )?better)/,
  /\bi should (?:just )?(?:go|disappear|be gone|not be here)\b/,
  /\bbe (?:gone|with (?:you|god|jesus)) (?:now|tonight|soon|already|instead)\b/,
  /\bsem mim\b|\bsin mi\b|\bse eu (?:morr\w+|sumi\w+|desaparec\w+)\b|\bsi (?:yo )?(?:muero|me muero|me muriera|no estoy|no estuviera|desaparezco)\b/,
]

/** That others would not mind, or would be better for it. */
const UNMOURNED: readonly RegExp[] = [
  /\b(?:better|happy|happier|easier|relieved|fine|freer)\b(?! (?:than|at|soon|now|today|from|every|after|day))/,
  /\b(?:nobody|no one|none|who|anyone|anybody|they|family|kids|children|friends|wife|husband) (?:\w+ ){0,3}?(?:would|will|does|do|ever|really)?(?:nt| not)? ?(?:\w+ )?(?:cry|miss|notice|mourn|care|need|want|remember) (?:me|for me|about me|if i|when i|that i|anyway)\b/,
  /\b(?:nobody|no one) (?:would|will) (?:\w+ )?(?:cry|care|notice|come|mourn)\b|\b(?:melhor|mejor|ninguem|nadie)\b/,
]

/** That there is nothing ahead. */
const NOTHING_AHEAD: readonly RegExp[] = [
  /\b(?:tired|sick|weary|exhausted|done|finished|through) (?:of|with|from) (?:being (?:here|alive|me|in this world)|living(?! (?:out|in|with|alone|at|on|under|far|away|near|paycheck))|life(?! in)|existing|it all|everything|this world)\b/,
  /\b(?:nothing|no one|nobody|no place|no reason)(?: \w+){0,2} (?:here |left )?for me\b/,
  /\bno (?:more )?(?:hope|future|way out|strength left|light left)\b|\bnothing left\b/,
  /\b(?:cannot|cant|can not|dont|do not|no longer) (?:\w+ ){0,2}?(?:see|imagine|picture|face|want) (?:\w+ ){0,2}?(?:future|tomorrow|another day|next (?:week|month|year)|going on|a way (?:out|forward))\b/,
  /\b(?:can(?:t| not|not)) (?:go on|carry on|do this|keep going|continue|take (?:it|this))(?: any ?more| any longer| no more)\b/,
  /\bgiv(?:e|en|ing) up on (?:everything|myself|life)\b/,
]

const KINDS = [GONE, UNMOURNED, NOTHING_AHEAD] as const

/** Whether a cry speaks of being gone together with not being missed, or with having nothing ahead. */
export function speaksOfBeingGone(cry: string): boolean {
  const [gone, unmourned, nothingAhead] = KINDS.map((kind) => kind.some((sign) => sign.test(cry)))
  return Boolean(gone && (unmourned || nothingAhead))
}
