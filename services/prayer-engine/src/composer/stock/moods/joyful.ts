export const JOYFUL = `
complaint:
I come [glad|with a light heart], and I bring [something heavy|what is not yet light] with me too.
My heart is [singing|light], and I [still|also] need [you to look at this with me|your mercy].
thanks:
My heart is [light|singing], and I [want you to hear it|cannot keep it to myself].
I am [glad|happy], Lord, all the way [down|through], and I [bring it here|want to share it with you].
This is a day [to clap hands|for singing], and I [would be foolish|do not want] to hold it in.
I [woke|came] with a song in me, and it [has your name in it|turns out to be yours].
Something in me wants to [dance|run and tell someone], and I [tell you first|come to you first].
I laugh, and [the laughter is a kind of prayer|I think you laugh with me].
I [did not expect|had almost forgotten] this much [joy|gladness], and here it is, [warm in my hands|and it is real].
Let the [trees|hills] have their song; [this is mine|I add mine], and it is for you.
#light The whole day seems [washed|lit from inside], and I [walk about in it thanking you|know whose light it is].
#field Everything in me is [in leaf|in blossom], as a field [after rain|in its good month].
#water Joy [comes up|rises] in me like a spring, and I [did not dig the well|only stand near and drink].
#bread It is like [a feast|a full table], and you are the one who [set it|called us to sit down].
#wings I feel [light enough to lift|lighter than birds], and I [thank|bless] you for the air under me.
#road My feet are [quick|light] on the road today, and the road is [good|kind].
#house There is [music|gladness] in the house of my heart, with [the windows open|every lamp lit].
I have known [grey|heavy] days, so I [know what this is|will not waste this]: it is a gift.
Every good thing [has your touch|looks more like itself] today, and I [bless|praise] you for it.
Joy is yours [before it is mine|from the start], and you have [let me in|given me a share].
I could [tell|shout it to] the whole street, and I [come to tell you first|start with you].
My [mouth|face] will not stop smiling, and I [bring|lift] it to you.
I had [forgotten|not known] that a heart could [rise|leap] like this.
All day I have been [humming|thanking you], with and without words.
You [like|love] gladness, Lord, and here is [some of mine|mine, brimming].
I am [happy|glad] in my [bones|hands and feet], and I [thank|praise] you with all of them.
This joy has [no edges|room in it], and I [keep finding|see] your [name|mark] on it.
If this were the [only|one] good day, it would be [worth|enough for] a song.
I [waited|looked] for joy in far places, and it [came here|walked in at the back door].
I want to [clap|sing], and I want to [be quiet|weep] a little too, because it is [so good|all gift].
Let me be [foolish|a child] with gladness before you, for once.
I [laugh|sing], Lord, and I [am not ashamed|mean every note].
#night [Even|Already] the dark is [bright|friendly], with this in me.
#rock Under this joy there is [rock|solid ground], and that is you.
#shepherd I am [like a lamb|a lamb] let out in spring, and you are [watching|at the gate].
#storm The [rain|storm] is over, and everything [drips and shines|sparkles], and so do I.
#hand I [hold up|open] my hands, and they are [full|warm] with what you put there.
petition:
Let my joy [make room|have a chair] for someone who [has none today|is sad].
Keep my gladness [kind|gentle], so that it never [steps on|passes over] another’s sorrow.
Let this joy [take root|go deep], and not [blow off|pass] with the [weather|hour].
Teach me to [remember|store up] this day for [a leaner one|days when I need it].
Let me [spend|share] this joy [freely|while it is warm], and find it [not used up|growing].
Make me [a bringer|a carrier] of good news, in [my face|how I listen] as well as my words.
[Spread|Share out] this joy, Lord, [past me|as far as it goes].
Let me [rejoice|be glad] [honestly|fully], without [fear|waiting] for the other shoe.
[Mark|Keep] this day in me, so that I can [find it|come back to it].
Let my laughter be [kind|a shelter], and my [good day|gladness] be [good|of use] to someone.
Make {my} joy [sturdy|deep enough] to [sit|stay] with those who weep.
Let {me} [thank|honour] you with the [next|very next] thing {I do}.
`
