import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Marked, unmarked } from './marked.tsx'

const markupOf = (words: string) => renderToStaticMarkup(<Marked words={words} />)

describe('[2.34] a title with one marked word', () => {
  it.each([
    ['Montag, *fertig*', 'Montag, <em>fertig</em>'],
    ['*Nah* am Warmen', '<em>Nah</em> am Warmen'],
    ['Drei * Sterne', 'Drei * Sterne'],
    ['**', '**'],
  ])('%s', (words, expected) => {
    expect(markupOf(words)).toBe(expected)
  })

  it('never brings markup of its own into the page', () => {
    expect(markupOf('*<b>*')).toBe('<em>&lt;b&gt;</em>')
  })

  it('loses nothing but the asterisks where it is said without the mark', () => {
    fc.assert(
      fc.property(fc.string(), (words) => {
        expect(unmarked(words).replaceAll('*', '')).toBe(words.replaceAll('*', ''))
      }),
    )
    expect(unmarked('Montag, *fertig*')).toBe('Montag, fertig')
  })
})
