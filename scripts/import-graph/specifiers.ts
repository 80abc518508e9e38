/** What one file asks for, as written in it. */
export interface Specifiers {
  /** Modules it runs. */
  imports: string[]
  /** Paths it names from its own folder: a worker, a text, a folder of data. */
  paths: string[]
}

const CLAUSE = /\b(?:import|export)\s+(type\s+(?!from\b))?[\w$*{},\s]*?\bfrom\s*(['"])([^'"\n]+)\2/g
const COMPOSES = /\bcomposes:[^;]*?\bfrom\s+(['"])([^'"\n]+)\1/g
const BARE = /\bimport\s*(?:url\(\s*)?(['"])([^'"\n]+)\1/g
const DYNAMIC = /(?<!\btypeof\s+)\bimport\s*\(\s*(['"`])([^'"`$\n]+)\1/g
const URL_PATH = /\bnew URL\(\s*(['"`])([^'"`\n]*)\1\s*,\s*import\.meta\.url/g
const DIRNAME_PATH = /\bimport\.meta\.dirname\s*,\s*(['"`])([^'"`\n]*)\1/g

/** Types leave no trace at run time, so `import type` does not count. */
export function findSpecifiers(text: string): Specifiers {
  const clauses = [...text.matchAll(CLAUSE)]
    .filter(([, type]) => type === undefined)
    .map(([, , , specifier = '']) => specifier)
  const others = [COMPOSES, BARE, DYNAMIC].flatMap((pattern) => quoted(text, pattern))
  const paths = [URL_PATH, DIRNAME_PATH].flatMap((pattern) => quoted(text, pattern))
  return {
    imports: unique([...clauses, ...others].map(withoutQuery)),
    paths: unique(paths.map(fixedPart).filter((path) => !isBase(path))),
  }
}

function quoted(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, , specifier = '']) => specifier)
}

/** `./texts.css?inline` names a file and how to load it. */
function withoutQuery(specifier: string): string {
  return specifier.replace(/\?.*$/, '')
}

/** `../mails/${locale}.md` may name any file of `../mails`. */
function fixedPart(path: string): string {
  const open = path.indexOf('${')
  return open < 0 ? path : path.slice(0, path.lastIndexOf('/', open) + 1)
}

/** `../..` is where longer paths start; `.` is the folder of the file itself. */
function isBase(path: string): boolean {
  return path === '' || /^\.\.[./]*$/.test(path)
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}
