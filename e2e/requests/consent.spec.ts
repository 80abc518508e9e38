import { choiceIn } from '../support/consent-choice.ts'
import { NEW_VISITOR } from '../support/decided-visitor.ts'
import { accessibleName } from '../support/plain/names.ts'
import { expect, test } from '../support/request-test.ts'

test.use({ storageState: NEW_VISITOR })

const SAVED = '/de/consent/?says=saved'

test('[6.5] the choice is made, shown and changed without script', async ({ request, plain }) => {
  await plain.open('/de/')
  await plain.follow('Cookie-Einstellungen ändern')
  expect(plain.place).toBe('/de/consent/')
  const boxes = plain.all('input[type="checkbox"]')
  expect(boxes.length).toBeGreaterThan(1)
  for (const box of boxes) expect(box.hasAttribute('checked')).toBe(false)

  plain.check(/^Suche verbessern/)
  await plain.press('Auswahl speichern')
  expect(plain.place).toBe(SAVED)
  expect(plain.text('main header')).toMatch(/Deine Wahl vom .* fragen wir wieder\.$/)
  expect(plain.isChecked(/^Suche verbessern/)).toBe(true)
  expect(plain.isChecked(/^Besuche zählen/)).toBe(false)
  const first = await choiceIn(request)
  expect(first?.granted).toEqual(['search-usage'])

  await plain.press('Alles ablehnen')
  expect(plain.place).toBe(SAVED)
  expect(await choiceIn(request)).toMatchObject({ id: first?.id, granted: [] })
})

test.describe('[6.5] a browser that refuses tracking', () => {
  test.use({ extraHTTPHeaders: { 'sec-gpc': '1' } })

  test('is told so and offered no choice', async ({ plain }) => {
    await plain.open('/fr-ch/consent/')

    expect(plain.text('main')).toContain('Votre navigateur refuse le suivi.')
    expect(plain.all('button').map(accessibleName)).not.toContain('Tout accepter')
  })
})
