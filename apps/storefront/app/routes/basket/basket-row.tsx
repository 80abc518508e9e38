import { money } from '@saum/domain/money'
import type { FormEvent } from 'react'
import type { BasketRowFacts } from '#app/features/basket/basket-row-facts.ts'
import { productPicture } from '#app/features/catalog/product-picture.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { TextButton } from '#app/ui/text-link.tsx'
import { Text } from '#app/ui/type.tsx'
import styles from './basket-row.module.css'

interface BasketRowProps {
  row: BasketRowFacts
  isSoldOut?: boolean
  onRemove: (row: BasketRowFacts) => void
}

export function BasketRow({ row, isSoldOut, onRemove }: BasketRowProps) {
  const { t, shop, formatMoney } = useShopText()
  const { imageBase } = usePageSettings()
  const { priorCents } = row
  // Rows that are sold out stand below a heading of their own.
  const Heading = isSoldOut ? 'h3' : 'h2'
  return (
    <li className={styles.row} data-sold-out={isSoldOut ? true : undefined}>
      <div className={styles.picture}>
        {row.picture && (
          <Picture
            {...productPicture(row.picture, imageBase, 'thumbnail')}
            alt=""
            sizes="(min-width: 768px) 144px, 104px"
            fill
          />
        )}
      </div>
      <div className={styles.words}>
        <Heading className={styles.name}>
          <a href={row.href}>{row.name}</a>
        </Heading>
        <Text tone="soft">{row.brand}</Text>
        <Text tone="soft">
          {row.color}, {t('basket.size_named', { size: row.size })}
        </Text>
        <Text size={12} tone="soft">
          {t('basket.article_number', { number: row.articleNumber })}
        </Text>
        {priorCents !== undefined && !isSoldOut && (
          <div className={styles.compared}>
            <Price
              now={money(row.unitCents, shop.currency)}
              before={money(priorCents, shop.currency)}
            />
          </div>
        )}
        <RemoveForm row={row} onRemove={onRemove} />
      </div>
      <p className={styles.price}>
        {formatMoney(money(row.totalCents, shop.currency))}
        {row.quantity > 1 && (
          <span className={styles.each}>
            {t('basket.pieces_at', {
              count: String(row.quantity),
              price: formatMoney(money(row.unitCents, shop.currency)),
            })}
          </span>
        )}
      </p>
    </li>
  )
}

function RemoveForm({ row, onRemove }: Omit<BasketRowProps, 'isSoldOut'>) {
  const { t, shop } = useShopText()

  function remove(event: FormEvent) {
    event.preventDefault()
    onRemove(row)
  }

  return (
    <form method="post" action={`/${shop.path}/cart/`} onSubmit={remove}>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="itemKey" value={row.key} />
      <TextButton type="submit" alone size={12} aria-label={t('basket.remove', { name: row.name })}>
        {t('basket.remove_short')}
      </TextButton>
    </form>
  )
}
