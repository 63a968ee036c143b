import type { ClaimRule } from './rule.ts'

const GOD = '(?:god|the lord|lord|jesus|christ|the (?:holy )?spirit|the holy ghost|he|heaven|your spirit)'

export const DIVINE_REVELATION: ClaimRule = {
  code: 'divine-revelation',
  refuses: [
    /\b(?:god's|the lord's|your) (?:plan|will|purpose|desire|choice) for (?:me|him|her|us|them|you|my \w+|this \w+) is (?:this|that|to|clear|for|a|the)\b/,
    /\b(?:spirit|god|lord|you) (?:has |have )?(?:confirms?|confirmed)\b/,
    /\byou are (?:saying|telling) (?:yes|no|to)\b/,
    /\b(?:god's|the lord's|your|jesus') (?:word|message|promise|answer|voice) (?:to|for) (?:you|us|me|this (?:family|house|day)|him|her)(?: \w+)? (?:is|says|was)\b/,
    /\b(?:god|the lord|jesus|heaven) has (?:a|an) (?:\w+ )?(?:message|word|plan|surprise|answer|gift) for\b/,
    /\byou (?:spoke|have spoken|whispered) (?:to|into|in) (?:my|our|his|her) (?:\w+)(?: and| saying| that)\b/,
    /\b(?:god|the lord|jesus|christ|the (?:holy )?spirit|the father|heaven) (?:is|was|keeps|has been) (?:saying|telling|whispering|speaking|calling (?:me|us|you) to)\b/,
    /\b(?:i|we) (?:felt|feel|sensed|sense|heard|hear) (?:you|the lord|god|the spirit|jesus) (?:tell|telling|say|saying|ask|asking|whisper|call|calling|show|showing|lead|leading)\b/,
    new RegExp(
      `\\b${GOD} (?:is |has |was )?(?:just |clearly |already )?(?:told|tells|telling|saying|spoke|spoken|speaking|revealed|reveals|revealing|whispered|whispers|whispering|showing|shown|showed|says|said|confirmed) (?:to )?(?:me|you|us|my heart|your heart|that)\\b`,
    ),
    new RegExp(
      `\\b(?:i|we) (?:can |could )?(?:sense|hear|heard|feel|felt|see|saw) (?:that )?${GOD} (?:say|saying|tell|telling|want|wants|wanting|calling|asking|leading you)`,
    ),
    /\b(?:god|the lord|jesus|the spirit|he) (?:wants|needs|is calling|is asking|desires|intends|commands|expects) (?:you|him|her|them|me|us) to\b/,
    /\byou (?:have )?(?:told|revealed to|shown|showed|spoken to|confirmed to|made it clear to) (?:me|us) (?:that|to (?:leave|marry|quit|stay|move|go|take|forgive|wait)|what (?:will|is going)|who|which)\b/,
    /\byou (?:said|are saying|are telling|tell) (?:to me|me|us) (?:that|to|in)\b/,
    /\b(?:thus|so) (?:says|saith|said) the lord\b|\b(?:says|saith|declares) the lord(?: of hosts|[.,;:!?"]|$)/,
    /\b(?:prophe(?:cy|sy|sies|tic|cies)|word of knowledge|a word from (?:god|the lord|heaven)|a message from (?:god|the lord|heaven|you)|a sign from (?:god|the lord|you))\b/,
    /\b(?:laid|placed|put) (?:it |this )?on my heart to tell\b/,
    /(?<!(?:if|whether|that) )\bit is (?:god's|the lord's|your) (?:perfect )?(?:will|plan) (?:that|for (?:him|her|you|them|me|us) to)\b/,
    /\bin a (?:vision|dream) (?:you|god|the lord|jesus)\b|\b(?:vision|dream) from (?:god|the lord|heaven)\b/,
    /\byou (?:spoke|have spoken|whispered|have whispered) (?:to|into|in) (?:me|my|our|his|her)\b[^.;!?]*\b(?:said|saying|told|promis\w+|that|would|will)\b/,
    /\b(?:heard|hear|felt|sensed) (?:your|his|the lord's|god's) (?:\w+ )?(?:voice|whisper|spirit|call) (?:say|saying|tell|telling|promise|promising|that)\b/,
    /\byou\b[^.;!?]*\b(?:told|showed|shown|spoke|said|came|appeared|promised)\b[^.;!?]*\bin (?:a|my|the) (?:\w+ )?(?:dreams?|visions?)\b/,
  ],
  unless: [
    /\b(?:help|let|teach|may|please|show|would you|will you)\b[^.;!?]*\b(?:hear|know|see|understand|trust)\b/,
  ],
}

export const SPEAKING_AS_GOD: ClaimRule = {
  code: 'speaking-as-god',
  refuses: [
    /^["']?(?:fear|do not|don't|be not|rest|come|stand|go|rise|walk|take|wait)\b[^.]*\bfor i (?:am|go|will|have|hold)\b/,
    /\btake what i (?:give|have (?:for|given|prepared|made))\b/,
    /\bi,? (?:your|the) (?:god|father|lord|shepherd|king|maker|saviou?r),? (?:am|will|have|say|hold|see|love)\b/,
    /^["']?(?:rest|trust|abide|believe|hope|call|lean|wait) (?:in|on|upon) me(?=[,.;:!]|$| and| for)/,
    /\bwatch what i (?:do|will do)\b|\bmy little (?:one|child|flock)\b|\bcome unto me\b|^bring me your\b/,
    /\bi am with you(?: always|,? (?:my|even|and|to the|in this|do not|now|through)|[.!]|$)(?!,? (?:lord|god))/,
    /\bpeace,? i (?:leave|give)\b|\b(?:fear|afraid|worry|weep|cry|troubled), my (?:child|son|daughter|beloved|dear)\b/,
    /\byou are mine\b|\bi will (?:never|not) let (?:you|go of you)(?: go| fall)?\b(?!,? (?:lord|god|father|until|unless))/,
    /\bi (?:made|created|formed|chose|called) you\b|\bmy (?:daughter|son|child),? i\b/,
    /^["']?(?:(?:and|oh|o|yes),? )?my (?:dear(?:est)? |precious |beloved |sweet )*(?:child|children|beloved|one|son|daughter|little one), (?:i|you|your|do|don't|be|come|fear|know|rest|trust|let|listen|hear)\b/,
    /\bi am (?:the lord|your god|your lord|your (?:heavenly )?father|your (?:shepherd|healer|refuge|comforter|creator|maker|redeemer|strength|rock|shield|peace)|the god)\b(?!'s)/,
    /\bi,? the lord\b/,
    /\bi am the (?:way|resurrection|vine|true vine|bread|alpha|light of|good shepherd|beginning)\b/,
    /\bi (?:will|shall) (?:never|not|always) (?:leave|forsake|fail|abandon|be with|let go of|love) (?:you|thee)\b(?!,? (?:lord|god|father|jesus))/,
    /\bi (?:have|'ve) (?:called you by|loved you with|redeemed you|chosen you|carved you|engraved you|(?:heard|seen) your (?:tears|prayers?|cry|cries|pain|struggles?|suffering|affliction)|plans for you|forgiven you|not given you|gone before you)\b/,
    /\bi (?:will|shall) (?:strengthen|uphold|heal|restore|deliver|rescue|carry|guide|protect|provide for|fight for|give (?:you|thee) (?=rest|peace|strength|life|hope|a (?:future|hope|new)|the (?:desires|land|crown))|never fail) ?(?:you|thee)?\b/,
    /\bcome (?:un)?to me,? (?:all|my (?:child|son|daughter)|you who|when you|for i)\b/,
    /^["']?(?:fear not|do not (?:fear|be afraid|be anxious|worry)|be not afraid|don't be afraid),? ?(?:for )?i\b/,
    /\b(?:fear not|do not (?:fear|be afraid)),? for i\b/,
    /\bmy (?:grace is sufficient|grace is enough for you|presence (?:will|goes|shall)|power is made|love for you|plans? for you|peace i (?:give|leave))\b/,
    /\bi knew you (?:before|in)\b|\bi formed you\b|\bi hold you\b|\bi see you, (?:my|and)\b|\byour god speaks\b/,
    /\bi (?:have )?(?:numbered|counted|ordained|appointed|measured) your (?:days|tears|hairs?|steps|years|sorrows)\b/,
  ],
}
