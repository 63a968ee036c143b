// `{closing}` is the formula the person has chosen, for example 'in Jesus’ name'.
export const CLOSING = `
with-preposition:
{closing}, amen.
I pray this {closing}. Amen.
I ask this {closing}. Amen.
This I pray {closing}. Amen.
I [say|bring] all this {closing}. Amen.
{closing} I pray. Amen.
All this I [ask|pray] {closing}. Amen.
All of this I bring {closing}. Amen.
I leave it with you {closing}. Amen.
Hear me {closing}. Amen.
{closing}, Lord, amen.
With trust I pray {closing}. Amen.
So I [ask|pray], {closing}. Amen.
plain:
{closing}. Amen.
none:
Amen.
So I pray. Amen.
So let it be. Amen.
This is my prayer. Amen.
I leave it in your hands. Amen.
I leave it with you. Amen.
`
