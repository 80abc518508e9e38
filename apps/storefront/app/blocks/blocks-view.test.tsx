import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BlocksView } from './blocks-view.tsx'
import { ServedBlocksContext } from './served-blocks.ts'
import { SERVED_ISLANDS } from './served-islands.ts'
import { markupOf, withoutMarkup, type ShownBlocks } from './shown-blocks.ts'

const PIECES: ShownBlocks = [
  { key: 'p0', html: '<p>eins</p>' },
  {
    tag: 'ul',
    attributes: { className: 'list' },
    children: [
      { key: 'p1', html: 'zwei', tag: 'li', attributes: {} },
      { tag: 'li', attributes: {}, children: [{ slot: 'form' }] },
    ],
  },
]

const SHOWN =
  '<div style="display:contents" data-piece="p0"><p>eins</p></div>' +
  '<ul class="list"><li data-piece="p1">zwei</li><li><form></form></li></ul>'

describe('the pieces of a page', () => {
  it('are shown as they came with the data of a page', () => {
    const html = renderToString(<BlocksView pieces={PIECES} slots={{ form: <form /> }} />)

    expect(html).toBe(SHOWN)
  })

  it('come once in a document: its data only names them', () => {
    const data = withoutMarkup(PIECES)
    const html = renderToString(
      <ServedBlocksContext value={{ markup: markupOf(PIECES), islands: SERVED_ISLANDS }}>
        <BlocksView pieces={data} slots={{ form: <form /> }} />
      </ServedBlocksContext>,
    )

    expect(html).toBe(SHOWN)
    expect(JSON.stringify(data)).not.toMatch(/eins|zwei/)
  })

  it('say of an island whether the document holds it already', () => {
    const island: ShownBlocks = [{ island: 'recentlyViewed', data: { title: 'Zuletzt' } }]

    expect(withoutMarkup(island)).toEqual([{ ...island[0], isServed: true }])
  })
})
