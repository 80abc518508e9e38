import { listSitemapParts } from '@saum/contract/sitemap'
import { backendContext, scopeContext, shopContext } from '#app/server/context.ts'
import { xmlResponse } from '#app/server/xml-response.ts'
import type { Route } from './+types/route.ts'
import { writeSitemapIndex } from '#app/server/sitemap-xml.ts'

/** `/de/sitemap.xml`: the files a crawler of this shop may read. */
export async function loader({ context }: Route.LoaderArgs) {
  const { path } = context.get(shopContext)
  const parts = await context.get(backendContext).call(listSitemapParts, {})
  const starts = parts.ok ? parts.value.starts : []
  const products = starts.map((from) => `products-${from}`)
  const files = ['pages', 'categories', 'outfits', 'stores', ...products]
  const { publicOrigin } = context.get(scopeContext).settings
  return xmlResponse(
    writeSitemapIndex(
      files.map((file) => `/${path}/sitemap/${file}.xml`),
      publicOrigin,
    ),
  )
}
