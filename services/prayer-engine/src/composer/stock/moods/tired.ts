export const TIRED = `
complaint:
I am tired, Lord, in a way that sleep does not [reach|mend|touch].
I have come to the end of [what I had|my strength], and the [day|week] still asks for more.
My body is [heavy|slow], and my [soul|heart] is [heavier|slower still].
I have been [strong|useful|steady] for so long that I [forget how to stop|do not know how to sit down].
Even praying is [an effort|hard work], so let this [be short between us|count, small as it is].
I have [poured out|given], and there is [little left in the jar|not much left to pour].
#house I come to you [with my shoes still on|with my coat still on], and I [sit down at last|want only to sit down].
#night When I lie down, I am [too tired to sleep|awake with all that is undone].
#road I have walked [a long way|farther than I meant to], and I cannot [see where it ends|find the bench].
#water I am a [well|cup] that has been [drawn from all day|tipped out], and [nothing has filled it|I am dry].
#field I feel [like ground that has been worked too hard|like a field in its third dry year].
#light My [lamp|light] is low, and I have [no oil to spare|nothing to trim it with].
I do what [must be done|has to be done], and the joy has [gone out of it|worn off].
The [smallest|simplest] things feel [steep|like stairs] now.
I have no [fine words|long prayer] [today|in me], only [this breath|this tiredness], and I bring you that.
I [wake tired|begin tired], I [go on tired|carry on tired], and I [end the day no other way|lie down the same].
My [patience|kindness] has worn [thin|through], and I can see [daylight|the floor] through it.
I am weary of [being needed|keeping on|holding on], and I am [ashamed to say so|saying so only to you].
Let me be honest: I am [worn out|worn through], and I [want to stop|do not want to pretend].
I have [given|spent] the day’s strength and [some of tomorrow’s|borrowed against tomorrow].
I have no [spark|bounce] left, and I am [asked|expected] to [shine|run].
My [bones|eyes] say [stop|enough], and the [clock|world] does not [listen|agree].
I am [tired|weary] of being [tired|brave], and of [explaining|hiding] it.
Rest has become something I [plan|put off] and do not [reach|take].
I have [kept|gone on] walking because stopping seemed [worse|more trouble].
There is [sand|lead] in [my limbs|every hour], and I [drag|pull] it along.
What I used to love I now only [get through|carry out].
My [thoughts|words] come [slowly|late], and some do not come at all.
I am not [sad|angry], I think; I am [empty|out of oil], and I cannot always [tell them apart|tell the difference].
I [fold|put away] the day’s [clothes|noise], and I am [still|no less] tired in the [silence|folding].
[Tears would be a relief, and I am too dry even for those|Sleep would be a mercy, and I am too tired even for that].
Others seem to have more [hours|strength] in them than I was [given|born with], and I [compare|wonder].
#hand My hands [hang|rest] at my sides, and I [ask|want] nothing more of them.
#storm I have [rowed|bailed] all night against [the wind|it], and I am [no nearer shore|only just afloat].
#rock I [lean|put my back] against the nearest wall and [slide|sink] down.
#shepherd I am the sheep at the [back|end] of the flock, and I [cannot keep up|have lost sight of the others].
#wings I flew as far as I could, and now I [need|want] [a branch|somewhere to land].
#bread I have [given away|broken off] so much that only the [heel|crust] of me is left.
petition:
Let me [lie down|rest] without [guilt|earning it first].
[Finish|Take up] what I could not finish, or let it [wait|keep] until [morning|I am stronger].
Give sleep [to my body|to these bones] and quiet to [my mind|what keeps talking in me].
Let [tonight’s|the next] rest be [deep|kind], and let me [wake|rise] with [a little more than I had|something to begin on].
Do not let me [despise|scold] myself for being [made of dust|only human].
#shepherd Make me lie down [somewhere green|by still water], for I do not [stop by myself|know how to stop].
#night When I lie down, take the watch, and let me [put down mine|be off duty].
#water Fill me [slowly|drop by drop], as [rain|dew] fills [a dry well|what was empty].
#bread Feed me [with something simple|as you fed the prophet who slept beneath a tree], and let me sleep again.
#light Guard the small [flame|light] that is left, and do not let it be [put out|blown out].
Show me what I may [put down|leave undone], and [let no one miss it|help me leave it].
Look back over this day with me, [and forgive|mend] what was [sharp in it|poor in it], [and bless|keep] what was good.
[Tuck|Fold] away what is not [done|finished], and let the world turn a while without my [push|help].
Give me the rest that [goes in|reaches] deeper than [sleep|a chair], down to [where I worry|the root].
Let me be [small|tired] in front of you without [saying sorry|an excuse].
[Loosen|Untie] my shoes, Lord, as a friend would, and [say|tell me] it is [enough for one day|all right to stop].
[Restore|Refill] me [slowly|in your own time], and let me not [spend|pour] it all [again at once|out by noon].
Give me one [day|hour] soon with no [alarm|hurry] in it.
Let [someone|a friend] bring me [bread|soup], or [a word|laughter], before I have to [ask|break].
Be [strong|awake] for me where I am [weak|nodding], and let me [lean|lie] on you.
thanks:
I am tired, and [still|even so] I can name [one kindness|something good] from this day, and I [hold it up to you|thank you for it].
Thank you for [the chair|the breath|the bread] that [held|kept] me up today.
Thank you that you do not need me [at my best|bright and ready] to [want me near|hear me].
Before I [lie down|rest], let me [look back|turn round] and [bless|thank] you for what was good.
There was [more given|more grace] in this day than I [noticed|had strength to notice], and I thank you for it.
I thank you for [pillows|chairs], for [warm water|quiet rooms], for [every|each] small place where a body can [stop|rest].
Tired as I am, I [can count|know of] three good things in this day, and they are [yours|from you].
`
