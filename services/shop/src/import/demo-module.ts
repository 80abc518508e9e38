import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StartupError } from '@saum/domain/startup-error'

/** What a demo range is made by: a program, because a believable range is too large to ship. */
export interface DemoModule {
  /** Changes whenever the files would. */
  fingerprint(): string | Promise<string>
  /** Writes one `{kind}.ndjson` per kind into the folder. */
  writeDemoRange(
    folder: string,
    options: { now: number; onProgress: (text: string) => void },
  ): void | Promise<void>
}

/** Takes a path or a file address. */
export async function loadDemoModule(location: string): Promise<DemoModule> {
  const url = location.startsWith('file:') ? location : pathToFileURL(resolve(location)).href
  try {
    const module: unknown = await import(url)
    if (!isDemoModule(module)) throw new Error('it lacks fingerprint or writeDemoRange')
    return module
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(`The demo range ${location} cannot be used: ${reason}`, { cause: error })
  }
}

function isDemoModule(module: unknown): module is DemoModule {
  return (
    typeof module === 'object' &&
    module !== null &&
    typeof Reflect.get(module, 'fingerprint') === 'function' &&
    typeof Reflect.get(module, 'writeDemoRange') === 'function'
  )
}
