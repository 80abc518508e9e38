import { useId } from 'react'
import { fieldOf, markOf, type BlockProps } from '#app/blocks/frame.ts'
import { Inlines } from '#app/blocks/inlines.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Section } from '#app/ui/grid.tsx'
import { Marked } from './marked.tsx'
import styles from './newsletter-block.module.css'

/** What the words beside the form promise; others can be chosen on the page of the newsletter. */
const TOPICS = ['new', 'magazine'] as const

/** A plain form to the page of the newsletter. The footer leaves its own out where this one stands. */
export function NewsletterBlock({ block, frame }: BlockProps<'newsletter'>) {
  const { t } = useShopText()
  const { Title } = frame
  const id = useId()
  const noteId = block.note && `${id}-note`
  return (
    <Section>
      <div className={styles.block} data-letters="" {...markOf(block)}>
        <div className={styles.words}>
          <Title id={id} className={styles.title} {...fieldOf(block, 'title')}>
            <Marked words={block.title} />
          </Title>
          <p className={styles.text} {...fieldOf(block, 'text')}>
            {block.text}
          </p>
        </div>
        <form className={styles.form} method="post" action={`/${frame.shop.path}/newsletter/`}>
          {TOPICS.map((topic) => (
            <input key={topic} type="hidden" name="topics" value={topic} />
          ))}
          <label className={styles.label} htmlFor={`${id}-email`}>
            {t('footer.newsletter_email')}
          </label>
          <div className={styles.row}>
            <input
              id={`${id}-email`}
              type="email"
              name="email"
              autoComplete="email"
              maxLength={254}
              required
              aria-describedby={noteId}
            />
            <button type="submit">{t('footer.newsletter_submit')}</button>
          </div>
          {block.note && (
            <p className={styles.note} id={noteId} {...fieldOf(block, 'note')}>
              <Inlines words={block.note} />
            </p>
          )}
        </form>
      </div>
    </Section>
  )
}
