import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import { runCommandLine } from './command-line.ts'

export const CONTENT = resolve(import.meta.dirname, '../../../content')

export function pageText(
  page: string,
  more: { title?: string; slug?: string; kind?: string } = {},
) {
  const { title = page, slug = page, kind = 'page' } = more
  return [
    '---',
    `title: "${title}"`,
    `slug: "${slug}"`,
    'description: "Worum es geht."',
    'updated: 2026-11-15',
    `kind: ${kind}`,
    '---',
    '',
  ].join('\n')
}

export function quote(text: string): string {
  return JSON.stringify({ type: 'quote', fields: { text: { 'de-DE': text } } })
}

/** The model of the shop with little in it, and an editor at the keyboard. */
export function anEditor(files: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'saum-editor-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const content = join(folder, 'content')
  cpSync(join(CONTENT, 'types'), join(content, 'types'), { recursive: true })
  cpSync(join(CONTENT, 'space.json'), join(content, 'space.json'))
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(content, name)), { recursive: true })
    writeFileSync(join(content, name), text)
  }
  write('pages/home/de-DE.md', pageText('home', { slug: '/', kind: 'home' }))
  for (const [name, text] of Object.entries(files)) write(name, text)
  const run = async (args: readonly string[], env: Record<string, string> = {}) => {
    const said = { out: '', err: '' }
    const code = await runCommandLine(['content', ...args], {
      out: { write: (text) => (said.out += text) },
      err: { write: (text) => (said.err += text) },
      env: { CONTENT_DIR: content, DATA_DIR: join(folder, 'data'), ...env },
      folder,
    })
    return { code, ...said }
  }
  const has = (name: string) => existsSync(join(content, name))
  const read = (name: string) => readFileSync(join(content, name), 'utf8')
  return { folder, content, write, run, has, read }
}

export const IN_A_YEAR = new Date(Date.now() + 365 * 86_400_000).toISOString().replace(/\.\d+/, '')
