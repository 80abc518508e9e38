import type { Citation } from '@saum/engine/answer/answer-text'
import { usePageSettings } from '#app/page/page-settings.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { answerHref } from './answer-href.ts'
import styles from './answer-panel.module.css'

/** The pages an answer rests on, in the order of their weight. */
export function AnswerSources({ citations }: { citations: readonly Citation[] }) {
  const { t } = useShopText()
  const { publicOrigin } = usePageSettings()
  if (citations.length === 0) return null
  return (
    <ol className={styles.sources} aria-label={t('answer.sources')}>
      {citations.map(({ id, title, uri, clickUri }, index) => {
        const href = answerHref(clickUri ?? uri, publicOrigin)
        return (
          <li key={id}>
            <span className={styles.number}>{index + 1}</span>
            {href === null ? (
              title
            ) : (
              <TextLink alone size={12} href={href}>
                {title}
              </TextLink>
            )}
          </li>
        )
      })}
    </ol>
  )
}
