import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { SHOPS, type Locale } from '@saum/domain/shops'
import { html } from './markup.ts'
import { shopTextOf, type MessageKey } from './shop-text.ts'

const OWN = fileURLToPath(new URL('.', import.meta.url))
const PAGES = fileURLToPath(new URL('../../../content/pages', import.meta.url))

const LEGAL_PAGES = [
  ['terms_path', 'terms'],
  ['withdrawal_path', 'withdrawal'],
  ['privacy_path', 'privacy'],
  ['guarantee_path', 'guarantee'],
] as const satisfies (readonly [MessageKey, string])[]

function messagesOf(locale: Locale): Record<string, string> {
  const file = join(OWN, '../messages', `${locale}.json`)
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
}

function slotsOf(text: string): string[] {
  return [
    ...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, slot = '']) => slot)),
  ].toSorted()
}

function sources(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}

describe('the words of the checkout', () => {
  const german = messagesOf('de-DE')

  it.each(SHOPS.map(({ locale }) => locale))('are complete in %s', (locale) => {
    const messages = messagesOf(locale)

    expect(Object.keys(messages)).toEqual(Object.keys(german))
    for (const [key, text] of Object.entries(messages)) {
      expect([key, slotsOf(text)]).toEqual([key, slotsOf(german[key] ?? '')])
      expect(text).not.toContain('!')
      if (locale === 'de-CH') expect(text).not.toMatch(/[ß„“]/)
    }
  })

  it('are all used', () => {
    const code = sources(OWN)

    const unused = Object.keys(german).filter((key) => !code.includes(`'${key}'`))

    expect(unused).toEqual([])
  })

  it.each(SHOPS.map(({ path, locale }) => [path, locale] as const))(
    'link to pages there are in the shop %s',
    (_, locale) => {
      for (const [key, page] of LEGAL_PAGES) {
        const content = readFileSync(join(PAGES, page, `${locale}.md`), 'utf8')

        expect(content).toContain(`slug: "${messagesOf(locale)[key] ?? ''}"`)
      }
    },
  )

  it('keep links apart from what was typed', () => {
    const text = shopTextOf(SHOPS[0])

    const written = text.rich('terms_checkbox', { termsLink: html`<a href="/">${'<AGB>'}</a>` })

    expect(String(written)).toContain('<a href="/">&lt;AGB&gt;</a>')
  })

  it.each([
    ['de', 'Mi, 18. November bis Do, 19. November'],
    ['ch', 'Mi, 18. November bis Do, 19. November'],
    ['fr-ch', 'entre le mer. 18 novembre et le jeu. 19 novembre'],
    ['en', 'Wed 18 November to Thu 19 November'],
  ])('say when it comes in the shop %s', (path, words) => {
    const shop = SHOPS.find((one) => one.path === path) ?? SHOPS[0]

    const said = shopTextOf(shop).days({ min: '2026-11-18', max: '2026-11-19' })

    expect(said.replaceAll(/[\u00A0\u202F]/g, ' ')).toBe(words)
  })
})
