import type { NewsletterTopic } from '@saum/contract/newsletter'
import { useId } from 'react'
import type { PlainKey } from '#app/messages/message-keys.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Checkbox } from '#app/ui/check.tsx'
import { FieldError } from '#app/ui/field-frame.tsx'
import styles from './topic-boxes.module.css'

const TOPICS = [
  ['new', 'newsletter.topic_new', 'newsletter.topic_new_hint'],
  ['magazine', 'newsletter.topic_magazine', 'newsletter.topic_magazine_hint'],
  ['sale', 'newsletter.topic_sale', 'newsletter.topic_sale_hint'],
  ['branch', 'newsletter.topic_branch', 'newsletter.topic_branch_hint'],
] as const satisfies readonly (readonly [NewsletterTopic, name: PlainKey, hint: PlainKey])[]

interface TopicBoxesProps {
  /** Those that are ticked; none is before somebody wanted it. */
  chosen: readonly NewsletterTopic[]
  /** Of the first box, for a list of faults to lead to. */
  id?: string
  error?: string | undefined
}

/** What letters may be about. */
export function TopicBoxes({ chosen, id, error }: TopicBoxesProps) {
  const { t } = useShopText()
  const errorId = useId()
  return (
    <fieldset className={styles.topics} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{t('newsletter.topics_legend')}</legend>
      <div className={styles.boxes}>
        {TOPICS.map(([topic, name, hint], index) => (
          <Checkbox
            key={topic}
            id={index === 0 ? id : undefined}
            name="topics"
            value={topic}
            defaultChecked={chosen.includes(topic)}
            label={t(name)}
            hint={t(hint)}
          />
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
