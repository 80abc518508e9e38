import type { BoughtTogether } from '#app/features/basket/bought-together.ts'
import { loadRecommendations } from '#app/server/load-recommendations.ts'
import { PUBLIC_PAGE } from '#app/server/page-cache-headers.ts'
import { openEngine } from '#app/server/search-engine.ts'
import type { Route } from './+types/route.ts'

/** `/de/bought-together/7.json`: what others bought with a product; the same for everybody. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const id = /^([1-9]\d{0,14})\.json$/.exec(params.file)?.[1]
  if (id === undefined) return new Response(null, { status: 404 })
  const engine = openEngine(context, url.href).then((page) => page.engine)
  const rail = await loadRecommendations(engine, 'bought-together', Number(id))
  const answer: BoughtTogether = {
    title: rail?.headline ?? '',
    tiles: (rail?.tiles ?? [])
      .filter(({ isSoldOut }) => !isSoldOut)
      .map(({ id: tileId, href, name, picture, cents }) => ({
        id: tileId,
        href,
        name,
        cents,
        ...(picture && { picture }),
      })),
  }
  return Response.json(answer, { headers: PUBLIC_PAGE })
}
