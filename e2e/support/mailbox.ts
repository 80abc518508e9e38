import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the shop has mailed to an address, as text; mails are files beside the embedded database. */
export async function mailsTo(address: string): Promise<string[]> {
  const folder = join(process.env['E2E_DATA_DIR'] ?? '', 'mail')
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml'))
  const sources = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  return sources
    .filter((source) => source.includes(`To: <${address}>`))
    .map((source) => source.replaceAll('=\r\n', '').replaceAll('=3D', '='))
}
