import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import type { CategoryDocument } from '@saum/shop/documents/category-document'
import type { ProductDocumentInput } from '@saum/shop/documents/product-document'

const SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '34', '36', '38', '40', '42', '44']
const CATEGORY_COUNT = 40
const COLORS = ['Nacht', 'Sand', 'Moos', 'Rost', 'Kreide', 'Tinte', 'Beere', 'Salbei']
const GARMENTS = ['Kleid', 'Bluse', 'Hose', 'Rock', 'Mantel', 'Pullover', 'Jacke', 'Hemd']
const FITS = ['regular', 'slim', 'wide', 'relaxed']

export interface SyntheticRange {
  products: number
  variantsEach: number
}

/** A flat tree for the products below to be in. */
export async function writeSyntheticCategories(path: string): Promise<void> {
  const lines = Array.from({ length: CATEGORY_COUNT }, (_, index) => {
    const category: Partial<CategoryDocument> = {
      id: index + 1,
      key: `category-${index}`,
      parentKey: null,
      position: index,
      name: inEachLanguage(`Abteilung ${index}`),
      slug: inEachLanguage(`abteilung-${index}`),
    }
    return JSON.stringify(category)
  })
  await writeFile(path, `${lines.join('\n')}\n`)
}

/** As many products as wanted, always the same ones, without ever holding them all. */
export async function writeSyntheticProducts(
  path: string,
  { products, variantsEach }: SyntheticRange,
): Promise<void> {
  const file = createWriteStream(path)
  for (let index = 0; index < products; index++) {
    const line = `${JSON.stringify(syntheticProduct(index, variantsEach))}\n`
    if (!file.write(line)) await once(file, 'drain')
  }
  file.end()
  await finished(file)
}

function syntheticProduct(index: number, variantsEach: number): ProductDocumentInput {
  const id = index + 1
  const color = pick(COLORS, index)
  const garment = pick(GARMENTS, Math.floor(index / 3))
  const amount = 2_999 + (index % 97) * 100
  const price = index % 4 === 0 ? { amount, was: amount + 3_000 } : { amount }
  const fit = pick(FITS, index)
  return {
    id,
    masterKey: `style-${Math.floor(index / 3)}`,
    referenceKey: `article-${id}`,
    brand: index % 5 === 0 ? 'Saum Studio' : 'Saum',
    name: inEachLanguage(`${garment} ${Math.floor(index / 3)}`),
    color: {
      id: (index % COLORS.length) + 1,
      key: color.toLowerCase(),
      hex: '#2f6b4f',
      label: inEachLanguage(color),
    },
    categories: [`category-${index % CATEGORY_COUNT}`, `category-${(index * 7) % CATEGORY_COUNT}`],
    prices: { de: price, at: price, ch: price, 'fr-ch': price, en: price },
    variants: Array.from({ length: variantsEach }, (_, position) => ({
      id: id * 100 + position,
      referenceKey: `${id}-${position}`,
      size: SIZES[position] ?? String(position),
      stock: (index + position) % 9,
    })),
    images: (['fa', 'd1', 'front'] as const).map((assetName) => ({
      source: { kind: 'file', file: `${id}-${assetName}.jpg` },
      key: `p${id}-${assetName}`,
      assetName,
      width: 900,
      height: 1125,
      alt: inEachLanguage(`${garment} in ${color}, ${assetName}`),
    })),
    attributes: {
      fit: { value: fit, label: inEachLanguage(fit) },
      material: [{ value: 'cotton', label: inEachLanguage('Baumwolle') }],
    },
    shortDescription: inEachLanguage(`${garment} mit klarer Linie.`),
    description: inEachLanguage(
      `${garment} aus festem Stoff, innen sauber eingefasst. Nummer ${id} fällt gerade und lässt sich gut kombinieren.`,
    ),
    details: {
      'de-DE': ['Zwei Taschen', 'Knöpfe aus Horn'],
      'fr-CH': ['Deux poches'],
      'en-GB': ['Two pockets'],
    },
    materials: [{ fibres: [{ label: inEachLanguage('Baumwolle'), percent: 100 }] }],
    care: [{ symbol: 'wash-30', label: inEachLanguage('30 Grad') }],
  }
}

function inEachLanguage(text: string): { 'de-DE': string; 'fr-CH': string; 'en-GB': string } {
  return { 'de-DE': text, 'fr-CH': text, 'en-GB': text }
}

function pick(words: readonly string[], index: number): string {
  return words[index % words.length] ?? ''
}
