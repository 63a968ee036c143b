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
The [plain|whole] of it is this: {clause}.
I [say|tell] it [once|out loud], to you: {clause}.
What is on my heart is [simple|no riddle]: {clause}.
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
telling-things:
I bring you {thing}, and {thing2}.
I [put|lay] {thing} and {thing2} [in your hands|before you].
{God}, I [want|need] to speak with you about {thing}, and about {thing2}.
My mind goes from {thing} to {thing2}[ and back again|].
You know about {thing}, and you know about {thing2}.
There is {thing}, {God}, and there is {thing2}.
I have {thing} on my [heart|mind], and {thing2} [too|besides].
I [name|say] them before you: {thing}, {thing2}.
telling-person:
I bring you {person}[, whom you know by name|, whom you love|].
My thoughts [are with|keep going to] {person}.
{God}, [look on|see] {person} [today|with kindness].
I [carry|hold] {person} to you [in this prayer|in my heart].
You know {person}, and you know [my love|what I wish] for {them}.
I [cannot pray|do not come] without {person} [on my mind|in my thoughts].
telling-person-thing:
I bring you {person}, and {thing}.
{God}, I think of {person}, and of {thing}.
I [put|lay] {person} and {thing} in your hands.
My heart goes to {person}, and to {thing}.
You know {person}, and you know about {thing}.
I hold {person} before you, and {thing} [too|with {them}].
telling-feeling:
I am {feeling}, and I [will not hide|do not hide] it from you.
I am {feeling}, {God}, and you [know|see] it.
[Honestly|In truth], I am {feeling}.
You see how {feeling} I am.
I come to you {feeling}, because [you do not mind|I have nowhere better to bring it].
thanks-clause:
Thank you that {clause}.
I thank you, for {clause}.
{clause}, and I thank you [for it|with all my heart].
{God}, {clause}, and I [am glad|bless you].
[Let me|I want to] say it with joy: {clause}.
I [hold|lift] this up to you with thanks: {clause}.
{clause}: [thank you|I bless you for it], {God}.
[It is true, and|I can say it now, and] I thank you: {clause}.
thanks-thing:
Thank you for {thing}.
I thank you, {God}, for {thing}.
For {thing} I [give thanks|bless you].
I [hold|lift] {thing} up to you with thanks.
When I think of {thing}, I [want to|must] thank you.
[Among|First among] my thanks today is this: {thing}.
thanks-things:
Thank you for {thing}, and for {thing2}.
For {thing} and for {thing2}, I [thank|bless] you.
I thank you, {God}, for {thing}, and [also|just as much] for {thing2}.
I [hold|lift] {thing} and {thing2} up to you with thanks.
thanks-person:
Thank you for {person}.
I [bless|thank] you for {person}, [and for each day together|whom you made].
When I count what I have been given, I [think of|come to] {person}.
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
petition-trouble:
Do not leave {me} alone with {thing}.
Be [greater|nearer] to {me} than {thing}.
Give {me} what {I need} [to meet|for] {thing}, [a day at a time|one day and then another].
Be with {me} in {thing}, and [show {me} a way through|keep {me} from sinking].
Do not let {thing} [have the last word|be all that {I see}].
Stand between {me} and the [worst|weight] of {thing}.
Where {thing} [presses|weighs] on {me}, put your hand [under the weight|there].
petition-thing:
Take {thing} into your [care|keeping].
Look kindly on {thing}, {God}.
Have your hand on {thing}, [now and after|today].
Let there be [light|peace|wisdom] in all that concerns {thing}.
[Guide|Teach] {me} in [everything|all] to do with {thing}.
Let {me} hold {thing} with open hands, and let your hands be [under|round] mine.
Be in {thing}, {God}, [as you are in all that matters to {me}|and in what comes of it].
petition-person:
Keep {person} close to you.
Be good to {person}, {God}, [today|in ways only you know].
Watch over {person}[ by night and by day|, and over me as I love {them}|].
Hold {person} [too|as well], in [both your hands|the same care].
Give {person} what I cannot give.
Let {person} [feel|know] your kindness [today|in this].
Put [your peace|good people] [round|near] {person}.
petition-time:
Be [close|near] to {me} {time}.
Stay [beside|with] {me} {time}, [hour by hour|and do not be hidden].
Give {me} what {I need} {time}.
Go [before|ahead of] {me} {time}.
petition-feeling:
Where I am {feeling}, be [near|gentle with me].
Meet me where I am {feeling}, [and stay|and lead me from there].
You do not [mind|despise] that I am {feeling}; [sit with me in it|be kind to me in it].
`
