import escapeHtml from 'escape-html'
import type { PrerenderedPage } from './page-list.ts'

/** Pages for persons say `noindex` themselves, which a robot has to fetch to know: only programs' paths are closed. */
export function robotsTxt(baseUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /auth/v1/',
    '',
    `Sitemap: ${baseUrl}/sitemap.xml`,
    '',
  ].join('\n')
}

/** Every page that may be found, and of an article the day it was written. */
export function sitemapXml(baseUrl: string, pages: readonly PrerenderedPage[]): string {
  const entries = pages
    .filter(({ indexed }) => indexed)
    .map((page) => `  <url>${entryOf(baseUrl, page)}</url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

function entryOf(baseUrl: string, { path, published }: PrerenderedPage): string {
  const day = published === undefined ? '' : `<lastmod>${escapeHtml(published)}</lastmod>`
  return `<loc>${escapeHtml(baseUrl + path)}</loc>${day}`
}
