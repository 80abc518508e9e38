import { data } from 'react-router'
import { scopeContext } from '#app/server/context.ts'
import { xmlResponse } from '#app/server/xml-response.ts'
import { writeSitemap } from '#app/server/sitemap-xml.ts'
import type { Route } from './+types/route.ts'
import {
  categoryEntries,
  outfitEntries,
  pageEntries,
  productEntries,
  storeEntries,
} from './sitemap-entries.ts'

const FILE = /^(pages|categories|outfits|stores|products-(\d{1,15}))\.xml$/

/** `/de/sitemap/products-1.xml`: one of the files the index names. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const [, name, digits] = FILE.exec(params.file) ?? []
  if (name === undefined) throw data('No such file', { status: 404 })
  const entries = await entriesOf(context, name, Number(digits))
  return xmlResponse(writeSitemap(entries, context.get(scopeContext).settings.publicOrigin))
}

function entriesOf(context: Route.LoaderArgs['context'], name: string, from: number) {
  if (name === 'pages') return pageEntries(context)
  if (name === 'categories') return categoryEntries(context)
  if (name === 'stores') return storeEntries(context)
  return name === 'outfits' ? outfitEntries(context) : productEntries(context, from)
}
