import { createMemoryIndex } from './memory-index.ts'
import { describeSearchIndex } from './search-index.contract.ts'
import { buildSegment } from './segment-builder.ts'

describeSearchIndex('the index in memory', async ({ schema, documents, analyse }) =>
  createMemoryIndex(schema, buildSegment(schema, documents, analyse)),
)

describeSearchIndex('the index in memory, changed document by document', async (range) => {
  const { schema, documents, analyse } = range
  let index = createMemoryIndex(schema, buildSegment(schema, [], analyse))
  for (const { groupKey } of documents) {
    const style = documents.filter((document) => document.groupKey === groupKey)
    index = index.withChanges({ documents: style, removedIds: [] }, analyse)
  }
  return index
})
