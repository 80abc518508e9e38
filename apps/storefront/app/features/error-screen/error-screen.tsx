import { useEffect } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import { useWasServed } from '#app/navigation/was-served.ts'
import { PageHead } from '#app/page/page-head.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { describeError, goneCategoryOf } from './describe-error.ts'
import styles from './error-screen.module.css'

interface ErrorScreenProps {
  error: unknown
  /** What support needs to find the fault in the logs. */
  reference?: string | undefined
}

/** The one screen for everything that went wrong; it needs no backend and no loader. */
export function ErrorScreen({ error, reference }: ErrorScreenProps) {
  const { t, richText, shop } = useShopText()
  const { pictureBase, isErrorDebugOn, nearest } = usePageSettings()
  const isServed = useWasServed()
  const { status, message, stack } = describeError(error)
  const isNotFound = status === 404 || status === 410
  const category = goneCategoryOf(error)
  // What the server has found is of the address it was asked for, and of no other.
  const link = category ?? (isServed && nearest)

  useEffect(() => tellWindow(error), [error])

  const kind = isNotFound ? 'not_found' : status === 503 ? 'backend' : 'request_not_processed'
  const title = t(`error.${kind}_title`)
  return (
    <section className={styles.screen} data-status={status}>
      <PageHead title={title} />
      <picture>
        <source media="(max-width: 767px)" srcSet={`${pictureBase}/error-small.webp`} />
        <source media="(max-width: 1023px)" srcSet={`${pictureBase}/error-medium.webp`} />
        <img
          className={styles.picture}
          src={`${pictureBase}/error-large.webp`}
          alt={t('error.image_alt')}
          width={1920}
          height={1080}
          fetchPriority="high"
        />
      </picture>
      <div className={styles.text}>
        {status === 404 && t('error.not_found_code')}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.message}>
          {link
            ? richText(category ? 'error.gone_message' : 'error.nearest', {
                categoryLink: <TextLink href={link.href}>{link.name}</TextLink>,
              })
            : t(kind === 'request_not_processed' ? `error.${kind}` : `error.${kind}_message`)}
        </p>
        {!isNotFound && reference && (
          <p className={styles.reference}>{t('error.reference', { reference })}</p>
        )}
        {/* The router takes the click, goes home and drops the error; without it the browser goes. */}
        <ButtonLink href={`/${shop.path}/`}>{t('error.go_to_homepage')}</ButtonLink>
        <TextLink href={`/${shop.path}/contact-message/`} alone>
          {t('feedback.open')}
        </TextLink>
        {isErrorDebugOn && (
          <pre className={styles.debug}>{[status, message, stack].join('\n')}</pre>
        )}
      </div>
    </section>
  )
}

/**
 * What a screen threw ends here and never reaches the window, where errors are listened to. The server has
 * told of its own already; those come without a stack.
 */
function tellWindow(error: unknown) {
  if (error instanceof Error && error.stack) {
    window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }))
  }
}
