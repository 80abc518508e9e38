import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { toCategoryPath } from '@saum/domain/category-path'
import { findShopByPath } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { redirectDocument } from '@saum/shop/documents/redirect-document'
import { describe, expect, it } from 'vitest'
import { CATEGORIES, type Category } from '../grammar/categories.ts'
import { demoRedirects } from './redirects.ts'

const redirects = demoRedirects()
const own = redirects.filter(({ target }) => target.startsWith('/'))
const contentPages = new URL('../../content/pages/', import.meta.url)

function rootline(category: Category): Category[] {
  const parent = CATEGORIES.find(({ key }) => key === category.parent)
  return parent === undefined ? [category] : [...rootline(parent), category]
}

function localeOf(shopPath: string | null) {
  const locale = findShopByPath(shopPath ?? '')?.locale
  if (locale === undefined) throw new Error(`No shop under ${shopPath}`)
  return locale
}

function isContentSlug(slug: string, locale: string): boolean {
  return readdirSync(contentPages).some((page) => {
    const file = new URL(`${page}/${locale}.md`, contentPages)
    return existsSync(file) && readFileSync(file, 'utf8').includes(`\nslug: "${slug}"\n`)
  })
}

describe('[2.34] the redirects of the demo', () => {
  it('are documents an import takes, one per address', () => {
    for (const redirect of redirects) expect(v.parse(redirectDocument, redirect)).toEqual(redirect)
    expect(new Set(redirects.map(({ source }) => source)).size).toBe(redirects.length)
  })

  it('stay within their shop', () => {
    for (const { shopPath, source, target } of own) {
      expect(source.startsWith(`/${shopPath}/`)).toBe(true)
      expect(target).toMatch(new RegExp(`^/${shopPath}/.+/$`))
    }
  })

  it('lead to categories and pages that exist', () => {
    for (const { shopPath, target } of own) {
      const locale = localeOf(shopPath)
      const path = target.slice(`/${shopPath}`.length, -1)
      const isKnown = path.startsWith('/c/')
        ? CATEGORIES.some(
            (category) =>
              `/c${toCategoryPath(rootline(category).map(({ slug }) => slug[locale]))}` === path,
          )
        : isContentSlug(path.slice(1), locale)
      expect([target, isKnown]).toEqual([target, true])
    }
  })

  it('know one address that moved to another site for the time being', () => {
    expect(redirects.filter(({ statusCode }) => statusCode === 302)).toMatchObject([
      { target: 'https://press.saum.example/' },
    ])
  })
})
