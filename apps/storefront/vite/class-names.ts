import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const ROOT = import.meta.dirname

/**
 * The name of a class on the page. Every page, its script and its styles repeat these names: they say
 * what they are in as few letters as keep two files apart.
 */
export function classNameIn(name: string, file: string): string {
  const path = relative(ROOT, file.split('?', 1)[0] ?? file)
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 3)}`
}
