/** Which files there are and how large, in the order of their last use. */
export interface DiskUsage {
  has(name: string): boolean
  /** New, or used again. */
  enter(name: string, size: number): void
  touch(name: string): void
  leave(name: string): void
  /** Takes out the files that have to go to stay within the bound. */
  takeBeyond(maxBytes: number): string[]
  sizes(): { diskBytes: number; diskFiles: number }
}

export function createDiskUsage(): DiskUsage {
  // A Map keeps the order of insertion: the file unused for longest comes first.
  const files = new Map<string, number>()
  let bytes = 0

  function leave(name: string): void {
    bytes -= files.get(name) ?? 0
    files.delete(name)
  }

  function enter(name: string, size: number): void {
    leave(name)
    files.set(name, size)
    bytes += size
  }

  return {
    has: (name) => files.has(name),
    enter,
    touch(name) {
      const size = files.get(name)
      if (size !== undefined) enter(name, size)
    },
    leave,
    takeBeyond(maxBytes) {
      const taken: string[] = []
      for (const name of files.keys()) {
        if (bytes <= maxBytes) break
        leave(name)
        taken.push(name)
      }
      return taken
    },
    sizes: () => ({ diskBytes: bytes, diskFiles: files.size }),
  }
}
