import { useShopText } from '#app/messages/shop-text.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import styles from './index-links.module.css'

export interface IndexLink {
  name: string
  href: string
  count: number
  isSale?: true
}

interface IndexLinksProps {
  label: string
  links: readonly IndexLink[]
}

/** Names in the display face, running like a sentence: the breadth of the range at a glance. */
export function IndexLinks({ label, links }: IndexLinksProps) {
  const { t } = useShopText()
  return (
    <nav className={styles.index} aria-label={label}>
      <ul>
        {links.map(({ name, href, count, isSale }) => (
          <li key={href}>
            <a href={href} data-sale={isSale ? '' : undefined}>
              {name}
              <sup aria-hidden="true">{count}</sup>
              <VisuallyHidden>{t('common.item_count', { count })}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
