import type { Engine } from '../engine.ts'
import { clickBody, type ClickedDocument } from '../usage/event-bodies.ts'
import type { ClassicResult } from './classic-reply.ts'
import type { ClassicSearch } from './classic-search-slice.ts'
import { tell, textIn } from './classic-usage.ts'

const UNKNOWN = 'unknown'

/** Tells that a visitor goes to see a result. */
export function tellOfOpening(engine: Engine, search: ClassicSearch, result: ClassicResult): void {
  const { raw } = result
  tell(engine, search, 'click', (configuration, facts) =>
    clickBody(configuration, facts, {
      actionCause: 'documentOpen',
      document: documentOf(search, result),
      contentId: { contentIDKey: 'permanentid', contentIDValue: textIn(raw, 'permanentid') },
    }),
  )
}

function documentOf(search: ClassicSearch, result: ClassicResult): ClickedDocument {
  const { raw, rankingModifier } = result
  const index = search.results.findIndex(({ uniqueId }) => uniqueId === result.uniqueId)
  const author = raw['author']
  return {
    documentPosition: search.firstResult + Math.max(0, index) + 1,
    documentTitle: result.title,
    documentUri: result.uri,
    documentUriHash: textIn(raw, 'urihash'),
    documentUrl: result.clickUri,
    documentAuthor: (Array.isArray(author) ? author.join(';') : textIn(raw, 'author')) || UNKNOWN,
    collectionName: textIn(raw, 'collection') || 'default',
    sourceName: textIn(raw, 'source') || UNKNOWN,
    ...(rankingModifier && { rankingModifier }),
  }
}
