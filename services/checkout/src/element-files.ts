import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readStylesheet } from './element-styles.ts'

const FOLDER = fileURLToPath(new URL('../element', import.meta.url))
export const STYLESHEET = 'checkout-element.css'

export interface ElementFile {
  type: string
  text: string
}

/** What the browser loads: modules without their types, and the stylesheet. */
export interface ElementFiles {
  /** Changes with every byte of them. */
  hash: string
  find(name: string): ElementFile | undefined
  /** Loads them all side by side; relative, so that it works wherever the host is. */
  entry: string
}

export function readElementFiles(): ElementFiles {
  return withoutWarnings(readFiles)
}

function readFiles(): ElementFiles {
  const files = new Map<string, ElementFile>()
  files.set(STYLESHEET, { type: 'text/css', text: readStylesheet(join(FOLDER, 'styles')) })
  for (const name of readdirSync(FOLDER).toSorted()) {
    if (name.endsWith('.ts') && !name.endsWith('.test.ts')) {
      const source = readFileSync(join(FOLDER, name), 'utf8')
      files.set(toScript(name), { type: 'text/javascript', text: toModule(source) })
    }
  }
  const hash = hashOf([...files.values()].map(({ text }) => text).join('\0'))
  const modules = [...files.keys()].filter((name) => name.endsWith('.js'))
  return {
    hash,
    find: (name) => files.get(name),
    entry: modules.map((name) => `import '../element/${hash}/${name}'\n`).join(''),
  }
}

/** Node calls the stripping of types experimental whenever it is used by hand; operators need not hear that. */
function withoutWarnings<T>(work: () => T): T {
  const { emitWarning } = process
  process.emitWarning = () => {}
  try {
    return work()
  } finally {
    process.emitWarning = emitWarning
  }
}

/** Browsers need neither types nor what we tell each other. */
function toModule(source: string): string {
  return stripTypeScriptTypes(source)
    .replaceAll(/(from\s+'\.\/[\w-]+)\.ts'/g, "$1.js'")
    .replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/^\s+|[ \t]+$/gm, '')
}

function toScript(name: string): string {
  return name.replace(/\.ts$/, '.js')
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
