import { describe, expect, it } from 'vitest'
import type { IslandUse } from './island.tsx'
import { splitMarkup } from './split-markup.ts'

const ISLAND: IslandUse = { island: 'recentlyViewed', data: { title: 'Zuletzt' } }
const MARK = '<saum-island at="0"></saum-island>'

describe('markup with islands in it', () => {
  it('is one piece where there is none', () => {
    const html = '<p>eins<br/>zwei</p><img src="/a.webp" alt=""/>'

    expect(splitMarkup(html, [])).toEqual([{ key: 'p0', html }])
  })

  it('is nothing where there is nothing', () => {
    expect(splitMarkup('', [])).toEqual([])
  })

  it('keeps what stands before and after an island together', () => {
    const pieces = splitMarkup(`<p>a</p>b<hr/>${MARK}<p>c</p><p>d</p>`, [ISLAND])

    expect(pieces).toEqual([
      { key: 'p0', html: '<p>a</p>b<hr/>' },
      ISLAND,
      { key: 'p1', html: '<p>c</p><p>d</p>' },
    ])
  })

  it('makes an element of everything around an island, with its attributes', () => {
    const html = `<div class="cells" data-x="&quot;a&amp;b&quot;" style="--at:1;grid-row:2"><div class="cell">${MARK}</div><p>b</p></div>`

    expect(splitMarkup(html, [ISLAND])).toEqual([
      {
        tag: 'div',
        attributes: { className: 'cells', 'data-x': '"a&b"', style: { '--at': '1', gridRow: '2' } },
        children: [
          { tag: 'div', attributes: { className: 'cell' }, children: [ISLAND] },
          { key: 'p0', html: '<p>b</p>' },
        ],
      },
    ])
  })

  it('puts no neutral element between the items of a list', () => {
    const pieces = splitMarkup(`<ul><li class="a">eins</li><li>${MARK}</li></ul>`, [ISLAND])

    expect(pieces).toEqual([
      {
        tag: 'ul',
        attributes: {},
        children: [
          { key: 'p0', html: 'eins', tag: 'li', attributes: { className: 'a' } },
          { tag: 'li', attributes: {}, children: [ISLAND] },
        ],
      },
    ])
  })

  it.each([
    ['details', 'summary'],
    ['figure', 'figcaption'],
  ])('keeps the title of %s its child', (tag, title) => {
    const pieces = splitMarkup(`<${tag}><${title}>a</${title}>${MARK}<img/></${tag}>`, [ISLAND])

    expect(pieces).toEqual([
      {
        tag,
        attributes: {},
        children: [
          { key: 'p0', html: 'a', tag: title, attributes: {} },
          ISLAND,
          { key: 'p1', html: '<img/>' },
        ],
      },
    ])
  })

  it('leaves the route a place', () => {
    const pieces = splitMarkup('<p>a</p><saum-slot name="form"></saum-slot>', [])

    expect(pieces).toEqual([{ key: 'p0', html: '<p>a</p>' }, { slot: 'form' }])
  })

  it('does not take words for marks', () => {
    const html = '<p>&lt;saum-island at=&quot;0&quot;&gt;</p>'

    expect(splitMarkup(html, [ISLAND])).toEqual([{ key: 'p0', html }])
  })
})
