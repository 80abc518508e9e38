import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from '@saum/domain/startup-error'
import * as v from '@saum/schema/schema'
import { invalidPropertiesText, propertyFaults } from '@saum/schema/validation-messages'
import { catalogSeed, type CatalogSeed } from './catalog-seed.ts'
import { findSeedFaults } from './catalog-seed-rules.ts'

/** One file may hold any part of the range; a folder of files is read as one range. */
const seedPart = v.object({
  categories: v.optional(v.array(v.unknown()), []),
  products: v.optional(v.array(v.unknown()), []),
  redirects: v.optional(v.array(v.unknown()), []),
})

export async function readCatalogSeed(path: string): Promise<CatalogSeed> {
  try {
    const parts = await Promise.all((await listFiles(path)).map(readPart))
    return parseCatalogSeed({
      categories: parts.flatMap(({ categories }) => categories),
      products: parts.flatMap(({ products }) => products),
      redirects: parts.flatMap(({ redirects }) => redirects),
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(`The range in ${path} cannot be used: ${reason}`, { cause: error })
  }
}

export function parseCatalogSeed(value: unknown): CatalogSeed {
  const parsed = v.safeParse(catalogSeed, value)
  if (!parsed.success) throw new Error(invalidPropertiesText(propertyFaults(parsed.issues)))
  const faults = findSeedFaults(parsed.output)
  if (faults.length > 0) throw new Error(faults.map((fault) => `- ${fault}`).join('\n'))
  return parsed.output
}

async function listFiles(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path]
  const files = (await readdir(path)).filter((file) => file.endsWith('.json')).toSorted()
  return files.map((file) => join(path, file))
}

async function readPart(file: string): Promise<v.InferOutput<typeof seedPart>> {
  const value: unknown = JSON.parse(await readFile(file, 'utf8'))
  const parsed = v.safeParse(seedPart, value)
  if (!parsed.success) {
    throw new Error(`${file}: ${invalidPropertiesText(propertyFaults(parsed.issues))}`)
  }
  return parsed.output
}
