import { getFilters, type Filter } from '@saum/contract/filter'
import { SHOPS, type ShopId } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { aCategory, aProduct, aVariant } from '@saum/testing/catalog-builders'
import { startTestBackend, type TestBackend } from '@saum/testing/test-backend'
import { STORAGE_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { nameKnownValues } from '../import/name-known-values.ts'

const [de, , ch, frCh] = SHOPS

const WOOL = { value: 'wool', label: { 'de-DE': 'Wolle', 'fr-CH': 'Laine', 'en-GB': 'Wool' } }
const RED = { value: 'red', label: { 'de-DE': 'Rot', 'fr-CH': 'Rouge', 'en-GB': 'Red' } }
const WHITE = { value: 'white', label: { 'de-DE': 'Weiß', 'fr-CH': 'Blanc', 'en-GB': 'White' } }
const BORDEAUX = { id: 1, key: 'bordeaux', label: { 'de-DE': 'Bordeaux' }, hex: '#5B1F2B' }

const DRESS = aProduct({
  id: 1,
  attributes: { material: [WOOL] },
  color: { ...BORDEAUX, family: RED },
  variants: [
    aVariant({ id: 11, size: '38' }),
    aVariant({ id: 12, size: 'M' }),
    aVariant({ id: 13, size: '36' }),
  ],
})

const SHIRT = aProduct({
  id: 2,
  color: { ...BORDEAUX, family: WHITE },
  variants: [aVariant({ id: 21, size: 'XS' })],
})

async function filtersOf(backend: TestBackend, shopId: ShopId = de.shopId) {
  const { body } = await backend.post(getFilters, {}, shopId)
  const { filters } = v.parse(getFilters.result, body)
  return (key: string): Filter['values'] => filters.find((one) => one.key === key)?.values ?? []
}

async function numberedValues({ db }: TestBackend): Promise<unknown[]> {
  return db.sql`select id, attribute_key, value_key from attribute_value order by id`
}

describe.each(STORAGE_ENGINES)('[2.26] what products can be filtered by on %s', (engine) => {
  function aShop(products = [DRESS, SHIRT]): Promise<TestBackend> {
    return startTestBackend({ engine, catalog: { categories: [aCategory()], products } })
  }

  it('is called in the words of the shop, under a number that is the same everywhere', async () => {
    const backend = await aShop()

    const german = await filtersOf(backend)
    const swiss = await filtersOf(backend, ch.shopId)
    const french = await filtersOf(backend, frCh.shopId)

    expect(german('material')).toMatchObject([{ name: 'Wolle', value: 'Wolle' }])
    expect(french('material')).toEqual([
      { id: german('material')[0]?.id, name: 'Laine', value: 'Laine' },
    ])
    expect(swiss('color').map(({ name }) => name)).toEqual(['Rot', 'Weiss'])
  })

  it('[9.5] has sizes in the order of the shop', async () => {
    const filters = await filtersOf(await aShop())

    expect(filters('size').map(({ name }) => name)).toEqual(['XS', 'M', '36', '38'])
  })

  it('[9.6] shows a family of colors in one look, and a color without family in its own', async () => {
    const own = aProduct({ id: 3, color: { ...BORDEAUX, key: 'petrol', hex: '#0f4c5c' } })
    const filters = await filtersOf(await aShop([DRESS, own]))

    const [bordeaux, red] = filters('color')

    expect(bordeaux).toMatchObject({ name: 'Bordeaux', hex: '#0f4c5c' })
    expect(red).toMatchObject({ name: 'Rot', hex: '#9e2b32' })
  })

  it('names categories by the way down to them', async () => {
    const women = aCategory({ id: 1, key: 'women', name: { 'de-DE': 'Damen' } })
    const dresses = aCategory({
      id: 2,
      key: 'dresses',
      parentKey: 'women',
      name: { 'de-DE': 'Kleider' },
    })
    const backend = await startTestBackend({ engine, catalog: { categories: [women, dresses] } })

    const filters = await filtersOf(backend)

    expect(filters('category')).toMatchObject([
      { id: 1, name: 'Damen', value: 'Damen' },
      { id: 2, name: 'Kleider', value: 'Damen|Kleider' },
    ])
  })

  it('keeps its numbers when the same range is imported again, and takes new words', async () => {
    const backend = await aShop()
    const before = await numberedValues(backend)
    const renamed = { ...WOOL, label: { ...WOOL.label, 'de-DE': 'Schurwolle' } }

    await backend.importCatalog({ products: [{ ...DRESS, attributes: { material: [renamed] } }] })

    expect(await numberedValues(backend)).toEqual(before)
    const filters = await filtersOf(backend)
    expect(filters('material')).toMatchObject([{ name: 'Schurwolle' }])
  })

  it('is asked of products that were there before it had names, once', async () => {
    const backend = await aShop()
    const before = (await filtersOf(backend))('color')
    await backend.db.transaction(async (sql) => {
      await sql`delete from attribute_label`
      await sql`delete from attribute_value where attribute_key = 'shopSize'`
    })

    await nameKnownValues(backend.db)
    await nameKnownValues(backend.db)

    await backend.importCatalog({})
    const filters = await filtersOf(backend)
    expect(filters('color')).toEqual(before)
    expect(filters('size').map(({ name }) => name)).toEqual(['XS', 'M', '36', '38'])
  })
})
