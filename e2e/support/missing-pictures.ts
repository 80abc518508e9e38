import { expect, type APIRequestContext } from '@playwright/test'
import {
  isProductPictureWidth,
  parsePictureAddress,
  type PictureAddress,
} from '@saum/domain/picture-url'
import { layerFile } from '@saum/images/compose/load-layers'
import { pictureSource, type PictureSource } from '@saum/images/picture-source'
import * as v from '@saum/schema/schema'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PROJECT } from './own-server.ts'
import { isDeep } from './test.ts'

/** The addresses of pictures on a page that the shop cannot serve. */
export async function missingPictures(html: string, request: APIRequestContext): Promise<string[]> {
  const files = new Set([...html.matchAll(/<img src="([^"]+)"/g)].map(([, src]) => src ?? ''))
  expect(files.size).toBeGreaterThan(0)
  const made = new Set<string>()
  const missing: string[] = []
  for (const file of files) {
    if (!(await canBeServed(file, request, made))) missing.push(file)
  }
  return missing
}

/**
 * Composing all pictures takes minutes, so only the deep run does. Otherwise one of each kind is
 * composed, and the others have a valid source with all of its layers.
 */
async function canBeServed(
  file: string,
  request: APIRequestContext,
  made: Set<string>,
): Promise<boolean> {
  const get = async (path: string) => (await request.get(path)).ok()
  if (isDeep || !file.startsWith('/images/')) return get(file)
  const address = parsePictureAddress(file.replace('/images/', ''))
  if (address === null) return false
  const source = findSource(address)
  // Pictures of the content system are scaled from a file, to any width.
  if (source === null) return get(`/images/${address.key}/180.webp`)
  const parsed = v.safeParse(pictureSource, source)
  if (!parsed.success || !isProductPictureWidth(address.width)) return false
  const kind = kindOf(parsed.output)
  if (made.has(kind)) return viewsOf(parsed.output).every(hasLayers)
  made.add(kind)
  return get(file)
}

/** From the database: how a picture is made is not told to visitors. */
function findSource({ key }: PictureAddress): unknown {
  const file = join(process.env['E2E_DATA_DIR'] ?? '', 'shop.sqlite')
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const row = database.prepare('select source from picture where picture_key = ?').get(key)
    const source = row?.['source']
    return typeof source === 'string' ? (JSON.parse(source) as unknown) : null
  } finally {
    database.close()
  }
}

/** Garments differ by their print, outfits are composed in their own way. */
function kindOf(source: PictureSource): string {
  return source.kind === 'garment' ? `garment ${source.look.print?.type ?? 'plain'}` : source.kind
}

function viewsOf(source: PictureSource): string[] {
  if (source.kind === 'garment') return [source.view]
  return source.kind === 'outfit' ? source.pieces.map(({ view }) => view) : []
}

function hasLayers(view: string): boolean {
  const folder = join(PROJECT, 'catalog/layers')
  return (['shade', 'spec', 'ids'] as const).every((kind) =>
    existsSync(layerFile(folder, view, kind)),
  )
}
