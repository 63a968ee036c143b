// Drinking and drugs, told by how they rule a day.
const ILLICIT =
  '(?:heroin|heroina|cocain[ae]|coke|crack|meth|fentanyl|drugs|oxy|xanax|opioids?|opiates|percs?|dope)'
const DRINK =
  '(?:bottles?|vodka|whiske?y|wine(?! glass\\w*)|booze|liquor|alcohol|beers?|flasks?|pills|drugs|stash)'
const NOT_ANY_MORE =
  '(?!.*\\b(?:sober (?:now|since|for)|clean (?:now|since|for|today)|set (?:me|him|her) free|used to|delivered (?:me|him|her))\\b)'

export const DEPENDENCE: readonly RegExp[] = [
  new RegExp(
    `\\b(?:is|am|are|been|being|still|back|now|got|gets?) (?:\\w+ )?(?:addicted to|hooked on|strung out on|high on|using|shooting|smoking|snorting|doing|on) (?:the )?(?:\\w+ )?${ILLICIT}\\b(?! (?:charges|trial|task|prescribed|research))(?!.*\\b(?:surgery|prescri\\w+|research|hospice|operation)\\b)${NOT_ANY_MORE}`,
  ),
  new RegExp(
    `\\b(?:is|am|are|been|still|got|became) (?:\\w+ )?(?:addicted to|hooked on|dependent on) (?:\\w+ )?(?:pills|painkillers|medication|alcohol|drinking|gambling and drinking|weed|sleeping pills)\\b${NOT_ANY_MORE}`,
  ),
  new RegExp(
    `\\b(?:i|he|she|we|husband|wife|son|daughter|mom|dad|brother|sister) (?:\\w+ ){0,2}?(?:hid(?:e|es|ing|den)?|stash\\w*|sneak\\w*) (?:\\w+ ){0,3}?${DRINK}\\b|\\bfound (?:my|his|her) (?:stash|bottles|needles)\\b`,
  ),
  /\bneed (?:a|one|another|my) (?:drink|glass|fix|hit|pill|bottle) (?:or two )?(?:before|to|just to|every|in order)\b(?! (?:of water|of coffee))/,
  /\b(?:cant|can not|cannot|dont|couldnt) (?:\w+ ){0,5}?(?:sober|without (?:a |the |my |some )?(?:drink(?:ing)?|wine|pills|drugs|alcohol|bottle|getting high|weed|vodka))\b(?! (?:sober living|living|house))/,
  /\b(?:still|am|get|getting|been|wake up|woke up|drove|driving|drive) (?:\w+ ){0,3}?drunk\b(?! (?:drivers?|driving|on (?:your|his|the (?:spirit|love)|love)|in the spirit))/,
  /\bdrunk (?:every|by|before|all|most)\b/,
  /\bdrink(?:ing)? (?:from|as soon as|when|the moment|myself to sleep)\b[^.]{0,80}\b(?:wake|morning|open my eyes|sleep|alone|secret)\b/,
  /\b(?:stole|steals?|stealing|sold|sells?|selling|pawn\w*)\b[^.]{0,80}\b(?:to get high|for (?:drugs|a fix|his habit|her habit|dope|meth|pills)|to (?:buy|pay for) (?:drugs|dope|meth|pills))\b/,
  new RegExp(
    `\\b(?:relaps\\w+|recai\\w*|recay\\w*|recaida)\\b[^.]{0,80}\\b(?:${ILLICIT}|drogas?|alcohol|alcool|bebida|vicio|consumo|tomar|beber|trago|pedra)\\b`,
  ),
  /\bsoy (?:un |una )?(?:alcoholic[oa]|adict[oa]|drogadict[oa])\b(?! (?:en recuperacion|recuperad|al (?:trabajo|telefono|cafe|chocolate)))/,
  /\b(?:sou|virei) (?:um |uma )?(?:alcoolatra|dependente quimic[oa]|drogad[oa])\b(?! em recuperacao)/,
  /\b(?:estou|esta|sou|to|ta|ficou|e|estoy|adict[oa]) (?:\w+ )?(?:viciad[oa]|adict[oa]|enganchad[oa])? ?(?:em|no|na|nas|nos|a|a la|al|a las) (?:crack|cocain[ae]|drogas?|alcool|alcohol|pedra|heroina|bebida|cristal|pastillas|fentanilo|metanfetamina)\b/,
  /\b(?:sin|sem) (?:tomar|beber|consumir|usar)\b(?! (?:cafe|cha|te|agua|mi|meu|minha|el|la|las|o|os|a|as|celular|remedio|medicina)\b)(?<=\b(?:dia|noche|noite|puedo|consigo|aguanto|aguento)\b.*)/,
  /\b(?:bebo|tomo|bebe|toma) (?:a )?escondid[oa]s?\b/,
  /\bescond[oe] (?:as|las|mis|minhas) (?:garrafas|botellas|bebidas)\b/,
  /\b(?:para|pra) (?:drogarse|se drogar|comprar drogas?)\b/,
  /\b(?:se droga|usa drogas|consume drogas|metid[oa] (?:en|nas) (?:las )?drogas)\b/,
]
