import { expect, type Page } from '@playwright/test'

/** Public numbers of the test provider; see docs/running.md. */
export const CARDS = { asks: '4000002760003184', declines: '4000000000000002' } as const

/** Where the provider takes over from the shop. */
export async function untilAtProvider(page: Page): Promise<void> {
  await page.waitForURL(/\/payment-provider\/pay\//)
}

export async function answerWallet(page: Page, answer: 'confirm' | 'cancel'): Promise<void> {
  await untilAtProvider(page)
  const button =
    answer === 'cancel'
      ? 'form[action$="/cancel"] button'
      : 'button[name="answer"][value="confirm"]'
  await page.locator(button).click()
}

export async function typeCard(page: Page, number: string): Promise<void> {
  await untilAtProvider(page)
  await page.locator('[name="number"]').fill(number)
  await page.locator('[name="expiry"]').fill('09/39')
  await page.locator('[name="code"]').fill('123')
  await page.locator('[name="holder"]').fill('Marlene Vogt')
  await page.locator('form[action$="/card"] button').click()
}

/** The code a bank would have sent to the phone. */
const BANK_CODE = '123456'

export async function confirmAtBank(page: Page): Promise<void> {
  const form = page.locator('form[action$="/challenge"]')
  await expect(form).toBeVisible()
  await form.locator('[name="code"]').fill(BANK_CODE)
  await form.locator('button[value="confirm"]').click()
}
