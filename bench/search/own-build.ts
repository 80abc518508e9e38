/** Builds and saves our index in a process that ends, so that its garbage is nobody's memory. */
import { createMemoryIndex } from '@saum/search/index/memory-index'
import { saveIndex } from '@saum/search/index/index-file'
import { createSegmentBuilder } from '@saum/search/index/segment-builder'
import { SHOP_SCHEMA } from '@saum/search/shop-schema'
import { createAnalyser } from '@saum/search/text/analyser'
import { loadVocabulary } from '@saum/search/text/load-vocabulary'
import { listDocuments } from './own-documents.ts'

export interface OwnBuildFigures {
  buildSeconds: number
  saveSeconds: number
  peakMegabytes: number
}

const [products = '', file = '', vocabularyFile = ''] = process.argv.slice(2)
const { analyse } = createAnalyser('de', loadVocabulary(vocabularyFile))
const startedAt = performance.now()
const builder = createSegmentBuilder(SHOP_SCHEMA, analyse)
for (const document of listDocuments(Number(products))) builder.add(document)
const index = createMemoryIndex(SHOP_SCHEMA, builder.finish())
const builtAt = performance.now()
await saveIndex(file, index, {})
const figures: OwnBuildFigures = {
  buildSeconds: (builtAt - startedAt) / 1_000,
  saveSeconds: (performance.now() - builtAt) / 1_000,
  peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1_024),
}
process.stdout.write(JSON.stringify(figures))
