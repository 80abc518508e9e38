import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleModules } from './element-bundle.ts'
import { readStylesheet } from './element-styles.ts'

const FOLDER = fileURLToPath(new URL('../element', import.meta.url))
const ENTRY = 'define.js'
const SCRIPT = 'checkout-element.js'
const STYLESHEET = 'checkout-element.css'

export interface ElementFile {
  type: string
  text: string
}

/** Where a file is below the base of the host, and the hash a browser checks its bytes by. */
export interface ElementAddress {
  path: string
  integrity: string
}

/** What the browser loads: one script and one stylesheet. */
export interface ElementFiles {
  /** Changes with every byte of them. */
  hash: string
  find(name: string): ElementFile | undefined
  script: ElementAddress
  stylesheet: ElementAddress
}

export function readElementFiles(): ElementFiles {
  return withoutWarnings(readFiles)
}

function readFiles(): ElementFiles {
  const styles = readStylesheet(join(FOLDER, 'styles'))
  // A page that has not linked the styles gets them from the script, which vouches for them, too.
  const constant = `const STYLESHEET_INTEGRITY = '${integrityOf(styles)}'\n`
  const script = constant + shrink(bundleModules(readModules(), ENTRY))
  const hash = createHash('sha256').update(`${script}\0${styles}`).digest('hex').slice(0, 16)
  const files = new Map<string, ElementFile>([
    [SCRIPT, { type: 'text/javascript', text: script }],
    [STYLESHEET, { type: 'text/css', text: styles }],
  ])
  return {
    hash,
    find: (name) => files.get(name),
    script: { path: `element/${hash}/${SCRIPT}`, integrity: integrityOf(script) },
    stylesheet: { path: `element/${hash}/${STYLESHEET}`, integrity: integrityOf(styles) },
  }
}

function readModules(): Map<string, string> {
  const names = readdirSync(FOLDER).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  return new Map(
    names.map((name) => [
      name.replace(/\.ts$/, '.js'),
      toModule(readFileSync(join(FOLDER, name), 'utf8')),
    ]),
  )
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

function toModule(source: string): string {
  return stripTypeScriptTypes(source).replaceAll(/(from\s+'\.\/[\w-]+)\.ts'/g, "$1.js'")
}

/** Browsers do not need what we tell each other. */
function shrink(script: string): string {
  return script
    .replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/^\s+|[ \t]+$/gm, '')
}

function integrityOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`
}
