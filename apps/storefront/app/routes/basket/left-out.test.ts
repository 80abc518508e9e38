import { describe, expect, it } from 'vitest'
import { aProduct } from '#app/features/catalog/test-product.ts'
import { aShopService } from '#app/features/catalog/test-shop-service.ts'
import { loadNames, parseLeftOut } from './left-out.ts'

describe('what did not get into the basket', () => {
  it('is named by the range, each product once', async () => {
    const shop = aShopService({
      getVariantById: [{ productId: 7 }, { productId: 7 }],
      getProductsByIds: [aProduct({ id: 7 })],
    })

    expect(await loadNames(shop, parseLeftOut('701,702'))).toEqual(['Mantel Ottilie'])
  })

  it('is asked of nobody where there is nothing to ask', async () => {
    expect(await loadNames(aShopService({}), [])).toEqual([])
  })

  it.each([null, '', '0', 'Mantel', '701;702', '-1', '1e3', `${'7,'.repeat(20)}7`])(
    'is nothing in an address that says %j',
    (value) => {
      expect(parseLeftOut(value)).toEqual([])
    },
  )
})
