import { createAttempts } from './attempts.ts'
import { writeStatus, type IndexStatus } from './index-files.ts'
import type { KeptRangeParts } from './kept-range.ts'

/** Leaves the status for the operator's commands whenever it has changed. */
export function createStatusReport(parts: KeptRangeParts): (status: IndexStatus) => Promise<void> {
  const { shop, folder } = parts
  const writing = createAttempts(`write down how the index of ${shop.path} stands`, parts)
  let written = ''

  return async (status) => {
    const text = JSON.stringify(status)
    if (text === written) return
    await writing.attempt(async () => {
      await writeStatus(folder, shop.path, status)
      written = text
    })
  }
}
