import type { ClaimRule } from './rule.ts'

const THEM =
  '(?:him|her|them|those|these people|my (?:enem(?:y|ies)|boss|ex|husband|wife|brother|sister|mother|father|neighbou?rs?|coworkers?|colleagues?|abuser))'
const MEDICINE =
  '(?:medicines?|medications?|meds|pills|insulin|chemo(?:therapy)?|treatments?|therapy|therapists?|doctors?|antidepressants?|dialysis|surgery|psychiatrist|radiation|inhaler)'

export const BLAME: ClaimRule = {
  code: 'blame',
  refuses: [
    /\bif (?:only )?(?:i|you|he|she|they|we) (?:just )?(?:(?:had|have|would have|could have|only had) )?(?:had|have|prayed|trusted|believed)? ?(?:more|enough|greater|stronger|harder)\b/,
    /\b(?:lack of|too little|not enough|weak|insufficient|little) (?:faith|prayer|trust|belief)\b[^.]*\b(?:caused?|brought|why|because|reason|kept|keeps|blocks?)\b/,
    /\b(?:caused?|brought|why|because of|due to|reason|result of|kept)\b[^.]*\b(?:his|her|their|your|my|our) (?:own )?(?:lack of faith|unbelief|little faith|weak faith|doubts?|hidden sins?)\b/,
    /\bbecause (?:you|he|she|they) (?:have |has )?(?:sinned|did not|didn't|failed to|refused to|never) ?(?:pray|believe|trust|obey|repent|listen)?/,
    /\b(?:god|the lord|you) (?:is|are|was|were|has been|have been) (?:punishing|judging|disciplining|testing|teaching) (?:him|her|them|you|us|me)\b(?![^.]*\?)/,
    /\b(?:punishment|judge?ment|chastisement|consequence|wages) (?:for|of|from) (?:his|her|their|your|sin|god|past)\b/,
    /\b(?:he|she|they|you) (?:only )?(?:has|have)? ?(?:deserved?|deserves|brought (?:this|it) on|asked for (?:this|it)|only (?:himself|herself|themselves|yourself) to blame)\b(?! (?:help|love|rest|peace|better|care|kindness|mercy|prayer))/,
    /\b(?:hidden sin|generational curse|open(?:ed)? (?:a )?doors? to (?:the enemy|satan|demons?))\b/,
    /\b(?:his|her|their|your) (?:illness|sickness|suffering|pain|depression|trouble|grief) is (?:a |the )?(?:punishment|judge?ment|consequence|fault|result of|own)\b/,
    /\b(?:it is|it's|this is|that is|was) (?:all )?(?:your|his|her|their) (?:own )?fault\b/,
    /\b(?:real|true|strong) (?:faith|believers?|christians?) (?:does not|do not|don't|never|would not) (?:fear|doubt|worry|cry|need|get)\b/,
  ],
  unless: [
    /\b(?:not|never|isn't|wasn't) (?:\w+ )?(?:my|his|her|their|your|a|because|punish\w*|the) ?(?:own )?(?:fault|punishment|judge?ment)?\b/,
  ],
}

export const MINIMISING: ClaimRule = {
  code: 'minimising',
  refuses: [
    /\beverything happens for a (?:reason|purpose)\b|\bfor a reason\b[^.]*\b(?:everything|this happened|took|all things)\b/,
    /\b(?:god|heaven|you) (?:needed|wanted|gained|has|have|called) (?:another|an|a new) angel\b|\b(?:became|is now|are now) an? (?:angel|star)\b/,
    /\bin a better place\b|\bno longer suffering,? so\b/,
    /\bat least (?:he|she|it|they|you|i|we|there|this)\b/,
    /\b(?:time heals|could be worse|others have it worse|look on the bright side|silver lining|blessing in disguise)\b/,
    /\b(?:god|you|he) (?:never|will not|won't|would not|does not|do not|would never|will never) (?:gives?|send|sends|put|puts|let|lets)\b[^.]*\bmore than\b/,
    /\b(?:part of|in|within) (?:your|god's|his|the|a) (?:\w+ )?(?:greater |bigger |perfect |master )(?:\w+ )?plan\b|\b(?:all|this is) part of (?:your|god's|his|the) plan\b/,
    /\b(?:was|were|is|are) (?:simply |just |all |always )?meant to be\b|\b(?:is|was|be|it's|works?(?: out)?|turns?(?: out)?|happen(?:s|ed)?) (?:all |always )?for the best\b/,
    /\bjust (?:cheer up|smile|be positive|be happy|get over|move on|let it go|think positive|have faith|pray more|trust)\b/,
    /^(?:stop|quit|no need to|there is no need to|don't|do not) (?:worry|worrying|cry|crying|griev|be sad|be afraid|feel|complain|dwell)/,
    /\b(?:he|she|they) would(?:n't| not) want (?:you|me|us) to (?:cry|be sad|grieve|mourn|hurt)\b/,
    /\b(?:god|you|the lord) (?:took|called|wanted|needed|chose to take) (?:him|her|them|my \w+) (?:home |away )?(?:because|for a|to be|so)\b/,
    /\b(?:count it all joy|thank you for (?:this|my|the|his|her) (?:pain|cancer|illness|abuse|suffering|loss|death|depression))\b/,
    /\b(?:it is|it's) (?:only|just) (?:a |that )?(?:small|bad|phase|feeling|job|dog|cat|pet|in (?:your|my|his|her) head)\b/,
  ],
}

export const STAY_WITH_ABUSER: ClaimRule = {
  code: 'stay-with-abuser',
  refuses: [
    /\bsubmit (?:\w+ )?to (?:him|her|my (?:husband|wife|partner|father|boyfriend|abuser)|your (?:husband|wife|partner))\b/,
    /\b(?:more )?(?:submissive|obedient) (?:wife|spouse|partner|daughter|son|to (?:him|her|my husband))\b/,
    /\b(?:endure|bear|accept|tolerate|put up with|suffer|withstand|overlook|absorb) (?:with \w+ )?(?:his|her|their|the|this|my husband's|my father's|my partner's) (?:\w+ )?(?:abuse|blows|violence|fists|beatings?|cruelty|rage|hitting|hand)\b/,
    /\b(?:go|come|return|run|crawl|move) back to (?:my|the|your|his|her) (?:abuser|abusive \w+)\b/,
    /\b(?:forgive (?:him|her|them)) (?:and|then) (?:return|go back|stay|take (?:him|her) back|come home|give (?:him|her) (?:another|one more))\b/,
    /\b(?:keep|hold) (?:the|this|our|my) (?:marriage|family|home) together (?:no matter|at any|at all|whatever|despite)\b/,
    /\bwin (?:him|her) (?:over|back) (?:by|with|through) (?:\w+ )?(?:patience|silence|obedience|submission|meekness|gentleness|kindness)\b/,
    /\bturn the other cheek\b/,
    /\b(?:did|do|what i do) (?:\w+ )?to (?:(?:provoke|make) (?:him|her|them|his)|deserve (?:his|her|this))\b/,
    /\bso (?:that )?(?:he|she) (?:won't|will not|does not|doesn't|never) (?:hit|hurt|beat|strike|shout|yell|get angry)\b/,
    /\ba better (?:wife|husband|partner|daughter|son) so\b/,
  ],
}

/** Refused only where the request speaks of abuse: elsewhere these are good prayers. */
export const STAY_WHEN_ABUSED: ClaimRule = {
  code: 'stay-with-abuser',
  refuses: [
    /\b(?:help me|let me|give me|may i|teach me|i (?:will|should|must|want to|choose to)|strength|courage|grace|patience|us) (?:\w+ ){0,3}(?:stay(?! (?:safe|close|near|strong|calm|alive|awake|with you|in you|here|away|hidden|free))|remain(?! (?:safe|close|near|strong|calm|with you|in you|free))|return(?! to you)|go back|come home|reconcile|submit|obey|endure|persevere|be patient|keep quiet|be silent|please (?:him|her)|honou?r (?:him|her|my)|save (?:this|our|my) marriage|love (?:him|her) (?:more|better|harder))\b/,
    /\b(?:to|i|me|us|should|must|can|will|and) (?:stay|remain|return|go back|reconciled?) (?:\w+ )?(?:with|to|by) (?:him|her|my (?:husband|wife|partner|father|mother|boyfriend|girlfriend))\b/,
    /\b(?:forgive|forgiveness)\b/,
    /\b(?:save|heal|restore|repair|rebuild|mend) (?:this|our|my|the) (?:marriage|relationship|bond|home)\b/,
  ],
}

export const STOP_TREATMENT: ClaimRule = {
  code: 'stop-treatment',
  refuses: [
    new RegExp(
      `\\b(?:to|can|will|should|must|may|i|you|he|she|they|we|and|now|please)(?: now| safely| finally| simply)? (?:stop|quit|give up|throw away|put away|put down|come off|skip|refuse|leave behind|lay aside|cancel|flush|avoid) (?:taking |using |seeing |going to )?(?:my|your|his|her|their|the|these|this|all|any)? ?(?:\\w+ )?${MEDICINE}\\b`,
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
  ],
}

export const CURSE: ClaimRule = {
  code: 'curse',
  refuses: [
    new RegExp(
      `\\b(?:strike|smite|destroy|crush|curse|kill|ruin|humiliate|burn|damn|condemn|afflict|shame|punish|torment|wreck|bring down|cut off|silence) (?:down )?${THEM}\\b`,
    ),
    new RegExp(`\\bbreak ${THEM}\\b(?! (?:free|out|chains))`),
    new RegExp(
      `\\b(?:let|may) (?:${THEM}|he|she|they|his (?!not)\\w+|her (?!not)\\w+|their (?!not)\\w+) (?:all )?(?:suffer|die|perish|burn|pay|rot|lose (?:everything|his|her|their|all)|fall (?:ill|sick|into)|know (?:my|the same) pain|feel what|regret|be (?:destroyed|cursed|punished|ruined|struck|put to shame|humiliated|fired|miserable|alone))\\b`,
    ),
    new RegExp(`\\bmake (?:${THEM}|my \\w+) (?:suffer|pay|hurt|fail|lose|regret|miserable|crawl)\\b`),
    /\b(?:avenge|vengeance|revenge|get even|pay (?:him|her|them) back|wrath (?:up)?on|your anger (?:up)?on)\b(?![^.]*\b(?:not|free me|keep me|lay down|let go|give up|without)\b)/,
    /\b(?:rot|burn|go|send|sent) (?:\w+ )?(?:in|to) hell\b|\bgoing to hell\b|\bdamned\b/,
    /\bi (?:hate|curse|despise) (?:him|her|them|those|my)\b/,
    /\b(?:heathens?|infidels?|heretics?|papists?|idolaters?)\b/,
  ],
  unless: [
    /\b(?:(?:free|keep|save|guard) (?:me|us) from|take from me|release me from|let go of|lay down|not|no) [^.;!?]*\b(?:revenge|vengeance|hate|hating|hatred|even|back|curs\w+)\b/,
  ],
}

export const HARMFUL: ClaimRule = {
  code: 'harmful',
  refuses: [
    /\b(?:take me (?:home|away|to (?:you|heaven|be with)|from this (?:world|life|earth))|call me home|bring me home to (?:you|heaven)|ready to (?:come home|die|go home|leave this (?:world|life|earth)))\b/,
    /\b(?:let me|help me|i want to|i wish to|wish i could|i long to|allow me to|i am ready to) (?:die|go home to|be with (?:you|him|her|them) in heaven|end (?:it|my)|disappear|sleep (?:forever|and never)|not wake|never wake|slip away|depart)\b/,
    /\b(?:end|take) my (?:own )?life\b(?! (?:into|and|in your|as|for your|lord))|\bbetter off (?:dead|without me)\b|\bkill (?:my|him|her|your|them)sel(?:f|ves)\b|\bsuicide\b/,
    /\b(?:join|follow|see) (?:him|her|them|my \w+) (?:again )?(?:soon|in death|in the grave|in heaven soon)\b/,
    /\b(?:rest|sleep|peace) (?:forever|eternal(?:ly)?|of death|of the grave)\b|\beternal (?:rest|sleep)\b/,
    /\b(?:no|not a) (?:reason|point) (?:to|in) (?:live|living|go on|going on)\b/,
    /\b(?:i am|i'm|she is|he is) (?:a burden(?= to (?:everyone|everybody|them|all|you|my family|my friends|him|her)|[.,;!]|$)|worthless|nothing|hopeless|unlovable|a failure|beyond (?:hope|help|saving))\b(?![^.]*\b(?:not|feel|lie|tell|yet)\b)/,
  ],
}
