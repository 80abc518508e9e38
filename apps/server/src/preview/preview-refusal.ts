import { shopOfPath } from '@saum/domain/shop-url'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { plainPage } from '../pages/plain-page.ts'
import type { Entrance } from './preview.ts'

const TEXTS = {
  de: {
    wrong:
      'Dieser Link zur Vorschau gilt nicht oder nicht mehr. Bitte lass dir einen neuen geben: saum content preview-link.',
    tooMany: 'Zu viele ungültige Links zur Vorschau. Bitte warte ein paar Minuten.',
  },
  fr: {
    wrong:
      'Ce lien vers l’aperçu n’est pas valable ou ne l’est plus. Demandez-en un nouveau : saum content preview-link.',
    tooMany: 'Trop de liens d’aperçu non valables. Veuillez patienter quelques minutes.',
  },
  en: {
    wrong:
      'This preview link is not valid, or no longer valid. Please ask for a new one: saum content preview-link.',
    tooMany: 'Too many preview links that are not valid. Please wait a few minutes.',
  },
} as const

/** Says what to do; whether a guess came close it does not say. */
export function previewRefusal(
  entrance: Exclude<Entrance, { kind: 'open' }>,
  { pathname, requestId }: { pathname: string; requestId: string },
): Response {
  const { language } = shopOfPath(pathname) ?? DEFAULT_SHOP
  const { wrong, tooMany } = TEXTS[language]
  if (entrance.kind === 'wrong') {
    return plainPage({ status: 403, pathname, reference: requestId, words: wrong })
  }
  const page = plainPage({ status: 429, pathname, reference: requestId, words: tooMany })
  page.headers.set('retry-after', String(Math.ceil(entrance.waitMs / 1000)))
  return page
}
