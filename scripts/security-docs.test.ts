import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const ROOT = new URL('../', import.meta.url)

const AREAS = [
  'Session',
  'Access control',
  'Input',
  'Output',
  'Cryptography and tokens',
  'Files',
  'Configuration',
  'Logging and errors',
  'Authentication',
  'Data protection',
  'Availability',
]

/** A sentence, sections of the standard, and what proves it or why it is not so. */
const PROMISE = /^\| .+\. \| V\d+\.\d(?:, V\d+\.\d)* \| (?<proof>.+) \|$/
const PROOF = /`([^`›]+\.(?:test|spec)\.tsx?) › ([^`]+)`/g
const REASON = /^(?:Not met|Does not apply): /

const LISTED = 'lists every setting with its default and meaning'

const page = readFileSync(new URL('docs/security.md', ROOT), 'utf8')

it.each(AREAS)(
  'docs/security.md has promises about %s, each with its proof or a reason',
  (area) => {
    const rows = rowsOf(area)

    expect(rows).not.toEqual([])
    expect(rows.filter((row) => !isPromise(row))).toEqual([])
  },
)

it('docs/security.md names tests that exist', () => {
  const proofs = [...page.matchAll(PROOF)].map(([, path = '', title = '']) => ({ path, title }))

  expect(proofs.length).toBeGreaterThan(AREAS.length)
  expect(proofs.filter((proof) => !isThere(proof))).toEqual([])
})

it.each([
  [{ path: 'apps/server/src/running-docs.test.ts', title: LISTED }, true],
  [{ path: 'apps/server/src/running-docs.test.ts', title: 'lists every setting' }, false],
  [{ path: 'apps/server/src/running-docs.test.ts', title: 'utf8' }, false],
  [{ path: 'apps/server/src/no-such-file.test.ts', title: LISTED }, false],
])('a test is found by its file and its whole title: %o, %s', (proof, isFound) => {
  expect(isThere(proof)).toBe(isFound)
})

interface Proof {
  path: string
  title: string
}

/** Rows of the table below the heading, without its own head. */
function rowsOf(area: string): string[] {
  const [, rest = ''] = page.split(`\n## ${area}\n`)
  const [section = ''] = rest.split('\n## ')
  return section.split('\n').filter((line) => line.startsWith('| ') && !line.includes('| ASVS |'))
}

function isPromise(row: string): boolean {
  const proof = PROMISE.exec(row)?.groups?.['proof'] ?? ''
  return REASON.test(proof) || proof.search(PROOF) !== -1
}

/** The title is the whole first argument of a call in that file, so that a renamed test is noticed. */
function isThere({ path, title }: Proof): boolean {
  const file = new URL(path, ROOT)
  if (!existsSync(file)) return false
  const source = readFileSync(file, 'utf8')
  return ["'", '"', '`'].some((quote) => {
    const parts = source.split(`${quote}${title}${quote}`)
    return parts.slice(0, -1).some((before) => before.trimEnd().endsWith('('))
  })
}
