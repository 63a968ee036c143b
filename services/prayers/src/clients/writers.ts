import { composerWriter } from '@selah/prayer-engine/composer'
import type { PrayerWriter } from '@selah/prayer-engine/writer'
import type { PrayersConfig } from '../config.ts'
import type { SpendStore } from './openai/spend-cap.ts'

/**
 * Who writes, in the order in which they are tried: the model where there is a key, and always the composer last.
 * The model's client is loaded only when it is used: without a key it would cost memory for nothing.
 */
export async function createWriters(
  config: PrayersConfig,
  spendStore: SpendStore,
  lifetime: AsyncDisposableStack,
): Promise<readonly PrayerWriter[]> {
  if (!config.OPENAI_API_KEY) return [composerWriter]
  const { openAiClient } = await import('./openai/client.ts')
  const { openaiWriter } = await import('./openai/writer.ts')
  const { spendCap } = await import('./openai/spend-cap.ts')
  const client = lifetime.use(
    openAiClient({ apiKey: config.OPENAI_API_KEY, baseUrl: config.OPENAI_BASE_URL }),
  )
  const price = {
    inputUsdPerMillion: config.OPENAI_INPUT_USD_PER_MILLION,
    outputUsdPerMillion: config.OPENAI_OUTPUT_USD_PER_MILLION,
  }
  const model = openaiWriter({
    client,
    model: config.OPENAI_MODEL,
    spendCap: spendCap({ dailyUsdMax: config.OPENAI_DAILY_USD_MAX, price, store: spendStore }),
    ...(config.OPENAI_REASONING_EFFORT && { reasoningEffort: config.OPENAI_REASONING_EFFORT }),
  })
  return [model, composerWriter]
}
