import { PLACEHOLDERS } from './placeholders.ts'

/** What an operator may change without a new build. */
export interface Config {
  /** What the product is called here. */
  readonly product: string
  readonly supportEmail: string
  /** Where the product lives, without a slash at the end. */
  readonly baseUrl: string
  /** Of a new password, in digits. Only for what is drawn after the page has been taken over. */
  readonly passwordLengthMin: string
  /** `open` where plans can be bought, else `soon`. A prerendered page tells them apart by an attribute. */
  readonly plans: string
  /** What the plans cost, as the gateway knew when it filled the page. */
  readonly freePrice: string
  readonly monthlyPrice: string
  readonly yearlyPrice: string
  readonly yearlyPriceByMonth: string
  /** Empty where there is nothing to save. */
  readonly yearlySavings: string
  /** The operator's own counting; empty where there is none. */
  readonly tagScript: string
  readonly tagRecipient: string
}

const config: Config = import.meta.env.SSR ? PLACEHOLDERS : fromPage()

export function useConfig(): Config {
  return config
}

/** The same for what is no component. */
export function currentConfig(): Config {
  return config
}

/** Whether plans can be bought here, or open soon. */
export function usePlansAreOpen(): boolean {
  return useConfig().plans === 'open'
}

/** How many characters a new password has at least. */
export function usePasswordLengthMin(): number {
  return Number(useConfig().passwordLengthMin)
}

/** The gateway fills the page's element #config, so the values are there before anything is drawn. */
function fromPage(): Config {
  return JSON.parse(document.getElementById('config')?.textContent ?? '')
}
