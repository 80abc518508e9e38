import { useEffect, useId, useRef } from 'react'
import { useActionData } from 'react-router'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import styles from './fault-summary.module.css'
import { isFocusFree, useIsFirstMarkup } from './first-markup.ts'

interface FaultySpot {
  /** Id of the control. */
  id: string
  label: string
  error: string | undefined
}

/**
 * Above a form that was sent with faults: names them, leads to their fields, and has the focus. It is read
 * because of that; as an alert it would be read twice.
 */
export function FaultSummary({ fields }: { fields: readonly FaultySpot[] }) {
  const faulty = fields.filter(({ error }) => error !== undefined)
  return faulty.length > 0 && <Summary faulty={faulty} />
}

function Summary({ faulty }: { faulty: readonly FaultySpot[] }) {
  const { t } = useShopText()
  const summaryId = useId()
  const summary = useRef<HTMLDivElement>(null)
  const cameWithDocument = useRef(useIsFirstMarkup())
  const signature = faulty.map(({ id, error }) => `${id} ${error}`).join()
  // The same faults again are another answer.
  const answer = useActionData<unknown>()

  useEffect(() => {
    const mayFocus = !cameWithDocument.current || isFocusFree()
    cameWithDocument.current = false
    if (mayFocus) summary.current?.focus()
  }, [signature, answer])

  return (
    <div
      className={styles.summary}
      ref={summary}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${summaryId}-title`}
      aria-describedby={`${summaryId}-faults`}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- does without script what the effect does with it
      autoFocus
    >
      <Icon name="alert" size="text" />
      <div>
        <p className={styles.title} id={`${summaryId}-title`}>
          {t('form.summary', { count: faulty.length })}
        </p>
        <ul id={`${summaryId}-faults`}>
          {faulty.map(({ id, label, error = '' }) => (
            <li key={id}>
              <a className={styles.link} href={`#${id}`} onClick={(event) => focusField(event, id)}>
                {isQuestion(label)
                  ? `${label} ${error}`
                  : t('form.summary_fault', { label, error })}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** A question is answered by what follows it; a colon would be one mark too many. */
function isQuestion(label: string): boolean {
  return label.endsWith('?')
}

/** The address stays as it is: a reload is not to end at a field. */
function focusField(event: React.MouseEvent, id: string) {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  field.focus()
}
