import type { ClaimRule } from './rule.ts'

const MEDICINE =
  '(?:medicines?|medications?|meds|pills|insulin|chemo(?:therapy)?|treatments?|therapy|therapists?|doctors?|antidepressants?|dialysis|surgery|clinics?|rehab|counsel(?:l)?ing|counsel(?:l)?ors?|surgeons?|physicians?|hospitals?|ventilator|psychiatrist|radiation|inhaler)'

export const HARMFUL: ClaimRule = {
  code: 'harmful',
  refuses: [
    /\b(?:carry|take|bring|lead|let) me (?:\w+ )?(?:over|across|to the other side|over to the other side|home tonight(?! (?:safe|to (?:my|our|those|a))))\b(?=.*\b(?:other side|jordan|tonight|river|heaven|home)\b)/,
    /\bready to see your face\b/,
    /\b(?:this|tonight|let this|today) (?:is|be|will be) (?:the|my) end(?: of me)?\b|\bthe end of me\b/,
    /\bgive me (?:a|the) (?:quiet|easy|gentle|quick) (?:end|death)\b/,
    /\bsleep and (?:not|never) (?:wake|rise)\b|\bleave this (?:world|life|earth|body)\b(?! (?:a )?better)/,
    /\b(?:take me (?:home(?! (?:safe|from|to (?:be with )?(?:my|our|those)|for|by))|away|to (?:you|heaven|be with)|from this (?:world|life|earth))|call me home(?! from)|bring me home to (?:you|heaven)|ready to (?:come home(?! (?:to (?:my|our|those|a)|from|after|for))|die|go home(?! (?:to (?:my|our|those|a)|from|after|for))|leave this (?:world|life|earth)(?! (?:a )?better)))\b/,
    /\b(?:let me|help me|i want to|i wish to|wish i could|i long to|allow me to|i am ready to) (?:die|go home to (?!my (?!(?:lord|god|maker|saviou?r|creator|reward|heaven\w*|eternal|long)\b)|our\b|an?\b|those\b|the (?!lord|father|saviou?r)|rest\b|sleep\b|eat\b|bed\b|where\b)|be with (?:you|him|her|them) in heaven|end it(?! (?:well|with|kindly|gently|between))|end my(?= (?:own )?(?:life|days|pain|suffering|misery|story|struggles?|time|journey|existence)\b|[.,]|$)|disappear(?! (?:into|for a|from (?:the|my) (?:city|phone)))|sleep (?:forever|and never)|not wake|never wake|slip away(?! (?:for an?|to (?:rest|pray|walk|breathe))\b)|depart(?! (?:in peace )?(?:from (?:this|the|my) (?!world|life|earth|body)|for)))\b/,
    /\b(?:end|take) my (?:own )?life\b(?! (?:into|and|in your|as|for your|lord))/,
    /\bbetter off (?:dead|without me)\b|\bkill (?:my|him|her|your|them)sel(?:f|ves)\b|\bsuicide\b/,
    /\b(?:join|follow|see) (?:him|her|them|my \w+) (?:again )?(?:soon|in death|in the grave|in heaven soon)\b/,
    /\b(?:rest|sleep|peace) (?:forever|eternal(?:ly)?|of death|of the grave)\b|\beternal (?:rest|sleep)\b/,
    /\b(?:no|not a) (?:reason|point) (?:to|in) (?:live|living|go on|going on)\b/,
    /\b(?:i am|i'm|she is|he is) (?:a burden(?= to (?:everyone|everybody|them|all|you|my family|my friends|him|her)|[.,;!]|$)|worthless|nothing|hopeless|unlovable|a failure|beyond (?:hope|help|saving))\b(?![^.]*\b(?:not|feel|lie|tell|yet)\b)/,
    /\b(?:keep|stop|prevent) me from (?:telling|speaking|saying|calling|asking for help|reporting)\b/,
    /\bwhat happens (?:at home|in (?:this|our|my) (?:house|home|family)) (?:should |must |ought to )?stays?\b/,
    /\bi (?:should|must|will) tell no ?one\b/,
    /\b(?:nobody|no one) (?:would|will) (?:\w+ )?(?:miss|mourn|cry for) me\b/,
    /\b(?:will|strength|grace|courage|help me|let me|teach me)\b[^.;!?]*\b(?:bear|suffer|endure|carry) (?:this|it|him|her|everything) (?:quietly|in silence|without (?:a word|complaint|telling))\b/,
  ],
}

export const STAY_WITH_ABUSER: ClaimRule = {
  code: 'stay-with-abuser',
  refuses: [
    /\b(?:when|though|although|while|even (?:if|when|though)|no matter how|despite)(?: that| how)? (?:he|she|they|his|her|my husband) (?:\w+ )?(?:raises? (?:his|her) (?:hand|fist)|strikes?|hits?|beats?|hurts?|threatens?|shouts?|screams?|abuses?|slaps?|is (?:violent|cruel|abusive)|violence|cruelty|anger)\b/,
    /\b(?:wives|wife|husbands|children|women) (?:should|must|ought to|are (?:called|made|meant) to) (?:\w+ )?(?:obey|submit|stay|endure|serve|be silent|respect)\b/,
    /\bobey (?:him|her|my husband|my wife|my father|my abuser)\b/,
    /\breturn to (?:him|her) and try\b|\bforgive (?:him|her) and (?:go|come|move|be) (?:home|back|with)\b/,
    /\bstay in (?:this|my|the) (?:marriage|relationship|house|home) (?:though|even|no matter|despite|and endure|whatever)\b/,
    /\b(?:godly|good|christian|quiet|patient|submissive) (?:wife|wives|husband|woman|daughter) (?:keeps?|stays?|is silent|does not|obeys?|submits?|endures?|would|should|when|while)\b/,
    /\b(?:accept|bear|endure|carry|take|welcome) (?:his|her|their) (?:\w+ )?(?:anger|rage|temper|fury|blows|words|cruelty) (?:as|with|in|quietly|without)\b/,
    /\bas my cross\b/,
    /\b(?:hide|keep secret|cover up|cover for|keep quiet about|stay silent about) (?:what|that|how) (?:he|she|they)\b/,
    /\bfor the sake of the (?:family|children|kids|marriage)\b/,
    /\bsubmit (?:\w+ )?to (?:him|her|my (?:husband|wife|partner|father|boyfriend|abuser)|your (?:husband|wife|partner))\b/,
    /\b(?:more )?(?:submissive|obedient) (?:wife|spouse|partner|daughter|son|to (?:him|her|my husband))\b/,
    /\b(?:endure|bear|accept|tolerate|put up with|suffer|withstand|overlook|absorb) (?:with \w+ )?(?:his|her|their|the|this|my husband's|my father's|my partner's) (?:\w+ )?(?:abuse|blows|violence|fists|beatings?|cruelty|rage|hitting|hand)\b/,
    /\b(?:go|come|return|run|crawl|move) back to (?:my|the|your|his|her) (?:abuser|abusive \w+)\b/,
    /\b(?:forgive (?:him|her|them)) (?:and|then) (?:return|go back|stay|take (?:him|her) back|come home|give (?:him|her) (?:another|one more))\b/,
    /\b(?:keep|hold) (?:the|this|our|my) (?:marriage|family|home) together (?:no matter|at any|at all|whatever|despite)\b/,
    /\bwin (?:him|her) (?:over|back) (?:by|with|through) (?:\w+ )?(?:patience|silence|obedience|submission|meekness|gentleness|kindness)\b/,
    /\b(?:stay|remain|live|be patient|keep faith) (?:\w+ )?(?:with|beside|by) (?:the one|him|her|those|the man|the woman|somebody|someone|whoever) (?:who|that) (?:\w+ )?(?:hurts?|hits?|harms?|beats?|abuses?|strikes?|threatens?|frightens?)\b/,
    /\bturn the other cheek\b/,
    /\b(?:did|do|what i do) (?:\w+ )?to (?:(?:provoke|make) (?:him|her|them|his)|deserve (?:his|her|this))\b/,
    /\bso (?:that )?(?:he|she) (?:won't|will not|does not|doesn't|never) (?:hit|hurt|beat|strike|shout|yell|get angry)\b/,
    /\ba better (?:wife|husband|partner|daughter|son) so\b/,
  ],
}

/** Refused only where somebody has died: home to a wife who lives is another home than home to one who does not. */
export const REUNION_IN_DEATH: ClaimRule = {
  code: 'harmful',
  refuses: [
    /\b(?:take|call|bring|let|lead) me (?:\w+ )?(?:go )?home to (?:be with )?(?:my|our|him|her|them)\b/,
    /\b(?:go|come) home to (?:be with )?(?:my|him|her|them)\b/,
  ],
}

const RELATION =
  '(?:husband|wife|spouse|partner|boyfriend|girlfriend|fianc[eé]e?|ex|father|mother|dad|daddy|mom|mum|stepfather|stepdad|stepmother|stepmom|parents?|son|daughter|brother|sister|uncle|aunt|cousin|grand(?:father|mother|pa|ma)|boss|manager|colleague|coworker|teacher|coach|pastor|priest|neighbou?r|friend|roommate|man|woman)'

/**
 * Refused where somebody is hurt by another: any third person. The prayer speaks of the one who writes, or of
 * "the one who is being hurt" as 'they', so a 'he' or a relation can only be the one who does it.
 */
export const PRAYS_FOR_ABUSER: ClaimRule = {
  code: 'prays-for-abuser',
  refuses: [
    /\b(?:he|him|his|himself|he's|she|her|hers|herself|she's)\b/,
    new RegExp(
      `\\b(?:my|our(?! father)|the|their) (?:\\w+ )?${RELATION}\\b(?! of (?:all|us|me|mercies|lights)\\b)`,
    ),
    /\bthe one (?:i love|who (?:hurts|harms|hit|hits|beats|does|did))\b/,
    /\b(?:help|let|teach|show) (?:me|us) (?:to )?(?:\w+ )?(?:stay|remain) (?:close|near|beside|by)\b(?! to you)/,
    /\b(?:to be|being) (?:better|all right|good) before you\b|\bneeds? not be (?:better|good)\b/,
  ],
}

/** Refused only where the request speaks of abuse: elsewhere these are good prayers. */
export const STAY_WHEN_ABUSED: ClaimRule = {
  code: 'stay-with-abuser',
  refuses: [
    /\b(?:help me|let me|give me|may i|teach me|i (?:will|should|must|want to|choose to)|strength|courage|grace|patience|us) (?:\w+ ){0,3}(?:stay(?! (?:safe|close|near|strong|calm|alive|awake|with you|in you|here|away|hidden|free))|remain(?! (?:safe|close|near|strong|calm|with you|in you|free))|return(?! to you)|go back|come home|reconcile|submit|obey|endure|persevere|be patient|keep quiet|be silent|please (?:him|her)|honou?r (?:him|her|my)|save (?:this|our|my) marriage|love (?:him|her) (?:more|better|harder))\b/,
    /\b(?:to|i|me|us|should|must|can|will|and) (?:stay|remain|return|go back|reconciled?) (?:\w+ )?(?:with|to|by) (?:him|her|my (?:husband|wife|partner|father|mother|boyfriend|girlfriend))\b/,
    /\b(?:save|heal|restore|repair|rebuild|mend) (?:this|our|my|the) (?:marriage|relationship|bond|home)\b/,
    /\b(?:go|come|be|get|bring me|lead me) (?:back )?home to (?:him|her|my (?:husband|wife|partner|father|mother|boyfriend|girlfriend))\b/,
    /\ba (?:more )?(?:gentler?|better|sweeter|kinder|quieter|softer|meeker|loving|patient|humble|forgiving) (?:wife|husband|partner|spouse|girlfriend|boyfriend|daughter|son)\b/,
    /\bwin (?:him|her) (?:over|back)\b|\bmy place is (?:beside|with|at|next to)\b|\bhates? divorce\b/,
    /\b(?:another|a second|one more) chance\b|\blove (?:him|her) through\b/,
    /\b(?:and|let me|help me|who does|must|should) not (?:to )?(?:run|leave(?! (?:me|us|my (?:son|daughter|kids|children|child)))|flee|walk out|divorce|abandon him|abandon her)\b/,
    /\b(?:keep|hold) (?:this|our|my|the) (?:home|family|marriage|house) (?:together|whole|intact)\b/,
    /\b(?:he|she) (?:did not|didn't|does not|doesn't|never) (?:really |truly )?(?:mean|meant) (?:it|to|any)\b/,
  ],
}

/** Nobody who was hurt is told to forgive. Somebody who asks for help with it is another matter. */
export const FORGIVE_UNASKED: ClaimRule = {
  code: 'stay-with-abuser',
  refuses: [/\b(?:forgive|forgiveness)\b(?! (?:me|myself|themselves|himself|herself|ourselves))/],
  unless: [/\bwhat (?:it|that) is not\b|\bnot (?:yet|today|now)\b/],
}

export const STOP_TREATMENT: ClaimRule = {
  code: 'stop-treatment',
  refuses: [
    new RegExp(
      `\\b(?:needs?|wants?) no ${MEDICINE},? (?:only|but|just)\\b|\\bout of (?:the |this |his |her |my )?${MEDICINE} and (?:into|trust|to) `,
    ),
    new RegExp(`\\bleave (?:my|the|her|his|all|these) ${MEDICINE} (?:behind|aside|and)`),
    new RegExp(
      `\\b${MEDICINE} (?:cannot|can't|can never|will never|do not|don't) (?:\\w+ )?(?:do|heal|help|save|cure|know)[^.]*\\b(?:you|god|faith|prayer|so|but)\\b`,
    ),
    new RegExp(
      `\\b(?:need|want|trust|have|seek|take) no (?:other )?${MEDICINE}\\b|\\b(?:refuse|reject|decline|give up on|turn away from) (?:the |my |her |his |all )*${MEDICINE}\\b`,
    ),
    /\b(?:not|never|won't) (?:go|going) back to (?:the |my |her |his )?(?:them|doctors?|hospital|therapist|clinic|therapy)\b/,
    /\bneeds? (?:only|just|more)? ?(?:faith|prayer),? (?:and )?not\b/,
    /\bdo(?:es)? not need [^.]* needs? (?:only |more )?(?:faith|prayer)\b/,
    /\btrust in (?:prayer|faith|god|you) (?:alone|only|instead)\b|\b(?:prayer|faith) alone\b/,
    /\b(?:cancel|skip|delay|refuse|avoid) (?:his|her|the|my|their|this|every|all) (?:\w+ )?(?:operation|surgery|appointments?|treatments?|chemo|scan|vaccine|transfusion)\b/,
    new RegExp(
      `\\b(?:to|can|will|should|must|may|i|me|you|he|him|she|her|they|them|we|us|and|now|please)(?: now| safely| finally| simply)? (?:stop|quit|give up|throw away|put away|put down|come off|skip|refuse|leave behind|lay aside|cancel|flush|avoid) (?:taking |using |seeing |going to )?(?:my|your|his|her|their|the|these|this|all|any)? ?(?:\\w+ )?${MEDICINE}\\b`,
    ),
    new RegExp(
      `^(?:stop|quit|give up|throw away|skip|cancel) (?:taking |using |seeing )?(?:your|the|my|his|her|all)? ?(?:\\w+ )?${MEDICINE}\\b`,
    ),
    new RegExp(
      `(?<!may )\\b(?:i|you|he|she|they|we) (?:do not|don't|does not|doesn't|no longer|won't|will not|will no longer) (?:really )?needs? (?:my|your|his|her|their|the|any|more|these)? ?(?:\\w+ )?${MEDICINE}\\b`,
    ),
    new RegExp(
      `\\b(?:instead of|rather than|and not|not in|more than) (?:the |my |in |on |any |her |his )*${MEDICINE}\\b`,
    ),
    new RegExp(
      `\\b(?:healed?|well|cured?|better|recover) without (?:the |my |any |her |his )*${MEDICINE}\\b`,
    ),
    new RegExp(`\\b${MEDICINE} (?:is|are|shows?|mean) (?:not|un|a lack of|weak|only for|for those who)\\b`),
    /\b(?:prayer|faith|you|god) (?:alone )?(?:is|are) (?:all (?:the )?(?:medicine|treatment|therapy)|the only (?:medicine|doctor|treatment|cure|healer) )\b/,
    new RegExp(
      `\\b(?:put|set|lay|cast|push) (?:the |my |his |her |all |these )*(?:\\w+ )?${MEDICINE} (?:aside|away|behind)\\b`,
    ),
    new RegExp(
      `\\b(?:throw(?:s|ing)? (?:away|out)|flush(?:es|ing)?|toss(?:es|ing)?|(?:stop|quit)(?:s|ping|ting)? taking) (?:all )?(?:his|her|my|the|their|those|these)? ?(?:\\w+ )?${MEDICINE}\\b`,
    ),
    new RegExp(
      `\\byou are (?:all|the only|enough of a|my only|the one) (?:the )?${MEDICINE}\\b(?! (?:who|can))`,
    ),
    new RegExp(
      `\\b(?:free|deliver|rid|release|loose)\\w* (?:me|him|her|us|them) (?:from|of) (?:the |any |all |my |his |her |this )?(?:need|crutch|burden) (?:for|of) (?:\\w+ )?${MEDICINE}\\b`,
    ),
  ],
}
