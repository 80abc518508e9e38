import { type Feature, findFeature, isStandard, listLacking, partsOf } from './compat-data.ts'

/** Features of one name; which of them a script means, only its types would tell. */
type Candidates = Map<string, string[]>

/** Objects that every page has, and the interface each one has. */
const KNOWN_OBJECTS: Readonly<Record<string, string>> = {
  caches: 'CacheStorage',
  crypto: 'Crypto',
  customElements: 'CustomElementRegistry',
  document: 'Document',
  history: 'History',
  indexedDB: 'IDBFactory',
  localStorage: 'Storage',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  screen: 'Screen',
  sessionStorage: 'Storage',
  visualViewport: 'VisualViewport',
}
const GLOBAL_OBJECTS = ['window', 'self', 'globalThis']

const MEMBERS: Candidates = new Map()
const EVENTS: Candidates = new Map()
const ATTRIBUTES: Candidates = new Map()

for (const root of ['api', 'javascript.builtins']) {
  for (const [name, feature] of partsOf(findFeature(root)))
    readInterface(`${root}.${name}`, feature)
}
for (const [name] of partsOf(findFeature('css.properties'))) {
  add(
    MEMBERS,
    name.replaceAll(/-([a-z])/g, (_, letter) => letter.toUpperCase()),
    `css.properties.${name}`,
  )
}
readAttributes('html.global_attributes', findFeature('html.global_attributes'))
for (const [name, element] of partsOf(findFeature('html.elements'))) {
  readAttributes(`html.elements.${name}`, element)
}

/** An interface outside the promise is reached through something that is outside as well, and named there. */
function readInterface(path: string, feature: Feature): void {
  if (listLacking(feature).length > 0) return
  for (const [name] of partsOf(feature)) {
    const candidate = `${path}.${name}`
    if (name.endsWith('_event')) add(EVENTS, name.replace(/_event$/, ''), candidate)
    else if (/^\w+$/.test(name) && !name.endsWith('_static')) add(MEMBERS, name, candidate)
  }
}

/** Properties of components are often called like something one browser has tried. */
function readAttributes(path: string, feature: Feature | undefined): void {
  for (const [name, attribute] of partsOf(feature)) {
    if (isStandard(attribute)) add(ATTRIBUTES, name, `${path}.${name}`)
  }
}

function add(candidates: Candidates, name: string, path: string): void {
  candidates.set(name, [...(candidates.get(name) ?? []), path])
}

/** Null unless every feature of that name is outside the promise; then the one that most browsers know. */
function judge(candidates: readonly string[] = []): string | null {
  const lacking = candidates.map((path) => ({ path, count: listLacking(findFeature(path)).length }))
  if (lacking.some(({ count }) => count === 0)) return null
  return lacking.toSorted((one, other) => one.count - other.count)[0]?.path ?? null
}

export const eventFeature = (name: string) => judge(EVENTS.get(name))
export const attributeFeature = (name: string) => judge(ATTRIBUTES.get(name))
export const memberFeature = (name: string) => judge(MEMBERS.get(name))

/** A name that stands alone: an interface, a function or an object of the page. */
export function globalFeature(name: string): string | null {
  if (GLOBAL_OBJECTS.includes(name)) return null
  const paths = [`javascript.builtins.${name}`, `api.${name}`, `api.Window.${name}`]
  return paths.find((path) => findFeature(path)) ?? null
}

/** `Promise.withResolvers`, `document.startViewTransition`, `window.navigation`; undefined for others. */
export function ownedFeature(owner: string, name: string): string | null | undefined {
  if (GLOBAL_OBJECTS.includes(owner)) return globalFeature(name) ?? undefined
  const paths = [
    `javascript.builtins.${owner}.${name}`,
    `api.${owner}.${name}_static`,
    `api.${KNOWN_OBJECTS[owner] ?? owner}.${name}`,
  ]
  return paths.find((path) => findFeature(path))
}
