import type { StopKind, StopTokens } from '../tokens/stop-token.ts'

export interface StopDeps {
  readonly config: { readonly PUBLIC_URL: string; readonly PRODUCT_NAME: string }
  readonly stopTokens: StopTokens
}

/** How a reader ends these mails: with the button of their mail program (RFC 8058), and with a page. */
export function stopOf({ config, stopTokens }: StopDeps, kind: StopKind, id: string, userId?: string) {
  const token = encodeURIComponent(stopTokens.of(kind, id, userId))
  return {
    stopLink: `${config.PUBLIC_URL}/stop?token=${token}`,
    headers: {
      'List-Unsubscribe': `<${config.PUBLIC_URL}/api/v1/stop?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
