import { chooseShop, SHOP_COOKIE_MAX_AGE_SECONDS } from '@saum/domain/locale-choice'
import { DEFAULT_SHOP, type Shop } from '@saum/domain/shops'

const ANSWER_COOKIE = 'shop_suggestion'

interface SuggestionHints {
  current: Shop
  languages: readonly string[]
  cookies: string
}

/**
 * The shop a visitor would be better off in, going by their browser's languages. We only ask: a
 * deep link never redirects. Whoever answered is not asked again for a year.
 */
export function suggestedShop({ current, languages, cookies }: SuggestionHints): Shop | null {
  if (cookies.split('; ').some((cookie) => cookie.startsWith(`${ANSWER_COOKIE}=`))) return null
  const first = languages[0]
  if (first === undefined) return null
  const suggested = chooseShop({ acceptLanguage: first })
  if (suggested.path === current.path) return null
  // The default shop answers for every language nobody speaks here; that is no reason to ask.
  const speaksIt = first.toLowerCase().startsWith(suggested.language)
  return suggested === DEFAULT_SHOP && !speaksIt ? null : suggested
}

export function rememberAnswer(document: Document): void {
  document.cookie = `${ANSWER_COOKIE}=answered; Max-Age=${SHOP_COOKIE_MAX_AGE_SECONDS}; Path=/; SameSite=Lax`
}
