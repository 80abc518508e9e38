import { getHeapStatistics } from 'node:v8'

/** From 2 GB on V8 lets the heap of a thread grow to four times what is in use before it collects garbage. */
const LARGEST_HEAP_MB = 2000

const ownHeapMb = getHeapStatistics().heap_size_limit / 1_024 / 1_024

const SETTINGS: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_OPTIONS: [
    '--max-semi-space-size=16',
    `--max-old-space-size=${Math.floor(Math.min(LARGEST_HEAP_MB, ownHeapMb))}`,
  ].join(' '),
}

/**
 * The environment with settings for memory, which are read only when a process starts. By default glibc gives
 * each thread memory of its own and keeps freed buffers there: several hundred megabytes of compressed pages
 * and pictures that are long gone. V8 gives each thread up to 64 MB for young objects and a heap that depends
 * on the machine; with less of both the shop renders about as fast. What the operator has set stays.
 */
export function withMemorySettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...SETTINGS, ...env }
}
