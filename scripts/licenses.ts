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
    .filter(([, { license = '', dev }]) => {
      return !isAcceptable(license, dev ? ALLOWED_FOR_TOOLS : ALLOWED)
    })
    .map(
      ([path, { license }]) => `${path.split('node_modules/').at(-1)}: ${license ?? 'none stated'}`,
    )
}
