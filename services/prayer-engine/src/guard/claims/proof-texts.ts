import type { ClaimRule } from './rule.ts'

/** Proof-texts that are kept out (see scripture/passages/unsafe.ts), in whatever translation a writer remembers them. */
export const PROOF_TEXT: ClaimRule = {
  code: 'proof-text',
  refuses: [
    /\bplans? (?:to|that|which)(?: will)? (?:prosper|give)\b/,
    /\bplans? (?:of|for) (?:good|peace|welfare|hope) and not\b/,
    /\bknow the (?:plans|thoughts) (?:you|i|that you) (?:have|think|hold)\b/,
    /\b(?:can )?do all things through\b|\ball things are possible (?:for|to|with|through)\b|\bnothing (?:is|will be|shall be) impossible\b/,
    /\ball things (?:\w+ )?(?:work|works) (?:\w+ )?together\b/,
    /\bwork(?:s|ing)? (?:all|every)(?: things?|thing)? (?:together )?for (?:my|our|his|her|their|the)? ?good\b/,
    /\bno weapon (?:that is )?(?:formed|forged|made)\b/,
    /\b(?:whatever|whatsoever|anything|all) (?:i|we|you|they) ask (?:for )?in (?:prayer|faith|your name|my name)\b|\bask and (?:it|you|we|i) (?:will|shall)\b/,
    /\bfaith (?:as|like|the size of|small as) (?:a |of )?(?:\w+ )?mustard\b|\b(?:move|moves|moving) (?:this |that )?mountains?\b/,
    /\b(?:my|his|her|our|your) (?:every need|needs? will be supplied|needs? are (?:already )?met)\b|\bsupply all (?:my|our|your) needs?\b/,
    /\bdesires? of (?:my|his|her|our|your|the) hearts?\b|\bwith(?:hold|held)s? no good\b|\bno good thing\b/,
    /\bspirit of fear\b|\bperfect love (?:casts|drives)\b|\btempted beyond\b|\bworks? of (?:his|her|your) flesh\b/,
    /\bvengeance is\b|\breap (?:what|whatever)\b|\bsow(?:s|ed|n)? (?:in|to)\b/,
  ],
  unless: [/\b(?:if|whether|do not|don't|cannot|can't)\b[^.]*\bwork\b[^.]*\?/],
}
