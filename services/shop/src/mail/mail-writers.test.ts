import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillSlots } from './fill-slots.ts'
import { writeHtml, type Rendering } from './html-writer.ts'
import { readBlocks } from './mail-blocks.ts'
import { writeText } from './text-writer.ts'

const ORIGIN = 'https://saum.example'

function rendered(body: string, parts: Partial<Rendering> & { variants?: string[] } = {}) {
  const { variants = [], ...rest } = parts
  const rendering: Rendering = { slots: {}, lines: {}, items: [], origin: ORIGIN, ...rest }
  const blocks = readBlocks(body, variants)
  return { html: writeHtml(blocks, rendering), text: writeText(blocks, rendering) }
}

describe('what fills the text of a mail', () => {
  it('is text: markup and links in it stay words', () => {
    const name = '<b onclick="x">[Kleid](https://evil.example)</b> **fett** {total}'

    const { html, text } = rendered('Hallo,\n\nHallo {name}', { slots: { name } })

    expect(html).toContain(
      'Hallo &lt;b onclick=&quot;x&quot;&gt;[Kleid](https://evil.example)&lt;/b&gt; **fett** {total}',
    )
    expect(html).not.toContain('<b onclick')
    expect(text).toContain(name)
  })

  it('never becomes an element, whatever somebody is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (name) => {
        const empty = rendered('Hallo {name},\n\n- Name: {name}', { slots: { name: 'x' } }).html
        const { html } = rendered('Hallo {name},\n\n- Name: {name}', {
          slots: { name: `x${name}` },
        })

        expect(html.replaceAll('<br>', '').split('<')).toHaveLength(
          empty.replaceAll('<br>', '').split('<').length,
        )
      }),
    )
  })

  it('is all there, or there is no mail', () => {
    expect(() => fillSlots('Hallo {name}', {})).toThrow('Nothing fills the slot name')
    expect(() => fillSlots('Hallo {toString}', {})).toThrow('Nothing fills the slot toString')
  })

  it('leads to the shop, a secure page or a mailbox and nowhere else', () => {
    const { html } = rendered('Hallo,\n\n[Los]({url})', { slots: { url: 'javascript:alert(1)' } })

    expect(html).toContain(`href="${ORIGIN}"`)
    expect(html).not.toContain('javascript:')
  })
})

describe('the text of a mail', () => {
  it('shows the parts that are meant and no others', () => {
    const body =
      'Hallo,\n\n<!-- variant: a -->\nEins\n\n<!-- variant: b -->\nZwei\n\n<!-- variant: end -->\nDrei'

    expect(rendered(body, { variants: ['b'] }).text).toBe('Hallo,\n\nZwei\n\nDrei')
    expect(rendered(body).text).toBe('Hallo,\n\nDrei')
  })

  it('leaves out rows and list items that have nothing to say', () => {
    const body =
      'Hallo,\n\n| | |\n|---|---:|\n| Summe | {sum} |\n| Rabatt | {less} |\n\n- Punkte: {less}\n- Ort: {sum}'

    const { text, html } = rendered(body, { slots: { sum: '5 €', less: '' } })

    expect(text).toContain('Summe: 5 €')
    expect(text).not.toContain('Rabatt')
    expect(html).not.toContain('Punkte')
  })

  it('has one row for each line of reductions', () => {
    const lines = { discounts: [{ label: 'Strick{wochen}', value: '−5 €' }] }

    const { text, html } = rendered('Hallo,\n\n| | |\n|---|---:|\n| Rabatte | {discounts} |', {
      lines,
    })

    expect(text).toContain('Strick{wochen}: −5 €')
    expect(html).toContain('−5 €')
  })

  it('makes a button of a link that stands alone, and headings of headings', () => {
    const { html, text } = rendered('Hallo,\n\n## Was nun\n\n[Bestellung ansehen](/de/)')

    expect(html).toContain('<h2 ')
    expect(html).toMatch(/<a class="button" href="https:\/\/saum\.example\/de\/"/)
    expect(text).toBe('Hallo,\n\nWas nun\n=======\n\nBestellung ansehen: https://saum.example/de/')
  })
})
