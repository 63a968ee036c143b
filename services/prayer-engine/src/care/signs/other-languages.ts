// Spanish and Portuguese, without accents.
export const SUICIDE_ES_PT: readonly RegExp[] = [
  /\bno quiero (?:seguir|estar|continuar|permanecer) (?:mas )?(?:en este mundo|aqui|en esta vida|con vida|con esta vida)\b|\bnao quero (?:continuar|ficar|estar) (?:mais )?(?:neste mundo|aqui|nessa vida|nesta vida)\b/,
  /\b(?:quiero|quisiera|deseo|quería|queria|prefiero|preferiria|ganas de|deseos de|necesito|me quiero|voy a|pienso en|pensando en|pensado en|intento|intente|intentado|trato de|quiere|queria) (?:\w+ )?(?:morir|morirme|morirse|estar muert[oa]|matarme|matarse|suicidarme|suicidarse|quitarme la vida|quitarse la vida|acabar con (?:mi|su) vida|acabar con todo|terminar con (?:mi|su) vida|dejar de (?:vivir|existir)|no (?:haber nacido|despertar|existir|vivir|estar aqui))\b/,
  /\b(?:no|ya no) (?:quiero|quiere|deseo|tengo ganas de|tiene ganas de|encuentro sentido (?:a|en)|le veo sentido a) (?:mas )?(?:vivir(?! (?:aqui|con|en|lejos|de|sol[oa])\b)|seguir viviendo|estar vivo|estar viva|existir|estar aqui|estar en este mundo|la vida|despertar)\b/,
  /\b(?:sin|perdi las|no tengo|perdido las) ganas de (?:vivir|seguir viviendo|despertar)\b/,
  /\b(?:me|se) (?:quiero|quiere|queria) (?:morir|matar|suicidar)\b|\bme voy a (?:matar|morir)\b|\bojala (?:que )?(?:me )?(?:muera|muriera|muriese|este muert[oa])\b|\b(?:dios|senor) (?:ya )?me (?:lleve|llevara|llevase|quite la vida)\b|\bvou me matar\b|\b(?:deus|senhor) (?:ja )?me (?:leve|levasse|leva|levar)\b(?! (?:para casa|por|pelo|a casa))|\bquitarme la vida\b|\bmatarme\b|\bsuicid(?:arme|arse|arme|a|as|io|ios|ar|arme)\b|\bsuicida\b|\bpensamientos (?:suicidas|de muerte)\b/,
  /\b(?:eu )?(?:quero|queria|desejo|prefiro|preferia|vontade de|pensando em|penso em|pensei em|tentei|tentou|tento|vou|quer|tenta) (?:\w+ )?(?:morrer|me matar|se matar|estar mort[oa]|tirar (?:a )?(?:minha|sua|propria)(?: propria)? vida|acabar com (?:a )?(?:minha|sua) vida|acabar com tudo|deixar de (?:viver|existir)|nao (?:existir|ter nascido|acordar(?: mais)?|viver)|suicid\w+)\b/,
  /\bnao (?:quero|quer|consigo|aguento|aguenta|tenho (?:mais )?vontade de) (?:mais )?(?:viver(?! (?:aqui|com|nest[ae]|ness[ae]|n[ao]s?|em|longe|de|sozinh[oa])\b)|existir|estar viv[oa]|estar aqui|continuar vivend[oa]|acordar)\b/,
  /\b(?:perdi|perdeu|sem|nao tenho|perdendo) (?:mais )?(?:a )?vontade de (?:viver|acordar)\b/,
  /\bme matar\b|\bsuicid(?:io|a|ar|ou|arme|ando)\b|\btirar a (?:minha )?(?:propria )?vida\b/,
]

export const SUICIDE_IMPLIED_ES_PT: readonly RegExp[] = [
  /\b(?:nao|no|sin|sem)\b[^.]{0,20}\b(?:forcas?|fuerzas?|animo|coragem) (?:para|pra|de) (?:viver|vivir|continuar viv\w+|seguir viv\w+)\b/,
  /\b(?:nao|no|sin|sem|ningun|nenhum)\b[^.]{0,25}\b(?:motivos?|razao|razoes|razon|razones) (?:para|pra|de) (?:viver|vivir|continuar|seguir|seguir viviendo)\b/,
  /\b(?:desisti|desistir|cansei|renuncie|renunciar) (?:de viver|da vida|a vivir|a la vida)\b|\bque (?:yo|eu) (?:no|nao) (?:existiera|existiese|existisse|estuviera|estivesse)\b/,
  /\b(?:quiero|quisiera|deseo|ganas de|quero|queria|desejo|vontade de) (?:irme|marcharme|partir|salir|desaparecer|ir embora|sair|sumir) (?:de|deste|dessa|desta) (?:este mundo|esta vida|mundo|vida|aqui para siempre)\b/,
  /\bninguem (?:ia |iria |vai |va )?(?:\w+ )?(?:sentir|notar|chorar|ligar|perceber|se importar)\b|\bnadie (?:iba a |va a |me )?(?:\w+ )?(?:extranar\w*|llorar\w*|notar\w*|importar\w*)\b.*\b(?:si|muero|falto)\b/,
  /\b(?:vida|vivir|viver)\b[^.]{0,25}\b(?:no|nao) (?:tiene|tem|faz|hace) (?:mas |mais |ya )?(?:ningun |nenhum )?sentido\b|\bsi (?:me muero|me muriera|muero|desaparezco)\b[^.]*\b(?:nadie|mejor|nada)\b|\bse eu (?:morrer|morresse|sumir|sumisse|desaparecer)\b[^.]*\b(?:ninguem|melhor|nada)\b/,
  /\bque tudo (?:acabasse|acabe|termine|terminasse)\b|\bque todo (?:acabara|acabase|terminara|acabe|termine)\b|\bnao aguento mais (?:essa|esta|a|minha) vida\b|\bno aguanto mas (?:esta|la|mi) vida\b/,
  /\b(?:estaria|estarian|estara|estaran|estan|viviria|vivirian|serian|seria) (?:\w+ )?(?:mejor|mas felices|mas feliz|mas tranquil\w+) (?:si yo no|sin mi|si no estuviera|si me muriera)\b|\bmejor sin mi\b/,
  /\bnadie (?:me )?(?:va a |podria |ira a )?(?:extran\w+|echar(?:ia)? de menos|notar\w*|lloraria|se daria cuenta)\b.*\b(?:si|desaparezco|muero|no estoy|estuviera)\b|\bnadie me extranaria\b/,
  /\b(?:dormir|dormirme|acostarme|cerrar los ojos)(?: \w+){0,2} (?:y|e|para) (?:no|nunca|jamas) (?:mas )?(?:despertar|despertarme|acordar|abrir)\b|\bno (?:despertar|despertara|despierte|volver a despertar) (?:nunca|manana|mas|jamas)\b/,
  /\b(?:ojala|quisiera|desearia|mejor)\b.*\b(?:nunca|no) (?:hubiera|hubiese|haber) nacido\b/,
  /\b(?:quiero|quisiera|solo quiero|ganas de) (?:desaparecer|irme para siempre|que todo (?:acabe|termine)|descansar para siempre)\b/,
  /\b(?:no (?:le )?(?:veo|encuentro|tiene)|ya no (?:veo|encuentro)|sin) (?:\w+ )?sentido (?:a |en |de )?(?:la vida|vivir|seguir|mi vida|continuar)\b|\bno vale la pena (?:vivir|seguir)\b|\bcansad[oa] de (?:vivir|la vida|esta vida)\b/,
  /\b(?:ficaria|ficariam|ficam|estaria|estariam|viveria|viveriam|seria|seriam) (?:\w+ )?(?:melhor|melhores|mais feliz|mais felizes) (?:sem mim|se eu (?:nao|morresse|sumisse|desaparecesse|fosse))\b|\bmelhor sem mim\b/,
  /\bninguem (?:vai |iria )?(?:sent\w+|notar\w*|chorar\w*|ligar\w*|perceber\w*) (?:a )?(?:minha falta|falta de mim|se eu)\b/,
  /\b(?:dormir|deitar|fechar os olhos)(?: \w+){0,2} e (?:nao|nunca) (?:mais )?acordar\b|\bnao acordar (?:mais|nunca|amanha)\b/,
  /\b(?:queria|preferia|melhor|quem dera)\b.*\b(?:nunca|nao) (?:ter |tivesse )nascid[oa]\b/,
  /\b(?:queria|quero|vontade de|so quero) (?:sumir|desaparecer|ir embora para sempre|que tudo acabe)\b/,
  /\b(?:minha vida|a vida|viver) (?:ja )?nao (?:tem|faz) (?:mais )?sentido\b|\b(?:mi vida|la vida|vivir) (?:ya )?no tiene (?:mas )?sentido\b/,
  /\b(?:nao (?:vejo|tem|encontro)|sem) (?:mais )?(?:\w+ )?sentido (?:em |na |de |para )?(?:viver|vida|continuar|minha vida)\b|\bnao vale a pena (?:viver|continuar)\b|\bcansad[oa] de (?:viver|vida|da vida)\b/,
  /\bsou (?:so )?(?:uma carga|um peso|un peso) (?:para|pra)\b/,
]

export const SELF_HARM_ES_PT: readonly RegExp[] = [
  /\b(?:marcas|cicatri\w+|cortes)\b[^.]*\b(?:eu mesm[oa]|yo mism[oa]|brazos?|bracos?|piernas?|pernas?|munecas?|pulsos?)\b(?! (?:d[ae] )?(?:acidente|accidente|cirurgia|cirugia|operacion))/,
  /\b(?:escond\w+|tapa\w*|mangas? (?:compridas?|largas?))\b[^.]*\b(?:marcas|cicatri\w+|cortes|brazos|bracos)\b/,
  /\b(?:esta|estou|estoy|anda|vive) (?:me |se )?cortando(?:me|se)?\b(?! (?:o|a|el|la|os|as|los|las|el pelo|custos|gastos)\b)/,
  /\b(?:me corto|cortarme|me corte|me lastimo|lastimarme|hacerme dano|me hago dano|autolesion\w*|se corta|se lastima|se hace dano|se autolesiona)\b(?! (?:el pelo|las unas|cocinando|afeitando))/,
  /\b(?:me corto|me cortar|me cortando|me machuco|me machucar|me machucando|automutila\w*|se corta|se machuca|se mutila)\b(?! (?:o cabelo|as unhas|cozinhando|jogando|no jogo))/,
]

export const ABUSE_ES_PT: readonly RegExp[] = [
  /\babus(?:a|ou|aram|ava|aba|o|aron) de (?:mim|mi|minha|meu)\b|\bme (?:forca|obriga|fuerza) a (?:ter|tener|fazer|hacer)\b/,
  /\bme (?:pega|pegan|pego|golpea|golpean|golpeo|maltrata|maltratan|maltrato|amenaza|amenazan|abusa|abuso de|viola|violo|violaron|empuja|ahorca|insulta y|humilla y|encierra)\b/,
  /\b(?:abus(?:o|aron|a|ado|ada|aba) (?:sexual|de mi|sexualmente)|fui abusad[oa]|violencia domestica|violencia en casa|relacion abusiva|(?:esposo|marido|novio|pareja|padre|papa|padrastro) (?:\w+ )?(?:violento|agresivo)|esposo abusivo|pareja abusiva|(?:le|la|lo) (?:pega|golpea|maltrata) (?:a )?(?:mi|su|ella|sus))\b/,
  /\b(?:tengo miedo|miedo) (?:de|a) mi (?:esposo|marido|novio|pareja|padre|papa|padrastro|ex)\b/,
  /\bme (?:bate|bateu|batem|agride|agrediu|espanca|espancou|maltrata|ameaca|ameacou|abusa|abusou|estupr\w+|enforca|enforcou|tranca|empurra|violenta)\b/,
  /\b(?:fui (?:abusad|estuprad|agredid|violentad)[oa]|violencia domestica|relacionamento abusivo|(?:marido|namorado|pai|padrasto|companheiro) (?:\w+ )?(?:violento|agressivo)|marido (?:abusivo|agressivo|violento)|bate (?:na|em|no|nos|nas) (?:minha|mim|meu|meus|esposa|mulher|filh\w+|mae))\b/,
  /\b(?:tenho medo|medo) d[oae] meu (?:marido|namorado|pai|padrasto|companheiro|ex)\b/,
]
