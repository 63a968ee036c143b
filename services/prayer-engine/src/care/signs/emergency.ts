// The body in danger this minute. What happened last year, or is being treated, is an illness.
const PAST =
  '(?!.*\\b(?:last (?:year|month|spring|summer|fall|winter)|years ago|months ago|in the spring|recover\\w*|therapy|palsy|doing (?:well|better))\\b)'

export const EMERGENCY: readonly RegExp[] = [
  new RegExp(
    `\\bchest pains?\\b.*\\b(?:cant|can not|cannot|hard to|struggling to) breath?e?\\b.*(?:\\b(?:now|what do i do|help me|hurry)\\b)|\\b(?:having|have|has) (?:\\w+ )?(?:bad|severe|terrible|crushing|awful) chest pains?\\b${PAST}`,
  ),
  new RegExp(
    `\\b(?:face|mouth|smile|speech|words?|arm|side)\\b[^.]{0,80}\\b(?:droop\\w*|sagging|slurr\\w*|went numb|wont lift|cant lift)\\b(?=.*\\b(?:cant|wont|words|arm|face|speech|side|now|just|suddenly|this morning)\\b)${PAST}`,
  ),
  new RegExp(
    `\\b(?:slurr\\w*|droop\\w*)\\b[^.]{0,80}\\b(?:words|speech|arm|face|side|talk\\w*)\\b${PAST}|\\b(?:grabb|clutch|hold)\\w* (?:at )?(?:his|her|my|their) chest\\b(?! (?:x|cold|scan|ct|infection|freezer))${PAST}`,
  ),
  /\b(?:cant|cannot|can not|couldnt|unable to) (?:seem to )?(?:wake (?:him|her|them|my \w+)(?: up)?|get (?:him|her|them) to wake(?: up)?)\b(?! (?:for|on time|early|in time|before))/,
  /\b(?:he|she|baby|son|daughter|mom|mother|dad|father|husband|wife|friend|brother|sister) (?:\w+ ){0,5}?(?:wont|isnt|is not|not|doesnt) (?:\w+ )?(?:wak(?:e|ing) up|responding|breathing)\b(?! (?:for|on time|early|to (?:my|our|calls|texts|me|messages|his|her|the (?:treatment|chemo|medicine))|before|at night|in time|well|right|any ?more))/,
  /\b(?:isnt|is not|not|has stopped|just stopped) breathing\b(?! (?:well|right|at night|machine))/,
  /\b(?:collapsed|passed out)\b[^.]{0,80}\b(?:now|just|ambulance|not|isnt|wont)\b/,
  /\b(?:no|nao) (?:respira|reacciona|reage|despierta|acorda|esta respirando|puede respirar|consegue respirar)\b(?! (?:cedo|temprano|para|pra|a tiempo))/,
  /\b(?:tendo|teniendo|tiene|le dio|sufriendo|sofrendo|esta con) (?:un|uma|um|una) (?:infarto|derrame|ataque (?:al corazon|cardiaco)|avc|enfarte|convuls\w+|parada)\b/,
  /\b(?:desmaiad[oa]|desacordad[oa]|inconsciente|desmayad[oa])\b|\b(?:teve|tuvo|tomou|esta com|sofreu) (?:um|uma|una) (?:overdose|overdosis)\b/,
]
