import type { DocumentKind } from '@saum/shop/documents/catalog-document'
import type { OutfitDocument } from '@saum/shop/documents/outfit-document'
import type { ProductDocumentInput } from '@saum/shop/documents/product-document'
import { demoBranches } from './branches.ts'
import { buildRange, type Range } from './build-range.ts'
import { demoCustomers } from './customers.ts'
import { demoGroupPrices } from './group-prices.ts'
import { type Photographer, picturesOf } from './product-pictures.ts'
import { demoCampaigns, demoPromotions } from './promotions.ts'
import { demoRedirects } from './redirects.ts'
import { demoVouchers } from './vouchers.ts'
import { writeOutfit } from './write-outfits.ts'

const REPORT_EVERY_MS = 1000

interface DemoOptions {
  now: number
  photograph: Photographer
  onProgress: (text: string) => void
}

interface DocumentFile {
  kind: DocumentKind
  documents: Iterable<unknown> | AsyncIterable<unknown>
}

/** Every document of the demo, kind by kind; pictures are looked at while they are written. */
export function* demoDocuments({
  now,
  photograph,
  onProgress,
}: DemoOptions): Generator<DocumentFile> {
  const report = atIntervals(onProgress)
  const range = buildRange({ now, onProgress: report })
  const { products } = range
  yield { kind: 'categories', documents: range.categories }
  yield { kind: 'campaigns', documents: demoCampaigns({ now }) }
  yield { kind: 'products', documents: photographedProducts(range, photograph, report) }
  yield { kind: 'group-prices', documents: demoGroupPrices(products) }
  yield { kind: 'promotions', documents: demoPromotions({ now, products }) }
  yield { kind: 'vouchers', documents: demoVouchers({ now }) }
  yield { kind: 'outfits', documents: photographedOutfits(range, photograph, report) }
  onProgress('Opening the branches')
  yield { kind: 'branches', documents: demoBranches({ now, products }) }
  yield { kind: 'redirects', documents: demoRedirects() }
  onProgress('Inviting the demo customers')
  yield { kind: 'customers', documents: demoCustomers() }
}

async function* photographedProducts(
  { products, styles }: Range,
  photograph: Photographer,
  report: (text: string) => void,
): AsyncGenerator<ProductDocumentInput> {
  let count = 0
  for (const { document } of products) {
    const style = styles.get(document.masterKey)?.style
    const color = style?.colors.find(({ id }) => id === document.color.id)
    if (!style || !color) throw new Error(`Product ${document.id} belongs to no style`)
    yield { ...document, images: await picturesOf(style, color, photograph) }
    count += 1
    report(`Photographed ${count} of ${products.length} demo products`)
  }
}

async function* photographedOutfits(
  { outfits }: Range,
  photograph: Photographer,
  report: (text: string) => void,
): AsyncGenerator<OutfitDocument> {
  for (const [position, outfit] of outfits.entries()) {
    yield await writeOutfit(outfit, position, photograph)
    report(`Photographed ${position + 1} of ${outfits.length} outfits`)
  }
}

/** Passes on a text now and then, not each of thousands. */
function atIntervals(onProgress: (text: string) => void): (text: string) => void {
  let reportedAt = -REPORT_EVERY_MS
  return (text) => {
    if (performance.now() - reportedAt < REPORT_EVERY_MS) return
    reportedAt = performance.now()
    onProgress(text)
  }
}
