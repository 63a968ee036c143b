// Said of work, hunger, laughter and the dead, and taken out before the signs are read. Nothing here may hide a cry: each
// needs its harmless ending.
const IDIOMS: readonly RegExp[] = [
  // Leave is taken at a station and a retirement too.
  /\b(?:goodbyes?|good byes?|farewells?|despedida|despidio|despedi|despediu)\b[^.]*\b(?:funeral|burial|grave|airport|aeropuerto|aeroporto|retir\w+|jubil\w+|aposent\w+|college|mission|graduat\w+|moving|moved)\b/g,
  // The old speak of going home; a patient or a client is somebody's work.
  /\b(?:grand(?:pa|ma|father|mother|dad|mom)|granny|nana|\b[89]\d)\b[^.]*\b(?:ready to (?:go|die)|wants to (?:go|die|be with))[^.]*/g,
  /\b(?:patients?|clients?|callers?|residents?) [^.]*?suicid\w*/g,
  /\b(?:burglars?|broke in|break in|robbed|robbery|intruder)[^.]*\b(?:afraid|scared)[^.]*home\b/g,
  /\bdying (?:to|for) (?:see|meet|know|hear|try|go|get|have|be|tell|ask|visit|eat|learn|find|hold|share|start|read|watch|play|a|some|my|the|news)\b/g,
  /\b(?:is|are|was|were|been|its|has been|keeps?) (?:\w+ )?killing me\b/g,
  /\bkill(?:s|ing)? me (?:if|when|for)\b(?! i (?:leave|left|go|tell|told|speak|talk|call|run|try|dont|do not|scream|ever))/g,
  /\b(?:would|could|i would) kill for\b/g,
  /\bkill(?:s|ed|ing)? (?:it|time|the time|two birds|the lights?|the engine|the weeds?|the mood|the bugs?|mosquitoes|germs|the bacteria|the cancer|the tumou?r|cancer cells|the pain|the game|the deadline)\b/g,
  /\b(?:died|dying|die|dead|death) (?:of |from |with )?(?:laughing|laughter|embarrassment|boredom|curiosity|happiness|joy|excitement)\b/g,
  /\b(?:bored|scared|worried|tired|sick|worked|frightened|freezing|starved|thrilled|loved?) (?:half )?to death\b/g,
  /\bdead (?:tired|end|ends|beat|serious|set|right|line|lines|weight|silence|heat|last|ahead|on|phone|battery|sea)\b/g,
  /\bdrop dead gorgeous\b|\bto die for\b|\bold habits die hard\b|\bdie hard\b|\bnever say die\b|\bdie trying\b|\bover my dead body\b/g,
  /\bdie(?:d|s)? (?:to|in) (?:self|sin|myself|my self|my flesh|the flesh|christ|my pride|my ego|my old self|our sins?|the world)\b|\bdie daily\b|\bdied for (?:me|us|you|our|my|all|the|sinners)\b/g,
  /\bsuicide (?:prevention|awareness|hotline|squad|watch party|survivors?|loss|bereavement|mission|rates?)\b|\b(?:political|social|academic|financial) suicide\b|\bsuicid(?:al|e) (?:teens?|patients?|clients?|people|kids|youth|students|callers|loss)\b|\b(?:book|film|movie|paper|talk|sermon|training|class|course|seminar|article|documentary) (?:on|about) (?:\w+ )?suicide\b|\bcareer suicide\b|\bsuicide for (?:my|our|the|his|her) (?:career|grades|reputation|business|team|company|campaign)\b|\b(?:grades|exam|schedule|workload|homework) (?:are|is) suicide\b/g,
  /\b(?:it|god|lord|you|spirit|joy|reality|news|grief|life|realization|realisation|bills?|storm|wave|loss|that|this|word|verse|psalm|truth|sermon|song|diagnosis|flu|fever|ball|idea|thought) (?:\w+ ){0,3}?(?:hit|hits|hitting|beat|beats|beaten|beating) me\b/g,
  /\bbeats? me (?:at|in|to|by|every (?:time|week|game)|again at)\b|(?:^|\. )(?:it )?beats me\b(?= \.| why| how| what|$)/g,
  /\b(?:hurt|hurts|hurting|injured|cut|cutting|burn|burned|burnt|burning) myself (?:a bit |a little |badly |yesterday |today |again )*(?:shaving|cooking|while|at|playing|running|lifting|on(?! purpose)|working|falling|exercising|chopping|slicing|ironing|gardening|hiking|skiing|training|in (?:a|the) (?:fall|accident|gym|kitchen|garden|game)|trying to (?:lift|move|fix|carry)|with (?:a |the )?(?:hot|paper|knife while|kitchen))\b/g,
  /\b(?:shoot|hit) me (?:an?|your) (?:email|text|message|mail)\b|\bshooting (?:hoops|a (?:film|movie|video|wedding))\b/g,
  /\bend (?:my|the|our|this) (?:day|shift|contract|lease|career|term|friendship|relationship|engagement|subscription|week|year|search|journey|studies|service|tour|season|speech|race|sermon)\b/g,
  /\b(?:those|people|all|anyone|everyone|women|men|children|kids|families|victims|survivors|others|strangers|someone out there|many) (?:who|that|everywhere who|in|of|with) [^.]*?(?:suicid\w*|abus\w*|domestic violence|want to (?:die|live|end it all|kill themselves)|trafficked|addicted|addiction|raped|beaten|hurting themselves|self harm)\b(?: (?:homes|relationships|marriages|families))?/g,
  /\bdomestic (?:violence|abuse) (?:shelters?|ministry|victims|survivors|awareness|centers?|hotline|work|cases)\b|\b(?:end of|against|prevent|preventing|protect (?:\w+ )?from|stop) (?:\w+ )?(?:abuse|domestic violence|rape|trafficking)\b/g,
  /\b(?:drug|substance|alcohol) abuse (?:counsel\w*|ministry|program\w*|clinic)\b|\babuse of (?:power|trust|office)\b/g,
  /\b(?:me muero|muriendome|muero|muerto|muerta|muertos|muertas|morirme|morir) (?:de|por) (?:ganas|hambre|risa|sueno|calor|frio|miedo|verguenza|amor|sed|cansancio|aburrimiento|curiosidad|nervios|ver|conocer|comer)\b/g,
  /\b(?:morrendo|morro|morri|morta|morto|morrer) de (?:fome|saudades?|sono|rir|medo|vergonha|calor|frio|vontade|amor|cansaco|tedio|curiosidade|sede|raiva|alegria)\b/g,
  /\bmatar (?:a |as |o |el |la )?(?:saudades?|tempo|tiempo|aula|fome|hambre|sede|sed|curiosidade|curiosidad)\b/g,
  /\bme (?:pega|pego) (?:el|la|un|una) (?:sol|viento|aire|brisa|luz|fiebre|gripe|hambre|sueno|risa|tos)\b|\b(?:morir|morrer|morrerei|morire) (?:de )?(?:viej[oa]|velh[oa]|velhice|vejez)\b/g,
  /\bhambre que me muero\b|\b(?:me mata|matando|mata) (?:el|la|de|o|a) (?:trabajo|calor|estres|tarea|trabalho|calor|risa|cabeza)\b/g,
]

// Somebody who is dead is mourned, not in danger, however they died.
const MOURNED: readonly RegExp[] = [
  /\b(?:died|dead|lost|losing|loss of|death|passed away|morreu|murio|fallecio|perdi|perdimos) (?:\w+ ){0,6}?(?:by|to|from|of|due to|after|por|de) (?:a |an |his |her |their )?(?:suicide|suicidio|overdose|drug overdose|sobredosis|addiction|alcoholism)\b/g,
  /\b(?:took|taken) (?:his|her|their) (?:own )?(?:life|lives)\b|\b(?:killed|hanged) (?:himself|herself|themselves)\b|\bcommitted suicide\b|\bse suicid(?:o|aron|ou)\b|\bse mato\b|\bse quito la vida\b|\btirou a (?:propria )?vida\b|\bse matou\b/g,
  /\b(?:his|her|their|brothers|sisters|sons|daughters|mothers|fathers|friends|husbands|wifes|moms|dads) (?:death by )?suicide\b/g,
  /\b(?:was|were|been|got) (?:\w+ )?(?:killed|murdered|shot)\b/g,
]

/** Takes out of a cry what sounds like danger and is not. */
export function withoutIdioms(cry: string): string {
  return [...IDIOMS, ...MOURNED]
    .reduce((text, idiom) => text.replaceAll(idiom, ' '), cry)
    .replaceAll(/\s+/g, ' ')
}
