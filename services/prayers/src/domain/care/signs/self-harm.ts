const REFLEXIVE = '(?:my ?self|him ?self|her ?self|themsel(?:f|ves))'

export const SELF_HARM: readonly RegExp[] = [
  /\bcut(?:s|ting)? (?:my|her|his|their) (?:arms?|wrists?|legs?|skin|thighs?)\b(?! (?:shaving|on|while|in|when|at|by accident))/,
  new RegExp(
    `\\b(?:cut|cuts|cutting|harm|harms|harming|harmed|hurt|hurts|hurting|burn|burns|burning|starv(?:e|es|ing)|punish(?:es|ing)?|hit|hits|hitting|scratch(?:es|ing)?) ${REFLEXIVE}\\b`,
  ),
  /\bself[- ]?(?:harm\w*|injur\w*|mutilat\w*)\b/,
  /\b(?:want|wanted|need|going) to cut(?: again)?(?= \.|$| and| so| but| because)|\b(?:am|is|keeps?|started|stop|have|has) (?:been )?cutting(?: again)?(?= \.|$| and| for| since| because)/,
  /\b(?:urge|urges|want|tempted|started|stop) (?:to |the )?cutting?(?: again)?\b(?! (?:back|down|corners|costs|calories|sugar|hair|grass|trees|wood|the|carbs|out|my|our|off|ties|hours|spending))/,
]
