import { expect, type Locator, type Page } from '@playwright/test'

export function searchTool(page: Page): Locator {
  return page.locator('[data-tool="search"]')
}

export function searchDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Suche' })
}

export function searchField(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Wonach suchst du?' })
}

/** A suggestion below the field. */
export function suggestion(page: Page, name: string | RegExp): Locator {
  return searchDialog(page).getByRole('option', { name })
}

/** Opens the search once the page has its script for it. */
export async function openSearch(page: Page): Promise<void> {
  await expect(searchTool(page)).toHaveAttribute('aria-haspopup', 'dialog')
  await searchTool(page).click()
  await expect(searchDialog(page)).toBeVisible()
}

export async function typeQuery(page: Page, text: string): Promise<void> {
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.type(text)
}
