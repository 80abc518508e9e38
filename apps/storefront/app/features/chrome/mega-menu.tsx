import type { Category } from '@saum/contract/category'
import { useShopText } from '#app/messages/shop-text.tsx'
import type { ChromeParts } from './chrome-parts.ts'
import { categoryHref, findByKey } from './main-navigation.ts'
import styles from './mega-menu.module.css'

const FOCUS_KEYS = ['new', 'suits', 'basics', 'accessories', 'sale'] as const

const PICTURES = [
  { file: 'menu-a.webp', category: 'knitwear' },
  { file: 'menu-b.webp', category: 'accessories' },
] as const

interface MegaMenuProps {
  id: string
  category: Category
  parts: ChromeParts
}

/** The full-width menu below the header: categories, what is inside them, and what is in focus. */
export function MegaMenu({ id, category, parts }: MegaMenuProps) {
  const { t, shop } = useShopText()
  const focus = FOCUS_KEYS.flatMap((key) => findByKey(parts.roots, key) ?? [])
  return (
    <div id={id} className={styles.mega} data-mega="">
      <div className={styles.inner}>
        <ul className={styles.main}>
          {(category.children ?? []).map((child) => (
            <li key={child.id}>
              <a className={styles.mainLink} href={categoryHref(shop, child)}>
                {child.name}
                <sup>{child.styleCount}</sup>
              </a>
              <Column title={child.name}>
                <Row href={categoryHref(shop, child)}>
                  {t('header.menu_all_of', { category: child.name })}
                </Row>
                {(child.children ?? []).map((grandchild) => (
                  <Row key={grandchild.id} href={categoryHref(shop, grandchild)}>
                    {grandchild.name}
                  </Row>
                ))}
              </Column>
            </li>
          ))}
          <li>
            <a className={styles.allLink} href={categoryHref(shop, category)}>
              {t('header.menu_all_of', { category: category.name })}
            </a>
          </li>
        </ul>
        <div className={styles.focus}>
          <p className={styles.label}>{t('header.menu_focus')}</p>
          <ul>
            {focus.map((entry) => (
              <Row key={entry.id} href={categoryHref(shop, entry)}>
                {entry.name}
              </Row>
            ))}
          </ul>
        </div>
        <div className={styles.pictures}>
          {PICTURES.map(({ file, category: key }) => {
            const target = findByKey(parts.roots, key)
            return (
              target && (
                <a key={key} href={categoryHref(shop, target)}>
                  <img
                    src={`${parts.pictureBase}/${file}`}
                    alt=""
                    width={450}
                    height={563}
                    loading="lazy"
                    decoding="async"
                  />
                  <span>{target.name}</span>
                </a>
              )
            )
          })}
        </div>
      </div>
    </div>
  )
}

function Column({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className={styles.column}>
      <p className={styles.label}>{title}</p>
      <ul>{children}</ul>
    </div>
  )
}

function Row({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <li>
      <a className={styles.row} href={href}>
        {children}
      </a>
    </li>
  )
}
