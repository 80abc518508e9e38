import { keyOf, type Item } from '../space/item.ts'
import type { View } from '../space/view.ts'
import { ApiError, notFound } from './api-error.ts'
import { answerCollection } from './collection.ts'
import {
  answerContentType,
  answerContentTypes,
  answerTag,
  answerTags,
  answerLocales,
  answerSpace,
} from './model-answers.ts'
import { parseQuery, toLocale } from './query.ts'
import { toResource, type Reading } from './reading.ts'
import { answerSync } from './sync.ts'

const ADDRESS =
  /^(.*?)\/spaces\/([^/]+)(?:\/environments\/([^/]+))?(?:\/([a-z_]+)(?:\/([^/]+))?)?\/?$/

/** The parts of an address of the delivery API; anything may stand before `/spaces/`. */
export interface ApiAddress {
  spaceId: string
  environment: string
  collection: string | null
  id: string | null
}

export function parseAddress(pathname: string): ApiAddress | null {
  const [, , spaceId, environment = 'master', collection = null, id = null] =
    ADDRESS.exec(pathname) ?? []
  return spaceId === undefined ? null : { spaceId, environment, collection, id }
}

export interface RouteContext {
  address: ApiAddress
  url: URL
  reading: Reading
  findView(digest: string): View | null
  now: number
}

export function answerRoute({ address, url, reading, findView, now }: RouteContext): object {
  const { collection, id } = address
  const parameters = url.searchParams
  switch (collection) {
    case null:
      return answerSpace(reading)
    case 'entries':
    case 'assets': {
      const kind = collection === 'entries' ? 'Entry' : 'Asset'
      if (id !== null) return answerOne(kind, id, parameters, reading)
      const query = parseQuery(parameters, kind, reading)
      return answerCollection(kind, query, { url, reading })
    }
    case 'content_types':
      return id === null ? answerContentTypes(reading) : answerContentType(id, reading)
    case 'locales':
      return answerLocales(reading)
    case 'tags':
      return id === null ? answerTags(reading) : answerTag(id, reading)
    case 'sync': {
      const place = `${url.origin}${url.pathname}`
      return answerSync({ parameters, address: place, reading, findView, now })
    }
    default:
      throw notFound()
  }
}

function answerOne(
  kind: Item['kind'],
  id: string,
  parameters: URLSearchParams,
  reading: Reading,
): object {
  const item = reading.view.items.get(keyOf({ kind, id }))
  const { spaceId: space, environment } = reading
  if (item === undefined) throw notFound({ type: kind, id, environment, space })
  return toResource(item, toLocale(parameters.get('locale'), reading), reading)
}

export function unsupported(method: string): ApiError {
  return new ApiError(405, 'MethodNotAllowed', `${method} is not understood; the API is read only.`)
}
