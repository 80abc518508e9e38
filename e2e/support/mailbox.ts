import { expect } from '@playwright/test'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const DELIVERED_WITHIN_MS = 15_000

/** What the shop has mailed to an address, as text; mails are files beside the embedded database. */
export async function mailsTo(address: string): Promise<string[]> {
  const folder = join(process.env['E2E_DATA_DIR'] ?? '', 'mail')
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml'))
  const sources = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  return sources.filter((source) => source.includes(`To: <${address}>`)).map(decode)
}

/** The one mail to an address with words in its subject, once it is there. */
export async function mailTo(address: string, subject: string): Promise<string> {
  const found = async () =>
    (await mailsTo(address)).filter((mail) => subjectOf(mail).includes(subject))
  await expect
    .poll(async () => (await found()).length, {
      message: `mails «${subject}» to ${address}`,
      timeout: DELIVERED_WITHIN_MS,
    })
    .toBe(1)
  const [mail = ''] = await found()
  return mail
}

function subjectOf(mail: string): string {
  return /^Subject: (.*)$/m.exec(mail)?.[1] ?? ''
}

/** Encoded words and quoted-printable, with the spaces of amounts as plain ones. */
function decode(source: string): string {
  return source
    .replaceAll('?=\r\n =?', '?==?')
    .replaceAll(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, word: string) =>
      Buffer.from(word, 'base64').toString('utf8'),
    )
    .replaceAll('=\r\n', '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
    )
    .replaceAll(/[\u00A0\u202F]/g, ' ')
}
