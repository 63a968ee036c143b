declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  /** RFC 8188 and RFC 8291: what a browser does with a message. */
  export function decrypt(
    encrypted: Buffer,
    params: { readonly version: 'aes128gcm'; readonly privateKey: ECDH; readonly authSecret: string },
  ): Buffer
}
