import { plainLetters } from '../text/plain.ts'
import { SPELLINGS } from '../text/spellings.ts'

/** What somebody wrote as the signs read it: plain letters, also of a word in pieces ('k.i.l.l'), and the words that matter spelled right. */
export function plainCry(situation: string): string {
  const inOnePiece = situation.replaceAll(/(?<=\p{L}\p{M}*)[._*-](?=\p{L})/gu, ' ')
  const plain = plainLetters(inOnePiece).replaceAll(/\bwant (?:too|2)\b/g, 'want to')
  return plain.split(/\s+/).map(spelledRight).join(' ').trim()
}

// Short words and slips that a rule of one letter cannot reach.
const SLIPS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    kil: 'kill',
    kll: 'kill',
    kiil: 'kill',
    killin: 'killing',
    killng: 'killing',
    myslef: 'myself',
    mysef: 'myself',
    meself: 'myself',
    mself: 'myself',
    wana: 'want to',
    wnna: 'want to',
    wnat: 'want',
    wnt: 'want',
    watn: 'want',
    lfie: 'life',
    lief: 'life',
    liff: 'life',
    liv: 'live',
    livin: 'living',
    dy: 'die',
    dye: 'die',
    dieing: 'dying',
    ded: 'dead',
    deadd: 'dead',
    diee: 'die',
    wuz: 'was',
    thinkin: 'thinking',
    bout: 'about',
    agian: 'again',
    anymor: 'anymore',
    anymroe: 'anymore',
    nomore: 'anymore',
    beets: 'beats',
    beet: 'beat',
    hitts: 'hits',
    hitt: 'hit',
    comit: 'commit',
    commiting: 'committing',
    comitting: 'committing',
    selfharm: 'self harm',
    selfharming: 'self harming',
    kms: 'kill myself',
    ctb: 'kill myself',
    rapd: 'raped',
    rapped: 'raped',
    abus: 'abuse',
    theres: 'there is',
    im: 'i am',
    ive: 'i have',
    id: 'i would',
    ill: 'i will',
    hes: 'he is',
    shes: 'she is',
    theyre: 'they are',
    gonna: 'going to',
    wanna: 'want to',
    evry: 'every',
    evryone: 'everyone',
    everyones: 'everyone is',
    nobodys: 'nobody is',
    u: 'you',
    wan: 'want',
    abt: 'about',
    d1e: 'die',
    k1ll: 'kill',
    bf: 'boyfriend',
    gf: 'girlfriend',
    hubby: 'husband',
    dnt: 'dont',
    cnt: 'cant',
    wont: 'wont',
    witout: 'without',
    suiside: 'suicide',
    sucide: 'suicide',
    suicde: 'suicide',
    suicid: 'suicide',
    suicidle: 'suicidal',
    pra: 'para',
    q: 'que',
    tb: 'tambien',
    vc: 'voce',
    nao: 'nao',
  }),
)

const WORDS_THAT_MATTER = [
  'suicide',
  'suicidal',
  'suicidio',
  'myself',
  'himself',
  'herself',
  'overdose',
  'overdosed',
  'abusive',
  'abused',
  'abusing',
  'molested',
  'strangled',
  'strangle',
  'threaten',
  'threatened',
  'threatens',
  'threatening',
  'worthless',
  'anymore',
  'without',
  'goodbye',
  'relapsed',
  'hurting',
  'cutting',
  'killing',
  'violence',
  'violencia',
  'matarme',
  'morirme',
  'quitarme',
  'morrer',
  'desaparecer',
  'nobody',
  'everyone',
  'burden',
  'better',
  'addicted',
  'addiction',
  'alcoholic',
  'breathing',
] as const
// One letter away from a word that matters, and harmless.
const WORDS_OF_THEIR_OWN: ReadonlySet<string> = new Set(
  `amused amusing letter bitter butter fetter matter bettor setter putting cuffing gutting nutting filling milling billing
  willing tilling pulling hunting hurling hurtling moreira murder garden tureen harden barden burdens burdened overdosing
  cursing billings drilling skilling rolling calling falling dialing chilling grilling spilling stilling trilling thrilling shilling thrilled
  relapse threaten suicido violences morirse matarse quitarse`.split(/\s+/),
)

// 'Drinkin', 'hurtin': spelled as it is said.
const SAID_WITHOUT_G =
  /^(?:end|hurt|cutt|dy|beat|hitt|drink|harm|us|feel|try|plann|talk|touch|threaten|tak|go|hid|smok|overdos|relaps|punch|wak)in$/

function spelledRight(word: string): string {
  const slip = SLIPS.get(word) ?? SPELLINGS[word]?.toLowerCase()
  if (slip !== undefined) return slip
  if (SAID_WITHOUT_G.test(word)) return `${word}g`
  if (word.length < 6 || WORDS_OF_THEIR_OWN.has(word) || WORDS_THAT_MATTER.some((right) => right === word))
    return word
  return WORDS_THAT_MATTER.find((right) => isOneSlipAway(word, right)) ?? word
}

// One letter changed, missing, doubled or too many, or two changed about.
function isOneSlipAway(word: string, right: string): boolean {
  if (word[0] !== right[0] || Math.abs(word.length - right.length) > 1) return false
  let start = 0
  while (start < word.length && word[start] === right[start]) start++
  const [rest, rightRest] = [word.slice(start), right.slice(start)]
  return (
    rest.slice(1) === rightRest.slice(1) ||
    rest.slice(1) === rightRest ||
    rest === rightRest.slice(1) ||
    (rest[0] === rightRest[1] && rest[1] === rightRest[0] && rest.slice(2) === rightRest.slice(2))
  )
}
