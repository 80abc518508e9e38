import { heading, tiles } from './support/shopper.ts'
import { newEmail } from './support/checkout.ts'
import { expect, test } from './support/test.ts'

test.describe('[2.2] the home page without script', () => {
  test('shows products, a look and stories as links', async ({ page }) => {
    await page.goto('/de/')

    await expect(heading(page)).toHaveCount(1)
    expect(await tiles(page).count()).toBeGreaterThan(7)
    // Which one is told is a matter of the season.
    const story = page.getByRole('link', { name: /^Geschichte lesen ./ }).last()
    const address = await story.getAttribute('href')
    expect(address).toMatch(/^\/de\/magazin\/[a-z-]+\/$/)
    await story.click()
    await expect(page).toHaveURL(new RegExp(`${address ?? 'nowhere'}$`))
    await expect(heading(page)).toHaveCount(1)
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test('takes an address for letters', async ({ page }) => {
    await page.goto('/de/')
    const form = page.getByRole('main').locator('form[action="/de/newsletter/"]')

    await form.getByLabel('Deine E-Mail').fill(newEmail('post-von-der-startseite'))
    await form.getByRole('button', { name: 'Newsletter bestellen' }).click()

    await expect(heading(page)).toHaveText('Sieh in dein Postfach')
  })

  test('leads a place to the stores', async ({ page }) => {
    await page.goto('/fr-ch/')
    const form = page.getByRole('main').getByRole('search')

    await form.getByRole('searchbox').fill('Lausanne')
    await form.getByRole('button').click()

    await expect(page).toHaveURL(/\/fr-ch\/location\/\?q=Lausanne$/)
  })
})
