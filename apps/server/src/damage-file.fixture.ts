import {
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'

const PAGE_BYTES = 4096

/** What disks, copies, operators and other programs do to files. */
export const DAMAGES = {
  garbage: (path: string) => writeFileSync(path, 'not what it was before. '.repeat(400)),
  empty: (path: string) => truncateSync(path),
  folder(path: string) {
    rmSync(path, { force: true })
    mkdirSync(path)
  },
  file(path: string) {
    rmSync(path, { recursive: true, force: true })
    writeFileSync(path, 'a file')
  },
  /** Twenty pages behind the first one, as a failing disk leaves them. */
  pages(path: string) {
    const file = openSync(path, 'r+')
    writeSync(file, Buffer.alloc(20 * PAGE_BYTES, 0xa5), 0, 20 * PAGE_BYTES, 4 * PAGE_BYTES)
    closeSync(file)
  },
  unreadable: (path: string) => chmodSync(path, 0),
} as const

export type Damage = keyof typeof DAMAGES
