// Frames for what the person said. {clause} is their own sentence, {thing} a thing they named.
// {thing} stands only where its number does not matter.
export const ECHOES = `
telling-clause:
{God}, {clause}.
{clause}.
{clause}, {God}.
[You know|You have seen it]: {clause}.
[Here|This] is what I bring: {clause}.
I [will say|say] it [plainly|simply]: {clause}.
[Hear|Listen], {God}: {clause}.
This is [the truth of it|how it is]: {clause}.
[Before|In front of] you I can say it: {clause}.
I [lay|set] this before you: {clause}.
What I [have to|came to] tell you is this: {clause}.
It is [no secret to|not hidden from] you that {clause}.
You [see|know] that {clause}.
[Let me|I want to] tell you as I would tell a friend: {clause}.
You [saw|knew] before I [spoke|prayed] that {clause}.
I do not [dress|wrap] it up: {clause}.
My heart [keeps saying|says] it: {clause}.
The [plain truth|whole] of it is this: {clause}.
What is on my heart is [soon|simply] said: {clause}.
I [start|begin] with what is [plain|true]: {clause}.
[Lord, see how it is|See how it is]: {clause}.
There is [one thing|something] I [must|need to] say first: {clause}.
You [hear|have heard] me say it [all day|again]: {clause}.
All I can think of [today|now] is this: {clause}.
I [hold|put] it [out to you|in your sight]: {clause}.
The [news|truth] I [carry|bring] is this: {clause}.
I [whisper|say] it [here|to you first]: {clause}.
telling-two:
{clause}, and {clause2}.
{God}, {clause}, and {clause2}.
You know [both|the two] things: {clause}, and {clause2}.
[Here|This] is what I bring: {clause}, and {clause2}.
You see that {clause}, and that {clause2}.
I say it [plainly|as it is]: {clause}, and {clause2}.
{clause}; {clause2}.
[Hear|Listen], {God}: {clause}, and {clause2}.
I [lay|set] both before you: {clause}, and {clause2}.
This is [where I am|how it stands]: {clause}, and {clause2}.
I [start|begin] with what is [plain|true]: {clause}, and {clause2}.
[See|Look] how it is with me: {clause}, and {clause2}.
The [whole|plain truth] of it is this: {clause}, and {clause2}.
All [day|along] I have [carried|known] it: {clause}, and {clause2}.
You [know|see] before I [finish|say it]: {clause}, and {clause2}.
My heart is full of it: {clause}, and {clause2}.
telling-thing:
I bring you {thing}[, and all that goes with it|, which you see better than I do|].
I [put|lay] {thing} [in your hands|before you|where you can see it].
{God}, I [want|need] to speak with you about {thing}.
My mind [goes back|keeps returning] to {thing}.
You know about {thing}, and [what it means to me|how it weighs on me].
It is {thing} I [want|have come] to talk about.
I have {thing} on my [heart|mind] [today|].
[There is nothing|You know everything] about {thing} [I need to hide from you|that I could tell you].
I [open|unfold] {thing} [here|before you], as [one opens a letter|a king once spread out a letter].
When I [close my eyes|pray], I [see|think of] {thing}.
[All day|Again and again] I [turn|come back] to {thing}.
I [cannot|do not] pray [today|now] without speaking of {thing}.
[First|Before all else], {thing}: you [see|know] how it is.
So much [hangs on|gathers round] {thing} [for me|today].
I [set|place] {thing} between us, [like a stone on a table|where we both can look at it].
telling-things:
I bring you {thing}, and {thing2}.
I [put|lay] {thing} and {thing2} [in your hands|before you].
{God}, I [want|need] to speak with you about {thing}, and about {thing2}.
My mind goes from {thing} to {thing2}[ and back again|].
You know about {thing}, and you know about {thing2}.
There is {thing}, {God}, and there is {thing2}.
I have {thing} on my [heart|mind], and {thing2} [too|besides].
I [name|say] them before you: {thing}, {thing2}.
[See|Look on] {thing}, and {thing2}.
Between {thing} and {thing2}, my heart is [full|pulled].
[All day|Today] I have carried {thing}, and {thing2}.
You [see|hear] it all: {thing}, {thing2}, and what I [leave out|cannot say].
telling-person:
I bring you {person}[, whom you know by name|, whom you love|].
My thoughts [are with|keep going to] {person}.
{God}, [look on|see] {person} [today|with kindness].
I [carry|hold] {person} to you [in this prayer|in my heart].
You know {person}, and you know [my love|what I wish] for {them}.
I [cannot pray|do not come] without {person} [on my mind|in my thoughts].
I am [here|before you] for {person} as well.
My heart is [with|near] {person} [today|as I pray].
[See|Remember] {person}, whom I [cannot|do not] forget.
telling-person-thing:
I bring you {person}, and {thing}.
{God}, I think of {person}, and of {thing}.
I [put|lay] {person} and {thing} in your hands.
My heart goes to {person}, and to {thing}.
You know {person}, and you know about {thing}.
I hold {person} before you, and {thing} [too|with {them}].
My [thoughts go|heart goes] between {person} and {thing}.
[See|Look on] {person}, and {thing}.
I cannot [pray|speak to you] without {person} in my heart, and {thing}.
telling-feeling:
I am {feeling}, and I [will not hide|do not hide] it from you.
I am {feeling}, {God}, and you [know|see] it.
[Honestly|In truth], I am {feeling}.
You see how {feeling} I am.
I come to you {feeling}, because [you do not mind|I have nowhere better to bring it].
[I say it simply|Simply]: I am {feeling}.
If you [ask|look], you find me {feeling}.
I am {feeling} [today|in this], and [it is no secret from you|I tell you first].
thanks-clause:
Thank you that {clause}.
I thank you, for {clause}.
{clause}, and I thank you [for it|with all my heart].
{God}, {clause}, and I [am glad|bless you].
[Let me|I want to] say it with joy: {clause}.
I [hold|lift] this up to you with thanks: {clause}.
{clause}: [thank you|I bless you for it], {God}.
[It is true, and|I can say it now, and] I thank you: {clause}.
[Hear|Listen]: {clause}, and I [give you thanks|could sing].
I [say|tell] it [to you first|with my whole heart], and thank you: {clause}.
What joy it is to say: {clause}.
This is my thanks today: {clause}.
thanks-thing:
Thank you for {thing}.
I thank you, {God}, for {thing}.
For {thing} I [give thanks|bless you].
I [hold|lift] {thing} up to you with thanks.
When I think of {thing}, I [want to|must] thank you.
[Among|First among] my thanks today is this: {thing}.
I thank you [today|now] for {thing}, and for [all that came with it|you behind it].
{thing}: for that, {God}, I thank you.
[Today|Now] I want to thank you for {thing}.
thanks-things:
Thank you for {thing}, and for {thing2}.
For {thing} and for {thing2}, I [thank|bless] you.
I thank you, {God}, for {thing}, and [also|just as much] for {thing2}.
I [hold|lift] {thing} and {thing2} up to you with thanks.
I [name|count] them with thanks: {thing}, {thing2}.
[Today|Now] I want to thank you for {thing}, and {thing2}.
You gave {thing}, and you gave {thing2}, and I thank you.
thanks-person:
Thank you for {person}.
I [bless|thank] you for {person}, [and for each day together|whom you made].
When I count what I have been given, I [think of|come to] {person}.
I am [glad|thankful] [today|always] for {person}.
petition-event:
Go with {me} into {thing}[, and stay to the end of it|].
Let {me} not go into {thing} alone.
Be there before {me}, in {thing}.
Let your peace be [over|upon] {thing}.
Through {thing}, hold {me} steady.
Be [close|near] to {me} in {thing}, [from the first minute to the last|before, and during, and after].
Have {thing} in your hands[, every hour of it|].
In {thing}, be [beside|close to] {me}.
Let {thing} find {me} [held|in your keeping].
[When|As] I think of {thing}, [steady|quiet] me.
Let {thing} be in [kinder|better] hands than mine: let it be in yours.
Whatever [waits|is asked] in {thing}, be [enough|there] for {me}.
[Surround|Fill] {thing} with [your care|patient people].
[Walk|Go] with {me} up to {thing}, and [through|past] it.
petition-trouble:
Do not leave {me} alone with {thing}.
Be [greater|nearer] to {me} than {thing}.
Give {me} what {I need} [to meet|for] {thing}, [a day at a time|one day and then another].
Be with {me} in {thing}, and [show {me} a way through|keep {me} from sinking].
Do not let {thing} [have the last word|be all that {I see}].
Stand between {me} and the [worst|weight] of {thing}.
Under the weight of {thing}, hold {me} up.
[Share|Carry] the weight of {thing} with {me}.
[Keep|Hold] {me} [whole|from despair] in {thing}.
Let {me} find you [even in|in the middle of] {thing}.
In all of {thing}, [do not let go of {me}|keep hold of {me}].
petition-thing:
Take {thing} into your [care|keeping].
Look kindly on {thing}, {God}.
Have your hand on {thing}, [now and after|today].
Let there be [light|peace|wisdom] in all that concerns {thing}.
[Guide|Teach] {me} in [everything|all] to do with {thing}.
Let {me} hold {thing} with open hands, and let your hands be [under|round] mine.
Be in {thing}, {God}, [as you are in all that matters to {me}|and in what comes of it].
I [leave|put] {thing} with you, [as well as I can|and I ask for peace].
Let your [kindness|hand] be [on|over] {thing}.
[Show|Teach] {me} what to do about {thing}, and what to [leave|let be].
[Watch|Keep watch] over {thing}.
Bless {thing}, and {me} in it.
Let [good|your good] come to {thing}, [in your way|quietly].
petition-person:
Keep {person} close to you.
Be good to {person}, {God}, [today|in ways only you know].
Watch over {person}[ by night and by day|, and over me as I love {them}|].
Hold {person} [too|as well], in [both your hands|the same care].
Give {person} what I cannot give.
Let {person} [feel|know] your kindness [today|in this].
Put [your peace|good people] [round|near] {person}.
[Carry|Bless] {person}, {God}.
[Be|Stay] with {person} where I cannot be.
Let [good|gentle] things [find|reach] {person} today.
Help me to [love|stand by] {person} [well|as you do].
petition-time:
Be [close|near] to {me} {time}.
Stay [beside|with] {me} {time}, [hour by hour|and do not be hidden].
Give {me} what {I need} {time}.
Go [before|ahead of] {me} {time}.
[Hold|Keep] {me} {time}, [from first to last|every hour of it].
[Let|May] your peace be with {me} {time}.
Be there {time}, [before|even before] I am.
petition-feeling:
Where I am {feeling}, be [near|gentle with me].
Meet me where I am {feeling}, [and stay|and lead me from there].
You do not [mind|despise] that I am {feeling}; [sit with me in it|be kind to me in it].
telling-fragment:
You know how it is: {fragment}.
[Here|This] is what I bring: {fragment}.
I say it as it comes: {fragment}.
{God}, you see it: {fragment}.
It is this, {God}: {fragment}.
[In|With] few words, {God}: {fragment}.
What is on my heart is this: {fragment}.
I [lay|set] it before you as it is: {fragment}.
This is [the matter|how things are]: {fragment}.
[Hear|Look], {God}: {fragment}.
My prayer today comes back to this: {fragment}.
You [knew|saw] it before I did: {fragment}.
telling-departed:
I [bring|speak of] {person} to you, whom I [miss|loved and love].
You [know|knew] {person}, and you know how I miss {them}.
{God}, I [miss|am missing] {person}.
My heart keeps [turning|going] to {person}.
The [place|chair] where {person} should be is empty, and you [see|know] it.
thanks-fragment:
Thank you for this: {fragment}.
{God}, I give you thanks: {fragment}.
My thanks today is for this: {fragment}.
I [hold|lift] it up to you with thanks: {fragment}.
For this I thank you: {fragment}.
[Let me|I want to] name it with joy: {fragment}.
petition-body:
[Lay|Put] your hand on {thing}[, and let it rest there|].
Be kind to {thing}, {God}[, which you made|].
Let there be ease in {thing}[, hour by hour|, as you are kind].
You made {thing}, {God}; look after what you made.
I put {thing} in your care.
telling-clause-calm:
{God}, {clause}.
{clause}, and I [am glad of your company|want you in it|tell you first].
I tell you as one tells a friend: {clause}.
[Here|See], {God}: {clause}.
{clause}, and I [turn|look] to you.
This is my day, {God}: {clause}.
I [hold|lift] it up to you: {clause}.
You [see|know] that {clause}[, and I am glad you do|].
I [want|would like] you to hear it from me: {clause}.
[Come|Be] with me in this, {God}: {clause}.
telling-two-calm:
{clause}, and {clause2}.
{God}, {clause}, and {clause2}.
I tell you as one tells a friend: {clause}, and {clause2}.
[Here|See], {God}: {clause}, and {clause2}.
I [hold|lift] it up to you: {clause}, and {clause2}.
telling-more:
And {clause}.
And {clause}, {God}.
And [with it|besides], {clause}.
There is [this too|also this]: {clause}.
Nor is that all, {God}: {clause}.
And [under|behind] that, {God}, {clause}.
There is more: {clause}.
You [know|see] the rest as well: {clause}.
petition-illness:
Be [nearer|closer] to {me} than {thing}.
Stand between {me} and the [worst|weight] of {thing}.
Put your hand against {thing}, {God}, and [hold|keep] {me} with the other.
In all of {thing}, [do not let go of {me}|keep hold of {me}].
Be with {me} in {thing}, [hour by hour|and in the healing].
Let {thing} not be all that [others|people] see in {me}.
Have mercy in {thing}, {God}, [and bring ease|day upon day].
Give {me} what {I need} [to meet|for] {thing}, [a day at a time|one day and then another].
Do not leave {me} alone with {thing}.
petition-calamity:
Have mercy on all who are [caught in|hurt by] {thing}.
[Shelter|Keep] all who are touched by {thing}, and {me} among them.
Let there be an end to {thing}, {God}, and [peace|mending] after it.
In all of {thing}, be a [shelter|refuge].
[Stretch|Hold] your hand over {thing}, and [spare|keep] the weak.
petition-gift:
Keep {me} thankful for {thing}.
Let {thing} be a blessing to more than {me}.
Let {me} never grow used to {thing}.
Keep {thing} in your care, {God}.
Let {me} hold {thing} [lightly|gently], and thank you often.
Bless {thing}, {God}, and all who [share the joy|are glad] with {me}.
Teach {me} to [use|share] well what comes with {thing}.
petition-illness-unowned:
[Bring|Send] ease in {thing}, {God}[, and soon|].
Put your hand against {thing}, {God}.
In {thing}, be a [refuge|healer].
Have mercy in {thing}, {God}, [hour by hour|day upon day].
Let there be help for {thing}, {God}, and [rest|ease].
petition-due:
Sit down with {me} to {thing}, {God}, and stay until it is [done|settled].
Give {me} [honest|plain] words for those who ask about {thing}.
Let {thing} be [met|settled], {God}, and let {me} keep [bread|peace] enough.
Keep {me} from [lying awake|despair] over {thing}.
[Send|Bring] help for {thing} from where {I do} not think to look.
When {I think} of {thing}, remind {me} how you fed so many with so little.
Make {me} [brave|calm] enough to speak of {thing} with somebody who can help.
Let not {thing} be the measure of {me}, {God}.
Help {me} to meet {thing}, {God}, [in honest ways|a little at a time].
Show {me} a way through {thing}.
Do not leave {me} alone with {thing}.
Let there be enough for {thing}, {God}, [and calm until there is|and bread besides].
Give {me} a clear head about {thing}, and [sleep|calm].
Let those who can help with {thing} be [kind|patient].
Take the [shame|fear] out of {thing}, and leave {me} the courage to begin.
`
