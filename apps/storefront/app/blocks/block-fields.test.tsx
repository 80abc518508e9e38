import { readFileSync } from 'node:fs'
import type { ContentPage } from '@saum/contract/content'
import type { Block } from '@saum/contract/content-block'
import { createElement, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { renderInShop } from '#app/ui/test-render.tsx'
import { ContentArticle } from './content-article.tsx'
import type { BlockFrame } from './frame.ts'
import { IslandNotesContext, type IslandUse } from './island.tsx'
import { SERVED_ISLANDS } from './served-islands.ts'
import { StoryArticle } from './story/story-article.tsx'
import { paragraph, SAMPLES, TEST_FRAME } from './test-blocks.ts'

const PAGE: ContentPage = {
  page: 'wool',
  kind: 'story',
  locale: 'de-DE',
  title: 'Wolle',
  description: 'Woher sie kommt.',
  slug: 'magazin/wolle',
  updated: '2026-11-15',
  picture: { key: 'wool-1a', width: 1600, height: 900, alt: 'Wolle' },
  blocks: [paragraph('Von Schafen.')],
}
const OUTFIT = {
  id: 3,
  href: '/de/o/herbst/',
  name: 'Herbst',
  alt: '',
  pieceCount: 0,
  story: '',
  pieces: [],
}
const FRAME: BlockFrame = {
  ...TEST_FRAME,
  shown: { ...TEST_FRAME.shown, stories: [PAGE], outfit: () => OUTFIT },
}

/** Text is a part of the field it stands in; everything else is an entry of its own. */
const TEXT = ['heading', 'paragraph', 'list', 'table', 'rule']
const ENTRIES = Object.values(SAMPLES).filter(({ kind }) => !TEXT.includes(kind))

type ArticleProps = ComponentProps<typeof StoryArticle>

/** With its islands, as a visitor sees it. */
function show(node: ReactNode): string {
  const islands: IslandUse[] = []
  const html = renderInShop(<IslandNotesContext value={islands}>{node}</IslandNotesContext>)
  const shown = islands.map(({ island, data }) =>
    renderInShop(createElement(SERVED_ISLANDS[island] as ComponentType<object>, data)),
  )
  return [html, ...shown].join('')
}

const showBlock = (block: Block) => show(<FRAME.Blocks blocks={[block]} frame={FRAME} />)

function fieldsIn(html: string): string[] {
  return [...html.matchAll(/data-contentful-field-id="([^"]*)"/g)].map(([, field = '']) => field)
}

/** The fields of a content type, as editors have them. */
function fieldsOf(type: string): string[] {
  const file = new URL(`../../../../content/types/${type}.json`, import.meta.url)
  const { fields } = JSON.parse(readFileSync(file, 'utf8')) as { fields: { id: string }[] }
  return fields.map(({ id }) => id)
}

describe('[2.34] the fields of a block in a preview', () => {
  it.each(ENTRIES)('are marked where they are shown: $kind', (block) => {
    const marked = fieldsIn(showBlock({ ...block, entry: 'entry-1' }))

    expect(marked).not.toEqual([])
    expect(fieldsOf(block.kind)).toEqual(expect.arrayContaining(marked))
    if ('title' in block) expect(marked).toContain(block.kind === 'promises' ? 'items' : 'title')
    if ('text' in block) expect(marked).toContain('text')
    if ('link' in block) expect(marked).toContain('linkLabel')
  })

  it.each(ENTRIES)('are nobody else’s business: $kind', (block) => {
    expect(showBlock(block)).not.toContain('contentful')
  })

  it.each<[string, ComponentType<ArticleProps>, string[]]>([
    ['a page of text', ContentArticle, ['body', 'title']],
    ['a story', StoryArticle, ['body', 'title', 'picture']],
  ])('are those of the page in the text of %s', (_, Article, fields) => {
    const article = (page: ContentPage) =>
      show(<Article page={page} blocks={page.blocks} frame={FRAME} />)

    expect(fieldsIn(article({ ...PAGE, entry: 'wool' }))).toEqual(fields)
    expect(article({ ...PAGE, entry: 'wool' })).toMatch(
      /<article[^>]* data-contentful-entry-id="wool"/,
    )
    expect(fieldsOf('page')).toEqual(expect.arrayContaining(fields))
    expect(article(PAGE)).not.toContain('contentful')
  })
})
