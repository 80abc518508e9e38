import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Attachment } from 'postal-mime'

/** A mail as its reader sees it. */
export interface InboxMail {
  id: string
  subject: string
  to: string
  /** ISO 8601. */
  date: string
  html: string
  text: string
  attachments: readonly InboxFile[]
}

export interface InboxFile {
  fileName: string
  contentType: string
  bytes: Uint8Array<ArrayBuffer>
}

/** More would only be scrolled past. */
const MOST_MAILS = 100
const ID = /^[\w-]{1,64}$/

/** The newest first. Whoever sends writes a file per mail; a half-written one has another name. */
export async function listMails(folder: string): Promise<InboxMail[]> {
  const names = await namesIn(folder)
  const times = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  )
  const newest = times.toSorted((one, other) => other.at - one.at).slice(0, MOST_MAILS)
  const mails = await Promise.all(
    newest.map(({ name }) => findMail(folder, name.replace(/\.eml$/, ''))),
  )
  return mails.filter((mail) => mail !== null)
}

export async function findMail(folder: string, id: string): Promise<InboxMail | null> {
  if (!ID.test(id)) return null
  const source = await readIfThere(join(folder, `${id}.eml`))
  if (source === null) return null
  const mail = await PostalMime.parse(source)
  return {
    id,
    subject: mail.subject ?? '',
    to: (mail.to ?? []).map(({ address }) => address ?? '').join(', '),
    date: mail.date ?? '',
    html: mail.html ?? '',
    text: mail.text ?? '',
    attachments: mail.attachments.map(toFile),
  }
}

function toFile({ filename, mimeType, content }: Attachment): InboxFile {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return { fileName: filename ?? 'file', contentType: mimeType, bytes: new Uint8Array(bytes) }
}

/** Before the first mail there is no folder. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    const names = await readdir(folder)
    return names.filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
