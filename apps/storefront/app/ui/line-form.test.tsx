import { describe, expect, it } from 'vitest'
import { LettersForm } from './letters-form.tsx'
import { LineForm } from './line-form.tsx'
import { renderInShop } from './test-render.tsx'

describe('a form of one line', () => {
  it('names its field, and says what becomes of the answer', () => {
    const form = renderInShop(
      <LineForm
        id="place"
        action="/de/location/"
        label="Ort"
        submit="Suchen"
        field={{ type: 'search', name: 'q' }}
        note="Wir merken uns nichts."
      />,
    )

    expect(form).toMatch(/<label[^>]* for="place">Ort</)
    expect(form).toMatch(/<input id="place" type="search"[^>]* aria-describedby="place-note"/)
    expect(form).toMatch(/<p[^>]* id="place-note">Wir merken uns nichts\.</)
  })

  it('that asks for nothing but a place describes it by nothing', () => {
    const form = renderInShop(
      <LineForm id="place" action="/" label="Ort" submit="Suchen" field={{ name: 'q' }} />,
    )

    expect(form).not.toContain('aria-describedby')
  })

  it('for letters sends what they are to be about to the page of the shop', () => {
    const form = renderInShop(<LettersForm id="letters" />, 'fr-ch')

    expect(form).toContain('action="/fr-ch/newsletter/" method="post"')
    expect(form.match(/name="topics"/g)).toHaveLength(2)
  })
})
