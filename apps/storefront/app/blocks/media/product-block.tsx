import { money } from '@saum/domain/money'
import { fieldOf, markOf, type BlockProps } from '#app/blocks/frame.ts'
import { productPicture } from '#app/features/catalog/product-picture.ts'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Text } from '#app/ui/type.tsx'
import styles from './media-blocks.module.css'

/** One product beside words; without the product there is nothing to say. */
export function ProductBlock({ block, frame }: BlockProps<'product'>) {
  const tile = frame.shown.product(block.productId)
  if (tile === undefined) return null
  const { picture, cents, priorCents } = tile
  const { currency } = frame.shop
  return (
    <div className={styles.product} {...markOf(block, 'productId')}>
      {picture && (
        <div>
          <Picture
            {...productPicture(picture, frame.imageBase, 'tile')}
            sizes="(min-width: 768px) 270px, 38vw"
            ratio="4/5"
            alt={tile.alt}
          />
        </div>
      )}
      <div className={styles.productWords}>
        <p className={styles.brand}>{tile.brand}</p>
        <TextLink alone size={16} href={tile.href}>
          {tile.name}
        </TextLink>
        <Price
          now={money(cents, currency)}
          before={priorCents && !tile.isSoldOut ? money(priorCents, currency) : undefined}
          from={tile.isPriceFrom}
        />
        {block.text && (
          <Text size={16} measure {...fieldOf(block, 'text')}>
            {block.text}
          </Text>
        )}
      </div>
    </div>
  )
}
