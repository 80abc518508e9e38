import type { Locale } from '@saum/domain/shops'
import { messageHref } from '#app/messages/message-href.ts'
import type { MessageNamespace } from '#app/messages/message-keys.ts'

interface DocumentHeadProps {
  buildId: string
  locale: Locale
  /** Texts of this screen; only the server names them. */
  namespaces: readonly MessageNamespace[] | undefined
}

/** What every page's head holds before its own title and styles. */
export function DocumentHead({ buildId, locale, namespaces }: DocumentHeadProps) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content={VIEWPORT} />
      <meta name="theme-color" content="#fbfaf7" />
      <meta name="build" content={buildId} />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      {FONTS.map((file) => (
        <link
          key={file}
          rel="preload"
          href={`/fonts/${file}`}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
      {namespaces &&
        // The script waits for its texts, so they are asked for together with it.
        (['shell', ...namespaces] as const).map((namespace) => (
          <link key={namespace} rel="modulepreload" href={messageHref(namespace, locale)} />
        ))}
    </>
  )
}

/**
 * The page reaches below the notch of a phone, where its styles leave room; and the on-screen keyboard makes it
 * shorter instead of covering it. Safari does not know the last of these: `follow-keyboard.ts` helps it.
 */
const VIEWPORT =
  'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content'

/** The two faces the first screen needs; the others come when a text asks for them. */
const FONTS = ['hanken-grotesk-latin.v1.woff2', 'instrument-serif-latin.v1.woff2'] as const
