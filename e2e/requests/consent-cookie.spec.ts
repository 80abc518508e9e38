import { choiceIn } from '../support/consent-choice.ts'
import { NEW_VISITOR } from '../support/decided-visitor.ts'
import { expect, test } from '../support/request-test.ts'

test.use({ storageState: NEW_VISITOR })

const DAY_SECONDS = 86_400

test.describe('[6.5] a choice', () => {
  test.beforeEach(async ({ plain }) => {
    await plain.open('/de/consent/')
    await plain.press('Alles annehmen', { within: 'main' })
    expect(plain.place).toBe('/de/consent/?says=saved')
  })

  test('is kept in a cookie for a year, with nothing but a random number', async ({ request }) => {
    const { cookies } = await request.storageState()
    const cookie = cookies.find(({ name }) => name === 'saum-consent')

    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / DAY_SECONDS
    expect(days).toBeGreaterThan(364)
    expect(cookie?.value).toMatch(/^1\.[\da-z]+\.[\da-f-]{36}\.[A-Z]+$/)
  })

  test('is shown on a page of its own, with what was counted, and changed there', async ({
    plain,
    request,
  }) => {
    await plain.open('/de/consent/')
    expect(plain.text('main')).toMatch(/Deine Wahl vom [^.]+\. \S+ \d{4}\. .* fragen wir wieder\./)
    expect(plain.text('main')).toContain('Was wir über dich gezählt haben')

    await plain.press('Alles ablehnen', { within: 'main' })

    expect(plain.place).toBe('/de/consent/?says=saved')
    expect((await choiceIn(request))?.granted).toEqual([])
  })
})
