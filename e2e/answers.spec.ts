import { PHONE_TOO } from './support/devices.ts'
import { layoutShifts, watchLayoutShifts } from './support/layout.ts'
import { heading, open, tiles } from './support/shopper.ts'
import { expect, expectAccessible, test } from './support/test.ts'

/** It is written while the tab waits, and a busy machine takes its time. */
const PATIENTLY = { timeout: 15_000 }
const QUESTION = '/de/search/?searchTerm=wie+wasche+ich+wolle'

test.describe('[7.47] a question in the search', () => {
  const answered = 'is answered above the products with its sources, and nothing moves'
  test(answered, { tag: PHONE_TOO }, async ({ page }) => {
    await watchLayoutShifts(page)
    await open(page, QUESTION)
    const answer = page.getByRole('region', { name: 'Kurz beantwortet' })

    await expect(answer).toContainText('Wollwaschmittel', PATIENTLY)
    await expect(answer.getByRole('group', { name: 'Hat das geholfen?' })).toBeVisible()

    expect(await tiles(page).count()).toBeGreaterThan(0)
    const source = answer.getByRole('list', { name: 'Quellen' }).getByRole('link').first()
    await expect(source).toHaveAttribute('href', /^\/de\/[\w-]+\/#/)
    await expect(page.getByRole('status').filter({ hasText: 'Wollwaschmittel' })).toHaveCount(1)
    const { score, moved } = await layoutShifts(page)
    expect(score, moved.join(', ')).toBeLessThan(0.02)
    await expectAccessible(page)
    await source.click()
    await expect(heading(page)).toHaveText('Fragen und Antworten')
  })
})

test.describe('[7.47] an answer', () => {
  test('takes a judgement, and thanks for it', async ({ page }) => {
    await open(page, QUESTION)
    const answer = page.getByRole('region', { name: 'Kurz beantwortet' })
    const judged = page.waitForRequest(/\/evaluations$/)

    await answer.getByRole('button', { name: 'Ja' }).click(PATIENTLY)

    expect((await judged).postDataJSON()).toMatchObject({ helpful: true })
    await expect(answer.getByRole('button', { name: 'Ja' })).toHaveAttribute('aria-pressed', 'true')
    await expect(answer).toContainText('Danke für die Rückmeldung.')
  })

  test('nobody has leads to people', async ({ page }) => {
    await open(page, '/de/search/?searchTerm=was+ist+der+sinn+des+lebens')
    const answer = page.getByRole('region', { name: 'Kurz beantwortet' })

    await expect(answer).toContainText('keine sichere Antwort', PATIENTLY)

    await answer.getByRole('link', { name: 'Kontakt' }).click()
    await expect(page).toHaveURL(/\/de\/kontakt\/$/)
  })

  test('is asked only where something was asked', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))

    await open(page, '/de/search/?searchTerm=kleid+aus+wolle')

    await expect(page.getByRole('region', { name: 'Kurz beantwortet' })).toHaveCount(0)
    expect(asked.filter((path) => path.startsWith('/rest/'))).toEqual([])
  })
})

test.describe('an answer that does not come', () => {
  test.use({ expectedErrors: /400|Error opening stream/ })

  test('says so, and is asked for again', async ({ page }) => {
    await page.route(/\/generate$/, (route) => route.fulfill({ status: 400, body: '{}' }), {
      times: 1,
    })
    await open(page, QUESTION)
    const answer = page.getByRole('region', { name: 'Kurz beantwortet' })
    await expect(answer).toContainText('Die Antwort ist abgebrochen.', PATIENTLY)

    await answer.getByRole('button', { name: 'Noch einmal versuchen' }).click()

    await expect(answer).toContainText('Wollwaschmittel', PATIENTLY)
  })
})
