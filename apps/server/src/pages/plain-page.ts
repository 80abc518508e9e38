import { DEFAULT_SHOP } from '@saum/domain/shops'
import { shopOfPath } from '@saum/domain/shop-url'

interface PlainPage {
  status: number
  pathname: string
  /** What a shopper can tell the service so that the fault is found in the log. */
  reference: string
  /** What a shopper has to know besides that it did not work; too many codes lead back to the basket. */
  reason?: 'codes' | 'busy'
  /** Said instead, in the words of the shop's language. */
  words?: string
}

/** When to come again to a shop that is overloaded, or whose database is away. */
export const RETRY_AFTER_SECONDS = 5

const TEXTS = {
  de: {
    unreadable: 'Diese Anfrage können wir nicht lesen.',
    tooLarge: 'Das ist mehr, als in dieses Formular passt. Bitte kürze deinen Text.',
    fault: 'Das hat leider nicht geklappt. Bitte versuche es gleich noch einmal.',
    codes:
      'Zu viele Codes in kurzer Zeit. Bitte warte eine Minute und versuche es dann noch einmal.',
    busy: 'Gerade ist hier sehr viel los. Bitte versuche es in ein paar Sekunden noch einmal.',
    reference: 'Referenz',
    home: 'Zur Startseite',
    basket: 'Zum Warenkorb',
  },
  fr: {
    unreadable: 'Nous ne pouvons pas lire cette demande.',
    tooLarge: 'C’est plus que ce formulaire ne peut contenir. Veuillez raccourcir votre texte.',
    fault: 'Une erreur est survenue. Veuillez réessayer dans un instant.',
    codes: 'Trop de codes en peu de temps. Veuillez patienter une minute, puis réessayer.',
    busy: 'Il y a beaucoup de monde en ce moment. Veuillez réessayer dans quelques secondes.',
    reference: 'Référence',
    home: 'Vers la page d’accueil',
    basket: 'Vers le panier',
  },
  en: {
    unreadable: 'We cannot read this request.',
    tooLarge: 'That is more than this form can take. Please shorten your text.',
    fault: 'Something went wrong. Please try again in a moment.',
    codes: 'Too many codes in a short time. Please wait a minute, then try again.',
    busy: 'The shop is very busy right now. Please try again in a few seconds.',
    reference: 'Reference',
    home: 'To the home page',
    basket: 'To your basket',
  },
} as const

/** It looks like the shop without a file of the shop. */
const BODY_STYLE =
  'max-width:32rem;margin:16vh auto;padding:0 1.5rem;background:#fbfaf7;color:#141412;font:1rem/1.5 system-ui,sans-serif'
const TITLE_STYLE = 'margin:0 0 3rem;font:400 2.5rem/1 Didot,Georgia,serif'

/** The last resort when the storefront itself cannot draw its error screen. */
export function plainPage(page: PlainPage): Response {
  const { status, pathname, reference, reason } = page
  const shop = shopOfPath(pathname) ?? DEFAULT_SHOP
  const texts = TEXTS[shop.language]
  const isWorthRepeating = status >= 500 || status === 429
  const refusal = status === 413 ? texts.tooLarge : texts.unreadable
  const words = page.words ?? (isWorthRepeating ? texts[reason ?? 'fault'] : refusal)
  const way =
    reason === 'codes'
      ? `<a style="color:inherit" href="/${shop.path}/cart/">${texts.basket}</a>`
      : `<a style="color:inherit" href="/${shop.path}/">${texts.home}</a>`
  const html = `<!DOCTYPE html>
<html lang="${shop.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Saum</title>
</head>
<body style="${BODY_STYLE}">
<h1 style="${TITLE_STYLE}">Saum</h1>
<p style="font-size:1.25rem">${words}</p>
<p>${way}</p>
<p style="margin-top:3rem;font-size:.8125rem;color:#6b675f">${texts.reference}: ${reference}</p>
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
