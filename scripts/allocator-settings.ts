const SETTINGS: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/**
 * The environment with settings for the allocator of glibc, which reads them only when a process starts. By
 * default each thread gets memory of its own and freed buffers stay with it: several hundred megabytes of
 * compressed pages and pictures that are long gone. What the operator has set stays.
 */
export function withAllocatorSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...SETTINGS, ...env }
}
