import { useSyncExternalStore } from 'react'
import { ConsentActions } from '#app/features/consent/consent-actions.tsx'
import { ConsentChoices } from '#app/features/consent/consent-choices.tsx'
import { DeclarationLayout } from '#app/features/declaration/declaration-layout.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { PageHead } from '#app/page/page-head.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import { consentGate } from '#app/visitor/consent-gate.ts'
import styles from './consent-page.module.css'
import type { ConsentView, Measured } from './load-consent.ts'
import { MeasuredPart } from './measured-part.tsx'
import { StoredList } from './stored-list.tsx'

interface ConsentPageProps extends ConsentView {
  measured: Measured | null
  /** What the visitor is told about what they have just done. */
  says: string | null
  hasFailed: boolean
  returnTo: string
  privacyHref: string | null
  cookiesHref: string | null
}

/** The choice about cookies as a page: it works without script, and shows what was chosen. */
export function ConsentPage(props: ConsentPageProps) {
  const { granted, chosen, returnTo } = props
  const { t, shop } = useShopText()
  const { tracking } = usePageSettings()
  const isSilenced = useSilence(props.isSilenced)
  const title = t('consent.title')
  const isOpen = tracking.services.length > 0 && !isSilenced
  return (
    <DeclarationLayout sideLabel={t('consent.cookies')} side={<ConsentSide {...props} />}>
      <PageHead title={title} />
      <div className={styles.page}>
        <header className={styles.head}>
          <Headline as="h1" size={40}>
            {title}
          </Headline>
          <Text size={16}>{t('consent.text')}</Text>
          <ConsentNotices {...props} isSilenced={isSilenced} />
        </header>
        <form className={styles.form} method="post" action={`/${shop.path}/consent/`}>
          {returnTo !== '' && <input type="hidden" name="returnTo" value={returnTo} />}
          <ConsentChoices
            // What was chosen elsewhere meanwhile is shown, too.
            key={chosen?.at}
            tracking={tracking}
            granted={granted}
            isSilenced={isSilenced}
          />
          {isOpen && <ConsentActions hasChoices />}
        </form>
        <StoredList services={tracking.services} />
      </div>
    </DeclarationLayout>
  )
}

function ConsentNotices({ says, hasFailed, isSilenced, chosen }: ConsentPageProps) {
  const { t, formatDate } = useShopText()
  const { tracking } = usePageSettings()
  if (tracking.services.length === 0) return <Notice>{t('consent.nothing')}</Notice>
  if (isSilenced) return <Notice>{t('consent.signal')}</Notice>
  if (hasFailed) {
    return (
      <Notice kind="error" announce>
        {t('consent.failed')}
      </Notice>
    )
  }
  if (says === 'not-forgotten') {
    return (
      <Notice kind="error" announce>
        {t('consent.not_forgotten')}
      </Notice>
    )
  }
  if (chosen === null) return null
  const words = t('consent.recorded', {
    date: formatDate(chosen.at),
    again: formatDate(chosen.againAt),
  })
  return <Notice kind={says === 'saved' ? 'success' : 'info'}>{words}</Notice>
}

/** What the choice has led to so far, and where to read more. */
function ConsentSide({ measured, privacyHref, cookiesHref }: ConsentPageProps) {
  const { t } = useShopText()
  return (
    <div className={styles.side}>
      {measured !== null && <MeasuredPart measured={measured} />}
      <p className={styles.links}>
        {cookiesHref !== null && (
          <TextLink alone href={cookiesHref}>
            {t('consent.cookies')}
          </TextLink>
        )}
        {privacyHref !== null && (
          <TextLink alone href={privacyHref}>
            {t('consent.privacy')}
          </TextLink>
        )}
      </p>
    </div>
  )
}

/** Some browsers say no to scripts only. */
function useSilence(isSilencedByRequest: boolean): boolean {
  const { tracking } = usePageSettings()
  return useSyncExternalStore(
    subscribeToNothing,
    () => isSilencedByRequest || consentGate(tracking).isSilenced(),
    () => isSilencedByRequest,
  )
}

function subscribeToNothing(): () => void {
  return () => {}
}
