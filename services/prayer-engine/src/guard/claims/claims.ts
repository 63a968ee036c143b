import { PROMISED_OUTCOME, PROSPERITY } from './promises.ts'
import { PROOF_TEXT } from './proof-texts.ts'
import { DIVINE_REVELATION, SPEAKING_AS_GOD } from './revelation.ts'
import type { ClaimRule } from './rule.ts'
import { HARMFUL, STAY_WITH_ABUSER, STOP_TREATMENT } from './safety.ts'
import { SURE_ENDING } from './sure-endings.ts'
import { BLAME, CURSE, MINIMISING } from './unkind.ts'

/** What no prayer of ours says, from either writer. The gravest come first. */
export const CLAIMS: readonly ClaimRule[] = [
  HARMFUL,
  STAY_WITH_ABUSER,
  STOP_TREATMENT,
  CURSE,
  BLAME,
  SPEAKING_AS_GOD,
  MINIMISING,
  DIVINE_REVELATION,
  PROOF_TEXT,
  PROSPERITY,
  PROMISED_OUTCOME,
  SURE_ENDING,
]
