import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAnswer, spokenAnswer } from './answer-markdown.ts'

describe('the text of an answer', () => {
  it('has paragraphs, emphasis and links', () => {
    const blocks = parseAnswer(
      '**Wolle waschen:** selten.\n\nMehr unter [Pflege](/de/pflege/#wolle), *kalt*.',
    )

    expect(blocks).toEqual([
      {
        kind: 'paragraph',
        lines: [[{ kind: 'strong', text: 'Wolle waschen:' }, { text: ' selten.' }]],
      },
      {
        kind: 'paragraph',
        lines: [
          [
            { text: 'Mehr unter ' },
            { kind: 'link', text: 'Pflege', href: '/de/pflege/#wolle' },
            { text: ', ' },
            { kind: 'emphasis', text: 'kalt' },
            { text: '.' },
          ],
        ],
      },
    ])
  })

  it('has lists, also right below a paragraph', () => {
    const blocks = parseAnswer('So geht es:\n1. Anmelden\n2. Einpacken\n- oder abholen lassen')

    expect(blocks.map(({ kind, lines }) => [kind, lines.length])).toEqual([
      ['paragraph', 1],
      ['steps', 2],
      ['bullets', 1],
    ])
  })

  it('is text where it is no markdown we know, or only half of it', () => {
    const odd = '<script>alert(1)</script> ![x](y) **offen [Pflege](/de'

    expect(spokenAnswer(odd)).toContain('<script>alert(1)</script>')
    expect(spokenAnswer(odd)).toContain('**offen [Pflege](/de')
  })

  it('is spoken without its marks', () => {
    expect(spokenAnswer('**Nein.** Das\n\n- bleibt')).toBe('Nein. Das bleibt')
  })

  it('is read whole, whatever it is', () => {
    const texts = fc.string({
      unit: fc.constantFrom('*', '[', ']', '(', ')', '\n', '1.', '- ', 'a'),
    })
    fc.assert(
      fc.property(texts, (text) => {
        const letters = (value: string) => value.match(/a/g)?.length ?? 0
        const read = parseAnswer(text).flatMap(({ lines }) => lines.flat())
        const shown = read.map((words) => words.text + (words.href ?? '')).join('')

        expect(letters(shown)).toBe(letters(text))
      }),
    )
  })

  it('of nothing but marks is read in a moment', () => {
    const start = performance.now()

    parseAnswer('*[**('.repeat(20_000))

    expect(performance.now() - start).toBeLessThan(2_000)
  })
})
