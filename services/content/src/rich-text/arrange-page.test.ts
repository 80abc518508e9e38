import { describe, expect, it } from 'vitest'
import { arrangePage } from './arrange-page.ts'
import { readMarkdown } from './markdown.ts'
import { embed, linkTo, wordsOf, type RichTextDocument } from './rich-text.ts'

function arrange(markdown: string) {
  const nodes = readMarkdown(markdown)
  if (!nodes.ok) throw new Error(nodes.refusal)
  return arrangePage('faq', nodes.value)
}

describe('[2.34] the hints of a page', () => {
  it('fold the level-3 sections of one part into an accordion', () => {
    const { body, derived } = arrange(
      '## Fragen\n<!-- block: accordion -->\n### A\nEins.\n\nZwei.\n### B\nDrei.\n## Danach\n### Frei\n',
    )
    expect(body.content.map((node) => node.nodeType)).toEqual([
      'heading-2',
      'embedded-entry-block',
      'heading-2',
      'heading-3',
    ])
    expect(derived.map(({ id, type }) => `${type} ${id}`)).toEqual([
      'accordion faq-accordion-1',
      'accordionItem faq-accordion-1-item-1',
      'accordionItem faq-accordion-1-item-2',
    ])
    const [accordion, first] = derived
    expect(accordion?.fields).toEqual({
      items: [linkTo('Entry', 'faq-accordion-1-item-1'), linkTo('Entry', 'faq-accordion-1-item-2')],
      isFaq: false,
    })
    expect(first?.fields['title']).toBe('A')
    expect(wordsOf(first?.fields['body'] as RichTextDocument)).toBe('Eins.Zwei.')
  })

  it('fold every part of the page into questions when they ask for it', () => {
    const { body, derived } = arrange(
      '<!-- block: accordion per group; one anchor each -->\n## Eins\n### A\nx\n## Zwei\n### B\ny\n',
    )
    expect(body.content).toHaveLength(4)
    const accordions = derived.filter(({ type }) => type === 'accordion')
    expect(accordions.map(({ id }) => id)).toEqual(['faq-accordion-1', 'faq-accordion-2'])
    expect(accordions.every(({ fields }) => fields['isFaq'] === true)).toBe(true)
  })

  it('may embed an entry within an answer', () => {
    const { derived } = arrange(
      '<!-- block: accordion -->\n### A\n\n<!-- entry: video -->\n\nText\n',
    )
    expect(derived[1]?.fields['body']).toMatchObject({ content: [embed('video'), {}] })
  })

  it('make the lone link after them a button', () => {
    const { body, derived } = arrange(
      '<!-- block: call-to-action: x -->\n[Rücksendung anmelden](/de/returns-portal/)\n',
    )
    expect(body.content).toEqual([embed('faq-call-to-action-1')])
    expect(derived).toEqual([
      {
        id: 'faq-call-to-action-1',
        type: 'callToAction',
        fields: { linkLabel: 'Rücksendung anmelden', linkTarget: '/de/returns-portal/' },
      },
    ])
  })

  it('make a quotation stand out, with who said it', () => {
    const { derived } = arrange('<!-- block: quote -->\n> Strick wird gefaltet.\n>\n> — Mila\n')
    expect(derived).toEqual([
      {
        id: 'faq-quote-1',
        type: 'quote',
        fields: { text: 'Strick wird gefaltet.', source: 'Mila' },
      },
    ])
  })

  it('leave the text alone where it is something else, and are told where nobody follows them', () => {
    const { body, derived, ignoredHints } = arrange(
      '<!-- block: call-to-action: jobs -->\nKeine Stelle frei.\n\n<!-- block: accordions -->\nText\n' +
        '\n<!-- block: call-to-action -->\n[klick](javascript:alert(1))\n\n<!-- editor: stay true -->\n',
    )
    expect(body.content.map(wordsOf)).toEqual(['Keine Stelle frei.', 'Text', 'klick'])
    expect(derived).toEqual([])
    expect(ignoredHints).toEqual(['accordions'])
  })
})
