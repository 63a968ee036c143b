import type { Config } from '../../api/config.ts'

/** The site and who is behind it, for search engines: https://schema.org/WebSite */
export function siteData({ product, baseUrl, supportEmail }: Config): Readonly<Record<string, unknown>> {
  const url = `${baseUrl}/`
  return {
    '@type': 'WebSite',
    name: product,
    url,
    inLanguage: 'en',
    publisher: {
      '@type': 'Organization',
      name: product,
      url,
      email: supportEmail,
      logo: `${baseUrl}/favicon.svg`,
    },
  }
}
