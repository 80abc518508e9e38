import { chooseShop, SHOP_COOKIE } from '@saum/domain/locale-choice'
import { redirect } from 'react-router'
import type { Route } from './+types/route.ts'

/** `/` belongs to no shop: it sends a visitor to theirs. Deep links are never redirected. */
export function loader({ request }: Route.LoaderArgs) {
  const shop = chooseShop({
    cookie: readCookie(request.headers.get('cookie'), SHOP_COOKIE),
    acceptLanguage: request.headers.get('accept-language'),
  })
  throw redirect(`/${shop.path}/`, {
    status: 302,
    headers: { 'cache-control': 'private, no-store', vary: 'cookie, accept-language' },
  })
}

function readCookie(header: string | null, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [key, value] = pair.trim().split('=', 2)
    if (key === name && value !== undefined) return value
  }
  return null
}
