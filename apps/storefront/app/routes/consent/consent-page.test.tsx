import { CONSENT_SERVICE_IDS } from '@saum/domain/consent-services'
import { SHOPS, type ShopPath } from '@saum/domain/shops'
import { STORED_ENTRIES } from '@saum/domain/stored-entries'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { PageSettingsContext, type PageSettings } from '#app/page/page-settings.ts'
import { renderInShop, wordsOf } from '#app/ui/test-render.tsx'
import { ConsentPage } from './consent-page.tsx'

const SETTINGS: PageSettings = {
  pictureBase: '/pictures',
  imageBase: '/images',
  publicOrigin: 'https://saum.example',
  isErrorDebugOn: false,
  buildId: '',
  requestId: '',
  tracking: {
    services: CONSENT_SERVICE_IDS,
    analyticsMode: 'next',
    tagManager: { containerId: 'GTM-ABC', host: 'https://track.saum.example' },
    testingScriptUrl: 'https://tests.example/a.js',
    recommendationScriptUrl: 'https://ideas.example/b.js',
    errorReports: { dsn: 'https://key@faults.example/1', environment: 'test' },
  },
}
const NEW_VISITOR: ComponentProps<typeof ConsentPage> = {
  granted: [],
  chosen: null,
  isSilenced: false,
  measured: null,
  says: null,
  hasFailed: false,
  returnTo: '',
  privacyHref: '/de/datenschutz/',
  cookiesHref: '/de/cookies/',
}

interface Shown extends Partial<typeof NEW_VISITOR> {
  services?: PageSettings['tracking']['services']
}

function show({ services = CONSENT_SERVICE_IDS, ...props }: Shown = {}, path: ShopPath = 'de') {
  const settings = { ...SETTINGS, tracking: { ...SETTINGS.tracking, services } }
  return renderInShop(
    <MemoryRouter initialEntries={[`/${path}/consent/`]}>
      <PageSettingsContext value={settings}>
        <ConsentPage {...NEW_VISITOR} {...props} />
      </PageSettingsContext>
    </MemoryRouter>,
    path,
  )
}

function boxes(markup: string) {
  return [...markup.matchAll(/<input[^>]*name="services"[^>]*>/g)].map(([box]) => ({
    service: /value="([^"]*)"/.exec(box)?.[1],
    isTicked: box.includes('checked'),
  }))
}

describe('[6.5] the page of the choice', () => {
  it.each(SHOPS)('lists every service of the shop $path, and ticks none', ({ path }) => {
    const shown = boxes(show({}, path))

    expect(shown.map(({ service }) => service)).toEqual(
      expect.arrayContaining([...CONSENT_SERVICE_IDS]),
    )
    expect(shown.some(({ isTicked }) => isTicked)).toBe(false)
  })

  it('says for each who it is by and how long it keeps what it learns', () => {
    const words = wordsOf(show())

    expect(words.match(/Anbieter: /g)).toHaveLength(CONSENT_SERVICE_IDS.length)
    expect(
      words.match(/Speicherdauer: (?:14 Monate|30 Tage|bis du es zurücknimmst)/g),
    ).toHaveLength(CONSENT_SERVICE_IDS.length)
    for (const host of ['track.saum.example', 'tests.example', 'ideas.example', 'faults.example']) {
      expect(words).toContain(host)
    }
    expect(words).not.toContain('key@')
  })

  it.each(SHOPS)('says what the shop $path can write on a device, and for how long', ({ path }) => {
    const markup = show({}, path)

    for (const { names } of Object.values(STORED_ENTRIES)) {
      for (const name of names) expect(markup).toContain(`<code>${name}</code>`)
    }
    // A text that is missing would be shown by its key.
    expect(wordsOf(markup)).not.toContain('storage.')
  })

  it('says in words how long an entry stays', () => {
    const words = wordsOf(show())

    for (const fact of [
      'Cookie, 28 Tage',
      'Cookie, 12 Monate',
      'Cookie, 13 Monate',
      'Cookie, 8 Stunden',
      'Speicher des Tabs, bis du den Tab schließt',
      'Speicher des Browsers, bis du es löschst',
      'Speicher des Browsers, bis du es zurücknimmst',
      'Speicher des Browsers, sofort wieder gelöscht',
      'Zwischenspeicher, bis du es löschst',
    ]) {
      expect(words).toContain(fact)
    }
  })

  it('lists nothing of services the shop does not offer', () => {
    const markup = show({ services: ['search-usage'] })

    expect(markup).toContain('<code>coveo_visitorId</code>')
    expect(markup).not.toContain('<code>_ga</code>')
    expect(markup).toContain('<code>saum-consent</code>')
  })

  it('refuses by the same button as it accepts, and first', () => {
    const buttons = [...show().matchAll(/<button[^>]*>/g)].map(([button]) => button)
    const [reject, accept] = buttons

    expect(reject).toContain('value="none"')
    expect(accept).toBe(reject?.replace('value="none"', 'value="all"'))
  })

  it('ticks what the visitor has allowed, and says when that was', () => {
    const at = Date.UTC(2026, 10, 17, 10)
    const chosen = { at, againAt: Date.UTC(2027, 10, 17, 10) }

    const markup = show({ granted: ['tag-manager'], chosen })

    expect(boxes(markup).filter(({ isTicked }) => isTicked)).toEqual([
      { service: 'tag-manager', isTicked: true },
    ])
    expect(wordsOf(markup)).toContain('17. November 2026. Am 17. November 2027 fragen wir wieder.')
  })

  it('has nothing to choose for whom a browser says no, and says so', () => {
    const markup = show({ isSilenced: true, granted: ['tag-manager'] })

    expect(wordsOf(markup)).toContain('Dein Browser sendet ein Nein')
    expect(markup).not.toContain('name="answer"')
    expect(boxes(markup).some(({ isTicked }) => isTicked)).toBe(false)
  })

  it('says when there is nothing to choose', () => {
    const markup = show({ services: [] })

    expect(wordsOf(markup)).toContain('Es gibt nichts zu wählen')
    expect(markup).not.toContain('name="answer"')
  })

  it('says when a yes could not be kept, or a past could not be forgotten', () => {
    expect(wordsOf(show({ hasFailed: true }))).toContain('ließ sich gerade nicht speichern')
    expect(wordsOf(show({ says: 'not-forgotten' }))).toContain('ließ sich gerade nicht löschen')
  })

  it('says in plain words what was counted', () => {
    const since = Date.UTC(2026, 9, 1, 10)
    const measured = { visits: 1, pages: 12, products: 3, searches: 0, since }

    expect(wordsOf(show({ measured }))).toContain(
      'Seit dem 1. Oktober 2026: 1 Besuch, 12 Seiten, 3 Artikel und 0 Suchen.',
    )
    expect(wordsOf(show({ measured: { ...measured, since: null } }))).toContain('Bisher nichts.')
  })
})
