import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from '@saum/domain/startup-error'
import {
  createStaticFiles,
  type FileFolder,
  type SingleFiles,
  type StaticFiles,
} from './static-files.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'
const VERSIONED_NAME = /\.v\d+\./
const COMPRESSED = /\.(?:br|gz)$/

/** A worker asks the shop for pages in the name of those that began it, by rules of its own. */
const OWN_HEADERS: Readonly<Record<string, Record<string, string>>> = {
  'card-keeper.js': {
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  },
}

/** Pictures may be shown by others, such as a search engine's picture list. */
const PICTURE_HEADERS = {
  'cache-control': FOREVER,
  'cross-origin-resource-policy': 'cross-origin',
}

export function pictureFolder(folder: string): FileFolder {
  return { prefix: '/pictures/', folder, headers: PICTURE_HEADERS }
}

/** What the client build left behind: hashed assets, fonts, and the files of its root. */
export async function storefrontFiles(
  clientFolder: string,
  pictures: FileFolder,
): Promise<StaticFiles> {
  const immutable = { 'cache-control': FOREVER }
  const folders: FileFolder[] = [
    { prefix: '/assets/', folder: join(clientFolder, 'assets'), headers: immutable },
    { prefix: '/fonts/', folder: join(clientFolder, 'fonts'), headers: immutable },
    pictures,
  ]
  return createStaticFiles(folders, await rootFiles(clientFolder))
}

async function rootFiles(clientFolder: string): Promise<SingleFiles> {
  const entries = await readdir(clientFolder, { withFileTypes: true }).catch((cause: unknown) => {
    throw new StartupError(`The storefront is not built: ${clientFolder} is missing`, { cause })
  })
  const names = entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
  return new Map(
    names
      .filter((name) => !COMPRESSED.test(name) && !name.startsWith('.'))
      .map((name) => {
        const cacheControl = VERSIONED_NAME.test(name) ? FOREVER : AN_HOUR
        const headers = { 'cache-control': cacheControl, ...OWN_HEADERS[name] }
        return [`/${name}`, { path: join(clientFolder, name), headers }]
      }),
  )
}
