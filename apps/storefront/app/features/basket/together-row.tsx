import { money } from '@saum/domain/money'
import { useEffect, useId, useState } from 'react'
import { productPicture } from '#app/features/catalog/product-picture.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import { Picture } from '#app/ui/picture.tsx'
import { Headline } from '#app/ui/type.tsx'
import { loadBoughtTogether, type BoughtTogether } from './bought-together.ts'
import styles from './together-row.module.css'

interface TogetherRowProps {
  /** What was just added. */
  productIds: readonly number[]
}

/** Below everything the dialog is for, so that nothing moves when it arrives. */
export function TogetherRow({ productIds }: TogetherRowProps) {
  const { t, shop, formatMoney } = useShopText()
  const { imageBase } = usePageSettings()
  const [together, setTogether] = useState<BoughtTogether | null>(null)
  const titleId = useId()
  const asked = productIds.join(' ')

  useEffect(() => {
    let isCurrent = true
    const ids = asked.split(' ').map(Number)
    void loadBoughtTogether(shop, ids).then((found) => isCurrent && setTogether(found))
    return () => {
      isCurrent = false
    }
  }, [shop, asked])

  if (together === null) return null
  return (
    <section className={styles.together} aria-labelledby={titleId}>
      <Headline as="h3" size={20} id={titleId}>
        {together.title || t('product.complete_look')}
      </Headline>
      <ul className={styles.row}>
        {together.tiles.map(({ id, href, name, picture, cents }) => (
          <li key={id} className={styles.tile}>
            <div className={styles.picture}>
              {picture && (
                <Picture
                  {...productPicture(picture, imageBase, 'thumbnail')}
                  alt=""
                  sizes="130px"
                  fill
                />
              )}
            </div>
            <a href={href} className={styles.name}>
              {name}
            </a>
            <p className={styles.price}>{formatMoney(money(cents, shop.currency))}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
