import { PHONE_IN_DEEP } from '../support/devices.ts'
import { layoutShifts, watchLayoutShifts } from '../support/layout.ts'
import { heading, open, tiles } from '../support/shopper.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

/** It is written while the tab waits, and a busy machine takes its time. */
const PATIENTLY = { timeout: 15_000 }
const QUESTION = '/de/search/?searchTerm=wie+wasche+ich+wolle'

const answered = '[7.47] a question in the search is answered above the products, and nothing moves'
test(answered, { tag: PHONE_IN_DEEP }, async ({ page, isMobile }) => {
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
  if (isMobile) return

  await test.step('it takes a judgement, and thanks for it', async () => {
    const judged = page.waitForRequest(/\/evaluations$/)
    await answer.getByRole('button', { name: 'Ja' }).click()

    expect((await judged).postDataJSON()).toMatchObject({ helpful: true })
    await expect(answer.getByRole('button', { name: 'Ja' })).toHaveAttribute('aria-pressed', 'true')
    await expect(answer).toContainText('Danke für die Rückmeldung.')
  })

  await source.click()
  await expect(heading(page)).toHaveText('Fragen und Antworten')
})

test.describe('[7.47] an answer', () => {
  test.use({ expectedErrors: /400|Error opening stream/ })

  test('is asked only for a question, again after a failure, and leads to people where there is none', async ({
    page,
  }) => {
    const answer = page.getByRole('region', { name: 'Kurz beantwortet' })

    await test.step('is not asked without a question', async () => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await open(page, '/de/search/?searchTerm=kleid+aus+wolle')

      await expect(answer).toHaveCount(0)
      expect(asked.filter((path) => path.startsWith('/rest/'))).toEqual([])
    })

    await test.step('is asked for again when it does not come; unknown, it leads to people', async () => {
      await page.route(/\/generate$/, (route) => route.fulfill({ status: 400, body: '{}' }), {
        times: 1,
      })
      await open(page, '/de/search/?searchTerm=was+ist+der+sinn+des+lebens')
      await expect(answer).toContainText('Die Antwort ist abgebrochen.', PATIENTLY)

      await answer.getByRole('button', { name: 'Noch einmal versuchen' }).click()

      await expect(answer).toContainText('keine sichere Antwort', PATIENTLY)
      await answer.getByRole('link', { name: 'Kontakt' }).click()
      await expect(page).toHaveURL(/\/de\/kontakt\/$/)
    })
  })
})
