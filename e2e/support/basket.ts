import type { Basket } from '@saum/contract/basket-shape'
import type { Product } from '@saum/contract/product'
import type { Shop } from '@saum/domain/shops'
import { expect, type Locator, type Page } from '@playwright/test'
import { labelOf } from './range.ts'

/** A call of the visitor who owns the page. */
export async function callAsVisitor(
  page: Pick<Page, 'request'>,
  { origin, shop }: { origin: string; shop: Shop },
  name: string,
  payload: object,
): Promise<{ basket: Basket }> {
  const answer = await page.request.post(`${origin}${shop.apiBasePath}/rpc/${name}`, {
    headers: { 'x-shop-id': String(shop.shopId), origin },
    data: { payload },
  })
  expect(answer.status(), `${name}: ${await answer.text()}`).toBe(200)
  return (await answer.json()) as { basket: Basket }
}

export function isIn(category: string): (product: Product) => boolean {
  return ({ categories }) =>
    categories
      .flat()
      .some(({ shopLevelCustomData }) =>
        String(shopLevelCustomData['categoryKey']).split('/').includes(category),
      )
}

/** A size of which there are many. */
export function plentyOf({ variants }: Product): Product['variants'][number] | undefined {
  return variants.find(({ stock }) => stock.quantity >= 10)
}

/** The row of a product on the page of the basket. */
export function rowOf(page: Page, product: Product): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: labelOf(product, 'name'), exact: true }) })
    .filter({ hasText: product.referenceKey })
}
