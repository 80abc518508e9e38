import type { Inline } from '@saum/contract/content-block'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Inlines } from './inlines.tsx'

it('shows a care sign as a drawing that is read out as its words', () => {
  const html = renderToStaticMarkup(
    <Inlines words={[{ kind: 'symbol', name: 'care-wash-30', label: 'Bottich mit 30' }]} />,
  )

  expect(html).toContain('#care-wash-30"')
  expect(html).toContain('role="img" aria-label="Bottich mit 30"')
})

it.each(['pay-visa', 'flag-ch', 'store'])(
  '[1.11] draws %s where an editor asks for it, with its words',
  (name) => {
    const html = renderToStaticMarkup(<Inlines words={[{ kind: 'symbol', name, label: 'Wort' }]} />)

    expect(html).toContain(`role="img" aria-label="Wort"><use href="/icons.v2.svg#${name}"`)
  },
)

it('says what it cannot draw', () => {
  const words = [{ kind: 'symbol', name: 'flag-xx', label: 'Fahne' } as const]

  expect(renderToStaticMarkup(<Inlines words={words} />)).toBe('Fahne')
})

it('keeps the parts of E-Mail on one line', () => {
  const html = renderToStaticMarkup(
    <Inlines words={[{ kind: 'text', text: 'Per E-Mail-Adresse.' }]} />,
  )

  expect(html).toMatch(/^Per <span class="[^"]+">E-Mail<\/span>-Adresse\.$/)
})

it('keeps a telephone number on one line', () => {
  const number: Inline = { kind: 'text', text: '+49 000 0000 000' }
  const words: Inline[] = [{ kind: 'link', href: 'tel:+490000000000', children: [number] }]

  expect(renderToStaticMarkup(<Inlines words={words} />)).toContain(
    '>+49\u00A0000\u00A00000\u00A0000<',
  )
})
