const REFLEXIVE = '(?:my ?self|him ?self|her ?self|themsel(?:f|ves))'

// Arms that nobody may see, and pain that is sought because it quiets something else.
const LIMBS = '(?:arms?|wrists?|legs?|thighs?|skin|sleeves|sheets)'
// Skin is covered for many reasons.
const NOT_SKIN =
  '^(?!.*\\b(?:eczema|psoriasis|vitiligo|rash|acne|varicose|tattoos?|sunburn|weight|surgery|accident|allerg\\w+)\\b).*'
const HIDDEN: readonly RegExp[] = [
  new RegExp(
    `${NOT_SKIN}(?:\\b(?:wont let (?:me|us|anyone|anybody|her|him) see|hid(?:e|es|ing)|keeps?) (?:my|her|his|their) ${LIMBS}\\b(?! (?:in shape|warm|moving|strong))|\\b(?:keep|keeps|keeping) (?:them|my \\w+|her \\w+|his \\w+) covered\\b)`,
  ),
  new RegExp(
    `${NOT_SKIN}(?:\\b(?:long sleeves|hoodies?|sleeves)\\b[^.]*\\b(?:hide|cover|so (?:no one|nobody|they|my \\w+)|marks|scars|cuts|what i do)\\b|\\b(?:hide|cover|hiding|covering)\\b[^.]*\\b(?:with|under) (?:my |his |her )?(?:long )?sleeves\\b)`,
  ),
  new RegExp(
    `\\b(?:scars|marks|cuts|lines|scratches|blood) (?:all )?(?:up |down )?(?:on|over|along) (?:my|her|his|their) ${LIMBS}\\b(?![^.]*\\b(?:surgery|accident|operation|chicken pox|rash|hiking|garden|mosquito\\w*)\\b)`,
  ),
  new RegExp(`\\b(?:make|makes|making|made) ${REFLEXIVE} (?:hurt|bleed|feel pain)\\b`),
  new RegExp(`\\b(?:burned|burnt) ${REFLEXIVE} (?:again|on purpose)\\b`),
  /\b(?:pain|hurting|bleeding|blood)\b[^.]*\b(?:is|are) the only (?:thing|way)\b[^.]*\b(?:stops?|quiets?|calms?|helps?|numbs?|feel|works?|control)\b/,
  /\bonly\b[^.]*\b(?:stops?|quiets?|goes away|calms?)\b[^.]*\b(?:when|if) i (?:\w+ )?(?:hurt|bleed)\b/,
]

export const SELF_HARM: readonly RegExp[] = [
  ...HIDDEN,
  /\bcut(?:s|ting)? (?:my|her|his|their) (?:arms?|wrists?|legs?|skin|thighs?)\b(?! (?:shaving|on|while|in|when|at|by accident))/,
  new RegExp(
    `\\b(?:cut|cuts|cutting|harm|harms|harming|harmed|hurt|hurts|hurting|burn|burns|burning|starv(?:e|es|ing)|punish(?:es|ing)?|hit|hits|hitting|scratch(?:es|ing)?) ${REFLEXIVE}\\b`,
  ),
  /\bself[- ]?(?:harm\w*|injur\w*|mutilat\w*)\b/,
  /\b(?:want|wanted|need|going) to cut(?: again)?(?= \.|$| and| so| but| because)/,
  /\b(?:am|is|keeps?|started|stop|have|has) (?:been )?cutting(?: again)?(?= \.|$| and| for| since| because)/,
  /\b(?:urge|urges|want|tempted|started|stop) (?:to |the )?cutting?(?: again)?\b(?! (?:back|down|corners|costs|calories|sugar|hair|grass|trees|wood|the|carbs|out|my|our|off|ties|hours|spending))/,
]
