import { tileNames } from '../support/plain/tiles.ts'
import { expect, test } from '../support/request-test.ts'

test.describe('a search without script', () => {
  test('goes from page to page by links', async ({ plain }) => {
    await plain.open('/de/search/?searchTerm=kleid')
    const [first] = tileNames(plain)

    await plain.follow(/weitere Artikel laden/)

    expect(plain.place).toBe('/de/search/?searchTerm=kleid&page=2')
    expect(plain.heading()).toBe('Ergebnisse für „kleid“')
    expect(tileNames(plain)[0]).toBeTruthy()
    expect(tileNames(plain)[0]).not.toBe(first)
  })

  test('is changed, cleared and started again', async ({ plain }) => {
    await plain.open('/de/search/?searchTerm=kleidd')
    await plain.follow('Stattdessen nach „kleidd“ suchen')
    expect(plain.url.search).toMatch(/exact=1$/)

    await plain.follow('Eingabe löschen', { within: 'main' })
    expect(plain.heading()).toBe('Suche')
    plain.enter(plain.one('main input[type="search"]'), 'rock')
    await plain.press('Suchen', { within: 'main' })

    expect(plain.heading()).toBe('Ergebnisse für „rock“')
    expect(tileNames(plain)).toHaveLength(24)
  })

  test('that asks a question leads to the answers', async ({ plain }) => {
    await plain.open('/de/search/?searchTerm=wie+wasche+ich+wolle')

    await plain.follow('Fragen und Antworten', { within: 'main' })

    expect(plain.heading()).toBe('Fragen und Antworten')
  })
})
