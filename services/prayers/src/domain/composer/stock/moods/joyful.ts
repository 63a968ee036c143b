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
petition:
Let my joy [make room|have a chair] for someone who [has none today|is sad].
Keep my gladness [kind|gentle], so that it never [steps on|passes over] another’s sorrow.
Let this joy [take root|go deep], and not [blow off|pass] with the [weather|hour].
Teach me to [remember|store up] this day for [a leaner one|days when I need it].
Let me [spend|share] this joy [freely|while it is warm], and find it [not used up|growing].
Make me [a bringer|a carrier] of good news, in [my face|how I listen] as well as my words.
`
