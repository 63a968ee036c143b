import type { ClaimRule } from './rule.ts'

const WHEN =
  '(?:tomorrow|tonight|today|(?:on |by |before |next |this )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|by (?:the end of|next|this|then|christmas|easter|spring|summer|fall|morning)|(?:this time )?next (?:week|month|year)|this (?:week|month|year)|from now on|soon)'
const GOOD =
  '(?:without|free|well|new|better|paid|gone|healed|cured|happy|whole|healthy|good news|no (?:more )?(?:trace|pain|tumou?r|cancer|debt|fear)|strong\\w*|two|three|many|success\\w*|rich\\w*|nothing but)'

/** An ending told as if it were known, of any subject and any day. */
export const SURE_ENDING: ClaimRule = {
  code: 'promised-outcome',
  refuses: [
    /\byou are going to (?!judge|have to|need)/,
    /\b(?!you\b|i\b|we\b|god\b|lord\b|who\b|that\b|what\b|night\b|light\b|morning\b)[\p{L}'-]+ (?:will|shall|is going to|are going to) (?:surely |soon |certainly |one day )?(?:walk (?:out|again)|come (?:home|through|out) (?:\w+ )?(?:strong|well|safe|whole|heal|better|complete)\w*|pull through|recover|beat this|survive|make it through|make a full|be (?:healed|cured|well again|cancer free|fine|saved from)|get (?:well|better|the job)|live to)\b/u,
    /\b(?:declare|proclaim|affirm|announce|decree) (?:now |today )?(?:that )?(?:the|he|she|it|this|every|no|all|my|our|his|her) (?!glory|works?|praise|wonders|greatness|name|goodness|lord)/,
    /\bthere (?:will|shall) be (?:no|nothing but|only|not a) (?!more (?:tears|death|crying|sorrow|night)|other|end|peace until)/,
    new RegExp(
      `\\b${WHEN}\\b[^.;!?]*\\b(?:i|we|he|she|they|there|it|this|the \\w+|my \\w+|our \\w+) (?:will|shall|am going to|is going to|are going to) [^.;!?]*\\b${GOOD}\\b`,
    ),
    new RegExp(
      `\\b(?:i|we|he|she|they|it) (?:will|shall) [^.;!?]*\\b${GOOD}\\b[^.;!?]*\\b(?:tomorrow|tonight|by (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|christmas|easter)|when i wake(?: up)?)\\b`,
    ),
    /\b(?:she|he|they|it|my \w+) (?:will|shall) be (?:an? )?(?:\w+ )?(?:new|different|changed) (?:person|man|woman|wife|husband)\b/,
    /\b(?:he|she|they|it|i|we|this) will never (?:again )?(?:lift|raise|hit|hurt|harm|drink|cheat|fall|fail|lack|want|worry|be (?:sick|ill|poor|afraid|without (?!you|your|hope|god)|unhappy|unemployed)|struggle|suffer|need)\b/,
    /\b(?:is|are|am) (?:now |already |completely )?(?:healed|cured|made whole)(?= (?:from this|today|now|by faith|this (?:day|hour|moment))|[.!]$)/,
    /\bfirst of many\b|\b(?:money|wealth|house|job|baby|husband|wife|increase|healing|recovery|success|cure|miracle) (?:that )?you(?:'ve| have)? promised\b/,
    /\bwill\b[^.;!?]*\bbecause you (?:have )?(?:said so|promised(?: it| so)?)(?=[.,;!]|$)/,
  ],
  unless: [
    /\b(?:ask|pray|beg|hope|plead|long|wish|whether|if|until|wonder|when (?:he|she|they|it)|before|unless|once|may|let|please|help|grant|not know|don't know|nobody knows|no one knows|cannot know|want|afraid|fear|worry|worried|scared|say|says|said that|told|perhaps|maybe|do not promise)\b[^.;!?]*\b(?:will|shall|is|are|am|going|promised)\b/,
    /\?$/,
  ],
}
