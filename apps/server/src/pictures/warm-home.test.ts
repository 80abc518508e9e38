import type { ContentPage } from '@saum/contract/content'
import type { Block, ContentPicture } from '@saum/contract/content-block'
import { describe, expect, it } from 'vitest'
import { warmHero, warmRestOfHome } from './warm-home.ts'

function aPicture(key: string, width = 1920): ContentPicture {
  return { key, width, height: 1080, alt: '' }
}

function aHome(...blocks: Block[]) {
  const home: ContentPage = {
    page: 'home',
    kind: 'home',
    locale: 'de-DE',
    title: 'Saum',
    description: '',
    slug: '',
    updated: '2026-11-01',
    blocks,
  }
  return { findPageByKey: (key: string) => (key === 'home' ? home : null) }
}

function aBanner(changes: Partial<Block<'banner'>> = {}): Block<'banner'> {
  return { kind: 'banner', size: 'hero', title: [], picture: aPicture('wide-1'), ...changes }
}

function warmed(content: Parameters<typeof warmHero>[0], warm = warmHero) {
  const asked: {
    keys: readonly string[]
    widths: readonly number[]
    formats: readonly string[]
  }[] = []
  warm(content, {
    warm: (keys, { widths, formats }) => void asked.push({ keys, widths, formats }),
  })
  return asked
}

describe('the picture that opens the home page', () => {
  it('is asked for in the widths of desktops, and of phones in their own crop', () => {
    const formats = ['webp', 'avif']
    const banner = aBanner({ phonePicture: aPicture('tall-1') })

    expect(warmed(aHome({ kind: 'rule' }, banner, aBanner()))).toEqual([
      { keys: ['wide-1'], widths: [1080, 1600, 1920], formats },
      { keys: ['tall-1'], widths: [780, 1080, 1600], formats },
    ])
  })

  it('is the same one where phones have no crop', () => {
    expect(warmed(aHome(aBanner())).map(({ keys }) => keys)).toEqual([['wide-1'], ['wide-1']])
  })

  it.each([
    ['the home page has none', aHome({ kind: 'rule' })],
    ['there is no home page yet', { findPageByKey: () => null }],
  ])('is not missed where %s', (_why, content) => {
    expect(warmed(content)).toEqual([])
  })
})

describe('all other pictures of the home page', () => {
  const story: Block = {
    kind: 'story',
    title: 'Leinen',
    text: '',
    href: '/de/magazin/leinen/',
    linkText: 'Lesen',
    picture: aPicture('story-1'),
  }
  const tiles: Block = {
    kind: 'categoryTiles',
    layout: 'row',
    tiles: [{ categoryKey: 'knitwear', picture: aPicture('tile-1', 780) }, { categoryKey: 'new' }],
  }
  const stores: Block = {
    kind: 'storeFinder',
    title: '',
    text: '',
    picture: aPicture('stores-1', 1000),
  }

  it('are asked for as they follow each other, as WebP in the widths of their places', () => {
    const grid: Block = { kind: 'grid', layout: 'pair', cells: [[story], [tiles]] }
    const formats = ['webp']

    expect(warmed(aHome(aBanner(), grid, { kind: 'rule' }, stores), warmRestOfHome)).toEqual([
      { keys: ['story-1'], widths: [780, 1080, 1600], formats },
      { keys: ['tile-1'], widths: [480, 780], formats },
      { keys: ['stores-1'], widths: [780, 1080], formats },
    ])
  })

  it('are those of a second banner, too, and of all that moves', () => {
    const picture = aPicture('slide-1')
    const more: Block[] = [
      { kind: 'slideShow', title: '', slides: [{ title: '', picture }] },
      { kind: 'imageSlider', title: '', pictures: [{ picture: aPicture('slide-2') }] },
      { kind: 'picture', picture: aPicture('picture-1') },
      {
        kind: 'video',
        title: '',
        poster: aPicture('poster-1'),
        sources: [],
        captions: [],
        isAmbient: true,
      },
      aBanner({ size: 'wide', picture: aPicture('wide-2'), phonePicture: aPicture('tall-2') }),
    ]
    const asked = warmed(aHome(aBanner(), ...more), warmRestOfHome)

    expect(asked.flatMap(({ keys }) => keys)).toEqual([
      'slide-1',
      'slide-2',
      'picture-1',
      'poster-1',
      'wide-2',
      'tall-2',
    ])
  })

  it('are none where there is no home page yet', () => {
    expect(warmed({ findPageByKey: () => null }, warmRestOfHome)).toEqual([])
  })
})
