import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

export const PEERS_FOLDER = 'bench/search/peers'

/** Libraries nothing else needs live in a folder of their own, which the benchmark fills when it runs. */
export async function loadPeer<Library>(path: string): Promise<Library> {
  const file = resolve(PEERS_FOLDER, 'node_modules', path)
  return (await import(pathToFileURL(file).href)) as Library
}
