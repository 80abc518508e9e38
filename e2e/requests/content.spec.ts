import { expect, test } from '../support/request-test.ts'

test('[2.3] a text page is complete without script: words, tables, answers', async ({ plain }) => {
  await plain.open('/de/s/lieferung/')

  expect(plain.heading()).toBe('Lieferung')
  expect(plain.text('main table')).toContain('Packstation')
  const answer = plain.one('main details', { nth: 0 })
  expect(answer.querySelector('summary')?.textContent).toBe('Mein Paket kommt nicht')
  expect(answer.querySelector('p')?.textContent).toContain('Wir forschen bei DHL nach')
  await plain.follow('Rückgabe', { within: 'main' })
  expect(plain.heading()).toContain('Rückgabe')
})
