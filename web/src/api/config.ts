import { useQuery } from '@tanstack/react-query'

export interface Config {
  /** What the product is called here. */
  readonly product: string
  readonly supportEmail: string
}

const BEFORE_IT_IS_KNOWN: Config = { product: 'Selah', supportEmail: 'support@selah.example' }

/** What an operator may change without a new build; served by the gateway. */
export function useConfig(): Config {
  const { data } = useQuery({
    queryKey: ['config'],
    queryFn: readConfig,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? BEFORE_IT_IS_KNOWN
}

async function readConfig(): Promise<Config> {
  const response = await fetch('/config.json')
  if (!response.ok) return BEFORE_IT_IS_KNOWN
  const served: Partial<Config> = await response.json()
  return { ...BEFORE_IT_IS_KNOWN, ...served }
}
