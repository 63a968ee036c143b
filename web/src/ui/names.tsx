import { useConfig } from '../api/config.ts'

// What the operator chooses, inside a text.

export function Product() {
  return useConfig().product
}

export function SupportLink() {
  const { supportEmail } = useConfig()
  return <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
}

/** A sentence in which the support address, where it stands, is a link. */
export function WithSupportLink({ text }: { text: string }) {
  const [before, after] = text.split(useConfig().supportEmail)
  if (after === undefined) return text
  return (
    <>
      {before}
      <SupportLink />
      {after}
    </>
  )
}
