/** Prints products as a shopper reads them: `node catalog/print-samples.ts [count] [seed] [locales]`. */
import { LOCALES, type Locale } from '@saum/domain/shops'
import { listFor, textFor } from '@saum/shop/documents/localized-text'
import type { ProductDocumentInput } from '@saum/shop/documents/product-document'
import { buildRange } from './range/build-range.ts'
import { seededRandom, shuffled } from './range/seeded-random.ts'

const [count = '12', seed = '1', locales = 'de-DE,fr-CH,en-GB'] = process.argv.slice(2)
const wanted = LOCALES.filter((locale) => locales.split(',').includes(locale))
const { products } = buildRange({ now: Date.now() })

for (const { document } of shuffled(seededRandom('samples', seed), products).slice(
  0,
  Number(count),
)) {
  for (const locale of wanted) process.stdout.write(`${sample(document, locale)}\n\n`)
}

function sample(product: ProductDocumentInput, locale: Locale): string {
  const show = (texts: Parameters<typeof textFor>[0] | undefined) => textFor(texts ?? {}, locale)
  const fibres = product.materials?.map(
    ({ part, fibres: list, text }) =>
      `${show(part) ?? ''} ${show(text) ?? ''}${list.map((fibre) => `${fibre.percent} % ${show(fibre.label)}`).join(', ')}`,
  )
  return [
    `[${locale}] ${show(product.name)} · ${show(product.color.label)} · ${product.brand}`,
    `  ${show(product.shortDescription)}`,
    `  ${show(product.description)}`,
    `  – ${listFor(product.details ?? {}, locale).join(' · ')}`,
    `  ${show(product.fitNote) ?? ''}`,
    `  ${fibres?.join(' | ') ?? ''}`,
  ].join('\n')
}
