import type { Block } from '@saum/contract/content-block'
import { describe, expect, it } from 'vitest'
import { aProduct } from '#app/features/catalog/test-product.ts'
import { shownBlocksContext } from './context.ts'
import { loadBlocks } from './load-blocks.tsx'
import { aPageRequest as aRequest } from './test-page-request.ts'

const PARAGRAPH: Block = { kind: 'paragraph', children: [{ kind: 'text', text: 'Wir packen.' }] }
const KNITWEAR: Block = {
  kind: 'callToAction',
  link: { label: 'Strick', href: 'category:knitwear' },
}
const SLIDER: Block = {
  kind: 'productSlider',
  title: 'Neu',
  source: { kind: 'category', categoryKey: 'knitwear', limit: 2 },
}
const RANGE = [
  { id: 5, key: 'knitwear', name: 'Strick', path: '/clothing/knitwear', description: '' },
]

function pageOf(...blocks: Block[]) {
  return { title: 'Seite', blocks }
}

describe('[2.34] the blocks of a page', () => {
  it('come as markup with the data of a page', async () => {
    const { context, asked } = aRequest({})
    const pieces = await loadBlocks(context, pageOf(PARAGRAPH))

    expect(pieces).toMatchObject([{ key: 'p0', html: expect.stringContaining('Wir packen.') }])
    expect(asked).toEqual([])
  })

  it('come with a document once: in its markup, not in its data', async () => {
    const { context } = aRequest({}, { isDataRequest: false })
    const pieces = await loadBlocks(context, pageOf(PARAGRAPH))

    expect(pieces).toEqual([{ key: 'p0', html: null }])
    expect(context.get(shownBlocksContext).get('p0')).toContain('Wir packen.')
  })

  it('ask for the categories once, and for the newest of one of them', async () => {
    const product = aProduct()
    const { context, asked } = aRequest({
      getRootCategories: RANGE,
      getProductsByCategory: { products: [product] },
    })
    const pieces = await loadBlocks(context, pageOf(KNITWEAR, SLIDER, SLIDER))

    expect(JSON.stringify(pieces)).toContain('/de/c/clothing/knitwear/')
    expect(JSON.stringify(pieces)).toContain(`"id":${product.id}`)
    expect(asked).toHaveLength(2)
    expect(asked[1]).toContain('"categoryId":5')
  })

  it('fail alone: the others are shown, and the fault is reported', async () => {
    const { context, reportFault } = aRequest({ getRootCategories: RANGE })
    const pieces = await loadBlocks(context, pageOf(PARAGRAPH, SLIDER, KNITWEAR))
    const shown = JSON.stringify(pieces)

    expect(shown).toContain('Wir packen.')
    expect(shown).toContain('Strick')
    expect(shown).not.toContain('Neu')
    expect(reportFault).toHaveBeenCalledOnce()
  })

  it('are all there but links and products while the whole shop service is down', async () => {
    const product: Block = { kind: 'product', productId: 7 }
    const outfit: Block = { kind: 'outfit', title: 'Look', outfitId: 3 }
    const { context } = aRequest({})
    const pieces = await loadBlocks(context, pageOf(product, outfit, KNITWEAR, SLIDER, PARAGRAPH))

    expect(pieces).toMatchObject([{ html: expect.stringMatching(/^<p[^>]*>Wir packen\.<\/p>$/) }])
  })
})
