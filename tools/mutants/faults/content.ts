import type { Mutant } from '../mutant.ts'

/** Content from the folder to the page, drafts and their gate, and the pictures of the shop. */
export const CONTENT_FAULTS: readonly Mutant[] = [
  {
    name: 'preview: the delivery token shows drafts by naming a moment',
    file: 'services/content/src/content-service.ts',
    find: "mode === 'preview' ? previewMoment(request) : null",
    replace: 'previewMoment(request)',
  },
  {
    name: 'preview: files that only drafts show are stored by shared caches',
    file: 'services/content/src/media/media-response.ts',
    find: "isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store'",
    replace: "'public, max-age=31536000, immutable'",
  },
  {
    name: 'content schedule: a page stays online after its planned end',
    file: 'services/content/src/space/view.ts',
    find: "if (done === 'unpublish') return undefined",
    replace: '',
  },
  {
    name: 'content delivery: deleted entries are missing from the changes',
    file: 'services/content/src/delivery/sync.ts',
    find: '[...changed, ...deleted].filter',
    replace: '[...changed].filter',
  },
  {
    name: 'content delivery: a page by cursor repeats the last entry of the page before',
    file: 'services/content/src/delivery/collection.ts',
    find: 'compareKeys(key, place, order) <= 0',
    replace: 'compareKeys(key, place, order) < 0',
  },
  {
    name: 'content delivery: links to the next page lack the path of the service',
    file: 'apps/server/src/content/content-files.ts',
    find: 'new URL(`${pathname}${',
    replace: 'new URL(`${pathname.slice(CONTENT_DELIVERY_PATH.length)}${',
  },
  {
    name: 'content schedule: a block disappears at the beginning of its last day',
    file: 'packages/content/src/moment.ts',
    find: 'toInstant(addDays(text, 1), 0, timeZone)',
    replace: 'toInstant(text, 0, timeZone)',
  },
  {
    name: 'content links: an editor’s link may run a script',
    file: 'packages/content/src/link-target.ts',
    find: 'const safe = toSafeHref(text)',
    replace: 'const safe = text',
  },
  {
    name: 'content media: width and height of a JPEG are swapped',
    file: 'services/content/src/media/picture-size.ts',
    find: '{ height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }',
    replace: '{ width: bytes.readUInt16BE(at + 5), height: bytes.readUInt16BE(at + 7) }',
  },
  {
    name: 'pictures: the stand-in for an unfinished picture is cached for a year',
    file: 'services/images/src/picture-response.ts',
    find: 'isFinal ? FOREVER : FOR_NOW',
    replace: 'FOREVER',
  },
  {
    name: 'pictures: a file cut short by a crash is served',
    file: 'services/images/src/picture-cache.ts',
    find: 'return bytes && isWholePicture(bytes, format) ? bytes : null',
    replace: 'return bytes',
  },
]
