import type { Block, BlockKinds, BlockMark } from '@saum/contract/content-block'
import { findShopByPath, type ShopPath } from '@saum/domain/shops'
import { createElement, type FunctionComponent } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Blocks } from '#app/blocks/block-components.tsx'
import { IslandNotesContext, type IslandUse } from '#app/blocks/island.tsx'
import { SERVED_ISLANDS } from '#app/blocks/served-islands.ts'
import { SAMPLES, TEST_FRAME, words } from '#app/blocks/test-blocks.ts'
import { faultsOf } from '#app/blocks/test-markup.ts'
import { renderInShop, wordsOf } from '#app/ui/test-render.tsx'
import { ProductBlock } from './product-block.tsx'

const KINDS = [
  'countdown',
  'imageSlider',
  'picture',
  'product',
  'sizeChart',
  'slideShow',
  'video',
] as const

type MediaKind = (typeof KINDS)[number]

/** The markup of a block with its islands in their places, as a document carries it. */
function show<Kind extends MediaKind>(
  kind: Kind,
  changes: Partial<BlockKinds[Kind] & BlockMark> = {},
  path: ShopPath = 'de',
): string {
  const notes: IslandUse[] = []
  const shop = findShopByPath(path) ?? TEST_FRAME.shop
  const block = { ...SAMPLES[kind], ...changes } as Block
  const html = renderInShop(
    <IslandNotesContext value={notes}>
      <Blocks blocks={[block]} frame={{ ...TEST_FRAME, shop }} />
    </IslandNotesContext>,
    path,
  )
  return html.replaceAll(/<saum-island at="(\d+)"><\/saum-island>/g, (_, at: string) => {
    const { island, data } = notes[Number(at)]!
    return renderInShop(
      createElement(SERVED_ISLANDS[island] as FunctionComponent<object>, data),
      path,
    )
  })
}

const FILM: Partial<BlockKinds['video']> = {
  isAmbient: false,
  captions: [
    { src: '/content-media/1/film.de.vtt', locale: 'de-DE' },
    { src: '/content-media/2/film.fr.vtt', locale: 'fr-CH' },
  ],
}

afterEach(() => vi.useRealTimers())

describe('[2.34] media within a page', () => {
  it.each(KINDS)('is valid HTML with its islands: %s', async (kind) => {
    expect(await faultsOf(show(kind))).toEqual([])
  })

  it.each(KINDS)('is marked for editors only: %s', (kind) => {
    expect(show(kind, { entry: 'entry-1' })).toContain('data-contentful-entry-id="entry-1"')
    expect(show(kind)).not.toContain('contentful')
  })
})

describe('a picture', () => {
  it('comes from the image service in several widths, none beyond its own', () => {
    const picture = { key: 'loom-1a2b', width: 1200, height: 800, alt: 'Ein Webstuhl' }

    const html = show('picture', { picture })

    expect(html).toContain('src="/images/loom-1a2b/780.webp"')
    expect(html).toContain('/images/loom-1a2b/1600.avif 1200w')
    expect(html).not.toContain('1920')
    expect(html).toMatch(/alt="Ein Webstuhl" width="1200" height="800"/)
  })

  it('is a figure with its caption', () => {
    expect(show('picture', { caption: words('Im Atelier') })).toMatch(
      /<figure.*<figcaption[^>]*>Im Atelier<\/figcaption><\/figure>/,
    )
    expect(show('picture', { caption: [] })).not.toContain('figcaption')
  })
})

describe('a film', () => {
  it('loads nothing of itself before somebody starts it', () => {
    const html = show('video', FILM)

    expect(html).toMatch(/<video[^>]* controls=""[^>]* preload="none"/)
    expect(html).not.toMatch(/autoplay/i)
    expect(html).toContain('poster="/images/rail-1a2b/1080.webp"')
  })

  it('is captioned in the language of the page', () => {
    const german = show('video', FILM)
    const french = show('video', FILM, 'fr-ch')

    expect(german).toMatch(/srcLang="de-DE" label="Deutsch" default=""/)
    expect(french).toMatch(/srcLang="fr-CH" label="Français" default=""/)
    expect(french.match(/default=""/g)).toHaveLength(1)
  })

  it('can be read instead of watched', () => {
    expect(show('video', FILM)).toMatch(/<details[^>]*><summary>[^<]+<\/summary>.*klappert\.<\/p>/)
  })

  it('asks another host for captions only where they are there', () => {
    const captions = [{ src: 'https://videos.test/film.vtt', locale: 'de-DE' as const }]

    expect(show('video', { ...FILM, captions })).toContain('crossorigin="anonymous"')
    expect(show('video', FILM)).not.toContain('crossorigin')
  })

  it('that only sets the mood waits for script, and has controls without it', () => {
    const html = show('video', { isAmbient: true })

    expect(html).toMatch(/<video[^>]* controls=""[^>]* loop=""[^>]* preload="none"/)
    expect(html).not.toMatch(/autoplay/i)
  })
})

describe('pictures to leaf through', () => {
  it.each(['imageSlider', 'slideShow'] as const)(
    'never move by themselves and are reached by the keyboard: %s',
    (kind) => {
      const html = show(kind)

      expect(html).toMatch(/<ul[^>]* tabindex="0"/)
      expect(html.match(/<button/g)).toHaveLength(2)
      // They do nothing before the script runs, and say so.
      expect(html.match(/<button[^>]* disabled=""/g)).toHaveLength(2)
      expect(html).toContain('1 / 2')
    },
  )

  it('have no buttons when there is one', () => {
    expect(show('slideShow', { slides: SAMPLES.slideShow.slides.slice(0, 1) })).not.toContain(
      '<button',
    )
  })

  it('are no block at all when there is none', () => {
    expect(show('slideShow', { slides: [] })).toBe('')
    expect(show('imageSlider', { pictures: [] })).toBe('')
  })
})

describe('a size chart', () => {
  it.each([
    'dresses',
    'tops',
    'letters',
    'blazers',
    'trousers',
    'jeans',
    'jeansLengths',
    'skirts',
    'belts',
  ])('has rows for the family %s', async (family) => {
    const html = show('sizeChart', { family })

    expect(html.match(/<tr/g)?.length).toBeGreaterThan(3)
    expect(html).not.toContain('data-own')
    expect(await faultsOf(html)).toEqual([])
  })

  it.each(['hats', '', '__proto__', 'constructor'])('leaves itself out for %j', (family) => {
    expect(show('sizeChart', { family })).toBe('')
  })
})

describe('a product beside words', () => {
  it('leads to its page and says its price', () => {
    const html = show('product')

    expect(html).toMatch(/<a[^>]* href="\/de\/p\//)
    expect(wordsOf(html)).toMatch(/€.*Unser Liebling/)
  })

  it('leaves itself out when the product is gone', () => {
    const shown = { ...TEST_FRAME.shown, product: () => undefined }

    const html = renderInShop(
      <ProductBlock block={SAMPLES.product} frame={{ ...TEST_FRAME, shown }} />,
    )

    expect(html).toBe('')
  })
})

describe('a countdown', () => {
  const until = '2026-11-30T22:59:00Z'

  it('names its end in words, in the time of the shop, without script', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') })

    expect(wordsOf(show('countdown', { until }))).toContain('Bis Montag, 30. November, 23:59 Uhr')
    expect(wordsOf(show('countdown', { until }, 'fr-ch'))).toContain(
      'Jusqu’au lundi 30 novembre à 23:59',
    )
    expect(show('countdown', { until })).not.toContain('role="timer"')
  })

  it.each([
    ['what there is to say then', 'Es ist vorbei.', 'Es ist vorbei.'],
    ['nothing', undefined, ''],
  ])('says %s after its end', (_what, afterwards, expected) => {
    vi.useFakeTimers({ now: Date.parse(until) })
    const changes = { until, ...(afterwards !== undefined && { afterwards }) }

    expect(wordsOf(show('countdown', changes))).toBe(expected)
  })

  it('ends earlier for an editor who looks at a later day', () => {
    vi.useFakeTimers({ now: Date.parse(until) - 1000 })
    const block = { ...SAMPLES.countdown, until, afterwards: 'Es ist vorbei.' } as Block
    const showAhead = (ahead: number) =>
      wordsOf(renderInShop(<Blocks blocks={[block]} frame={{ ...TEST_FRAME, ahead }} />))

    expect(showAhead(1000)).toBe('Es ist vorbei.')
    expect(showAhead(999)).not.toContain('vorbei')
  })

  it('without a moment is no countdown', () => {
    expect(show('countdown', { until: 'bald' })).toBe('')
  })
})
