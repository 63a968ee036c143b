/** What is in every other sentence, and what is in every other prayer: it tells nothing of the one who prays. */
const COMMON: ReadonlySet<string> = new Set(
  `a about above after again against ago ahead alike all almost alone along already also although always am among an and
  another any anyone anything are around as ask asked asking asks at away back bad be became because become been before
  began begin beginning behind being believe below beneath beside besides best better between beyond big both bring brings
  brought but by call called calling calls came can cannot carried carries carry carrying close come comes coming could
  couldn cry dark darkness day days dear did didn do does doesn doing don done door doors down during each early earth else
  end enough even evening ever every everyone everything eye eyes face fall far feel feeling feels feet felt few find finds
  first follow for forever forget forgotten forward found from full further gave get gets give given gives giving glad go
  goes going gone good got great ground had half hand hands happen happy hard has hasn have haven having he hear heard heart
  hearts heaven heavy held help helped helping helps her here hers herself high him himself his hold holding holds home hour
  hours house how however i if in inside instead into is isn it its itself just keep keeping keeps kept kind knew know knowing
  known knows large last late later lay lead learn least leave left less let lets life lift light like line listen little
  live lives living long longer look looking looks lost low made make makes making man many matter may maybe me mean might
  mind mine moment moments month more morning most much must my myself name near nearly need needed needs neither never new
  next night no nobody none nor not nothing now of off often old on once one ones only onto open or order other others ought
  our ours out over own part pass past path people perhaps person place please put quiet quite rather read ready real really
  reason remember rest return right road room said same saw say says see seem seems seen sees send set shall she should show
  shut side simply since sit slow slowly small so some somebody someone something sometimes somewhere soon speak stand stands
  stay steady step steps still stop such take taken takes talk tell than that the their theirs them themselves then there
  these they thing things think thinking this those though thought thoughts through time times to today together told
  tomorrow too took toward towards true try trying turn turned turns two under until up upon us use used very wait waiting
  walk want wants was wasn watch water way ways we week weeks well went were weren what whatever when where whether which
  while who whoever whole whom whose why wide will wish with within without won word words world would wouldn year years yes
  yet you young your yours yourself ll oh re ve
  abide afraid almighty amen anxious anxiety bless blessed blessing blessings body bold bread breath breathe calm care
  comfort comforted comforter counsel courage creator deep endure eternal evil faith faithful faithfulness fear
  fearful fears forgive forgiven forgiveness gentle gentleness gentler gift gifts glory god goodness grace gracious grateful
  gratitude guard guidance guide hallowed heal healed healer healing hidden holy hope hopeful hopes jesus christ joy joyful
  keeper king kindness lamb lamp lord love loved loves loving maker merciful mercies mercy nearness overwhelmed patience
  patient peace peaceful pour praise praised praises pray prayed prayer prayers praying presence promise promises protect
  protection providence psalm psalms purpose refuge rejoice renew restore rock safe safety saviour savior scripture shelter
  shepherd shield sing song songs sorrow soul souls spirit stillness strength strengthen strong tender tenderness thank
  thankful thanks thanksgiving tired trouble troubled troubles trust trusted truth uphold voice weak weary wisdom wise worried
  worries worry worship`.split(/\s+/),
)

export function isCommonInPrayer(word: string): boolean {
  return COMMON.has(word)
}
