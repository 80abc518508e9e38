import { expect, test } from '../support/request-test.ts'

test('the search tool without script leads to a page with a field that searches', async ({
  plain,
}) => {
  await plain.open('/de/')
  await plain.follow('Suche', { within: '[data-header]' })

  plain.fill('Wonach suchst du?', 'kleid', { within: 'main' })
  await plain.press('Suchen', { within: 'main' })

  expect(plain.place).toBe('/de/search/?searchTerm=kleid')
  expect(plain.heading()).toBe('Ergebnisse für „kleid“')
})
