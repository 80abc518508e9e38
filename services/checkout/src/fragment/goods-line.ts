import type { Basket, BasketItem } from '@saum/contract/basket-shape'
import type { AttributeGroup, Price, Product } from '@saum/contract/product'
import { pictureUrl } from '@saum/domain/picture-url'
import { intervalWords } from '@saum/domain/subscription-terms'
import { attributes, html, type Html } from '../markup.ts'
import type { ShopText } from '../shop-text.ts'
import type { FragmentView } from './view.ts'

/** What can be ordered now; the rest is shown, but neither counted nor paid. */
export function isOrdered({ status, missingPart }: BasketItem): boolean {
  return status === 'available' && missingPart === undefined
}

export function pieceCount({ items }: Basket): number {
  return items.filter(isOrdered).reduce((count, { quantity }) => count + quantity, 0)
}

/** One line of the order; with `isFull` its essential features are told. */
export function goodsLine(view: FragmentView, item: BasketItem, isFull: boolean): Html {
  const { text, shop, imageBase } = view
  const { product, variant, quantity } = item
  const name = labelOf(product.attributes['name'])
  const size = labelOf(variant.attributes['shopSize'])
  const ordered = isOrdered(item)
  const meta = [
    labelOf(product.attributes['color']),
    isFull && size !== '' ? text.t('size_named', { size }) : size,
    quantity > 1 ? text.t('pieces', { count: quantity }) : '',
  ].filter((word) => word !== '')
  const href = `/${shop.path}/p/${product.slug}-${product.id}/?variantId=${variant.id}`
  return html`<li${attributes({ 'data-part': 'line', 'data-full': isFull, 'data-out': !ordered })}>
${picture(product, imageBase, name)}
<div data-part="line-body">
<p data-part="line-name">${isFull ? html`<a href="${href}">${name}</a>` : name}</p>
${ordered ? linePrice(view, item) : null}
<p data-part="line-meta">${meta.join(', ')}${
    isFull && html`${compositionOf(product, text).map((line) => html`<br />${line}`)}`
  }</p>
${subscriptionLine(view, item)}
${ordered ? savingLine(item) : html`<p data-part="line-why">${text.t(item.missingPart ? 'set_incomplete' : 'left_out')}</p>`}
</div></li>`
}

function picture({ images }: Product, base: string, name: string): Html {
  const image = images.find(({ attributes: { assetName } }) => assetName === 'fa') ?? images[0]
  if (!image) return html`<span data-part="line-picture"></span>`
  const source = (width: 180 | 300) => pictureUrl(base, { key: image.hash, width, format: 'webp' })
  return html`<img
    data-part="line-picture"
    src="${source(180)}"
    srcset="${source(180)} 180w, ${source(300)} 300w"
    sizes="104px"
    alt="${image.attributes.alt || name}"
    width="180"
    height="225"
    loading="lazy"
    decoding="async"
  />`
}

function linePrice({ text }: FragmentView, { price: { total }, quantity }: BasketItem): Html {
  const cents = total.withTax + reducedBy(total, 'voucher')
  const before = cents + reducedBy(total, 'promotion')
  if (cents === 0) return html`<p data-part="line-price">${text.t('gift')}</p>`
  const isReduced = before > cents
  const each = text.t('pieces_at', { count: quantity, price: text.money(before / quantity) })
  return html`<p data-part="line-price">
    ${
      isReduced
        ? html`<ins>${text.money(cents)}</ins> <del>${text.money(before)}</del>`
        : text.money(cents)
    }${quantity > 1 && !isReduced && html`<span data-part="line-each">${each}</span>`}
  </p>`
}

function subscriptionLine({ text, shop }: FragmentView, { subscription }: BasketItem): Html | null {
  if (!subscription) return null
  const interval = intervalWords(shop, subscription.intervalMonths)
  return html`<p data-part="line-why">${text.t('line_subscription', { interval })}</p>`
}

function savingLine({ promotion, price: { total } }: BasketItem): Html | null {
  if (!promotion || reducedBy(total, 'promotion') === 0) return null
  return html`<p data-part="line-why">${promotion.displayName}</p>`
}

export function reducedBy(
  { appliedReductions }: Pick<Price, 'appliedReductions'>,
  category: Price['appliedReductions'][number]['category'],
): number {
  return appliedReductions
    .filter((reduction) => reduction.category === category)
    .reduce((sum, { amount }) => sum + amount.absoluteWithTax, 0)
}

function labelOf(group: AttributeGroup | undefined): string {
  return group === undefined ? '' : ([group.values].flat()[0]?.label ?? '')
}

const PERCENT = { de: '\u00A0%', fr: '\u00A0%', en: '%' } as const
const COLON = { de: ':', fr: '\u00A0:', en: ':' } as const

/** «Oberstoff: 96 % Schurwolle, 4 % Elastan» per part of the garment, the largest share first. */
function compositionOf(product: Product, { shop: { language }, percent }: ShopText): string[] {
  const parts = product.advancedAttributes['materials']?.values ?? []
  return parts.flatMap(({ fieldSet }) => {
    const fibres = fieldSet.flatMap((row) => row[0] ?? [])
    const words = fibres
      .toSorted((one, other) => (other.percent ?? 0) - (one.percent ?? 0))
      .map(({ value, percent: share }) =>
        share === undefined
          ? String(value)
          : `${percent(share / 100)}${PERCENT[language]} ${value}`,
      )
    const part = fibres[0]?.part
    if (words.length === 0) return []
    return (part === undefined ? '' : `${part}${COLON[language]} `) + words.join(', ')
  })
}
