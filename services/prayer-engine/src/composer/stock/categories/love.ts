// Love may mean a marriage, a friendship, loneliness or loving God; no line chooses.
export const LOVE = `
address:
God, you are love, and I come to [learn it|be near it].
Lord, who loved [us first|first], hear me.
God of [steadfast|patient] love, I [come|turn] to you.
complaint:
I want to love and be loved, and I [guard|shield] myself from both.
Love is [harder|costlier] than I thought, and [I would not be without it|I am clumsy at it].
I hold [back|on too tight], and I do not always know [why|which I am doing].
Love has made me [happy|glad] and has made me [sore|easy to hurt].
I run out of [patience|kindness] with the very ones I [mean|want] to love.
@self There is a [lonely|hungry] place in me, and I [try to fill it with noise|do not talk about it].
@self I find it [hard|strange] to believe that I am loved [as I am|on a plain day].
@self I [compare|wonder] and I [wait|ache], and my heart [is not quiet|asks if it will be chosen].
@other My love for {who} is [real|true], and it is [not enough by itself|sometimes clumsy].
@we We love one another, and we [forget to say so|hurt one another all the same].
#house My heart has [a lamp lit|a place laid], and it waits.
#field Love has been [slow to grow|under frost], and I [do not know how to tend it|am not a patient gardener].
#water I am thirsty for [love|tenderness], and I have gone to [dry wells|broken cups] for it.
#bread I have tried to live on [crumbs|scraps] of kindness, and I [am hungry|want bread].
I [say|give] love in a [language|way] that is not always [heard|understood].
I am [quick|slow] to love and [slow|afraid] to [trust|show it].
I [want|need] more than I [ask|say], and then I [sulk|ache] that it does not come.
[Love|Tenderness] has gone [quiet|thin] in me, under [work|habit] and [worry|weather].
I have [loved|given] and been [hurt|left cold], and I [think|wonder] twice now.
There is [distance|a silence] where there [was|should be] warmth.
@self I [look|stand] at my own reflection and do not see what you [love|see].
@self I [carry|have] so much love and so few [places|doors] to [leave|bring] it.
@other I want {who} to [feel|know] how [loved|dear] {I am} to you, and my words [fall short|are few].
@we We [love|need] each other, and we [hide|guard] it as if it were [a weakness|dangerous].
@other I hold {who} dear, and [I do not always show it|I put that love into this prayer].
@other What I [feel|wish] for {who} is [more|larger] than I [say|know how to say].
@other I [want|pray for] love around {who} that does not [run out|depend on me].
trust:
Your love does not [rise and fall|depend] [with my worth|on how I am today].
You knew me [whole|at my worst], and you [loved|chose] me.
Nothing can [come between|pull me from] your love and [me|its own].
You love without [tiring|keeping count], and I [learn from you|rest in it].
I was loved [before I was|before I did] anything.
All [true|real] love is [a piece of yours|on loan from you], and it [goes home to you|is safe with you].
#water Your love is a spring that [no summer dries|does not run dry].
#house In your house there is a place for me, and my name [is known|is said with love].
You [love|loved] first, and you [love|will love] last; there is [no end to it|no gap in it].
You are not [put off|cooled] by my [worst|dull] days.
Love is your [name|own nature], and you do not [act|go] against it.
You [see|find] what is lovable in each of us, and you [tend|call] it out.
I do not have to [earn|deserve] what you [give|pour out] freely.
petition:
Teach {me} to love as you do, with [patience|open hands] and without [fear|keeping score].
Let {me} know that {I am} loved, [down to the root|on {my} worst days too].
Make {me} [kinder|gentler] with those who are [nearest|hardest to love].
Heal what [past hurts|old wounds] have made [wary|hard] in {me}.
Let love in {me} be [honest|true], and [kind|brave] when it has to [speak|wait].
Give {me} people to love, and [let {me} be loved by them|hands to love them with].
Take away [jealousy|pride] and put [trust|laughter] in its place.
Help {me} to listen until {I understand}.
Let {me} say the [kind|loving] thing while there is time, and [do|mean] it.
Keep {me} from love that [owns|harms], and [lead|guide] {me} to love that [frees|is good].
Guard what is [tender|true] between people who [love|care for] each other, and [keep {me} faithful|mend what frays].
When {I am} lonely, [sit with {me}|be {my} company], and open a door to [company|a friend].
Fill {me} with [your own love|love], until it [spills|reaches] even to [those {I avoid}|strangers].
Let {my} love have [hands and feet|work clothes], and not only [words|feelings].
Protect {me} from [those who|any who] would use {my} love to hurt {me}.
Let {me} be easy to [talk to|forgive] and [quick|ready] to forgive what is small.
#house Let love be the fire in {my} house, and [let there be room around it|a chair for whoever comes].
#field [Tend|Water] what is growing, and pull up what [chokes|strangles] it.
#water Fill {me} first, and let love [run over|flow on].
#bread Let {me} be bread for someone, and give {me} bread in return.
[Soften|Warm] what has gone [cold|stiff] in {me}, and let it [move|give] again.
Let {me} [love|care] in [deeds|small things], [often|daily] and [unasked|without noise].
[Free|Heal] {me} from the [fear|thought] that love must be [earned|bought].
Give {me} [eyes|ears] for the ones who [wait|need] to be loved.
Let {my} love be [patient|slow to anger], [truthful|plain], and [glad|easy to live with].
[Guard|Tend] love where it is [young|new], and [wake|mend] it where it is [old|tired].
Let {me} [let|allow] others [love|help] {me}, and not [push|turn] it away.
Teach {me} when love [holds|stays] and when love [lets go|walks away].
[Bring|Send] tenderness into {my} [days|house], and let it [grow|stay].
[Fill|Warm] the lonely [places|hours] in {me} with your [company|own presence].
Make {me} [safe|gentle] to love, and [brave|wise] in loving.
Keep {me} from [loving|giving] only where it [pays|is easy].
thanks:
Thank you for [loving|choosing] me before I [knew|could know] it.
Thank you for every [face|hand] that taught me [what love is|I am loved].
For love given and love [received|returned], thank you, for both [came|come] from you.
I thank you for [tenderness|patience] I did not [deserve|expect].
Thank you that love is [stronger|more stubborn] than [distance|silence], and that you are love.
Thank you for [arms|hands], for [names|voices] that make me [warm|glad].
Thank you that no love [given|shared] in your name is [lost|wasted].
`
