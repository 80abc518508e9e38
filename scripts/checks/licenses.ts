interface LockedPackage {
  license?: string
  link?: boolean
  dev?: boolean
}

interface Lock {
  packages: Record<string, LockedPackage>
}

const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** Fine for tools that never reach a customer: file-level copyleft, and data with attribution. */
const ALLOWED_FOR_TOOLS = new Set([...ALLOWED, 'MPL-2.0', 'CC-BY-4.0'])

/**
 * Linked at run time and replaceable by whoever wants another build of it, which is what its licence
 * asks for: the picture library inside sharp.
 */
const NAMED_EXCEPTIONS = /^@img\/sharp-/
const ALLOWED_AS_EXCEPTION = new Set([...ALLOWED, 'LGPL-3.0-or-later'])

/** State their licence in a file of their own and nowhere else; we have read it. */
const READ: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

/** `(MIT OR GPL-3.0)` leaves us the choice, `(MIT AND Zlib)` binds us to both. */
function isAcceptable(expression: string, allowed: ReadonlySet<string>): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1')
  if (/[()]/.test(bare)) return false
  return bare
    .split(/ OR /i)
    .some((choice) => choice.split(/ AND /i).every((license) => allowed.has(license.trim())))
}

/** Names every installed package whose licence we have not agreed to. */
export function listLicenseOffenders(lock: Lock): string[] {
  return Object.entries(lock.packages)
    .filter(([path, locked]) => path.includes('node_modules/') && !locked.link)
    .map(([path, locked]) => ({ name: path.split('node_modules/').at(-1) ?? path, ...locked }))
    .filter(
      ({ name, license = READ[name] ?? '', dev }) => !isAcceptable(license, allowedFor(name, dev)),
    )
    .map(({ name, license }) => `${name}: ${license ?? 'none stated'}`)
}

function allowedFor(name: string, isTool = false): ReadonlySet<string> {
  if (NAMED_EXCEPTIONS.test(name)) return ALLOWED_AS_EXCEPTION
  return isTool ? ALLOWED_FOR_TOOLS : ALLOWED
}
