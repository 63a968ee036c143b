// What a person wrote is theirs, but not all of it belongs in a prayer they will read aloud.

const MARKUP = /[<>{}[\]|\\`@#=_*~^]|https?:|www\.|\.(com|net|org)\b/i
const INSTRUCTION =
  /\b(ignore|disregard|override|bypass|forget (all|everything|your|the above|previous|prior)|pretend (you|to be an?|that you)|role-?play|simulate|jailbreak|instructions?|prompts?|system (prompt|message|role|override)|system:|assistant|chatgpt|gpt|openai|language model|as an? ai|an ai|developer mode|previous (instructions?|messages?|text|rules)|above text|output|print|respond (with|in|only|as)|reply (with|in|only|as)|answer (with|in|only)|translate|summari[sz]e|repeat (after|the|this|back)|write (me|an?|in|the|this|out|code|about)|generate|compose|create an?|tell me|give me an? (list|recipe|joke|poem|code)|act as|you are (now|an?)|you must|you should|from now on|json|html|markdown|python|javascript|source code|script tag|sql|admin|passwords?|api keys?|tokens?)\b/i
const PROFANE =
  /\b(f+u+c*k\w*|fck\w*|wtf|sh[i1]t\w*|bullshit|bitch\w*|bastard\w*|assh\w*|arseh\w*|damn\w*|goddamn\w*|crap\w*|cunt\w*|dick\w*|piss\w*|slut\w*|whore\w*|moron\w*|idiot\w*|stupid\w*|loser\w*|jerk\w*|scum\w*|trash|pig|pigs)\b/i
const HARM =
  /\b(kill\w*|murder\w*|revenge|vengeance|punish\w*|destroy\w*|curse\w*|suffer for|make (him|her|them) (pay|suffer|hurt)|pay for (what|it)|burn in|rot in|drop dead|deserves?|hate|hates|hated|get back at|get even|strike (him|her|them)|hope (he|she|they|(my|his|her|the) [\w-]+( [\w-]+)?) (dies?|fails?|suffers?|loses?|gets? (fired|hurt|sick|cancer))|want (him|her|them) (dead|gone|to (die|suffer|fail|hurt|pay)))\b/i
const BLAME =
  /\b(liar|lied|lies|lying|cheat\w*|abus\w*|narcissis\w*|toxic|evil|wicked|selfish|lazy|useless|worthless|crazy|manipulat\w*|betray\w*|beats?|hits? me|hit me|beat me|hurts me|hurt me|stole|steals|ruin\w*|bull(y|ies|ied|ying)|gossip\w*|fault|blames?|blamed|yells?|yelled|screams?|screamed|yelling|screaming|rude|mean to|unfair|treats? me|harass\w*|ignor\w*|criticiz\w*|criticis\w*|refus\w*|controls?|controlling|threat\w*|makes? me|made me|keeps? (giving|telling|asking|making|calling)|never (helps?|listens?|cares?|calls?|does)|always|only cares?|(does|do|did|will) not (care|help|listen|respect|appreciate|try|bother|pay|support|clean|apologi[sz]e)|rape\w*|assault\w*|molest\w*|violent|drunk|drunken|insult\w*|humiliat\w*|mock\w*|unfaithful|affair)\b/i
const DELICATE =
  /\b(sex\w*|porn\w*|masturbat\w*|naked|abortion|aborted|lust\w*|gay|lesbian|trans|bisexual|homosexual\w*|suicid\w*|self-?harm|cutting|overdose|end it|end my life|want to die|republican\w*|democrat\w*|trump|biden|election|immigrants|muslims|jews|lottery|jackpot|bitcoin|crypto|gambl\w*|bet|rich)\b/i

/**
 * Whether a sentence may be heard at all. Orders to the machine, markup, swearing and wishes of harm
 * are left out whole: nothing of such a sentence is echoed.
 */
export function isSpeakable(sentence: string): boolean {
  return ![MARKUP, INSTRUCTION, PROFANE, HARM, DELICATE].some((pattern) => pattern.test(sentence))
}

/** Whether a sentence speaks to the machine, or is not speech at all. */
export function isOrder(sentence: string): boolean {
  return MARKUP.test(sentence) || INSTRUCTION.test(sentence)
}

/** Whether words lay blame on somebody: the hurt is heard, the accusation is not read back. */
export function laysBlame(text: string): boolean {
  return BLAME.test(text.replace(SUFFERED, ''))
}

// Who suffers it is told of, and nobody is named who did it.
const SUFFERED =
  /\b(am|is|are|was|were|be|been|being|get|gets|got|getting) (\w+ly )?(bullied|harassed|ignored|criticized|criticised|blamed|betrayed|mocked|insulted|humiliated|treated unfairly)\b(?! by\b)/gi
