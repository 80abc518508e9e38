import type { ContentPage } from '@saum/contract/content'
import type { Block } from '@saum/contract/content-block'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import fc from 'fast-check'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { BlockFrame } from '#app/blocks/frame.ts'
import { anyBlocks, paragraph, SAMPLES, TEST_FRAME } from '#app/blocks/test-blocks.ts'
import { faultsOf, headingLevelsIn } from '#app/blocks/test-markup.ts'
import { ShopTextProvider } from '#app/messages/shop-text.tsx'
import { testMessages } from '#app/messages/test-messages.ts'
import { readingMinutes } from './reading-minutes.ts'
import { StoryArticle } from './story-article.tsx'
import { StoryListBlock } from './story-list-block.tsx'

const STORY: ContentPage = {
  page: 'story-caring-for-knitwear',
  kind: 'story',
  locale: 'de-DE',
  title: 'Strick, der bleibt',
  headline: [
    { kind: 'text', text: 'Strick, der ' },
    { kind: 'emphasis', children: [{ kind: 'text', text: 'bleibt' }] },
  ],
  topic: 'Pflege',
  description: 'Wie feiner Strick viele Winter hält.',
  slug: 'magazin/strick-pflegen',
  updated: '2026-11-12',
  picture: { key: 'knit-1a', width: 1920, height: 1080, alt: 'Gefaltete Pullover' },
  blocks: [paragraph('Weniger Wasser, mehr Schlaf.')],
}

function inShop(element: ReactNode): string {
  return renderToStaticMarkup(
    <ShopTextProvider shop={DEFAULT_SHOP} messages={testMessages('de-DE')}>
      {element}
    </ShopTextProvider>,
  )
}

function render(blocks: readonly Block[]): string {
  return inShop(<StoryArticle page={STORY} blocks={blocks} frame={TEST_FRAME} />)
}

function renderList(stories: readonly ContentPage[]): string {
  const frame: BlockFrame = { ...TEST_FRAME, shown: { ...TEST_FRAME.shown, stories } }
  return inShop(<StoryListBlock block={{ kind: 'storyList' }} frame={frame} />)
}

describe('[2.3] a story of the magazine on screen', () => {
  it('says its topic, when it was written and how long it takes, beside its lead', () => {
    const html = render([paragraph('Weniger Wasser.'), paragraph('wort '.repeat(600))])

    expect(html).toContain(
      'Pflege, <time dateTime="2026-11-12">12. November 2026</time>, 4 Minuten',
    )
    expect(html.match(/<h1[^>]*>Strick, der <em>bleibt<\/em><\/h1>/g)).toHaveLength(1)
    expect(html.match(/Weniger Wasser/g)).toHaveLength(1)
  })

  it('tells search engines what it is, with date and picture, and the way to it', () => {
    const [story, trail] = render([])
      .matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)
      .map(([, json = '']) => JSON.parse(json))

    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: expect.arrayContaining([
        expect.objectContaining({ name: 'Saum', item: `${TEST_FRAME.publicOrigin}/de/` }),
        expect.objectContaining({ name: 'Strick, der bleibt' }),
      ]),
    })
    expect(story).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Strick, der bleibt',
      articleSection: 'Pflege',
      datePublished: '2026-11-12',
      image: expect.stringMatching(/^https?:\/\/.*knit-1a/),
      mainEntityOfPage: `${TEST_FRAME.publicOrigin}/de/magazin/strick-pflegen/`,
      inLanguage: 'de-DE',
    })
  })

  it('is valid markup with headings in order, whatever editors put into it', async () => {
    expect(await faultsOf(render(Object.values(SAMPLES)))).toEqual([])
    fc.assert(
      fc.property(anyBlocks, (blocks) => {
        const levels = headingLevelsIn(render(blocks))
        const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
        expect(jumps).toEqual([])
      }),
      { numRuns: 25 },
    )
  })

  it('is never read in less than a minute', () => {
    expect(readingMinutes([])).toBe(1)
  })
})

describe('the index of the magazine', () => {
  const stories = Array.from({ length: 9 }, (_, index) => ({
    ...STORY,
    page: `story-${index}`,
    slug: `magazin/${index}`,
  }))

  it('shows every story once, in different sizes', () => {
    const html = renderList(stories)

    expect(html.match(/<a href="\/de\/magazin\/\d\/"/g)).toHaveLength(9)
    expect(new Set(html.match(/data-place="\w+"/g)).size).toBeGreaterThan(4)
    expect(html.match(/<img[^>]*fetchPriority="high"/gi)).toHaveLength(1)
  })

  it('is not there without stories', () => {
    expect(renderList([])).toBe('')
  })

  it('is valid markup', async () => {
    expect(await faultsOf(renderList(stories))).toEqual([])
  })
})
