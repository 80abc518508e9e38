import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ShopPath } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'

const indexStatus = v.object({
  shopPath: v.string(),
  /** Whether questions can be answered. */
  isReady: v.boolean(),
  documents: v.number(),
  styles: v.number(),
  terms: v.number(),
  bytes: v.number(),
  /** Added since the index was built. */
  freshDocuments: v.number(),
  builtAt: v.nullable(v.number()),
  /** When a change was last brought in. */
  changedAt: v.nullable(v.number()),
  lastChange: v.number(),
  isBuilding: v.boolean(),
  lastError: v.nullable(v.object({ at: v.number(), message: v.string() })),
})

/** How the index of a shop stands; also what the running server leaves for the operator. */
export type IndexStatus = v.InferOutput<typeof indexStatus>

/** The files of one shop's index in the search folder. */
export function indexFile(folder: string, shopPath: ShopPath): string {
  return join(folder, `${shopPath}.index`)
}

function statusFile(folder: string, shopPath: ShopPath): string {
  return join(folder, `${shopPath}.status.json`)
}

function requestFile(folder: string, shopPath: ShopPath): string {
  return join(folder, `${shopPath}.rebuild`)
}

/** Takes away what a process left that was killed while it saved. */
export async function removeUnfinished(folder: string, shopPath: ShopPath): Promise<void> {
  await mkdir(folder, { recursive: true })
  const leftovers = (await readdir(folder)).filter(
    (name) => name.startsWith(`${shopPath}.index.`) && name.endsWith('.unfinished'),
  )
  await Promise.all(leftovers.map((name) => rm(join(folder, name), { force: true })))
}

export async function writeStatus(
  folder: string,
  shopPath: ShopPath,
  status: IndexStatus,
): Promise<void> {
  const file = statusFile(folder, shopPath)
  await mkdir(folder, { recursive: true })
  await writeFile(`${file}.part`, `${JSON.stringify(status)}\n`)
  await rename(`${file}.part`, file)
}

/** `null` when no server has written one, or something else is in its place. */
export async function readStatus(folder: string, shopPath: ShopPath): Promise<IndexStatus | null> {
  try {
    const text = await readFile(statusFile(folder, shopPath), 'utf8')
    const parsed = v.safeParse(indexStatus, JSON.parse(text))
    return parsed.success ? parsed.output : null
  } catch (error) {
    if (isMissing(error) || error instanceof SyntaxError) return null
    throw error
  }
}

/**
 * Asks for a new index, from any process: a running server sees the request, and without one the next
 * start finds nothing saved.
 */
export async function requestRebuild(folder: string, shopPath: ShopPath): Promise<void> {
  await mkdir(folder, { recursive: true })
  await rm(indexFile(folder, shopPath), { force: true })
  await writeFile(requestFile(folder, shopPath), '')
}

/** Whether a new index was asked for; the request is gone afterwards. */
export async function takeRebuildRequest(folder: string, shopPath: ShopPath): Promise<boolean> {
  try {
    await rm(requestFile(folder, shopPath))
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
