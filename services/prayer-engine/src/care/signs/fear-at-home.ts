// What living under somebody looks like when nobody says 'he hits me': fear, control, marks, secrets.
// Gaps are bounded, here and in the files beside, so that no text makes a sign slow.
const PARTNER =
  '(?:husband|wife|spouse|partner|boyfriend|girlfriend|fiance|fiancee|ex|stepdad|stepfather|stepmom|stepmother)'
const THEY = `(?:he|she|${PARTNER})`
// Bruises have other reasons.
const NOT_ILL =
  '^(?!.*\\b(?:platelets?|leuk\\w+|blood (?:tests?|work|count|thinners?)|chemo|soccer|football|bike|skating|practice|wrestling|judo|camp|game|surgery|iv)\\b).*'

export const FEAR_AT_HOME: readonly RegExp[] = [
  new RegExp(
    `\\b${THEY}\\b[^.]{0,80}\\b(?:wont|doesnt|does not|will not|never) (?:let|allow) me (?:to )?(?:see (?!the |my (?:grand\\w*|kids|children|son|daughter))|talk|speak|leave|work|drive|have (?:friends|money|a phone)|go out|call)`,
  ),
  new RegExp(
    `\\b(?:afraid|scared|terrified|frightened|dread) (?:of )?what (?:he|she|(?:my|her|his) (?:\\w+ )?${PARTNER}) (?:\\w+ )?(?:will|would|might|could|may|is going to) do\\b`,
  ),
  /\b(?:tenho medo|com medo|tengo miedo|me da miedo)\b[^.]{0,80}\b(?:quando|cuando|cada vez que)\b[^.]{0,80}\b(?:marido|namorado|padrasto|companheiro|pai|esposo|novio|padrastro|papa|pareja)\b[^.]{0,80}\b(?:toma|bebe|chega|llega|grita|enoja|brav[oa]|bebado|borracho|entra|volta|vuelve)\b/,
  new RegExp(
    `\\b(?:kids|children|son|daughter|boys|girls|we|i|dog) (?:\\w+ ){0,2}?(?:hides?|freezes?|run(?:s)? (?:away|upstairs)|go(?:es)? quiet|tense up|pretends? to sleep)\\b[^.]{0,80}\\b(?:when|whenever|every time|as soon as|if)\\b[^.]{0,80}\\b(?:his|her|he|their (?:dad|father)|${PARTNER}s?)\\b[^.]{0,80}\\b(?:truck|car|keys?|steps|voice|door|home|drinks?|drunk|angry|mad|garage)\\b`,
  ),
  new RegExp(
    `\\b${THEY} (?:\\w+ ){0,2}?(?:says|said|tells|told|swears|swore|promised|warned)(?: me)?(?: that)? (?:if i|i will|i would)(?: \\w+){0,3}? (?:leave|left|go|tell|told|talk|speak|call|report|divorce)\\b[^.]{0,80}\\b(?:find|kill|hurt|regret|sorry|pay|never|ruin|take|end|come after)\\b`,
  ),
  /\b(?:moms|mothers|mums|aunts|sisters|foster|step) (?:\w+ )?(?:boyfriend|husband|partner|dad|father|brother)\b[^.]{0,80}\b(?:comes?|came|gets?|got|sneaks?|climbs?|crawls?|walks) (?:in ?to|in|on) (?:my (?:room|bed|bedroom)|me)\b/,
  /\b(?:makes?|made|forc\w+|asks?|wants?) me (?:to )?(?:do|touch|watch|send|show|undress)\b[^.]{0,80}\b(?:secret|not (?:to )?tell|dont tell|pictures|photos)\b/,
  new RegExp(
    `${NOT_ILL}\\b(?:bruis\\w+|black eyes?|split lip|swollen (?:face|lip|eye)|(?:face|lip|eye) is swollen)\\b[^.]{0,80}\\b(?:clumsy|again|says? (?:she|he)|goes quiet|wont (?:say|tell)|walked into|makeup|sunglasses)\\b`,
  ),
  new RegExp(
    `${NOT_ILL}\\b(?:comes?|came|coming) (?:back|home) (?:\\w+ ){0,6}?(?:with|covered in) (?:\\w+ )?(?:bruis\\w+|marks|welts|burns)\\b`,
  ),
  /\b(?:told|lied to|tell|tells) (?:\w+ ){1,3}(?:that )?(?:i|she|he) (?:\w+ )?(?:fell|tripped|slipped|walked into|bumped)\b.*\b(?:cover(?:ed|ing)? (?:up )?for (?:him|her)|lied|not true|isnt true|wasnt true|protect(?:ing)? him)\b/,
  /\b(?:apologi[sz]es?|is (?:always |so )?sorry|says sorry|cries|buys me|sends? flowers|sent flowers)\b.*\b(?:happens again|again)\b.*\b(?:swollen|bruis\w+|hurts?|bleeding|lip|marks)\b/,
  /\b(?:swollen|bruis\w+|bleeding)\b.*\b(?:apologi[sz]es?|is (?:always |so )?sorry|says sorry|sent flowers)\b/,
  new RegExp(
    `\\b(?:ask|need|get|beg|wait for) (?:him |her |my ${PARTNER} )?(?:for )?(?:his |her |my ${PARTNER}s )?permission\\b[^.]{0,80}\\b(?:leave|go out|go any|spend|call|eat|buy|see|talk|use)\\b`,
  ),
  new RegExp(
    `\\b${PARTNER}\\b[^.]{0,80}\\b(?:throws?|threw|break(?:s|ing)?|broke|smash\\w*|punch\\w*) (?:\\w+ ){0,2}?(?:things|plates|dishes|stuff|walls?|doors?|furniture|glass\\w*)\\b|\\b(?:throws?|threw) (?:things|plates|dishes|stuff)\\b[^.]{0,80}\\b(?:hit|hits|cut|missed) (?:me|my)\\b(?!.*\\b(?:toddler|year old|autis\\w+|tantrum)\\b)`,
  ),
  /^(?!.*\b(?:jef[ea]|chefe|patrao|patron|mama|mae|preocupa\w+|dolor|dor)\b).*(?:\b(?:celular|telefono|telefone|dinheiro|dinero|plata|salario|amig[oa]s|familia)\b[^.]{0,80}\b(?:no me deja|nao me deixa|me prohibe|me proibe)\b|\b(?:no me deja|nao me deixa|me prohibe|me proibe) (?:\w+ )?(?:salir|sair|trabajar|trabalhar|ver|hablar|falar|tener|ter)\b)/,
  /\b(?:marido|namorado|companheiro|padrasto|esposo|novio|pareja|padrastro)\b[^.]{0,80}\b(?:quebra|rompe|joga|tira|avienta|destroi)\b[^.]{0,80}\b(?:cosas|coisas|platos|pratos|bravo|enojad\w|enoja|raiva)\b/,
]

/** One of these is a quarrel or a habit; two in one cry are somebody's hold over another. */
export const CONTROL: readonly RegExp[] = [
  new RegExp(
    `\\b${THEY} (?:\\w+ ){0,7}?(?:checks?|reads?|tracks?|monitors?|goes through|looks through|follows) (?:all )?my (?:phone|messages|texts|emails?|location|calls)\\b`,
  ),
  new RegExp(
    `\\b${THEY}\\b[^.]{0,80}\\b(?:keeps?|holds?|takes?|controls?) (?:all )?(?:of )?(?:my|the|our) (?:\\w+ )?(?:money|paycheck|card|accounts?|salary|passport|car keys)\\b`,
  ),
  /\b(?:walk(?:ing)? on|like) egg ?shells\b|\b(?:screams|yells|shouts|rages) at (?:me|us)\b|\bcalls me (?:\w+ )?(?:stupid|worthless|names|crazy|trash)\b/,
  /\b(?:accuses me|jealous|isolat\w+|turned my (?:family|friends) against|nobody else would (?:want|love) me|nothing without (?:him|her))\b/,
  /\b(?:scared|afraid|terrified|nervous|fear)\b[^.]{0,80}\b(?:him|her temper|his temper|home)\b/,
  /\bme (?:revisa|quita|controla|vigila)\b|\b(?:sin|sem) (?:el|ele|ella|ela) (?:yo |eu )?(?:no|nao) (?:soy|sou|valgo|valho) nada\b|\b(?:controla|decide) tudo\b|\bcontrola todo\b/,
]
