import { expect, it } from 'vitest'
import { parseFrontMatter } from './front-matter.ts'

it('reads quoted and plain fields and leaves the text alone', () => {
  const text = '---\ntitle: "Größe: so geht es"\nupdated: 2026-11-15\n---\n\n# Größe\n'

  expect(parseFrontMatter(text)).toEqual({
    ok: true,
    value: {
      fields: { title: 'Größe: so geht es', updated: '2026-11-15' },
      body: '\n# Größe\n',
    },
  })
})

it('reads files saved with Windows line endings', () => {
  const matter = parseFrontMatter('---\r\ntitle: "A"\r\n---\r\nText\r\n')

  expect(matter).toMatchObject({ ok: true, value: { fields: { title: 'A' }, body: 'Text\n' } })
})

it('keeps a --- in the text as a rule', () => {
  const matter = parseFrontMatter('---\ntitle: A\n---\nabove\n\n---\n\nbelow\n')

  expect(matter).toMatchObject({ ok: true, value: { body: 'above\n\n---\n\nbelow\n' } })
})

it('refuses a page without front matter or with a line it cannot read', () => {
  expect(parseFrontMatter('# Lieferung\n').ok).toBe(false)
  expect(parseFrontMatter('---\ntitle\n---\n').ok).toBe(false)
})
