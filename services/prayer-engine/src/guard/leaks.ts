// A writer talking about its task instead of praying.
const LEAKS: readonly RegExp[] = [
  /\b(?:generated|written|created|composed) (?:by|with|using) (?:an? )?(?:ai|model|machine|computer|assistant|program|selah)\b|\bthis text\b/,
  /\b(?:let me know|would you like|do you want) (?:if|me|another|a|to)\b|\banother prayer\b/,
  /\b(?:click|tap|subscribe|the link|link below|website|my site|dot com|follow us|download)\b/,
  /^(?:an? )?(?:\w+ )?(?:prayer|psalm) (?:for|of|about|in) [^.,;!?]{1,40}[.:]?$/,
  /\b(?:not|never) (?:a substitute|medical advice|professional advice|legal advice|financial advice)\b/,
  /\bnot medical\b|\bi(?:'m| am) (?:only |just )?(?:an? )?ai\b/,
  /\bas an? (?:ai|artificial|assistant|language|large)\b|\b(?:language|ai) model\b/,
  /\bi(?:'m| am) (?:just |only )?an? (?:ai|assistant|chatbot|bot|computer|program|machine)\b/,
  /\b(?:system|this|the|user|your) prompt\b/,
  /\b(?:previous|system|above|following|given|these|developer|secret|hidden|original) instructions?\b/,
  /\binstructions? (?:above|below|given|were|said)\b/,
  /\bhere(?:'s| is| are|'re) (?:a|an|your|the|my|some|that|one) (?:\w+ ){0,4}(?:prayers?|psalms?|verses?|words|version|draft|text)\b/,
  /^(?:sure|certainly|of course|absolutely|okay|ok|understood|got it|great|happy to help)[,!.:]|^(?:sure thing|of course i|happy to help)\b/,
  /\bi (?:cannot|can't|can not|won't|will not|am unable to|'m unable to|am not able to) (?:help with|assist|comply|fulfil|generate|write|provide|create|do that|continue|answer that)\b/,
  /\b(?:as (?:you )?requested|per your request|the user|this request|your request|the request|the situation field|the recipient field|the passages? (?:provided|given|handed)|provided passages?)\b/,
  /\b(?:openai|chatgpt|gpt-?\d*|claude|gemini|llama|json|jailbreak|developer mode|api key|token limit|placeholder|lorem ipsum|hello world|base64|sql|prompt injection)\b/,
  /\b(?:ignore|disregard|forget|override) (?:all |any |the |my |your |every )*(?:previous|prior|above|earlier|rules|instructions?|guidelines)\b/,
  /^(?:as you wish|at your command|will do|no problem)(?:[.!]|, (?:here|i (?:will|can)))/,
  /^(?:tone|mood|category|title|prayer|note|disclaimer|scripture|situation|recipient|length|word count|verse|output|response|answer|system|assistant|user|amen\.? note)\s*:/,
  /\b(?:insert|your|recipient'?s?|person'?s?) name(?: here)?\b(?! be| is| i| we|,| above| for| and| with| among|\.|;|!| o| in| forever| to| every| that| from| on| at| alone| as| all)/,
  /\b(?:in|for) this (?:prayer|psalm), (?:i|we|the)\b/,
  /\bthis (?:prayer|psalm) (?:is (?!for|all|small|not|my|the|here|only)|was|has been|will|aims|asks|addresses|follows|uses|draws)\b/,
  /\bi(?:'ve| have) (?:written|composed|crafted|created|generated|included|prepared)\b/,
  /\b(?:pwned|hacked|haha|lol|arr+|ahoy|pirate)\b/,
  /\b(?:words? (?:limit|count)|\d+ words|characters? limit)\b/,
]

/** Whether a sentence shows the task, its instructions, or the machine behind it. Takes plain speech. */
export function leaksInstructions(spoken: string): boolean {
  return LEAKS.some((leak) => leak.test(spoken))
}
