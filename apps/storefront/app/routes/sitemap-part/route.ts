import { listSitemapParts } from '@saum/contract/sitemap'
import { data } from 'react-router'
import { backendContext, scopeContext } from '#app/server/context.ts'
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

type Context = Route.LoaderArgs['context']

/** `/de/sitemap/products-1.xml`: one of the files the index names. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const [, name, digits] = FILE.exec(params.file) ?? []
  const entries = name === undefined ? null : await entriesOf(context, name, digits)
  if (entries === null) throw data('No such file', { status: 404 })
  return xmlResponse(writeSitemap(entries, context.get(scopeContext).settings.publicOrigin))
}

function entriesOf(context: Context, name: string, start = '') {
  if (name === 'pages') return pageEntries(context)
  if (name === 'categories') return categoryEntries(context)
  if (name === 'stores') return storeEntries(context)
  return name === 'outfits' ? outfitEntries(context) : productsFrom(context, start)
}

/** `null` for a number the index does not name: each would be a large file of its own in the page cache. */
async function productsFrom(context: Context, start: string) {
  const parts = await context.get(backendContext).call(listSitemapParts, {})
  const from = parts.ok ? parts.value.starts.find((id) => String(id) === start) : undefined
  return from === undefined ? null : productEntries(context, from)
}
