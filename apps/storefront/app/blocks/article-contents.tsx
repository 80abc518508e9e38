import { plainText } from '@saum/contract/content-block'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Label } from '#app/ui/type.tsx'
import styles from './article-contents.module.css'
import type { ContentSection } from './content-sections.ts'

/** With fewer parts the page itself is the quicker overview. */
const FEWEST_PARTS = 7

/** Where to find what on a long page. */
export function ArticleContents({ sections }: { sections: readonly ContentSection[] }) {
  const { t } = useShopText()
  const headings = sections.flatMap(({ heading }) => heading ?? [])
  if (headings.length < FEWEST_PARTS) return null
  return (
    <nav className={styles.contents} aria-label={t('content.on_this_page')}>
      <Label>{t('content.on_this_page')}</Label>
      <ol className={styles.list}>
        {headings.map(({ id, children }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link}>
              {plainText(children)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
