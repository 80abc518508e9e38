/** What we use of the public client of Contentful. */
export interface ContentfulLibrary {
  createClient(options: ClientOptions): ContentClient
}

export interface ClientOptions {
  space: string
  environment?: string
  accessToken: string
  host: string
  basePath?: string
  insecure: boolean
  retryOnError?: boolean
}

export interface ContentClient {
  getEntries(query?: Query): Promise<Collection<Entry>>
  getEntriesWithCursor(query?: Query): Promise<CursorPage<Entry>>
  getTags(): Promise<Collection<Tag>>
  getTag(id: string): Promise<Tag>
  getEntry(id: string, query?: Query): Promise<Entry>
  getAssets(query?: Query): Promise<Collection<Asset>>
  getAsset(id: string): Promise<Asset>
  getContentTypes(): Promise<Collection<ContentType>>
  getContentType(id: string): Promise<ContentType>
  getLocales(): Promise<Collection<{ code: string; fallbackCode: string | null; default: boolean }>>
  sync(query: SyncQuery, options?: { paginate: boolean }): Promise<SyncCollection>
  withAllLocales: ContentClient
  withoutUnresolvableLinks: ContentClient
}

export type Query = Readonly<Record<string, string | number | boolean | readonly string[]>>

interface SyncQuery {
  initial?: true
  nextSyncToken?: string
  nextPageToken?: string
  type?: string
  content_type?: string
  limit?: number
}

export interface SyncCollection {
  entries: Entry[]
  assets: Asset[]
  deletedEntries: { sys: { id: string } }[]
  deletedAssets: { sys: { id: string } }[]
  nextSyncToken?: string
  nextPageToken?: string
}

export interface Collection<Item> {
  total: number
  skip: number
  limit: number
  items: Item[]
  errors?: object[]
}

export interface CursorPage<Item> {
  limit: number
  items: Item[]
  pages: { next?: string; prev?: string }
}

interface Tag {
  sys: { id: string }
  name: string
}

export interface Entry {
  metadata: { tags: { sys: { id: string } }[] }
  sys: { id: string; locale?: string; contentType: { sys: { id: string } } }
  fields: Record<string, unknown>
}

export interface Asset {
  sys: { id: string }
  fields: { title: string; file: { url: string; contentType: string } }
}

interface ContentType {
  sys: { id: string }
  name: string
  fields: { id: string; type: string }[]
}
