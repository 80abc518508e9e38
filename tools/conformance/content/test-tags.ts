import assert from 'node:assert/strict'
import type { Step } from '../step.ts'
import type { ContentClient } from './client.ts'
import { TAG, type ServedContent } from './serve-content.ts'

const TAGGED = { type: 'quote', fields: { text: { 'de-DE': 'Neu' } }, tags: [TAG.id] }

interface TagStage {
  client(): Promise<ContentClient>
  change: ServedContent['change']
}

/** Tags as the public client reads them. */
export function tagSteps({ client: clientWith, change }: TagStage): Step[] {
  return [
    {
      title: 'tags with their names, on entries, and as a filter',
      async run() {
        const client = await clientWith()
        await change('entries/conformance-tagged.json', TAGGED)

        assert.deepEqual(
          (await client.getTags()).items.map(({ name }) => name),
          [TAG.name],
        )
        assert.equal((await client.getTag(TAG.id)).sys.id, TAG.id)
        const tagged = await client.getEntries({ 'metadata.tags.sys.id[in]': [TAG.id] })
        assert.deepEqual(
          tagged.items.map(({ sys }) => sys.id),
          ['conformance-tagged'],
        )
        assert.deepEqual(
          tagged.items[0]?.metadata.tags.map(({ sys }) => sys.id),
          [TAG.id],
        )
        const others = await client.getEntries({ 'metadata.tags[exists]': false, limit: 0 })
        assert.equal(others.total + 1, (await client.getEntries({ limit: 0 })).total)
        await change('entries/conformance-tagged.json', null)
      },
    },
  ]
}
