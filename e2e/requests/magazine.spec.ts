import { textOf } from '../support/plain/names.ts'
import { expect, test } from '../support/request-test.ts'

test('a story leads to its products, its look and the next story', async ({ plain }) => {
  await plain.open('/en/magazine/')

  await plain.follow(/Knitwear that lasts/, { within: 'main', nth: 0 })

  expect(plain.heading()).toBe('Knitwear that lasts')
  const headings = plain.all('main :is(h2, h3)').map(textOf)
  expect(headings).toContain('From this story')
  expect(headings).toContain('Knitwear for many winters')
  await plain.follow(/Read the story/, { within: 'main' })
  expect(plain.heading()).toBe('Linen, a portrait')
})
