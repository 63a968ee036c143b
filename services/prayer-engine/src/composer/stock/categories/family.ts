// Supposes neither spouse nor children nor parents: only that there are people one belongs to.
export const FAMILY = `
address:
God, from whom every [family|household] has its name, hear me.
Father of us all, I [bring|carry] my own people to you.
Lord of [every house and table|our homes], I come [for|because of] those I belong to.
complaint:
We know each other too well to [explain|ask], and not well enough to [listen|understand].
What one of us [carries|suffers], the rest of us [feel|step around].
I [learned|was taught] at home how to love, and also how to [hide|keep still].
Nobody is [as patient|as cruel] as we can be with one another.
[Nobody|No one] can hurt or gladden me like [my own people|those closest to me].
There are things we [do not say|have never said], and they [sit down with us|take up room].
We are [so close|tied so tight], and sometimes so far apart.
I love them, and I do not always [understand|like] how we are with [each other|one another].
Old hurts [come to the table|turn up] with us, [uninvited|year upon year].
I carry my family’s troubles as if [my arms were longer|I could fix them].
I want to hold us together, and I am [only one of us|part of the tear].
@other {who} is dear to me, and so I [cannot pray coolly|come with a full heart].
@we We are [tired|stretched], and [small words start large quarrels|patience runs short among us].
@we [Some|One or another] of us [are far away|are hard to reach], and I [count heads|miss the whole of us].
#house Our house has [closed doors|cold corners], and I do not [know how to open them|have every key].
#bread We sit at one table and [eat|chew] our separate [silences|worries].
#field We are branches of one tree, and [some are rubbing sore|the wind has been at us].
#storm The weather [among|between] us has been [rough|uneasy], and I [brace for more|long for a calm day].
We [say|use] the [same|old] words to each other and [mean|hear] different things.
Some [griefs|hopes] in us have never had a [chair|voice] at the table.
I [play|keep] my old part among them, and I am [tired|too old] for it.
We [laugh|talk] about everything but [that|what matters].
I [want|try] to be [patient|kind], and an old [tone|habit] comes [out|up] in me.
Love is [there|in us], Lord, but it is [shy|tired], and it [wears|has] a hard face.
@self I feel [alone|a stranger] at times among my own.
@self I [come|am] from people I [love|carry], and [some|part] of what I carry from them is heavy.
@other {who} is in my [heart|prayers], and so is [every|each] one we [share|belong to].
@we We mean well, and we [wound|miss] each other in the [hallway|doing].
@other Nobody [holds|keeps] a family in hand, Lord, and {who} [needs|wants] [more|other] care than mine.
@other We [share|have] so much, {who} and I, and there is still [so much|a great deal] I cannot do.
@other I [think of|see] {who} among all of us, and I [want|ask for] good.
I [sit|lie] and go through them all, [one by one|name after name], and I [stop|linger] at some.
[Old|Small] wounds have [long|good] memories in a family.
We know just where to [press|step] to make each other [cry out|wince].
I [want|long] to be [heard|seen] by the ones who have [always|longest] known me.
There is a [silence|habit] in us that was there [before|long before] any of us.
Each of us is [tired|hurt] in a [separate|different] room.
I [do not|hardly] know how to be [close|kin] without [being swallowed|losing my footing].
[Birthdays|Holidays] and [phone calls|ordinary days] all [carry|have] their weather among us.
We [guard|hide] the truth from one another, out of love or [out of|because of] fear.
@we I look round at us all, and I love and I ache, and I do not know which is [more|louder].
@we Some [days|evenings] we are [kind|easy], and some we are [flint|dry straw] to each other.
@we We have [lasted|come] this far together, and I do not want us to [unravel|drift] now.
#rock We [built|stand] on one another, and where one [shifts|cracks] the rest [feel it|lean].
#water We [divide|part] like a stream at a stone, and I [want|hope] to see us [meet|join] again.
#light There is one [lamp|candle] of love among us, and some of us [sit|live] far from it.
#night I pray for my own in the [dark|night], when I cannot [mend|say] anything.
There is [one|someone] among us I [worry over|ache for] more than I [say|show].
I [replay|go back to] things said in [kitchens|doorways] long ago.
We [love|need] one another in [different|clashing] languages.
[Distance|Time] has [done|had] its slow work on us, and I [feel|grieve] it.
I [want|wish] to give my own [more|better] than I was [given|taught].
It is [easy|easier] to be kind to strangers, and I [do not know|wonder] why.
[Somebody|One of us] is always [waiting|hoping] for the first word.
I [carry|hold] us all in mind like [plates|cups] on one arm.
@we We [fill|crowd] the same rooms and [miss|pass] one another in them.
@we Our [tempers|fears] have the same roots, and they [meet|clash].
@we I [see|hear] how tired we [are|have become] of the same old [argument|story].
@we We are [knotted|woven] together, Lord, in [love|good] and in what is [sore|hard].
trust:
You [know|hear] every voice in this family, the [loud|quick] and the [low|slow].
You were a child in a [house|crowded house] once, with [brothers|neighbours] and chores.
Long before we [chose|knew] one another you had put us side by side.
You put us in families, and you know [what that means|how hard it can be].
You love each of my people more than I [can|know how to].
You are patient with [tangled|stubborn] families; your [own book|story] is full of them.
There is no [quarrel|distance] you cannot see across.
You are at home [in every house|where any two sit down], even in [the loud ones|ours].
You hold us when we [do not hold|let go of] each other.
#house You build the house, and [our work on it is small|we only carry the stones].
#field You are the root of us, and [what is rooted in you|the root] holds.
You [began|started] with a family, and you have [not given up on|gone on loving] them since.
You [know|see] what each of us [carries|hides], and you are [fair|tender] to all.
No house is too [crowded|broken] for you to [sit|come] in.
You can [work|plant] peace [slowly|quietly], [across|over] years.
You are the [parent|guardian] of those who had none, and the [friend|peace] of those who did.
You [know|see] us in our [own kitchen|everyday clothes], and you do not [love us less|go away].
You grew up in a [noisy|plain] house yourself, and you know.
You can [reach|touch] those of us I cannot [reach|talk to].
No one of us is [only|just] what the others [say|think], and you [know|see] each one whole.
You have [kept|carried] [households|families] through [harder|longer] winters than this.
petition:
Be the guest who [stays|sits down with us], and let us be glad of one another for it.
Loosen the [knots|silences] that are older than [we are|any of us].
Make it [easy|possible] for somebody to say [the first word|what everybody knows].
[Shrink|Cool] our quarrels to their true size.
Let those who are [far|away] feel that a place is [kept|laid] for them.
[Honour|Ease] the ones who do the washing, the driving and the worrying.
Let the [old|young] among us be [heard|asked], and the [young|old] be patient.
Save us from keeping [score|accounts] of who did what for whom.
Put [humour|a joke] where it would [help|heal], and silence where it would not.
What was never [said|told] in our house, let it be [said|told] kindly, or [laid down|let go].
Send each of us one [good hour|kind thought] from another before [night|the week is out].
[Protect|Shelter] what is [tender|new] among us from our own [haste|elbows].
Give whoever is [holding everything up|always strong] a [day|chair] of their own.
Let us [eat|laugh] together soon, with nothing to settle.
Bless our family, each one by name, [the ones near and the ones far|the easy and the hard].
Put [patience|kindness] in our mouths before [words|the answer].
Draw us [closer|nearer], and [mend|heal] what has been [strained|torn] between us.
Keep each one [safe|in your care], and bring us [back|home] to one another.
Let our home be a place where [truth can be told gently|anyone can rest].
Teach us to [say sorry|ask pardon] first, and to [let go|forgive] without a ledger.
Give us [laughter|joy], and [let there be|give us] ordinary evenings to share it in.
Where one of us is [hurting|struggling], make the rest of us [quick to notice|gentle].
Give me [ears|love] for the one I find [hardest|most difficult].
Help us to [listen|speak] [as people who will miss each other one day|more slowly and more kindly].
Guard us from [old patterns|bitter words], and give us [new ways|better ones].
Make me [a peacemaker|someone safe] among my own, and let me [begin|start] today.
Show me where to [help|step in], and where to [stand back|leave room].
Let the love [among|between] us be [plain|spoken], and not only [meant|supposed].
Provide what we need, and [teach us to share it|let us thank you together].
If home has not been safe for any of us, [give shelter and a way out|bring help, and good people to hand].
#house Keep a light in [our|the] window, and let [no one be shut out|whoever is lost find the door].
#bread Bless our table, [whoever sits at it|every chair], and what is said there.
#field Let the roots hold, and let [each branch|every one] have its share of light.
#storm Calm the air between us, and let us [come in from the wind|sit down together].
[Gather|Hold] us all, [wherever we are|the present and the absent], in one [thought|care] of yours.
Let us [hear|see] each other [new|as if for the first time], without the old [names|quarrels].
[Bless|Warm] the [smallest|quietest] of us, and [bear with|soften] the [loudest|proudest].
Give us one [good|easy] [evening|meal] together, and then [more|another].
[Lift|Take] from us what was [handed|passed] down in [pain|anger], and let it [stop|end] here.
Keep us [kind|patient] when we are [tired|hungry], and [quick|ready] to mend.
Let nobody [at|around] our table feel [unseen|unwanted].
Give us [courage|words] to say, I am sorry, and, I [love|need] you.
[Guard|Watch over] each one who [leaves|goes out] in the morning, and each one who [stays|comes home].
[Teach|Help] me to love my own as they [are|were made], and not as I would [have|draw] them.
Let our [love|home] have [windows|wide doors], so that [others|the lonely] may be warmed.
@other [Keep|Hold] {who} close in your family and in [mine|ours].
@other Bless {who}, Lord, and bless the [love|ties] between us.
@other Let {who} [feel|know] a place at [our|the] table, [always|whatever happens].
@other Be to {who} [what a family cannot be|more than any of us can be].
Make us [slow|last] to shout and [quick|first] to laugh.
[Bind|Hold] us [together|close] by something stronger than [habit|blood], and kinder than [duty|fear].
Let the [oldest|strongest] among us be [gentle|patient], and the [youngest|weakest] be [safe|heard].
[Turn|Bring] the face of each of us [toward|back to] the others.
Give us [time|days] together to [be glad of|remember with joy].
[Show|Teach] us how to [help|carry] one another without [keeping score|complaint].
Let [love|truth] have the [best chair|first word] in our house.
[Untangle|Loosen] what has been [knotted|pulled tight] among us for years.
[Bless|Guard] our [comings and goings|sleeping and waking], and the [hours|meals] between.
Where there is [absence|an empty place], be [tender|near] to all who [feel|see] it.
[Give|Grant] us the [humility|grace] to [begin|try] again after every [quarrel|bad day].
Let each of us [find|have] in this family a [place|hand] to [hold|come back to].
[Protect|Keep] us from [words|choices] that cannot be [taken back|mended].
Help me [honour|love] where {I come} from without [being ruled|being bound] by it.
[Sit|Be] at [our|the] table, Lord, the [guest|listener] in every [talk|silence].
Let [patience|mercy] [grow|spread] in us [like bread rising|as yeast does].
thanks:
Thank you for [people to belong to|those I belong to], [with all our faults|as we are].
Thank you for [every meal|each hour] we have shared, and for [what was good in it|the laughter there was].
For those who [loved|looked after] me before I could [thank|know] them, thank you.
I thank you for [my own people|family], by blood or by [love|choice].
Thank you for love that [puts up with us|comes back to the table].
Thank you for [old|shared] jokes, for [known|tired] faces, for a place where I am [expected|known].
Thank you that [love|belonging] is [larger|older] than our [quarrels|moods].
`
