import { getSearchSuggestions, resolveSearch } from '@saum/contract/suggestion'
import { SHOPS } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { aCategory, aProduct, inEveryLocale } from '@saum/testing/catalog-builders'
import { startTestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'

const [, at] = SHOPS

describe.each(TEST_ENGINES)('[3.29] what a shopper may mean on %s', (engine) => {
  async function aShop() {
    const backend = await startTestBackend({
      engine,
      catalog: {
        categories: [
          aCategory({ id: 1, key: 'dresses', name: inEveryLocale('Kleider') }),
          aCategory({ id: 2, key: 'knits', name: inEveryLocale('Grüne Strickkleider') }),
          aCategory({ id: 3, key: 'secret', name: inEveryLocale('Kleine Preise'), isHidden: true }),
        ],
        products: [
          aProduct({ id: 7, name: inEveryLocale('Kleid Anna'), categories: ['dresses'] }),
          aProduct({ id: 8, name: inEveryLocale('Strickkleid'), categories: ['knits'] }),
          aProduct({
            id: 9,
            name: inEveryLocale('Kleid Ida'),
            categories: ['knits'],
            shops: ['at'],
          }),
        ],
      },
    })
    return {
      backend,
      async suggest(term: string, categoryId?: number) {
        const { body } = await backend.post(getSearchSuggestions, { term, categoryId })
        return v.parse(getSearchSuggestions.result, body).suggestions.map(nameOf)
      },
      async resolve(term: string, shopId?: (typeof at)['shopId']) {
        const { body } = await backend.post(resolveSearch, { term }, shopId)
        const found = v.parse(resolveSearch.result, body)
        return found && nameOf(found)
      },
    }
  }

  function nameOf(
    entity: v.InferOutput<typeof getSearchSuggestions.result>['suggestions'][number],
  ) {
    return entity.type === 'category'
      ? `category ${entity.categorySuggestion.category.id}`
      : `product ${entity.productSuggestion.product.id}`
  }

  it('begins with the words that were typed, categories first, the closest of each before', async () => {
    const { suggest } = await aShop()

    expect(await suggest('kleid')).toEqual(['category 1', 'product 7'])
    expect(await suggest('GRÜN strick')).toEqual(['category 2', 'product 8'])
    expect(await suggest('gruen')).toEqual(['category 2', 'product 7', 'product 8'])
    expect(await suggest('hose')).toEqual([])
    expect(await suggest('!')).toEqual([])
  })

  it('stays within a category that is named', async () => {
    const { suggest } = await aShop()

    expect(await suggest('gruen', 1)).toEqual(['product 7'])
  })

  it('is exactly one thing by its number or its whole name, else none', async () => {
    const { resolve } = await aShop()

    expect(await resolve('7')).toBe('product 7')
    expect(await resolve('article-8')).toBe('product 8')
    expect(await resolve('variant-701')).toBe('product 7')
    expect(await resolve(' kleider ')).toBe('category 1')
    expect(await resolve('kleid')).toBeNull()
    expect(await resolve('kleine preise')).toBeNull()
    expect(await resolve('9')).toBeNull()
    expect(await resolve('9', at.shopId)).toBe('product 9')
  })

  it.each([[''], ['   '], ['a\u0000b'], ['x'.repeat(201)], [7]])(
    'answers the term %j with 400',
    async (term) => {
      const { backend } = await aShop()
      const body = JSON.stringify({ payload: { term } })

      for (const { name } of [getSearchSuggestions, resolveSearch]) {
        expect(await backend.send({ name, body })).toMatchObject({ status: 400 })
      }
    },
  )
})
