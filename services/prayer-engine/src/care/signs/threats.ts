/** Somebody else is the one who may do harm, and says so or shows it. */
export const THREATS: readonly RegExp[] = [
  /\bthreatened with death\b/,
  /\b(?:told|says?|said|swore|swears|promised|warned|texted)\b(?: \w+){0,2}? (?:that )?(?:i|we|she|he|my \w+) (?:wont|will not|would not|wouldnt) (?:\w+ )?(?:live|survive|see (?:the|another|tomorrow|my)|be breathing|walk away)\b(?!.*\b(?:layoffs?|cuts|semester|season|doctors?|oncolog\w+|hospice|cancer|tumou?r|surgery|prognosis)\b)(?<!\b(?:doctors?|oncologist|surgeon|nurses?)\b.*)/,
  /\b(?:nobody|no one|they) (?:will |would )?(?:ever )?(?:will )?find (?:me|us|my body|her body)\b[^.]{0,80}\bif\b/,
  /\b(?:he|she|they|ex)\b[^.]{0,80}\b(?:nobody|no one) (?:will|would) (?:ever )?find (?:me|us)\b/,
  /\b(?:make|making|makes) (?:them|everyone|everybody|all of them|people|those \w+)(?: \w+){0,4}? (?:sorry|pay|regret (?:it|what)|suffer)\b(?! (?:me|us|back|for (?:the|my|our) (?:rent|damage|car|repairs?)|attention|taxes|rent|their))/,
  /\b(?:list|notebook) of (?:\w+ )?(?:people|those|names|kids|everyone|students|classmates)\b[^.]{0,80}\b(?:wronged|hurt|bullied|hates?|pay|enemies|against|day is|turn)\b/,
  /\btheir (?:day|turn|time) (?:is coming|will come|is near)\b(?= \.|$| soon)/,
  /\b(?:he|she|ex|husband|wife|boyfriend|girlfriend|stalker|man|guy|someone|somebody)\b[^.]{0,80}\b(?:sits?|sitting|waits?|waiting|parks?|parked|stands?|standing|shows? up|drives? (?:by|past)|follow(?:s|ed|ing)?)\b[^.]{0,80}\b(?:house|home|work|apartment|window|door|me)\b[^.]{0,80}\b(?:since (?:i|we) (?:left|broke up|split)|restraining order|after i left|wont stop|stalk\w+)\b/,
  /(?<!\b(?:jef[ea]|chefe|patrao|patron|professora?|maestr[oa]) )\b(?:dijo|dice|jura|juro|jurou|disse|diz|avisou|advirtio|amenaz\w+|ameac\w+)\b[^.]{0,40}\b(?:si|se)\b[^.]{0,40}\b(?:va|van|vai|vao|voy|vou)\b[^.]{0,40}\b(?:pagar|arrepent\w+|arrepend\w+|acabar (?:con|com)|acabar comigo|acabar conmigo|encontrar|matar)\b/,
  /\b(?:dijo|dice|jura|juro|jurou|disse|diz)\b[^.]{0,40}\b(?:va|vai|van|vao)\b[^.]{0,40}\b(?:acabar (?:conmigo|comigo)|acabar (?:con|com) (?:nosotros|a gente|minha|meus|mis))\b/,
]

/** 'He swore to kill me', in Spanish and Portuguese: nearly the words of somebody who means it of themselves. */
export const DEATH_THREAT =
  /\b(?:me |nos |nos ha |me ha )?(?:amenaz\w+|ameac\w+)\b[^.]{0,30}\b(?:matar\w*|muerte|morte|me matar)\b|\b(?:juro|jura|jurou|dijo|dice|disse|diz)\b[^.]{0,20}\b(?:me|nos) (?:va|iba|van) a matar\b|\b(?:jurou|jura|disse|diz)\b[^.]{0,20}\b(?:vai|ia|quer|iria|queria) (?:me|nos) matar\b/g
