/** Modules by their file names, `part.js`, as they would be served one by one. */
export type Modules = ReadonlyMap<string, string>

const IMPORT = /^import\s*(?:\{([^}]*)\}\s*from\s*)?'\.\/([\w-]+\.js)'\n?/gm
const DECLARATION = /^(?:export )?(?:async )?(?:const|let|class|function) (\w+)/gm

/**
 * One module out of several, so that one hash vouches for all of them. It puts them one after the other, each
 * behind what it imports, which is all that modules without renamed imports and without equal names need.
 */
export function bundleModules(modules: Modules, entry: string): string {
  const done = new Set<string>()
  const texts: string[] = []

  function add(name: string): void {
    if (done.has(name)) return
    done.add(name)
    const text = modules.get(name)
    if (text === undefined) throw new Error(`The checkout element has no module ${name}`)
    for (const [, names = '', imported = ''] of text.matchAll(IMPORT)) {
      if (/\sas\s/.test(names)) throw new Error(`${name} renames what it imports from ${imported}`)
      add(imported)
    }
    texts.push(text.replaceAll(IMPORT, '').replaceAll(/^export /gm, ''))
  }

  add(entry)
  refuseEqualNames(texts)
  return texts.join('\n')
}

function refuseEqualNames(texts: readonly string[]): void {
  const names = new Set<string>()
  for (const [, name = ''] of texts.flatMap((text) => [...text.matchAll(DECLARATION)])) {
    if (names.has(name)) throw new Error(`Two modules of the checkout element declare ${name}`)
    names.add(name)
  }
}
