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
plain:
{closing}. Amen.
none:
Amen.
So I pray. Amen.
So let it be. Amen.
This is my prayer. Amen.
I rest it here. Amen.
I leave it with you. Amen.
`
