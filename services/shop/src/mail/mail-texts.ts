import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Locale } from '@saum/domain/shops'
import type { MailKind } from './mail-outbox.ts'

export interface MailText {
  subject: string
  /** What mail programs show beside the subject. */
  preheader: string
  /** The day it was written. */
  updated: string
  /** Paragraphs in a small part of Markdown, with `{slots}`. */
  body: string
}

const MAILS_PATH = fileURLToPath(new URL('../../mails', import.meta.url))
const PARTS = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

const texts = new Map<string, MailText>()

/** The words of a mail in the language of a shop; read once per process. */
export function mailTextFor(kind: MailKind, locale: Locale): MailText {
  const name = `${kind}/${locale}`
  const known = texts.get(name)
  if (known) return known
  const text = parseMailText(readFileSync(join(MAILS_PATH, `${name}.md`), 'utf8'))
  texts.set(name, text)
  return text
}

export function parseMailText(file: string): MailText {
  const [, head = '', body = ''] = PARTS.exec(file.replaceAll('\r\n', '\n')) ?? []
  const subject = headValue(head, 'subject')
  if (subject === '' || body.trim() === '') throw new Error('A mail needs a subject and a text')
  return {
    subject,
    preheader: headValue(head, 'preheader'),
    updated: /^updated: (\S+)$/m.exec(head)?.[1] ?? '',
    body: body.trim(),
  }
}

function headValue(head: string, name: string): string {
  return new RegExp(`^${name}: "(.*)"$`, 'm').exec(head)?.[1] ?? ''
}
