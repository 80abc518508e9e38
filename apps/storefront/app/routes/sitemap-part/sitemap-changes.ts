import { listSitemapChanges } from '@saum/contract/sitemap'
import type { RouterContextProvider } from 'react-router'
import { backendContext } from '#app/server/context.ts'

/** When what pages list has last changed, in milliseconds. */
export interface SitemapChanges {
  range: number | null
  categories: ReadonlyMap<number, number>
  outfits: ReadonlyMap<number, number>
}

export async function loadChanges(
  context: Readonly<RouterContextProvider>,
): Promise<SitemapChanges> {
  const answer = await context.get(backendContext).call(listSitemapChanges, {})
  if (!answer.ok) return { range: null, categories: new Map(), outfits: new Map() }
  const { range, categories, outfits } = answer.value
  return { range, categories: timesById(categories), outfits: timesById(outfits) }
}

function timesById(rows: readonly { id: number; updatedAt: number }[]): Map<number, number> {
  return new Map(rows.map(({ id, updatedAt }) => [id, updatedAt]))
}
