import { PRIVATE_PAGE } from '#app/server/page-cache-headers.ts'

/** Nobody keeps a copy between us and who asked, and it is saved under its own name. */
export function paperHeaders(fileName: string, contentType: string): Record<string, string> {
  const plain = fileName.replaceAll(/[^\w.-]/g, '_')
  return {
    ...PRIVATE_PAGE,
    'content-type': contentType,
    'content-disposition': `inline; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  }
}
