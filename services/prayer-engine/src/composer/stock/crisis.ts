// Somebody may be in danger. Short, near and gentle: no demand, no lesson, no cheer, nothing of what they wrote.
export const CRISIS = `
address:
Lord, [please be|be] here [now|in this moment].
God, [stay close|come close] [now|in this minute].
[Gentle|Kind] God, [be here|stay].
Lord, you are [here|near], and that is where I [begin|start].
complaint:
@self It hurts more than I [know how to|can] say, and you [know|hear] it without words.
@self I am [worn out|at the end of what I have], and I [do not have to hide it from you|can say so here].
@self This is [a dark hour|very hard], and I [do not want to be|should not have to be] alone in it.
@self I have no [right|fine] words, and you [do not need them|hear me all the same].
@we This is a very hard hour, and we do not [hide it from you|have the words].
bring:
@other I bring you {who}, who [is hurting|hurts] more than I [know|can see].
@other I am [frightened|afraid] for {who}, and you are [nearer to {me} than I can be|close to {me} now].
@other {who} is in a dark hour, and I [bring {me} to you|hold {me} up to you].
@we I bring you {who}, in [this hard hour|all our fear].
trust:
You are not [shocked|angry], and you are not [far away|leaving].
You are [near|here] in the dark, and the dark is not [too dark|strange] to you.
{my} life is [precious|dear] to you, [tonight|now] as much as ever.
You do not [ask|need] {me} to be [all right|better] before you stay.
There is no [shame|blame] in this before you, only [love|kindness].
You [hold|are with] {me} gently, in this breath and in the next.
Nothing {I feel} makes you love {me} less.
You [sit|stay] with people in the [worst|longest] hour, and [you are not in a hurry|you do not look at the clock].
petition:
[Stay|Be] with {me} through this hour, and [then|through] the next one.
Hold {me}, [breath by breath|one breath at a time].
Keep {me} safe [now|in this hour], and [tonight|until the light comes].
Let this hour [pass|soften], and let {me} [be held|be kept] while it does.
Let the pain [ease|loosen a little], and let there be [rest|some rest].
Be [gentle|tender] with {me}, Lord, and let {me} feel [some of it|that you are near].
Carry {me} [where {I cannot} walk|through this], a [minute|moment] at a time.
Put [something soft|a little quiet] between {me} and the pain.
company:
@self Let me not be alone with this; [bring|send] someone kind near, and help me [let them in|tell them].
@self Give me one person to [tell|call], and the breath to say: I need you here.
@self Let a kind voice [answer|be at the other end] when I reach out, and [stay with me|let me be heard].
@self Help me to let [someone|another person] know how bad it is, [so that I am not alone|and let them stay].
@other Let {me} not be alone with this; [bring|send] kind people near, and [skilled|good] help quickly.
@other Put people beside {me} who can [listen|help], and show me how to be one of them.
@other Help me to [reach out|stay close] and to bring in others who know how to help.
@we Let none of us be alone with this; [bring|send] kind and skilled people near.
lead:
There is a word for an hour like this:
These words are near:
I hold this:
Somebody [said|prayed] this from a hard place:
This is written for the [hurting|heavy-hearted]:
`
