// Used only when the person's own words speak of it.
export const GRIEF = `
complaint:
There is an [empty place|absence] now, and everything [in the day|ordinary] walks round it.
Grief [comes|rises] without knocking, in [the middle of small things|shops and stairways].
I [reach|turn] to tell the news, and [there is no one there|then I remember].
The world goes on as if [nothing had happened|nothing were missing], and I [stand still in it|cannot keep step].
I [loved|love] and so I [mourn|grieve], and I would not [trade the love away|have it otherwise].
#water The tears come in [waves|tides], and between them I am [washed up and quiet|only tired].
#house The house is [too quiet|full of what is missing].
#night The nights are [long|the longest], and [the bed of grief is hard|I hear how quiet it is].
[Grief|Sorrow] has made me a [stranger|guest] in my own [days|house].
I [know|am told] it will [ease|change]; today it has not.
I would give [much|a great deal] for one more [hour|ordinary evening].
The [name|chair], the [coat|voice], the [cup|laugh]: [everything|each thing] says, not here.
I am [angry|tired] and [sad|numb] by turns, and you [can bear|know] all of it.
My [love|heart] goes on [laying|setting] a place.
trust:
You wept at a friend’s grave, and you do not [hush|hurry] those who weep.
You keep the ones we [cannot keep|had to let go].
Death is [loud|real], but it is not [God|the greater love].
You [keep|count] every tear, and you [keep|hold] the one I cannot.
Nothing [loved|dear] is [lost|forgotten] in you.
You have [gone|been] down into death [yourself|before us], and you [know|lit] the way.
petition:
Let {me} [weep|mourn] as long as {I need} to, and [be near|stay] while {I} [do|weep].
Comfort {me}, and do not let [comfort|anyone] come too [quickly|loud].
Keep the memories [bright|safe], and let them [warm|one day gladden] {me}.
Be [in|beside] the empty [chair|place], Lord.
Send {me} people who [sit|stay] and do not [explain|tell {me} how to feel].
Let {my} love have [somewhere to go|work to do], now that [it cannot go where it went|there is so much of it].
Hold the one we [miss|have lost] in your mercy, [where no pain is|safe with you].
Help {me} through the [first|hard] days and the [dates|evenings] that are [waiting|coming].
Grant {me} [sleep|bread and sleep], and [someone to say the name with|the grace of being looked after].
Let {me} love and miss as much as {I} do, and [hold|keep] {me} through it.
[Carry|Hold] {me} through [mornings|evenings], when it is [worst|quietest].
Give {me} one [kind|good] [memory|hour] today that does not [cut|end in tears].
[Surround|Steady] all who [share|feel] this loss, and let us be [gentle|patient] with each other.
When {my} faith is [silent|worn], let [others|love] [pray|sing] for {me}.
Teach {me} how to [carry|bear] this and [still|yet] [live|see the day].
[Let|May] there be [bread|sleep], and [small mercies|someone at the door], and you.
thanks:
Thank you for the love that makes this loss so [large|real].
I thank you for the life we [mourn|miss], and for [all it gave|its mark on mine].
`
export const BREAKUP = `
complaint:
What was [joined|shared] has come [apart|undone], and I [do not know my own shape|keep finding the ends of it].
I [set|make] out my days for one now, and [they sit strangely|the quiet is loud].
I [ask|wonder] what I did, and what I [did not do|missed], and it [wears a path in me|does not help].
Love has [turned|gone] and left me [holding|with] its [promises|keepsakes].
#house There are too many [rooms|hours] in the house now.
I [reach|turn] across, and there is [air|no one].
[Songs|Streets] and [cups|hours] remind me, and I [flinch|look away].
I [thought|believed] I knew the [shape|road] of my life, and it has [turned|gone].
trust:
You do not [leave|walk out].
You know what it is to [love|be faithful] and be left.
petition:
Hold {me} together while [this comes apart|so much comes apart].
Keep {me} from [bitterness|going back to what harmed {me}], and from thinking {I am} not worth loving.
Let {me} [grieve|mourn] what was good, and [learn from|lay down] what was not.
Give {me} [friends|company] for the [evenings|long hours], and a [plain|new] beginning in time.
Teach {me} who {I am} [to you|before you], when {I am} [no longer half of something|alone].
Heal what was [torn|said], and let {my} heart not [harden|close].
Let {my} [worth|name] not hang on who [stayed|chose {me}].
[Quiet|Still] the [questions|arguments] {I have} with someone who is not [here|there].
Give {me} [clean|honest] grief, and an end to it [in time|one day].
[Fill|Warm] the [hours|rooms] that have gone [cold|empty].
Keep {my} heart [soft|open], and [slow to harden|wise].
Let there be [kindness|fairness] in how it [ends|is settled], and [safety|peace] after.
`
export const LONELINESS = `
complaint:
I can go [a whole day|a long time] without [hearing my name|being touched], and you [notice|see it].
I am among people, and [still|somehow] alone.
I [have|carry] things to say and no one to [say them to|ask].
Others have their [circles|tables], and I [stand|look in] from outside.
#house My rooms are quiet, and I [know each sound in them|hear only my own steps].
The evening is [silent|long], and I [hear|notice] it.
I [laugh|talk] in the right places, and I go home to [quiet|no one].
I have love to give and [no|few] hands to take it.
trust:
You call me by name when nobody else [does|has today].
You set the [lonely|solitary] in families, and you [have not overlooked|see] me.
petition:
Sit [down|here] with {me}, and let {me} know it.
Bring {me} one [true|kind] friend, and make {me} one.
Give {me} the courage to [knock|call first|write first], and let a [door open|voice answer].
Let the quiet be [company|filled with you], and not only [absence|empty].
Let {me} be [missed|looked for] somewhere, and [welcome|expected] there.
Show {me} someone as alone as {I am}, and [give us each other|let us sit together].
Let {me} [feel|know] your [company|presence] as [real|near] as [breath|a step in the hall].
[Bring|Lead] {me} to a [table|circle] where there is [room|a chair].
Make {me} [brave|glad] enough to be [known|seen].
[Warm|Bless] the [small|passing] [words|meetings] of this day.
Let someone [think|speak] of {me} today, and [call|come].
`
// Somebody is near the end of their life. Nothing here hurries it, and nothing denies it.
export const DYING = `
complaint:
There is not much time, and each hour [hurts|shines and hurts].
I do not know how to say goodbye, and I [do not want to|am asked to].
I [look|listen] for every breath, and I [count|keep] each one.
What do I say, Lord, when [every word is too small|there are so few words left to say]?
I want more time, and I [want|ask for] an end to the [hurting|fear], and I cannot have both.
#night These are long nights, and I [keep the lamp lit|would not miss one hour of them].
trust:
You do not leave a bedside.
You know the way through this, for you have [walked|gone] it.
Nothing in these days can come between us and your love.
petition:
Be close to {me} in these days, and let there be no fear in {my} heart.
Ease {my} breath, and let {me} know how loved {I am}.
Give us the words that need to be said, and the quiet for the ones that [cannot|need not] be.
Where I cannot be, be there, Lord.
Hold the hand that I [cannot|long to] hold.
Let there be [gentleness|no pain] in these days, and [kind|quiet] people in the room.
Help me to [stay|be near], and help me to [let be|rest].
Let what is unfinished between us be [forgiven|gathered up in love].
Keep {me} in your arms, in this hour and in every hour to come.
`
