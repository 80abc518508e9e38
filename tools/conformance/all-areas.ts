import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from '@saum/schema/schema'
import { SOURCE_PACKAGE } from './bundle-source.ts'
import { answerArea } from './classic/test-answers.ts'
import { pageUsageArea, usageArea } from './classic/test-usage.ts'
import type { AnalyticsLibrary, ClassicClient } from './classic/client.ts'
import { classicFacetArea } from './classic/test-classic-facets.ts'
import { classicSearchArea } from './classic/test-classic-search.ts'
import { accessArea } from './commerce/test-access.ts'
import { categoryArea } from './commerce/test-categories.ts'
import type { CommerceClient } from './commerce/client.ts'
import { facetArea } from './commerce/test-facets.ts'
import { listingArea } from './commerce/test-listing.ts'
import { productArea } from './commerce/test-products.ts'
import { rangeArea } from './commerce/test-ranges.ts'
import { recommendationArea } from './commerce/test-recommendations.ts'
import { searchArea } from './commerce/test-search.ts'
import { shopArea } from './commerce/test-shops.ts'
import { suggestionArea } from './commerce/test-suggestions.ts'
import { triggerArea } from './commerce/test-triggers.ts'
import type { ContentfulLibrary } from './content/client.ts'
import { contentArea } from './content/test-content.ts'
import { differentialAreas, type DifferentialOptions } from './differential/differential-areas.ts'
import type { PublicClient } from './differential/public-client.ts'
import { ENGINE_PACKAGES, loadClient } from './install-clients.ts'
import { relayArea, type RelayLibrary } from './test-relay.ts'
import type { Stage } from './stage.ts'
import type { Area } from './step.ts'

/** Everything there is to try, in the order a shopper might, with every client. */
export async function allAreas(
  stage: Stage,
  { hasSource, ...options }: DifferentialOptions & { hasSource: boolean },
): Promise<Area[]> {
  const names = [...(hasSource ? [SOURCE_PACKAGE] : []), ...ENGINE_PACKAGES]
  const engines = await Promise.all(names.map((name) => engineAreas(stage, name)))
  const relay = await loadClient<RelayLibrary>('relay')
  const analytics = await loadClient<AnalyticsLibrary>('analytics')
  const contentful = await loadClient<ContentfulLibrary>('contentful')
  // Our own engine is measured by the version of the public one that shops run.
  const [shops] = ENGINE_PACKAGES
  const publicOnes = {
    commerce: await loadClient<PublicClient>(`${shops}/commerce`),
    classic: await loadClient<ClassicClient>(`${shops}/classic`),
  }
  return [
    ...engines.flat(),
    relayArea(stage, relay, `relay ${await versionOf('@coveo/relay')}`),
    usageArea(stage, analytics, `analytics ${await versionOf('coveo.analytics')}`),
    contentArea(contentful, `contentful ${await versionOf('contentful')}`),
    ...differentialAreas(stage, { ...publicOnes, relay, analytics }, 'our engine', options),
  ]
}

async function engineAreas(stage: Stage, name: string): Promise<Area[]> {
  const commerce = await loadClient<CommerceClient>(`${name}/commerce`)
  const classic = await loadClient<ClassicClient>(`${name}/classic`)
  const client = `headless ${await versionOf(name)}`
  const areas = [
    listingArea(stage, commerce),
    facetArea(stage, commerce),
    rangeArea(stage, commerce),
    categoryArea(stage, commerce),
    searchArea(stage, commerce),
    suggestionArea(stage, commerce),
    triggerArea(stage, commerce),
    recommendationArea(stage, commerce),
    productArea(stage, commerce),
    accessArea(stage, commerce),
    shopArea(stage, commerce),
    classicSearchArea(stage, classic),
    classicFacetArea(stage, classic),
    answerArea(stage, classic),
    pageUsageArea(stage, classic),
  ]
  return areas.map((area) => ({ ...area, client }))
}

const manifest = v.object({ version: v.string() })

async function versionOf(name: string): Promise<string> {
  const file = join(import.meta.dirname, 'node_modules', name, 'package.json')
  return v.parse(manifest, JSON.parse(await readFile(file, 'utf8'))).version
}
