import { useId, useState, type FormEvent } from 'react'
import { createPortal } from 'react-dom'
import { useShopText } from '#app/messages/shop-text.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextButton, TextLink } from '#app/ui/text-link.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import { consentGate } from '#app/visitor/consent-gate.ts'
import { ConsentActions } from './consent-actions.tsx'
import { ConsentChoices } from './consent-choices.tsx'
import styles from './consent-dialog.module.css'
import { holdChoice } from './hold-choice.ts'
import { legalHref } from './legal-href.ts'
import { sendChoice } from './send-choice.ts'
import { useDialogPlace } from './use-dialog-place.ts'
import { wishedServices } from './wished-services.ts'

interface ConsentDialogProps {
  /** The visitor has asked for it: it shows all services, takes the focus and can be closed. */
  isChange: boolean
  onClose: (isSaved: boolean) => void
}

/** Lies beside the page, which stays readable and usable. Only its buttons are a choice. */
export function ConsentDialog({ isChange, onClose }: ConsentDialogProps) {
  const { t } = useShopText()
  const { tracking } = usePageSettings()
  const { place, dialog } = useDialogPlace(isChange ? () => onClose(false) : null)
  const [isDetailed, setDetailed] = useState(isChange)
  const { state, submit } = useSubmit(() => onClose(true))
  const id = useId()

  function showDetails() {
    setDetailed(true)
    // The button that has it goes.
    dialog.current?.focus()
  }

  return createPortal(
    <div
      ref={dialog}
      className={styles.dialog}
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
    >
      <div className={styles.head}>
        <Headline id={`${id}-title`}>{t('consent.title')}</Headline>
        {isChange && (
          <IconButton icon="close" label={t('common.close')} onClick={() => onClose(false)} />
        )}
      </div>
      <Text id={`${id}-text`}>{t('consent.text')}</Text>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <input type="hidden" name="source" value="dialog" />
        {isDetailed && (
          <ConsentChoices
            tracking={tracking}
            granted={tracking.services.filter((service) => consentGate(tracking).allows(service))}
          />
        )}
        {state === 'failed' && (
          <Notice kind="error" announce>
            {t('consent.failed')}
          </Notice>
        )}
        <ConsentActions hasChoices={isDetailed} busy={state === 'sending'} />
      </form>
      <p className={styles.links}>
        {!isDetailed && (
          <TextButton alone aria-expanded={false} onClick={showDetails}>
            {t('consent.settings')}
          </TextButton>
        )}
        <LegalLink page="privacy" />
        <LegalLink page="imprint" />
      </p>
    </div>,
    place,
  )
}

function LegalLink({ page }: { page: 'privacy' | 'imprint' }) {
  const { t } = useShopText()
  const href = legalHref(document, page)
  if (href === null) return null
  return (
    <TextLink alone href={href}>
      {t(`consent.${page}`)}
    </TextLink>
  )
}

type SendState = 'idle' | 'sending' | 'failed'

function useSubmit(onSaved: () => void) {
  const { shop } = useShopText()
  const { tracking } = usePageSettings()
  const [state, setState] = useState<SendState>('idle')

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const choice = new FormData(event.currentTarget, submitter)
    setState('sending')
    const gate = consentGate(tracking)
    const offered = tracking.services
    const isSent = await sendChoice(shop, choice)
    const wished = wishedServices(choice, offered)
    const isApplied = isSent || holdChoice(window, { gate, offered, wished })
    // Told first: where something was taken back the page is about to be loaded anew.
    if (isApplied) onSaved()
    else setState('failed')
    gate.refresh()
  }

  return { state, submit }
}
