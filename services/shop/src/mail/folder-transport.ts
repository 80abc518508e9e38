import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailTransport } from './mail-transport.ts'

/**
 * Delivers into a folder, one `.eml` file per mail, which every mail program opens: the shop works
 * without a mail server. A file is there whole or not at all, and a second attempt writes it again.
 */
export function createFolderTransport(folder: string): MailTransport {
  return {
    async send({ id, source }) {
      await mkdir(folder, { recursive: true })
      const unfinished = join(folder, `.${id}.part`)
      const file = await open(unfinished, 'w', 0o600)
      try {
        await file.writeFile(source)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(unfinished, join(folder, `${id}.eml`))
    },
  }
}
