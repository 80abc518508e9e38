import { join, resolve } from 'node:path'
import type { Terminal } from './terminal.ts'

const PROJECT_FOLDER = resolve(import.meta.dirname, '../../..')

/** The same setting, with the same default, that the server reads. */
export function dataFolder({ env }: Terminal): string {
  return resolve(PROJECT_FOLDER, env['DATA_DIR']?.trim() || '.data')
}

/** The content the server delivers. */
export function contentFolder({ env }: Terminal): string {
  return resolve(PROJECT_FOLDER, env['CONTENT_DIR']?.trim() || 'content')
}

export const SEARCH_VOCABULARY = resolve(PROJECT_FOLDER, 'catalog/search/vocabulary.json')

/** The rules the server follows. */
export function searchRulesFile({ env }: Terminal): string {
  return resolve(PROJECT_FOLDER, env['SEARCH_RULES']?.trim() || 'catalog/search/rules.json')
}

/** Where the server keeps the indexes of the shops. */
export function searchFolder(terminal: Terminal): string {
  return join(dataFolder(terminal), 'search')
}
