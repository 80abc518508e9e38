import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** In this order: what comes later wins. */
const PARTS = [
  'base',
  'layout',
  'type',
  'steps',
  'fields',
  'checks',
  'options',
  'codes',
  'button',
  'notices',
  'given',
  'goods',
  'side',
  'sums',
  'motion',
]

/** Written part by part, loaded as one. */
export function readStylesheet(folder: string): string {
  return PARTS.map((part) => readFileSync(join(folder, `${part}.css`), 'utf8')).join('\n')
}
