import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { findForeignFormat, formatOf } from '../import-reader/read-rows.ts'
import { ImportRefusal } from './import-run.ts'

export interface InspectedFile {
  fileName: string
  totalBytes: number
  /** The same file is recognized by its content, wherever it lies. */
  fingerprint: string
}

/** Refuses what cannot be imported before anything is written. */
export async function inspectFile(path: string): Promise<InspectedFile> {
  const fileName = basename(path)
  try {
    const found = await stat(path)
    if (!found.isFile()) throw new ImportRefusal(`${path} is not a file.`)
    if (formatOf(path) === null) {
      throw new ImportRefusal(`${fileName} is neither .ndjson nor .csv; rename or convert it.`)
    }
    const foreign = await findForeignFormat(path)
    if (foreign !== null) throw new ImportRefusal(`${fileName} ${foreign}.`)
    return { fileName, totalBytes: found.size, fingerprint: await hashFile(path) }
  } catch (error) {
    if (error instanceof ImportRefusal) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new ImportRefusal(`${path} cannot be read: ${reason}.`, { cause: error })
  }
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('base64url')
}
