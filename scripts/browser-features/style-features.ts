import * as csstree from 'css-tree'
import type { CssNode, Declaration, DeclarationList, Block } from 'css-tree'
import { findFeature } from './compat-data.ts'
import { FeatureUses, type FeatureUse } from './feature-use.ts'
import { functionFeature, unitFeature, valueFeature } from './style-values.ts'

/** At-rules whose declarations are descriptors, not properties. */
const WITH_DESCRIPTORS = ['font-face', 'property', 'counter-style', 'page', 'view-transition']

/** What a stylesheet asks of a browser beyond the promise. */
export function findStyleFeatures(css: string): FeatureUse[] {
  const uses = new FeatureUses()
  const tree = csstree.parse(css, { positions: true, parseCustomProperty: true })
  csstree.walk(tree, function (node) {
    const offset = node.loc?.start.offset ?? 0
    if (this.rule && (node.type === 'Rule' || node.type === 'Atrule')) {
      uses.note('css.selectors.nesting', '&', offset)
    }
    // How the parser keeps a nested rule that begins with an element.
    if (node.type === 'Raw' && this.rule && !this.declaration && node.value.includes('{')) {
      uses.note('css.selectors.nesting', '&', offset)
    }
    noteCondition(node, offset, uses)
    noteSelector(node, offset, uses)
    if (node.type === 'Atrule') uses.note(`css.at-rules.${node.name}`, `@${node.name}`, offset)
    if (node.type === 'Declaration') {
      const atRule = this.rule ? undefined : this.atrule?.name
      noteDeclaration(node, { uses, atRule, siblings: namesIn(this.block ?? this.stylesheet) })
    }
  })
  return uses.found
}

/** `(prefers-contrast: more)`, as `matchMedia` takes it. */
export function findMediaFeatures(query: string): FeatureUse[] {
  return findStyleFeatures(`@media ${query} {}`)
}

/** The declarations of a `style` attribute. */
export function findInlineStyleFeatures(declarations: string): FeatureUse[] {
  return findStyleFeatures(`a{${declarations}}`)
}

function noteCondition(node: CssNode, offset: number, uses: FeatureUses): void {
  if (node.type === 'Feature' && node.kind === 'media') {
    const name = node.name.replace(/^(min|max)-/, '')
    uses.note(`css.at-rules.media.${name}`, name, offset)
  }
  if (node.type === 'FeatureRange' && node.kind === 'media') {
    uses.note('css.at-rules.media.range_syntax', '@media', offset)
    for (const side of [node.left, node.middle, node.right]) {
      if (side?.type === 'Identifier')
        uses.note(`css.at-rules.media.${side.name}`, side.name, offset)
    }
  }
  if (node.type === 'FeatureFunction') {
    const feature = CONTAINER_FUNCTIONS[node.feature]
    if (feature !== undefined) uses.note(feature, node.feature, offset)
  }
}

const CONTAINER_FUNCTIONS: Readonly<Record<string, string>> = {
  style: 'css.at-rules.container.style_queries_for_custom_properties',
  'scroll-state': 'css.at-rules.container.scroll-state_queries',
  selector: 'css.at-rules.supports.selector',
}

/** Selectors with a prefix are for one browser by intention. */
function noteSelector(node: CssNode, offset: number, uses: FeatureUses): void {
  if (node.type === 'NestingSelector') uses.note('css.selectors.nesting', '&', offset)
  if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') {
    if (node.name.startsWith('-')) return
    uses.note(`css.selectors.${node.name}`, `:${node.name}`, offset)
  }
  if (node.type === 'Nth' && node.selector) {
    uses.note('css.selectors.nth-child.of_syntax', ':nth-child', offset)
  }
}

interface Surroundings {
  uses: FeatureUses
  atRule: string | undefined
  siblings: readonly string[]
}

function noteDeclaration(node: Declaration, { uses, atRule, siblings }: Surroundings): void {
  const { property } = node
  const offset = node.loc?.start.offset ?? 0
  if (property.startsWith('-') && !property.startsWith('--')) return
  const base =
    atRule !== undefined && WITH_DESCRIPTORS.includes(atRule)
      ? `css.at-rules.${atRule}.${property}`
      : `css.properties.${property}`
  // With its prefixed name beside it, a property is known to browsers that want the prefix.
  const prefixes = ['-webkit-', '-moz-'].filter((prefix) => siblings.includes(prefix + property))
  uses.note(base, property, offset, prefixes)
  csstree.walk(node.value, (part) => {
    if (part.type === 'Identifier') {
      const feature = valueFeature(property, base, part.name)
      if (feature !== null && prefixes.length === 0) uses.note(feature, part.name, offset)
    }
    if (part.type === 'Function') {
      const first = part.children.first
      const isRelative = first?.type === 'Identifier' && first.name === 'from'
      const feature = functionFeature(part.name, isRelative)
      if (feature !== null) uses.note(feature, part.name, offset)
      if (findFeature(`${base}.${part.name}`)) uses.note(`${base}.${part.name}`, part.name, offset)
    }
    if (part.type === 'Dimension') {
      const feature = unitFeature(part.unit)
      if (feature !== null) uses.note(feature, part.unit, offset)
    }
  })
}

function namesIn(block: Block | DeclarationList | csstree.StyleSheet | null): string[] {
  const names: string[] = []
  block?.children.forEach((child) => {
    if (child.type === 'Declaration') names.push(child.property)
  })
  return names
}
