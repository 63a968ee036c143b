import { useConfig } from '../api/config.ts'

// What the operator chooses, inside a text.

export function Product() {
  return useConfig().product
}

export function SupportLink() {
  const { supportEmail } = useConfig()
  return <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
}
