import { expect, type APIRequestContext } from '@playwright/test'
import { getPicture } from '@saum/contract/picture'
import {
  isProductPictureWidth,
  parsePictureAddress,
  type PictureAddress,
} from '@saum/domain/picture-url'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { layerFile } from '@saum/images/compose/load-layers'
import { pictureSource, type PictureSource } from '@saum/images/picture-source'
import * as v from '@saum/schema/schema'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT } from './own-server.ts'
import { askShop } from './range.ts'
import { isDeep } from './test.ts'

interface Visitor {
  request: APIRequestContext
  origin: string
}

/** The addresses of pictures on a page that the shop cannot serve. */
export async function missingPictures(html: string, visitor: Visitor): Promise<string[]> {
  const files = new Set([...html.matchAll(/<img src="([^"]+)"/g)].map(([, src]) => src ?? ''))
  expect(files.size).toBeGreaterThan(0)
  const made = new Set<string>()
  const missing: string[] = []
  for (const file of files) {
    if (!(await canBeServed(file, visitor, made))) missing.push(file)
  }
  return missing
}

/**
 * Composing all pictures takes minutes, so only the deep run does. Otherwise one of each kind is
 * composed, and the others have a valid source with all of its layers.
 */
async function canBeServed(file: string, visitor: Visitor, made: Set<string>): Promise<boolean> {
  const get = async (path: string) => (await visitor.request.get(path)).ok()
  if (isDeep || !file.startsWith('/images/')) return get(file)
  const address = parsePictureAddress(file.replace('/images/', ''))
  if (address === null) return false
  const source = await findSource(visitor.origin, address)
  // Pictures of the content system are scaled from a file, to any width.
  if (source === null) return get(`/images/${address.key}/180.webp`)
  const parsed = v.safeParse(pictureSource, source)
  if (!parsed.success || !isProductPictureWidth(address.width)) return false
  const kind = kindOf(parsed.output)
  if (made.has(kind)) return viewsOf(parsed.output).every(hasLayers)
  made.add(kind)
  return get(file)
}

async function findSource(origin: string, { key }: PictureAddress): Promise<unknown> {
  const found = await askShop(origin, DEFAULT_SHOP, getPicture, { key }).catch(() => null)
  return found && found.source
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
