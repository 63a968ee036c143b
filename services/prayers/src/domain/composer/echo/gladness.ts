const GLAD =
  /\b(passed|got (the|a|my|into|better|engaged|married)|accepted|promoted|promotion|recovered|remission|healed|healthy|born|graduated|finished|paid off|found|safe|grateful|thankful|happy|blessed|sober|went (well|through|fine)|good news|said yes|home from|came home|cancer[- ]free|clear|love|enjoy|won|celebrat\w*|reconciled|better|engaged|baptized|baptised|grandchild|opening my own|helped|anniversary|birthday|answered)\b/i
const SORE =
  /\b(not|no|nobody|nothing|never|cannot|died|passed away|lost|losing|sick|ill|cancer|surgery|afraid|scared|worried|anxious|hurt|hurts|pain|alone|lonely|debt|broke|divorce|fired|laid off|miss|failed|fight|argu\w*|struggl\w*|tired|stress\w*|hard|but|want|need|hope|wish|trying|waiting)\b/i

/** Whether what was told is plainly good news. */
export function isGlad(text: string): boolean {
  return GLAD.test(text) && !isSore(text)
}

/** Whether anything in it hurts, fails or is wanting. */
export function isSore(text: string): boolean {
  return SORE.test(text)
}
