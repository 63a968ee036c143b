export const COMFORTING = `
address:
[Gentle|Tender] God, come [close|near] and [sit with me|stay a while].
Lord, you are [near|close by], nearer than [my own breath|I know how to feel].
God of all comfort, I [lean|rest] my [weight|head] on you.
Father of mercies, [draw near|bend close] and let me [rest|be still] with you.
You who [hold|cradle] the world gently, hold me [in this hour|now].
Lord, [let me come close|I come close], as a [tired child|child] comes, [without explaining|wanting only to be near].
Quiet God, [be near me|stay near] while I [find the words|say this].
God who [stoops|bends down] to listen, your nearness is [the comfort I need|what I long for].
#shepherd [Gentle|Tender] Shepherd, [come and find me|I am here], and I need your [nearness|gentle voice].
#house God, [my shelter|my soft place to land], let me [come in|rest] [out of the cold|for a while].
#night Lord, you are [awake|near] when I am [alone|afraid] in the dark, and I [turn toward you|rest in that].
#wings You who shelter [small things|the small and shaken], let me [rest|hide] close to you.
[Soft-spoken|Kind] God, I come [close|near], and I [do not need|am not asked] to be [well|strong] first.
Lord, [let me lean|I lean] here [a while|a little], where it is [quiet|gentle].
God who [holds|keeps] the hurting [close|near], [hold me too|I come close].
[Near|Close] and [gentle|quiet] God, you [know|hear] me [before I speak|even in a whisper].
Lord, [rest|lay] your hand [gently|softly] on this [hour|day] and on me.
You who [hush|quiet] the [frightened|crying], I [come|bring myself] near.
trust:
You are [near|close], and you do not [hurry me|ask me to hurry].
You hold [{me}|what is breaking] [gently|tenderly], and your [arms|hands] do not tire.
I do not have to [be brave|be anything] with you; I can [rest|be held].
You are [closer|nearer] than the [hurt|fear], and [quieter|gentler] than anything else I hear.
Even when I [feel nothing|cannot feel you], you are [here, and near|near].
You keep [no distance|not one step of distance] from [those who are hurting|a sore heart].
You [gather up|hold] every tear, and you are [tender|gentle] with [what lies behind it|it].
There is [rest|room to rest] in you, [wide|soft] enough for [all of this|a day like this].
You sit [down beside|close to] {me}, and your quiet is [a comfort|company].
Nothing in {me} is too [small|sore] for your [tenderness|gentle hands].
{I am} held, [felt or not|even now], and the hands that hold are gentle.
Your nearness is [the softest thing I know|my comfort], and it does not [come and go|wear out].
#shepherd You carry the [weak|worn] ones [close|against your heart], and you are [not ashamed of the slow|gentle with the slow].
#night You stay [near|close] through the night, [soft-footed|quiet], and [sleep does not take you from us|you do not leave at dark].
#house With you there is a [warm|quiet] room, and no one [asks|makes] {me} to [explain|leave].
#wings Under your [shelter|care] it is [quiet|soft and still], and {I can} [breathe|rest].
#water Your comfort comes [softly|gently], like rain [on tired ground|at night].
You are [gentle|soft] with [bruised|sore] things, and you [stay near|keep close] until they [ease|rest].
I can [let my head drop|put my head down] here, and [no one|nothing] will [startle|wake] me.
You [warm|comfort] [slowly|gently], as [a blanket|the sun] does, and I do not have to [do|say] anything.
[Close|Near] as you are, you [hear|catch] even the [sigh|breath] I [try to hide|swallow].
Your [arms|hands] are [soft|gentle] and they are [wide|strong enough], and {I can} rest in them.
You [never|do not] [say|tell {me}], get over it; you [sit closer|come nearer].
What {I cannot} [bear|carry] alone, you [bear|hold] with {me}, [gently|quietly].
There is no [hour|night] so [late|long] that your comfort is [shut|asleep].
You [bend|lean] [down|low], as one does to hear a [small|tired] voice, and you [stay|rest] there.
Comfort is not [far off|somewhere else]; it is [your hand|you], [near|close] to {me} now.
You let {me} [rest|be quiet], and you do not tire of {my} [silence|tears].
With you the [sore|hurt] places can [breathe|rest] without [hiding|a covering].
I do not have to [hold|keep] myself together [here|near you]; I am [held|kept].
Your [gentleness|tenderness] is not [weakness|a mood]; it is [who you are|as sure as morning].
#rock You are [a shelter|a warm hollow in the rock], and I [rest|curl up] there out of the wind.
#storm While the weather [blows|passes], you [keep|hold] {me} [close|near], dry and [quiet|still].
#bread You [comfort|feed] {me} with [soft|plain] bread, as one does [the weak|those who have been ill].
#hand Your hand is [cool|warm] and [near|gentle], and it [rests|stays] where it [hurts|aches].
petition:
Wrap {me} in your [nearness|gentle care], and let {me} [rest|be held] there.
Be [near|close] to {me} [now|in this], [nearer than the ache|as near as breath].
Let {me} [rest|lie down] in you, and [ask nothing of {me} yet|let the rest be quiet].
Hold {me} [gently|close], and let {my} [shoulders|breath] [loosen|come down|soften].
Comfort {me} with [your quiet presence|the comfort that needs no words].
Let {my} heart be [still|quiet] [beside|next to] yours, [if only for this hour|for a while].
[Sit|Stay] with {me}, and let {me} not be [hurried|alone] [in this|today].
Speak [softly|tenderly] to {me}, and let that [gentle|soft] voice be the one {I hear}.
Give {me} a [soft place|quiet corner] to rest, and [stay near|keep close] while {I rest}.
Let {me} feel [how near you are|your nearness], even as [a warmth|a small warmth] at {my} side.
Let kindness [come near|reach] {me} today, in [a soft word|a gentle face], and let {me} rest in it.
Be tender with [what is sore|the sore places] in {me}, and let {me} be tender [too|with {myself}].
#night Stay [near|close] until [sleep comes|morning], and [through it|after].
#shepherd Gather {me} up [gently|close], and carry {me} [the part {I cannot} walk|where {my} feet give out].
#house Shut the door [gently|softly] on the [noise|day], and let {me} rest [with you|near you].
#wings Cover {me} [softly|gently], as [a bird covers|birds cover] what is small, and let {me} rest.
[Stay|Linger] [close by|near {me}], and let {me} [hear|feel] how [quiet|gentle] you are.
Let {me} [breathe|rest] [easier|softly] for [knowing|feeling] you [near|close].
Lay [a gentle hand|your hand softly] on {my} [heart|forehead], and let it [stay|rest] there.
Let [some|a little] [softness|tenderness] [come|fall] into this [day|hour], and let {me} [rest in|not push away] it.
[Gather|Take] {my} [tears|fears] into your [gentle|warm] hands, and [keep|hold] them there.
[Hush|Soothe] what is [crying|aching] in {me}, as [only you can|one hushes a child].
Let {me} be [cared for|held] today, [gently|without asking], by you and by [someone near|kind people].
Be [the quiet|a quiet presence] in the [chair|room] beside {me}.
Let {me} [sink|settle] into your [care|nearness], as one sinks into [sleep|a warm bath].
[Tell|Remind] {me} [softly|quietly], as often as it [takes|is needed], that you are [near|here].
Comfort the part of {me} that [hides|is youngest], and [be slow and gentle|rest beside it].
Let {me} be [gentle|soft] with [{my} own heart|{myself}] today, as you are.
Let there be [one soft place|a little rest] in this day, and [meet|hold] {me} there.
Keep {me} [close|near], and closer [still|yet] when it [hurts|is dark].
#water Let your comfort [fall|come] on {me} like [soft|warm] rain, and [let it last|soak in].
#light Leave a [soft|low] light [near|beside] {me}, and [sit|stay] by it.
#bread Set [something warm|bread] before {me}, and [stay|sit close] while {I eat}.
#storm Hold {me} [close|near] while it [blows|thunders], and let {me} [rest|sleep] against you.
praise:
For your [nearness|gentleness], I [bless you|thank you], and I [rest|am not alone].
You are [near|here], and for now that is [rest|comfort] enough.
I will rest [here|with you], and [let you be God|let you hold the rest].
Blessed are you, [gentle|tender] God, who [stays|comes so near].
I [lean|settle] back into your [care|keeping], and I [am quiet|let myself be held].
My comfort is [you yourself|that you are near], and I will [tell it softly|say so] to others who [ache|hurt].
[Here|In your arms] I will [lie down|rest], and here I will [bless|thank] you.
Gentle is your name, and [near|close] is your help, and I [love you for it|rest in it].
Let my last word be [a quiet one|quiet]: you are [near|close], and [I am held|I can rest].
I will [love|praise] you in a [low|quiet] voice, [close|near] as I am.
I [rest|lean] here, [near|close to] you, and my [resting|leaning] is [my praise|thanks].
[Softly|Quietly] I [bless|praise] your gentle name.
You [hold|comfort] me, and I [have|need] no [other|better] song than that.
For [arms|comfort] like yours, Lord, I [give thanks|am glad].
I [stay|am] close to you, and it is [good|rest].
You are [tender|gentle], and your [nearness|tenderness] is [enough|worth more than words].
Let my [quiet|rest] [praise|thank] you, who [keeps|holds] me [near|close].
thanks:
Thank you for being [near|close] [all along|already].
Thank you for [gentleness|soft mercies], and for [arms that hold|rest].
For every [gentle|tender] thing that [came near|touched this day], thank you.
`
