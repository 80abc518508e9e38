import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, type Locale } from '@saum/domain/shops'
import { perLocale } from './per-locale.ts'

export interface Fault {
  file: string
  key?: string
  reason: string
}

/** All texts as written: locale → full key → ICU message. */
export type Texts = Record<Locale, Map<string, string>>

export interface MessageFiles {
  texts: Texts
  faults: Fault[]
}

export function fileOf(locale: Locale, key: string): string {
  return `${key.slice(0, key.indexOf('.'))}/${locale}.json`
}

/** Reads `{folder}/{namespace}/{locale}.json`; a file that is missing or broken is a fault. */
export function readMessageFiles(folder: string): MessageFiles {
  const texts: Texts = perLocale(() => new Map())
  const faults: Fault[] = []
  for (const namespace of listNamespaces(folder)) {
    for (const locale of LOCALES) {
      const file = `${namespace}/${locale}.json`
      try {
        const entries = Object.entries(parseTexts(join(folder, file)))
        for (const [name, text] of entries) texts[locale].set(`${namespace}.${name}`, text)
      } catch (error) {
        faults.push({ file, reason: error instanceof Error ? error.message : String(error) })
      }
    }
  }
  return { texts, faults }
}

function listNamespaces(folder: string): string[] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((it) => it.isDirectory())
  return folders.map((it) => it.name).toSorted()
}

function parseTexts(path: string): Record<string, string> {
  if (!existsSync(path)) throw new Error('the file is missing')
  const parsed: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (!isTexts(parsed)) throw new Error('the file must be one object of texts')
  return parsed
}

function isTexts(value: unknown): value is Record<string, string> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject && Object.values(value).every((text) => typeof text === 'string')
}
