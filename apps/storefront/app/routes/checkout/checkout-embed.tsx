import type { CheckoutElement } from '@saum/contract/checkout-host'
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { useServedMarkup } from '#app/page/trusted-markup.ts'
import { Button } from '#app/ui/button.tsx'
import { Wrap } from '#app/ui/grid.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { WithoutScript } from '#app/ui/without-script.tsx'
import styles from './checkout-page.module.css'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import type { OpenCheckout } from './load-checkout.ts'
import { useCheckoutElement } from './use-checkout-element.ts'

interface CheckoutAttributes extends HTMLAttributes<HTMLElement> {
  'shop-id': number
  host: string
  jwt: string
  'expires-at': string
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'saum-checkout': DetailedHTMLProps<CheckoutAttributes, HTMLElement>
    }
  }
}

/** The element of the checkout host with what it shows first; from then on it looks after itself. */
export function CheckoutEmbed({ checkout }: { checkout: OpenCheckout }) {
  const { shop } = useShopText()
  const { host, element, fragment, checkoutJwt, expiresAt } = checkout
  const { ref, hasFailed, isRetrying, retry } = useCheckoutElement(element?.script ?? null)
  const markup = useServedMarkup(fragment?.html ?? '')
  const attributes = {
    'shop-id': shop.shopId,
    host,
    jwt: checkoutJwt,
    'expires-at': expiresAt,
  }
  return (
    <div className={styles.checkout}>
      {element && <ElementFiles {...element} />}
      {hasFailed && (
        <LoadFailed isWorking={fragment !== null} isRetrying={isRetrying} onRetry={retry} />
      )}
      {fragment ? (
        <saum-checkout
          {...attributes}
          ref={ref}
          suppressHydrationWarning
          // Every text in it is escaped by the host, which is part of this shop.
          dangerouslySetInnerHTML={markup}
        />
      ) : (
        <>
          {/* Nothing of ours within: whatever the script draws there, React does not know. */}
          <saum-checkout
            {...attributes}
            ref={ref}
            suppressHydrationWarning
            dangerouslySetInnerHTML={markup}
          />
          <CheckoutSkeleton hasFailed={hasFailed} />
          <ScriptNeeded />
        </>
      )}
    </div>
  )
}

/** Without `crossOrigin` a browser cannot check the bytes of another origin. */
function ElementFiles({ script, stylesheet }: CheckoutElement) {
  return (
    <>
      <link
        rel="stylesheet"
        href={stylesheet.src}
        integrity={stylesheet.integrity}
        crossOrigin="anonymous"
        precedence="checkout"
      />
      <link
        rel="modulepreload"
        href={script.src}
        integrity={script.integrity}
        crossOrigin="anonymous"
      />
    </>
  )
}

interface LoadFailedProps {
  /** The forms on the page do without the script. */
  isWorking: boolean
  isRetrying: boolean
  onRetry: () => void
}

function LoadFailed({ isWorking, isRetrying, onRetry }: LoadFailedProps) {
  const { t } = useShopText()
  return (
    <Wrap>
      <div className={styles.failed}>
        <Notice kind={isWorking ? 'info' : 'error'} announce>
          {t(isWorking ? 'checkout.partly_loaded' : 'checkout.not_loaded')}
        </Notice>
        <Button look="line" busy={isRetrying} onClick={onRetry}>
          {t('common.retry')}
        </Button>
      </div>
    </Wrap>
  )
}

function ScriptNeeded() {
  const { t } = useShopText()
  return (
    <WithoutScript>
      <Wrap>
        <Notice kind="info">{t('checkout.script_needed')}</Notice>
      </Wrap>
    </WithoutScript>
  )
}
