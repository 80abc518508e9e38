import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from '@saum/domain/shops'
import type { PageFile } from './page-file.ts'

/** `{pagesDir}/{page}/{locale}.md`, every page in every locale. */
export function readPageFiles(pagesDir: string): { files: PageFile[]; faults: string[] } {
  const files: PageFile[] = []
  const faults: string[] = []
  if (!existsSync(pagesDir)) return { files, faults: ['the folder does not exist'] }
  for (const entry of readdirSync(pagesDir, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const page = entry.name
    for (const locale of LOCALES) {
      const path = join(pagesDir, page, `${locale}.md`)
      if (existsSync(path)) files.push({ page, locale, text: readFileSync(path, 'utf8') })
      else faults.push(`${page}/${locale}.md is missing`)
    }
  }
  if (files.length === 0) faults.push('no page was found')
  return { files, faults }
}
