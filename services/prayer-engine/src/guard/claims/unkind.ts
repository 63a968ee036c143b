import type { ClaimRule } from './rule.ts'

const THEM =
  '(?:him|her|them|those|these people|my (?:enem(?:y|ies)|boss|ex|husband|wife|brother|sister|mother|father|neighbou?rs?|coworkers?|colleagues?|abuser))'

const ANYBODY = '(?:i|you|he|she|they|we|my \\w+)'
const MORE = '(?:more|enough|greater|stronger|harder|better|deeper)'
const OWED_TO_GOD =
  '(?:faith|trust|belief|prayers?|praying|obedience|devotion|holiness|righteousness|piety|repentance|love (?:for|of|to) (?:you|god))'

export const BLAME: ClaimRule = {
  code: 'blame',
  refuses: [
    /\bif (?:only )?(?:i|we|you|he|she|they) had been (?:a )?better\b/,
    /\bbecause (?:i|he|she|they|we|you) (?:stopped|lacked|failed|neglected|did not|didn't|never|forgot|refused)\b[^.]*\b(?:tith\w*|pray\w*|faith|believ\w*|trust\w*|church|obey\w*|god|give|giving|repent\w*)\b/,
    /\bbecause (?:i|he|she|they|we|you) (?:lacked|doubted|sinned|disobeyed)\b/,
    /\bif (?:my|his|her|their|your|our) (?:faith|trust|prayers?) (?:were|was|had been|is) (?:\w+ )?(?:stronger|greater|more|bigger|deeper|enough|real)\b/,
    /\b(?:teach|teaches|teaching|taught) (?:him|her|them|me|us|you) (?:a|this) lesson\b/,
    /\b(?:bring|brings|bringing|brought) (?:this|it|that|the|his|her)? ?(?:\w+ )?(?:up)?on (?:himself|herself|themselves|myself|yourself)\b/,
    /\b(?:sick|ill|poor|suffering|barren|alone|suffers?) because (?:of )?(?:\w+ )?(?:sins?|unbelief|doubts?|disobedience|curse)\b/,
    /\bsins? in (?:the|her|his|their|my) (?:family|past|life) (?:caused|brought|is why|has)\b/,
    /\b(?:did not|didn't|have not|haven't|do not|don't|not) (?:pray|prayed|believe|believed|trust|trusted) (?:hard |long |well |often |deeply )?enough\b/,
    /\b(?:doubts?|unbelief|fear|sins?|little faith) (?:\w+ )?(?:has|have|had) (?:kept|made|caused|brought|blocked|stopped)\b/,
    // Too little of what is owed to God is blame; too little courage, time or sleep is a confession like any other...
    new RegExp(
      `\\bif (?:only )?${ANYBODY} (?:just )?(?:(?:had|have|would have|could have|only had) )?(?:had|have )? ?(?:only )?${MORE} (?:\\w+ ){0,2}${OWED_TO_GOD}\\b`,
    ),
    new RegExp(
      `\\bif (?:only )?${ANYBODY} (?:just )?(?:(?:had|have|would have|could have|only had|only) )?(?:pray|trust|believ|lov|obey|serv|sought|worshipp?|fast|repent)\\w* (?:(?:in )?(?:you|god|him) )?(?:\\w+ )?${MORE}\\b`,
    ),
    // ... unless an affliction is said to follow from it.
    new RegExp(
      `\\bif (?:only )?${ANYBODY} (?:just )?(?:had|have|were|had been) ${MORE}\\b[^.;!?]*\\b(?!i\\b)\\w+ (?:would(?:n't| not| never)? have|(?:would|might|could) (?:still )?be (?:alive|well|healed|whole|cured|here|better|safe|together))\\b`,
    ),
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
    /\bif (?:only )?(?:i|we|he|she|they|our|my|his|her)(?: \w+)? (?:had|would have|have) (?:\w+ )?(?:prayed|believed|trusted|obeyed|repented|tithed|fasted)\b/,
    /\bwould (?!you\b)(?:\w+ ){0,3}?(?:healed|well|better|cured|alive|whole)\b[^.;!?]*\bif (?:i|we|he|she|they|my|his|her|our)\b[^.;!?]*\b(?:doubt\w*|faith|believ\w*|pray\w*|trust\w*|sin\w*|repent\w*|obey\w*)\b/,
    /\b(?:came|come|happened|happening|sick|ill|depressed|suffer\w*|darkness|illness)(?: \w+){0,3} because (?:i|he|she|we|they) (?:\w+ )?(?:walked|stopped|turned|left|skipped|missed|went|drifted|wandered|quit)\b[^.;!?]*\b(?:you|god|church|mass|choir|faith|pray\w*|bible|worship)\b/,
    /\b(?:pray|believe|trust|fast|give|hope)(?:ed|d)? (?:hard|long|much|often|well|deeply|strongly) enough\b/,
    /\b(?:people|those|they|who|he|she)\b[^.;!?]*\b(?:have|has|had) not (?:\w+ )?(?:trusted|believed|loved|sought) (?:you|god) enough\b/,
    /\b(?:forgive me|sorry|pardon me) for (?:\w+ )?(?:provoking|angering|upsetting|setting|pushing|making) ?(?:him|her|them)\b/,
    /\bi (?:\w+ ){0,2}?(?:bring|brought|draw|drew) out (?:this|that|the) (?:\w+ )?(?:side|worst|anger|rage) (?:of|in) (?:him|her|them)\b/,
    /\bso (?:that )?(?:he|she|they) (?:will have|has|have|had) (?:no|less) (?:cause|reason|need|excuse) to\b/,
  ],
  unless: [
    /\b(?:not|never|isn't|wasn't) (?:\w+ )?(?:my|his|her|their|your|a|because|punish\w*|the) ?(?:own )?(?:fault|punishment|judge?ment)?\b/,
  ],
}

export const MINIMISING: ClaimRule = {
  code: 'minimising',
  refuses: [
    /\ball in (?:your|god's|his) plan\b|\bso (?:we|i|you|they) should (?:relax|stop|just|not worry|be (?:happy|glad|grateful|thankful))\b/,
    /\b(?:was|were|is|am|are) (?:always |simply )?meant to (?:lose|fail|suffer|happen|end|die|leave|break|go)\b/,
    /\b(?:someone|somebody|people|everyone|others)(?: else)? (?:has|had|have) it (?:far |much |so much )?worse\b/,
    /\b(?:is|was|became|are|as) (?:\w+ )?an? (?:\w+ )?angel (?:now|watching|in heaven|looking)\b/,
    /\b(?:it was|was) (?:simply |just )?(?:his|her|their) time(?: to go)?\b(?! (?:with|of))/,
    /\byour timing is (?:always )?perfect\b|\bothers (?:have|had|suffer)(?: it)? (?:\w+ )?worse\b/,
    /\b(?:pain|suffering|illness|loss|grief|cancer|abuse|death)(?: \w+)? (?:is|was) (?:a|really a|actually a|your) (?:gift|blessing|lesson|favou?r|opportunity)\b/,
    /\b(?:god|you|the lord|he) (?:allowed|allow|sent|gave|let|permitted|used|chose|brought) (?:this|it|me to|us to|him to|her to|these|that|the)\b[^.]*\b(?:to (?:make|teach|test|show|strengthen|humble|punish|grow|refine)|so that|for (?:a|his|your|our|my))\b/,
    /\b(?:sent|given|meant|here|happened|happening) to (?:teach|test|make|refine|strengthen|humble|grow) (?:me|us|him|her|them|you)\b/,
    /\b(?:is|are) (?:nothing|little) compared (?:to|with)\b|\bfor (?:his|her|their|my|our|your) own good\b/,
    /\b(?:he|she|they|you) should (?:stop|just|not (?!have)|be (?:happy|glad|grateful|thankful|over))\b/,
    /\beverything\b[^.]* has (?:a )?(?:meaning|purpose|reason)\b/,
    /\beverything happens for a (?:reason|purpose)\b|\bfor a reason\b[^.]*\b(?:everything|this happened|took|all things)\b/,
    /\b(?:god|heaven|you) (?:needed|wanted|gained|has|have|called) (?:another|an|a new) angel\b|\b(?:became|is now|are now) an? (?:angel|star)\b/,
    /\bin a better place\b|\bno longer suffering,? so\b/,
    /\bat least (?:he|she|it|they|you|i(?! (?:want|hope|try|long|mean) to)|we|there|this)\b/,
    /\bat least (?:his|her|my|our|the) \w+ (?:is|was|are)\b|\bat least (?:it|this|that) (?:is|was) only\b/,
    /\b(?:time heals|could be worse|others have it worse|look on the bright side|silver lining|blessing in disguise)\b/,
    /\b(?:god|you|he) (?:never|will not|won't|would not|does not|do not|would never|will never) (?:gives?|send|sends|put|puts|let|lets)\b[^.]*\bmore than\b/,
    /\b(?:part of|in|within) (?:your|god's|his|the|a) (?:\w+ )?(?:greater |bigger |perfect |master )(?:\w+ )?plan\b/,
    /\b(?:all|this is) part of (?:your|god's|his|the) plan\b/,
    /\b(?:was|were|is|are) (?:simply |just |all |always )?meant to be\b/,
    /\b(?:is|was|be|it's|works?(?: out)?|turns?(?: out)?|happen(?:s|ed)?) (?:all |always )?for the best\b/,
    /\bjust (?:cheer up|smile|be positive|be happy|get over|move on|let it go|think positive|have faith|pray more|trust)\b/,
    /^(?:stop|quit|no need to|there is no need to|don't|do not) (?:worry|worrying|cry|crying|griev|be sad|be afraid|feel|complain|dwell)/,
    /\b(?:he|she|they) would(?:n't| not) want (?:you|me|us) to (?:cry|be sad|grieve|mourn|hurt)\b/,
    /\b(?:god|you|the lord) (?:took|called|wanted|needed|chose to take) (?:him|her|them|my \w+) (?:home |away )?(?:because|for a|to be|so)\b/,
    /\b(?:count it all joy|thank you for (?:this|my|the|his|her) (?:pain|cancer|illness|abuse|suffering|loss|death|depression))\b/,
    /\b(?:it is|it's) (?:only|just) (?:a |that )?(?:small|bad|phase|feeling|job|dog|cat|pet|in (?:your|my|his|her) head)\b/,
    /\b(?:it|this|that|he|she|they)(?: was| is|'s| gave me| left) (?:only|just|merely|nothing but|no more than) (?:a|an|one|two|some) (?:\w+ )?(?:bruises?|slaps?|pushe?s?|shove|scratch|bump|setback|test|hurdle|season|mood|trial)\b/,
    /\b(?:bruises?|slaps?|blows?|words|tears|pain|illness|losses|loss|it|this) (?:is|are|was|were|isn't|aren't|wasn't)(?: not)? (?:so|that|really|very|all that) (?:bad|much|serious|terrible)\b(?= |,|\.$)(?<=\b(?:not|isn't|aren't|wasn't)\b.*)/,
    /\b(?:suffering|pain|illness|sickness|hardship|bruises?|tears|grief|sorrow|abuse|cancer) (?:is|are|was) (?:only |just )?(?:making|shaping|refining|purifying|teaching|perfecting|molding) (?:me|us|him|her|them)\b/,
    /\b(?:i|we|he|she) (?:really )?(?:should|ought to) (?:just |only |simply )?(?:be (?:more )?(?:grateful|thankful|happy|glad)|stop (?:feeling|crying|grieving|being sad|complaining)|count (?:my|our) blessings|get over)\b(?<!\b(?:say|says|said|tell|tells|told|think|feel|guilty)\b.*)/,
    /\b(?:sadness|happiness|joy|depression|anxiety|worry|grief|sorrow|despair|fear) is (?:only |just |simply )?(?:a|my|our) (?:choice|decision|mindset|habit|state of mind|attitude)\b/,
    /\bno (?:reason|need|cause) to (?:be (?:sad|upset|sorry)|cry|grieve|mourn|weep|complain)\b/,
    /\b(?:many|others?|some|people|most)(?: people| \w+)? (?:have|has|had|suffer|know|known|face|endure|bear|live with) (?:\w+ )?(?:much |far |so much )?worse\b/,
  ],
}

export const CURSE: ClaimRule = {
  code: 'curse',
  refuses: [
    /\bpunish (?!me\b|us\b|myself\b)\w+|\b(?:hit|reach) rock bottom and\b/,
    new RegExp(
      `\\b(?:embarrass|expose|bankrupt|sink|fire|haunt|disgrace|defeat|overthrow|ruin|shame|punish|humble|break down) (?:${THEM}|the (?:ones|people|man|woman|men) who)\\b`,
    ),
    /\b(?:let|make|may) (?:him|her|them|my (?:\w+ )?\w+|those who \w+ \w+|the ones who \w+ \w+) (?:go bankrupt|go broke|lose|be (?:fired|ruined|exposed|sued))\b/,
    /\b(?:bring|send|pour|rain|heap|let) (?:\w+ )?(?:disaster|ruin|harm|shame|destruction|trouble|fire|judge?ment|wrath|calamity|misery|plague|pain|fear|terror)s? (?:down )?(?:up)?on (?:him|her|them|those|my \w+|his|their)\b/,
    /\blet fire (?:fall|come|rain)\b/,
    new RegExp(`\\bmake (?:${THEM}|my \\w+|those \\w+) (?:lose|fall|weep|sick|afraid|ashamed|sorry)\\b`),
    /\bmay (?:his|her|their) (?:\w+ ){1,2}(?:fail|fall|collapse|burn|end badly|be ruined|suffer|be cursed|crumble|break apart)\b/,
    /\bunder (?:your|my|our) (?:feet|heel)\b/,
    /\b(?:let|make|may) (?:him|her|them|my \w+|those \w+) (?:\w+ )?(?:feel|taste|know|carry|live with) the (?:pain|hurt|shame|loss|fear)\b/,
    /\brepay (?:him|her|them|those|my)\b/,
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
    /\bmake (?:his|her|their) (?:life|days|nights|years) (?:an? )?(?:\w+ )?(?:misery|miserable|hell|bitter|short|unbearable|nightmare)\b/,
  ],
  unless: [
    /\b(?:(?:free|keep|save|guard) (?:me|us) from|take from me|release me from|let go of|lay down|not|no) [^.;!?]*\b(?:revenge|vengeance|hate|hating|hatred|even|back|curs\w+)\b/,
  ],
}
