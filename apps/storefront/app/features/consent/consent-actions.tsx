import { useShopText } from '#app/messages/shop-text.tsx'
import { Button } from '#app/ui/button.tsx'
import styles from './consent-actions.module.css'

/** What the buttons of the form mean, as the server reads it. */
type ConsentAnswer = 'none' | 'all' | 'selected'

interface ConsentActionsProps {
  /** Single services can be ticked above. */
  hasChoices: boolean
  busy?: boolean
}

/** No is as easy as yes: the same button beside it, and the first of the two. */
export function ConsentActions({ hasChoices, busy = false }: ConsentActionsProps) {
  const { t } = useShopText()
  const sends = (answer: ConsentAnswer) =>
    ({ type: 'submit', name: 'answer', value: answer, busy, wide: true }) as const
  return (
    <div className={styles.actions}>
      <Button {...sends('none')}>{t('consent.reject_all')}</Button>
      <Button {...sends('all')}>{t('consent.accept_all')}</Button>
      {hasChoices && (
        <div className={styles.save}>
          <Button {...sends('selected')} look="line">
            {t('consent.save')}
          </Button>
        </div>
      )}
    </div>
  )
}
