import { DEFAULT_SHOP, SHOPS } from '@saum/domain/shops'
import type { Alternates } from '#app/page/page-head.tsx'

/** A page as crawlers are told of it; paths below the public origin. */
export interface SitemapEntry {
  path: string
  /** The same page in every shop that has it, its own included. */
  alternates: Alternates
  /** ISO date or time of the last change, where it is known. */
  changed?: string | undefined
  /** Absolute addresses of its pictures. */
  pictures?: readonly string[]
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ' +
  'xmlns:xhtml="http://www.w3.org/1999/xhtml" ' +
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

/** The files of which a shop's sitemap consists. */
export function writeSitemapIndex(paths: readonly string[], origin: string): string {
  const files = paths.map((path) => `<sitemap>${location(origin + path)}</sitemap>`)
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files.join('\n')}\n</sitemapindex>\n`
}

/** One file: every page with its last change, its addresses in other shops and its pictures. */
export function writeSitemap(entries: readonly SitemapEntry[], origin: string): string {
  const pages = entries.map((entry) => writeEntry(entry, origin))
  return `${HEAD}<urlset ${NAMESPACES}>\n${pages.join('\n')}\n</urlset>\n`
}

function writeEntry({ path, alternates, changed, pictures = [] }: SitemapEntry, origin: string) {
  const parts = [
    location(origin + path),
    changed === undefined ? '' : `<lastmod>${escapeXml(changed)}</lastmod>`,
    ...SHOPS.map((shop) => alternateLink(shop.hreflang, alternates[shop.path], origin)),
    alternateLink('x-default', alternates[DEFAULT_SHOP.path], origin),
    ...pictures.map(
      (picture) => `<image:image><image:loc>${escapeXml(picture)}</image:loc></image:image>`,
    ),
  ]
  return `<url>${parts.join('')}</url>`
}

function location(url: string): string {
  return `<loc>${escapeXml(url)}</loc>`
}

function alternateLink(hreflang: string, path: string | undefined, origin: string): string {
  if (path === undefined) return ''
  return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(origin + path)}"/>`
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => ESCAPES[mark] ?? mark)
}
