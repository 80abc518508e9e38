import { DEFAULT_SHOP } from '@saum/domain/shops'
import { shopOfPath } from '@saum/domain/shop-url'

interface PlainPage {
  status: number
  pathname: string
  /** What a shopper can tell the service so that the fault is found in the log. */
  reference: string
  /** For whoever made the address; shoppers cannot act on it. */
  detail?: string
}

const RETRY_AFTER_SECONDS = 5

const TEXTS = {
  de: {
    unreadable: 'Diese Anfrage können wir nicht lesen.',
    fault: 'Das hat leider nicht geklappt. Bitte versuche es gleich noch einmal.',
    reference: 'Referenz',
    home: 'Zur Startseite',
  },
  fr: {
    unreadable: 'Nous ne pouvons pas lire cette demande.',
    fault: 'Une erreur est survenue. Veuillez réessayer dans un instant.',
    reference: 'Référence',
    home: 'Vers la page d’accueil',
  },
  en: {
    unreadable: 'We cannot read this request.',
    fault: 'Something went wrong. Please try again in a moment.',
    reference: 'Reference',
    home: 'To the home page',
  },
} as const

/** The last resort when the storefront itself cannot draw its error screen. */
export function plainPage({ status, pathname, reference, detail }: PlainPage): Response {
  const shop = shopOfPath(pathname) ?? DEFAULT_SHOP
  const texts = TEXTS[shop.language]
  const html = `<!DOCTYPE html>
<html lang="${shop.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Saum</title>
</head>
<body style="max-width:32rem;margin:20vh auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif">
<h1>Saum</h1>
<p>${status < 500 ? texts.unreadable : texts.fault}</p>
<p>${detail ? `${detail}. ` : ''}${texts.reference}: ${reference}</p>
<p><a href="/${shop.path}/">${texts.home}</a></p>
</body>
</html>
`
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': PLAIN_POLICY,
  })
  if (status === 503) headers.set('retry-after', String(RETRY_AFTER_SECONDS))
  return new Response(html, { status, headers })
}

const PLAIN_POLICY =
  "default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"
