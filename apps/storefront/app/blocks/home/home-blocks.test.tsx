import type { Block } from '@saum/contract/content-block'
import { describe, expect, it } from 'vitest'
import type { BlockData, ShownCategory } from '#app/blocks/block-data.ts'
import type { OutfitFacts } from '#app/features/catalog/outfit-facts.ts'
import { toOutfitFacts } from '#app/features/catalog/outfit-facts.ts'
import { aProduct } from '#app/features/catalog/test-product.ts'
import { toTile } from '#app/features/catalog/tile.ts'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { layOutHome } from './home-layout.tsx'
import { aFrame, aPicture, shownBy } from './test-frame.tsx'

function show(block: Block, shown: Partial<BlockData> = {}) {
  return shownBy(layOutHome([block], aFrame(shown)))
}

function aCategory(key: string): ShownCategory {
  return { key, name: `Name ${key}`, href: `/de/c/${key}/`, text: '', count: 7 }
}

const words = (text: string) => [{ kind: 'text' as const, text }]

describe('[2.34] a banner', () => {
  const banner = {
    kind: 'banner',
    title: [...words('Der Mantel '), { kind: 'emphasis', children: words('bleibt') }],
    picture: aPicture('wide'),
    phonePicture: aPicture('tall'),
    link: { label: 'Mäntel ansehen', href: '/de/c/maentel/' },
  } as const satisfies Partial<Block<'banner'>>

  it('that opens the page carries its title as text, and one link', () => {
    const { html } = show({ ...banner, title: [...banner.title], size: 'hero' })

    expect(html).toMatch(/<h1[^>]*>Der Mantel <em>bleibt<\/em><\/h1>/)
    expect(html.match(/<a /g)).toHaveLength(1)
    expect(html).toContain('href="/de/c/maentel/"')
    expect(html).toContain('fetchPriority="high"')
  })

  it('within the page is a part of it, and waits for its picture', () => {
    const { html } = show({ ...banner, title: [...banner.title], size: 'wide' })

    expect(html).not.toContain('<h1')
    expect(html).toContain('<h2')
    expect(html).toContain('loading="lazy"')
  })
})

describe('categories', () => {
  const tiles: Block<'categoryTiles'> = {
    kind: 'categoryTiles',
    layout: 'row',
    tiles: [
      { categoryKey: 'dresses', picture: aPicture() },
      { categoryKey: 'unknown', label: 'Nirgends' },
      { categoryKey: 'bags', label: 'Taschen' },
    ],
  }
  const known = ['dresses', 'bags']

  it('are left out where the shop does not have them', () => {
    const { html } = show(tiles, {
      category: (key) => (known.includes(key) ? aCategory(key) : undefined),
    })

    expect(html.match(/<li/g)).toHaveLength(2)
    expect(html).toContain('<a href="/de/c/dresses/">Name dresses</a>')
    expect(html).toContain('<a href="/de/c/bags/">Taschen</a>')
    expect(html).not.toContain('Nirgends')
  })

  it('leave no empty block behind when none can be had', () => {
    expect(show(tiles).html).toBe('')
    expect(show({ kind: 'categoryIndex', title: 'Kategorien' }).html).toBe('')
  })

  it('are one line of links, the sale marked', () => {
    const { html } = show(
      { kind: 'categoryIndex', title: 'Kategorien' },
      { categoryIndex: ['new', 'sale'].map(aCategory) },
    )

    expect(html).toContain('<nav aria-label="Kategorien">')
    expect(html.match(/data-sale/g)).toHaveLength(1)
  })
})

describe('a rail of products', () => {
  const slider: Block<'productSlider'> = {
    kind: 'productSlider',
    title: 'Neu *eingetroffen*',
    source: { kind: 'category', categoryKey: 'new', limit: 12 },
  }

  it('comes to life in the browser with the products of its source', () => {
    const tiles = [toTile(aProduct({ id: 7 }), DEFAULT_SHOP)]
    const { islands } = show(slider, { tilesOf: () => tiles })

    expect(islands).toEqual([
      { island: 'productSlider', data: { title: 'Neu eingetroffen', tiles } },
    ])
  })

  it('is not there without products', () => {
    expect(show(slider)).toEqual({ html: '', islands: [] })
  })
})

describe('[2.34] a look', () => {
  const look: Block<'outfit'> = { kind: 'outfit', title: 'Montag, *fertig*', outfitId: 2001 }

  function anOutfit(): OutfitFacts {
    const products = [1, 2].map((id) => aProduct({ id }))
    const facts = toOutfitFacts(
      {
        id: 2001,
        key: 'look',
        name: 'Dienstag',
        slug: 'dienstag',
        story: '',
        images: [],
        productIds: [1, 2],
        hotspots: [
          { productId: 1, x: 0.5, y: 0.25 },
          { productId: 2, x: 0.4, y: 0.7 },
        ],
        products,
      },
      DEFAULT_SHOP,
    )
    return { ...facts, picture: { key: 'look' } }
  }

  it('points from each spot of the picture to the same piece in the list', () => {
    const { html } = show(look, { outfit: () => anOutfit() })
    const spots = [...html.matchAll(/<a href="#([^"]+)"/g)].map(([, anchor]) => anchor)
    const rows = [...html.matchAll(/<li id="([^"]+)"/g)].map(([, anchor]) => anchor)

    expect(spots).toEqual(['piece-1', 'piece-2'])
    expect(rows).toEqual(spots)
    expect(html).toContain('href="/de/p/shop-the-look/dienstag-2001/"')
  })

  it('that is sold nowhere any more leaves the page without a trace', () => {
    expect(show(look).html).toBe('')
  })
})

describe('forms of the home page work without script', () => {
  it('letters are asked for at the page of the newsletter', () => {
    const { html } = show({ kind: 'newsletter', title: 'Post', text: 'Zwei Mails.' })

    expect(html).toContain('<form action="/de/newsletter/" method="post">')
    expect(html).toMatch(/<input id="[^"]+" type="email"[^>]* required="" name="email"/)
    expect(html.match(/name="topics"/g)).toHaveLength(2)
  })

  it('a place is looked for among the stores', () => {
    const { html } = show({ kind: 'storeFinder', title: 'Filialen', text: 'Über 80.' })

    expect(html).toContain('action="/de/location/"')
    expect(html).not.toContain('method="post"')
  })
})

describe('any other block', () => {
  const countdown: Block = {
    kind: 'countdown',
    title: 'Rechtzeitig zum Fest',
    until: '2099-12-17T22:59:00Z',
  }

  it('keeps the edge of the page, which the blocks made for it know themselves', () => {
    expect(show(countdown).html).toMatch(/^<section><div/)
    expect(show({ kind: 'newsletter', title: 'Post', text: 'Zwei Mails.' }).html).toMatch(
      /^<section aria-labelledby="([^"]+)"><div data-words="first"[^>]*><div><h2 data-size="40" id="\1">/,
    )
  })

  it('of which nothing is left takes no room', () => {
    expect(show({ ...countdown, until: '2020-12-17T22:59:00Z' }).html).toBe('<section></section>')
  })
})

describe('a story', () => {
  const story: Block<'story'> = {
    kind: 'story',
    title: 'Leinen, *ein Porträt*',
    text: 'Warum es knittert.',
    href: '/de/magazin/leinen/',
    linkText: 'Geschichte lesen',
  }

  it('has one link, named by what it leads to', () => {
    const { html } = show(story)
    const [, link = '', title = ''] = /aria-labelledby="([^" ]+) ([^" ]+)"/.exec(html) ?? []

    expect(html.match(/<a /g)).toHaveLength(1)
    expect(html).toContain(`<h2 id="${title}">Leinen, <em>ein Porträt</em></h2>`)
    expect(link).toBe(`${title}-link`)
  })

  it('says in previews which entry it was made of', () => {
    expect(show({ ...story, entry: 'home-magazine' }).html).toContain(
      'data-contentful-entry-id="home-magazine"',
    )
  })
})
