import assert from 'node:assert/strict'
import type { Area, Step } from '../step.ts'
import type { Asset, ClientOptions, ContentClient, ContentfulLibrary, Entry } from './client.ts'
import {
  DELIVERY_TOKEN,
  PREVIEW_TOKEN,
  serveContent,
  SPACE,
  type ServedContent,
} from './serve-content.ts'
import { tagSteps } from './test-tags.ts'

/** The public client of the content delivery API reads the shop's space from our service. */
export function contentArea({ createClient }: ContentfulLibrary, client: string): Area {
  let served: ServedContent | undefined
  const clientWith = async (options: Partial<ClientOptions> = {}): Promise<ContentClient> => {
    served ??= await serveContent()
    return createClient({
      space: SPACE,
      accessToken: DELIVERY_TOKEN,
      host: served.host,
      insecure: true,
      retryOnError: false,
      ...options,
    })
  }
  const change: Change = async (file, content) => served?.change(file, content)
  return {
    title: 'content',
    client,
    steps: [
      ...querySteps(clientWith),
      ...modelSteps(clientWith),
      ...tagSteps({ client: clientWith, change }),
      ...syncSteps(clientWith, change),
      ...accessSteps(clientWith, change, () => served?.host ?? ''),
    ],
  }
}

type ClientWith = (options?: Partial<ClientOptions>) => Promise<ContentClient>
type Change = ServedContent['change']

function idsOf(items: readonly { sys: { id: string } }[]): string[] {
  return items.map(({ sys }) => sys.id)
}

function querySteps(clientWith: ClientWith): Step[] {
  return [
    {
      title: 'a query by field finds one page, in the locale that is asked for',
      async run() {
        const found = await (
          await clientWith()
        ).getEntries({ content_type: 'page', 'fields.slug': 'livraison', locale: 'fr-CH' })
        assert.deepEqual(idsOf(found.items), ['delivery'])
        assert.equal(found.items[0]?.sys.locale, 'fr-CH')
      },
    },
    {
      title: 'operators, order and paging agree with each other',
      async run() {
        const client = await clientWith()
        const all = await client.getEntries({
          content_type: 'page',
          limit: 1000,
          order: ['sys.id'],
        })
        const ids = idsOf(all.items)
        assert.deepEqual(ids, ids.toSorted())
        assert.equal(all.total, ids.length)
        const page = await client.getEntries({
          content_type: 'page',
          skip: 3,
          limit: 4,
          order: ['sys.id'],
        })
        assert.deepEqual(idsOf(page.items), ids.slice(3, 7))
        const some = ids.slice(0, 2)
        const within = await client.getEntries({ 'sys.id[in]': some, order: ['-sys.id'] })
        assert.deepEqual(idsOf(within.items), some.toReversed())
        const stories = await client.getEntries({ content_type: 'page', 'fields.kind': 'story' })
        const others = await client.getEntries({ content_type: 'page', 'fields.kind[ne]': 'story' })
        assert.equal(stories.total + others.total, all.total)
      },
    },
    {
      title: 'links come resolved, from a page to the pictures of its blocks',
      async run() {
        const found = await (await clientWith()).getEntries({ 'sys.id': 'home', include: 10 })
        assert.equal(found.errors, undefined)
        const targets = embedsOf(found.items[0])
        assert.ok(targets.length > 2, 'home embeds blocks')
        for (const target of targets) assert.ok(target.fields, `${target.sys.id} is not resolved`)
        const banners = await (await clientWith()).getEntries({ content_type: 'banner' })
        const pictures = banners.items.map(({ fields }) => fields['picture'] as Asset)
        assert.ok(pictures.length > 0)
        for (const { fields } of pictures) {
          assert.match(fields.file.url, /^\/\/127\.0\.0\.1:\d+\/media\/[0-9a-f]{20}\//)
        }
        const file = await fetch(`http:${pictures[0]?.fields.file.url}`)
        assert.equal(file.status, 200)
        await file.body?.cancel()
      },
    },
    {
      title: 'pages by cursor lead over every entry and back',
      async run() {
        const client = await clientWith()
        const query = { content_type: 'page', limit: 7, order: ['sys.id'] }
        const all = await client.getEntries({ ...query, limit: 1000 })
        let page = await client.getEntriesWithCursor(query)
        const pages = [idsOf(page.items)]
        while (page.pages.next !== undefined) {
          page = await client.getEntriesWithCursor({ ...query, pageNext: page.pages.next })
          pages.push(idsOf(page.items))
        }
        assert.deepEqual(pages.flat(), idsOf(all.items))
        assert.ok(page.pages.prev)
        const before = await client.getEntriesWithCursor({ ...query, pagePrev: page.pages.prev })
        assert.deepEqual(idsOf(before.items), pages.at(-2))
      },
    },
    {
      title: 'one entry, and an unknown one',
      async run() {
        const client = await clientWith()
        const entry = await client.getEntry('delivery')
        assert.equal(entry.sys.contentType.sys.id, 'page')
        assert.equal(typeof entry.fields['title'], 'string')
        await assert.rejects(client.getEntry('nothing'), /could not be found/)
      },
    },
    {
      title: 'all locales at once',
      async run() {
        const entry = await (await clientWith()).withAllLocales.getEntry('delivery')
        const slugs = entry.fields['slug'] as Record<string, string>
        assert.equal(slugs['de-DE'], 'lieferung')
        assert.equal(slugs['fr-CH'], 'livraison')
      },
    },
    {
      title: 'fields that are selected, words that are searched for',
      async run() {
        const client = await clientWith()
        const few = await client.getEntries({
          content_type: 'page',
          'sys.id': 'delivery',
          select: ['fields.slug'],
        })
        assert.deepEqual(few.items[0]?.fields, { slug: 'lieferung' })
        const found = await client.getEntries({ content_type: 'page', query: 'Packstation' })
        assert.ok(idsOf(found.items).includes('delivery'))
      },
    },
  ]
}

function embedsOf(entry: Entry | undefined): Entry[] {
  const body = entry?.fields['body'] as { content: { data: { target?: Entry } }[] }
  return body.content.flatMap(({ data }) => data.target ?? [])
}

function modelSteps(clientWith: ClientWith): Step[] {
  return [
    {
      title: 'assets with their files',
      async run() {
        const client = await clientWith()
        const { items, total } = await client.getAssets({ mimetype_group: 'image', limit: 1000 })
        assert.ok(total > 10)
        for (const { fields } of items) assert.match(fields.file.contentType, /^image\//)
        const [first] = idsOf(items)
        assert.equal((await client.getAsset(first ?? '')).sys.id, first)
      },
    },
    {
      title: 'content types',
      async run() {
        const client = await clientWith()
        const { items } = await client.getContentTypes()
        assert.ok(items.length >= 31)
        const page = await client.getContentType('page')
        assert.equal(page.fields.find(({ id }) => id === 'body')?.type, 'RichText')
      },
    },
    {
      title: 'locales',
      async run() {
        const { items } = await (await clientWith()).getLocales()
        const codes = items.map(({ code }) => code)
        assert.deepEqual(codes.toSorted(), ['de-AT', 'de-CH', 'de-DE', 'en-GB', 'fr-CH'])
        assert.equal(items.find(({ code }) => code === 'fr-CH')?.fallbackCode, 'en-GB')
      },
    },
  ]
}

const NOTE = { type: 'quote', fields: { text: { 'de-DE': 'Neu' } } }

function syncSteps(clientWith: ClientWith, change: Change): Step[] {
  return [
    {
      title: 'a copy of the space, then only what changed and what is gone',
      async run() {
        const client = await clientWith()
        const first = await client.sync({ initial: true })
        const { total } = await client.getEntries({ limit: 0 })
        assert.equal(first.entries.length, total)

        await change('entries/conformance-note.json', NOTE)
        const second = await client.sync({ nextSyncToken: first.nextSyncToken ?? '' })
        assert.deepEqual(idsOf(second.entries), ['conformance-note'])
        assert.deepEqual(second.assets, [])

        await change('entries/conformance-note.json', null)
        const third = await client.sync({ nextSyncToken: second.nextSyncToken ?? '' })
        assert.deepEqual(idsOf(third.deletedEntries), ['conformance-note'])
        assert.deepEqual(third.entries, [])
      },
    },
    {
      title: 'a copy in pages is the same copy',
      async run() {
        const client = await clientWith()
        const whole = await client.sync({ initial: true })
        const paged = await client.sync({ initial: true, limit: 7 })
        assert.deepEqual(idsOf(paged.entries).toSorted(), idsOf(whole.entries).toSorted())
        assert.deepEqual(idsOf(paged.assets).toSorted(), idsOf(whole.assets).toSorted())
      },
    },
    {
      title: 'a copy of one content type',
      async run() {
        const client = await clientWith()
        const pages = await client.sync({ initial: true, type: 'Entry', content_type: 'page' })
        assert.ok(pages.entries.length > 0)
        assert.ok(pages.entries.every(({ sys }) => sys.contentType.sys.id === 'page'))
        assert.deepEqual(pages.assets, [])
      },
    },
  ]
}

interface SyncPage {
  items: object[]
  nextPageUrl?: string
}

/** As a reader that follows the links it is given. */
async function ask(url: string): Promise<SyncPage> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${DELIVERY_TOKEN}` } })
  assert.equal(response.status, 200, url)
  return (await response.json()) as SyncPage
}

function accessSteps(clientWith: ClientWith, change: Change, hostOf: () => string): Step[] {
  return [
    {
      title: 'drafts are seen with the token of the preview only',
      async run() {
        const preview = await clientWith({ accessToken: PREVIEW_TOKEN })
        await change('drafts/entries/conformance-draft.json', NOTE)
        assert.equal((await preview.getEntry('conformance-draft')).fields['text'], 'Neu')
        await assert.rejects((await clientWith()).getEntry('conformance-draft'))
      },
    },
    {
      title: 'a wrong token, another space and another environment are refused in words',
      async run() {
        const wrong = await clientWith({ accessToken: 'wrong' })
        await assert.rejects(wrong.getEntries(), { name: 'AccessTokenInvalid' })
        const elsewhere = await clientWith({ space: 'other' })
        await assert.rejects(elsewhere.getEntries(), { name: 'NotFound' })
        const staging = await clientWith({ environment: 'staging' })
        await assert.rejects(staging.getEntries(), { name: 'NotFound' })
      },
    },
    {
      title: 'a query nobody understands is refused in words',
      async run() {
        const client = await clientWith()
        const query = { content_type: 'page', 'fields.nothing': 1 }
        await assert.rejects(client.getEntries(query), { name: 'InvalidQuery' })
      },
    },
    {
      title: 'the service may lie below a path',
      async run() {
        const client = await clientWith({ basePath: '/content-delivery' })
        assert.equal((await client.getEntry('home')).sys.id, 'home')
        const space = `/content-delivery/spaces/${SPACE}/environments/master`
        const first = await ask(`http://${hostOf()}${space}/sync?initial=true&limit=5`)
        assert.ok(first.nextPageUrl)
        const rest = await ask(first.nextPageUrl)
        assert.equal(rest.items.length, 5)
      },
    },
  ]
}
