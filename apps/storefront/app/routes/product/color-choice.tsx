import { productPicture, type CatalogPicture } from '#app/features/catalog/product-picture.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import { Picture } from '#app/ui/picture.tsx'
import { Text } from '#app/ui/type.tsx'
import styles from './color-choice.module.css'

/** One color of the style: a product with a page of its own. */
export interface ColorFacts {
  id: number
  name: string
  /** Any CSS color; fills the place of its picture. */
  color: string
  href: string
  picture?: CatalogPicture
  isCurrent?: true
  isSoldOut?: true
}

/** The colors as links with small pictures. A sold-out one keeps its page, so it stays a link. */
export function ColorChoice({ colors }: { colors: readonly ColorFacts[] }) {
  const { t } = useShopText()
  const current = colors.find((color) => color.isCurrent)
  return (
    <div className={styles.part}>
      {current && <Text>{t('product.colour', { colour: current.name })}</Text>}
      {colors.length > 1 && (
        <ul className={styles.colors} aria-label={t('product.colours')}>
          {colors.map((color) => (
            <li key={color.id}>
              <ColorLink {...color} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function ColorLink({ name, color, href, picture, isCurrent, isSoldOut }: ColorFacts) {
  const { t } = useShopText()
  const { imageBase } = usePageSettings()
  return (
    <a
      href={href}
      data-keep-scroll=""
      className={styles.color}
      aria-label={isSoldOut ? t('product.colour_sold_out', { colour: name }) : name}
      aria-current={isCurrent ? 'true' : undefined}
      data-sold-out={isSoldOut ? '' : undefined}
    >
      <span className={styles.frame} style={{ background: color }} title={name} aria-hidden="true">
        {picture && (
          <Picture
            {...productPicture(picture, imageBase, 'thumbnail')}
            alt=""
            sizes="56px"
            ratio="4/5"
          />
        )}
      </span>
    </a>
  )
}
