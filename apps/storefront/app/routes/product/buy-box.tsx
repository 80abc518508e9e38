import { useVariant } from '#app/page/use-variant.ts'
import styles from './buy-box.module.css'
import { Alternatives } from './alternatives.tsx'
import { BuyActions } from './buy-actions.tsx'
import { BuyBar } from './buy-bar.tsx'
import { BuyForm } from './buy-form.tsx'
import { BuyHead } from './buy-head.tsx'
import { hrefInSize } from './chosen-size.ts'
import { ColorChoice } from './color-choice.tsx'
import { PriceBlock } from './price-block.tsx'
import { ProductDetails } from './product-details.tsx'
import type { ProductFacts } from './product-facts.ts'
import { Promises } from './promises.tsx'
import { useBuying } from './use-buying.ts'

/** Everything to know before buying, in the order in which it is asked. */
export function BuyBox({ product }: { product: ProductFacts }) {
  const buying = useBuying(product.sizes)
  const { selected } = buying
  const isEarly = useVariant('early-promises')
  const promises = <Promises product={product} size={selected} />
  return (
    <div className={styles.box}>
      <BuyHead product={product} />
      <PriceBlock product={product} size={selected} />
      {product.isSoldOut && <Alternatives tiles={product.similar.tiles} />}
      <ColorChoice
        colors={product.colors.map((color) => ({
          ...color,
          href: hrefInSize(color.href, selected),
        }))}
      />
      <div className={styles.buy}>
        <BuyForm product={product} buying={buying} />
        {isEarly && promises}
        <BuyActions product={product} buying={buying} />
      </div>
      {!isEarly && promises}
      <ProductDetails product={product} />
      <BuyBar product={product} buying={buying} />
    </div>
  )
}
