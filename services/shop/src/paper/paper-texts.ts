import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Locale } from '@saum/domain/shops'
import { mailTextFor } from '../mail/mail-texts.ts'

export interface PaperText {
  title: string
  /** The day it was written. */
  updated: string
  body: string
}

const PARTS = /^---\n[\s\S]*?\nupdated: (\S+)\n---\n\s*# (.+)\n([\s\S]*)$/
const SMALL_PRINT = /<!-- small print -->\s*## (.+)\n([\s\S]*?)\n---\n/

/** The terms that came with every order, as the shop's page says them. */
export function termsText(locale: Locale): PaperText {
  const url = new URL(`../../mails/terms/${locale}.md`, import.meta.url)
  const [, updated, title, body] = PARTS.exec(readFileSync(fileURLToPath(url), 'utf8')) ?? []
  return required({ title, updated, body })
}

/** How to change one's mind: the very words of the confirmation, as a paper of their own. */
export function withdrawalText(locale: Locale): PaperText {
  const { body: mail, updated } = mailTextFor('order-confirmation', locale)
  const [, title, body] = SMALL_PRINT.exec(mail) ?? []
  return required({ title, updated, body })
}

function required(text: Record<keyof PaperText, string | undefined>): PaperText {
  const { title, updated, body } = text
  if (title === undefined || updated === undefined || body === undefined) {
    throw new Error('A paper needs a title, a day and a text')
  }
  return { title, updated, body }
}
