import { descriptionOf, type Feature, findFeature, partsOf } from './compat-data.ts'

/** The feature a keyword of a property is, such as `css.properties.display.contents`. */
export function valueFeature(property: string, base: string, keyword: string): string | null {
  // In the shorthand it is a part of its own name.
  if (keyword === 'allow-discrete') return 'css.properties.transition-behavior'
  const name = keyword.toLowerCase()
  if (findFeature(`css.types.global_keywords.${name}`)) return `css.types.global_keywords.${name}`
  if (property.startsWith('--')) return null
  const part = partsOf(findFeature(base)).find(([key, feature]) => isNamed(key, feature, name))?.[0]
  return part === undefined ? null : `${base}.${part}`
}

/** Some parts carry a name of the data's own and say in their description which keyword they are. */
function isNamed(key: string, feature: Feature, name: string): boolean {
  if (key === name || key === `${name}_value`) return true
  return descriptionOf(feature).includes(`<code>${name}</code>`)
}

/** Functions by name: `css.types.color.color-mix`. */
const FUNCTIONS = listFunctions('css.types', 2)

function listFunctions(base: string, depth: number): Map<string, string> {
  const functions = new Map<string, string>()
  for (const [key, feature] of partsOf(findFeature(base))) {
    const path = `${base}.${key}`
    const described = /^<code>([\w-]+)\(\)<\/code>/.exec(descriptionOf(feature))?.[1]
    functions.set(described ?? key, path)
    if (depth === 1) continue
    for (const [name, below] of listFunctions(path, depth - 1)) {
      if (!functions.has(name)) functions.set(name, below)
    }
  }
  return functions
}

export function functionFeature(name: string, isRelative: boolean): string | null {
  const feature = FUNCTIONS.get(name.toLowerCase()) ?? null
  const relative = `${feature ?? ''}.relative_syntax`
  return isRelative && findFeature(relative) ? relative : feature
}

const UNIT_GROUPS: readonly [RegExp, string][] = [
  [/^dv(w|h|i|b|min|max)$/, 'css.types.length.viewport_percentage_units_dynamic'],
  [/^lv(w|h|i|b|min|max)$/, 'css.types.length.viewport_percentage_units_large'],
  [/^sv(w|h|i|b|min|max)$/, 'css.types.length.viewport_percentage_units_small'],
  [/^cq(w|h|i|b|min|max)$/, 'css.types.length.container_query_length_units'],
]
const UNIT_TYPES = ['length', 'time', 'angle', 'resolution', 'flex']

export function unitFeature(unit: string): string | null {
  const group = UNIT_GROUPS.find(([pattern]) => pattern.test(unit))?.[1]
  if (group !== undefined) return group
  const paths = UNIT_TYPES.map((type) => `css.types.${type}.${unit}`)
  return paths.find((path) => findFeature(path)) ?? null
}
