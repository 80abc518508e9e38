import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Catalog } from '@saum/shop/documents/catalog-document'
import { createTestFolder } from './test-database.ts'
import { toNdjson } from './test-import.ts'

/** A module that writes this range, as the demo range is one. */
export async function aDemoModule(
  catalog: Partial<Catalog>,
  { fingerprint = 'first' }: { fingerprint?: string } = {},
): Promise<string> {
  const files = Object.entries(catalog).map(([kind, documents]) => [
    `${kind}.ndjson`,
    toNdjson(documents),
  ])
  const path = join(await createTestFolder(), 'demo-range.mjs')
  await writeFile(
    path,
    `import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
export const fingerprint = () => ${JSON.stringify(fingerprint)}
export function writeDemoRange(folder, { onProgress }) {
  onProgress('Writing the demo range into ' + folder)
  for (const [name, text] of ${JSON.stringify(files)}) writeFileSync(join(folder, name), text)
}
`,
  )
  return path
}
