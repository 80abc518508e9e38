import { Suspense, use, type ReactNode } from 'react'
import { Links, Outlet, Scripts, useRouteError } from 'react-router'
import { latePart } from '#app/navigation/late-code.ts'
import '#app/features/chrome/chrome-styles.ts'
import '#app/styles/tokens.css'
import '#app/styles/reset.css'
import { ChromeContext } from '#app/features/chrome/chrome.ts'
import { ShellRuntime } from '#app/features/chrome/shell-runtime.tsx'
import { StaticMarkup } from '#app/features/chrome/static-markup.tsx'
import { ErrorScreen } from '#app/features/error-screen/error-screen.tsx'
import { PreviewPlace, PreviewStyles } from '#app/features/preview/preview-place.tsx'
import { DocumentHead } from '#app/page/document-head.tsx'
import { useCurrentPage } from '#app/page/current-page.ts'
import { usePageSettings } from '#app/page/page-settings.ts'
import { PageTextsContext } from '#app/page/page-texts.ts'
import { SkipLinks } from '#app/page/skip-links.tsx'
import { ShopTextProvider } from '#app/messages/shop-text.tsx'
import { useReloadAfterUpdate } from '#app/navigation/update-recovery.ts'
import { useWasServed } from '#app/navigation/was-served.ts'
import { WhenIdle } from '#app/navigation/when-idle.tsx'

const IdleParts = latePart(async () => (await import('#app/idle-parts.tsx')).IdleParts)

const LateShopSwitch = latePart(
  async () => (await import('#app/features/shop-switch/shop-switch.tsx')).ShopSwitch,
)

/** Its links work as they come; a browser loads what keeps them true after the page has changed. */
function ShopSwitch() {
  const Served = use(ChromeContext)?.ShopSwitch ?? LateShopSwitch
  return <Served />
}

/** The document around every page, also around the error screen. */
export function Layout({ children }: { children: ReactNode }) {
  const { shop, pathname, pageType } = useCurrentPage()
  const settings = usePageSettings()
  const { namespaces, messagesOf } = use(PageTextsContext)
  return (
    <html
      lang={shop.locale}
      data-shop={shop.path}
      data-page-type={pageType ?? undefined}
      data-messages={namespaces?.join(' ')}
      data-settings={JSON.stringify(settings)}
      // Where React draws the document anew, what the gate has said of it is gone.
      data-script={import.meta.env.SSR ? undefined : 'running'}
      suppressHydrationWarning
    >
      <head>
        <DocumentHead buildId={settings.buildId} locale={shop.locale} namespaces={namespaces} />
        <Links />
        <PreviewStyles />
      </head>
      <body>
        <ShopTextProvider shop={shop} messages={messagesOf(shop.locale)}>
          <SkipLinks />
          <PreviewPlace />
          <StaticMarkup part="header" pathname={pathname} />
          <main id="content" tabIndex={-1}>
            {children}
          </main>
          <StaticMarkup part="footer" pathname={pathname} />
          <Suspense>
            <ShopSwitch />
          </Suspense>
          <WhenIdle>
            <IdleParts />
          </WhenIdle>
          <ShellRuntime />
        </ShopTextProvider>
        <ServedScripts />
      </body>
    </html>
  )
}

/** A part of its own: asking draws it twice, and the document around it must not be drawn again for that. */
function ServedScripts() {
  return useWasServed() && <Scripts />
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary() {
  const { requestId } = usePageSettings()
  useReloadAfterUpdate()
  return <ErrorScreen error={useRouteError()} reference={requestId} />
}
