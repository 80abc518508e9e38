import { execFileSync, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { listProjectFiles } from '../../scripts/import-graph.ts'
import { UsageError } from './options.ts'

/** A copy of the project that may be damaged. */
export interface ScratchCopy extends Disposable {
  folder: string
  /** The project's files, from its root. */
  files: readonly string[]
}

/** Of the project as it lies on disk, or as it was at an older commit. */
export function copyProject(root: string, ref: string | undefined): ScratchCopy {
  if (ref !== undefined && !isCommit(root, ref))
    throw new UsageError(`There is no commit "${ref}".`)
  const folder = newFolder()
  const files = ref === undefined ? copyFiles(root, folder) : unpackCommit(root, ref, folder)
  linkPackages(root, folder)
  return scratchCopy(folder, files)
}

/** Another copy with the same state, whatever happens to the project meanwhile. */
export function copyAgain(root: string, { folder, files }: ScratchCopy): ScratchCopy {
  const other = newFolder()
  for (const file of files) copyFile(folder, other, file)
  linkPackages(root, other)
  return scratchCopy(other, files)
}

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'saum-mutants-'))
}

function scratchCopy(folder: string, files: readonly string[]): ScratchCopy {
  return { folder, files, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) }
}

function copyFiles(root: string, folder: string): string[] {
  const files = listProjectFiles(root)
  for (const file of files) copyFile(root, folder, file)
  return files
}

function copyFile(from: string, to: string, file: string): void {
  mkdirSync(dirname(join(to, file)), { recursive: true })
  copyFileSync(join(from, file), join(to, file))
}

function isCommit(root: string, ref: string): boolean {
  const args = ['rev-parse', '--quiet', '--verify', `${ref}^{commit}`]
  return spawnSync('git', args, { cwd: root }).status === 0
}

function unpackCommit(root: string, ref: string, folder: string): string[] {
  const archive = join(folder, '.commit.tar')
  execFileSync('git', ['archive', '--format=tar', '-o', archive, ref], { cwd: root, stdio: 'pipe' })
  execFileSync('tar', ['-xf', archive, '-C', folder])
  rmSync(archive)
  const names = execFileSync('git', ['ls-tree', '-r', '-z', '--name-only', ref], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  return names.split('\0').filter((name) => name !== '')
}

/**
 * Packages of others are linked as they are. Links to our own are relative, so copies of them lead to
 * the copied packages and not to the project's.
 */
function linkPackages(root: string, folder: string): void {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')]
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    if (name === '@saum' || name === '.bin') {
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
    } else if (!name.startsWith('.')) {
      symlinkSync(join(from, name), join(to, name))
    }
  }
  for (const own of globSync('{apps,packages,services}/*/node_modules', { cwd: root })) {
    if (existsSync(dirname(join(folder, own)))) symlinkSync(join(root, own), join(folder, own))
  }
}
