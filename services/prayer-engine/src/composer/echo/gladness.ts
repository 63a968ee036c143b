const GLAD =
  /\b(passed|got (the|a|my|into|better|engaged|married)|accepted|promoted|promotion|recovered|remission|healed|healthy|born|graduated|finished|paid off|found|safe|grateful|thankful|happy|blessed|sober|went (well|through|fine)|good news|said yes|home from|came home|cancer[- ]free|clear|love|enjoy|won|celebrat\w*|reconciled|better|engaged|baptized|baptised|grandchild|opening my own|helped|anniversary|birthday|answered|brought (me|us|my|our|food|soup|meals|dinner|flowers)|visited|cooked for|drove (me|us|my|our)|cared for (me|us)|gave (me|us)|proposed|off the (ventilator|waiting list))\b/i
const SORE =
  /\b(passed (me |us |him |her )?(over|by|up|out)|turned down|rejected|overlooked|still\s?born|bullied|without|again and again|not|no|nobody|nothing|never|cannot|died|passed away|lost|losing|sick|ill|cancer|surgery|afraid|scared|worried|anxious|hurt|hurts|pain|alone|lonely|debt|broke|divorce|fired|laid off|miss|failed|fight|argu\w*|struggl\w*|tired|stress\w*|hard|but|want|need|hope|wish|trying|waiting)\b/i

// 'After nine years of trying', 'while I was sick': what makes the gladness greater.
const OUTLIVED = /,? (after|while|when|despite|through)( \S+){1,7}$/i

/** Whether what was told is plainly good news. */
export function isGlad(text: string): boolean {
  return GLAD.test(text) && !isSore(text.replace(OUTLIVED, ''))
}

/** Whether anything in it hurts, fails or is wanting. */
export function isSore(text: string): boolean {
  return SORE.test(text)
}
