import { findFeature, listLacking } from './compat-data.ts'
import type { FeatureUse } from './feature-use.ts'
import type { FindLines } from './source-lines.ts'

export interface AllowedFeature {
  /** Paths of the compatibility data; what lies below one is allowed with it. */
  features: readonly string[]
  /** What a browser without it does instead. */
  fallback: string
  /** The file that has the fallback. */
  where: string
  /** The test that takes the feature away and finds everything working. */
  test: string
  /** A dependency writes it into pages, so nothing that is built contains it; the home page proves it is used. */
  isServedOnly?: boolean
}

export interface ShippedUse extends FeatureUse {
  file: string
}

interface Findings {
  uses: readonly ShippedUse[]
  allowed: readonly AllowedFeature[]
  findLines: FindLines
  exists: (file: string) => boolean
}

/** What is wrong, each fault with what to do about it. */
export function listFaults({ uses, allowed, findLines, exists }: Findings): string[] {
  const features = new Set(uses.map(({ feature }) => feature))
  const unlisted = [...features].filter(
    (feature) => !isAllowed(feature, allowed) && !isPart(feature),
  )
  // Who misses a property misses its values.
  function isPart(feature: string): boolean {
    return [...features].some((other) => other !== feature && covers(other, feature))
  }
  return [
    ...unlisted.map((feature) =>
      describeUse(
        feature,
        uses.filter((use) => use.feature === feature),
        findLines,
      ),
    ),
    ...allowed.flatMap((entry) => listEntryFaults(entry, features, exists)),
  ]
}

export function isAllowed(feature: string, allowed: readonly AllowedFeature[]): boolean {
  return allowed.some(({ features }) => features.some((listed) => covers(listed, feature)))
}

function covers(feature: string, used: string): boolean {
  return used === feature || used.startsWith(`${feature}.`)
}

function describeUse(feature: string, uses: readonly ShippedUse[], findLines: FindLines): string {
  const files = [...new Set(uses.map(({ file }) => file))]
  const lines = [...new Set(uses.flatMap(({ word }) => findLines(feature, word)))].slice(0, 3)
  return [
    feature,
    `  shipped in   ${files.slice(0, 3).join(', ')}${files.length > 3 ? ' …' : ''}`,
    `  written in   ${lines.length === 0 ? 'none of our sources: a dependency' : lines.join(', ')}`,
    `  missing in   ${listLacking(findFeature(feature)).join(', ')}`,
    '  what to do   use what docs/browsers.md promises; or keep a page that works without it, prove that',
    '               by a test, and list it in scripts/browser-features/allowed-features.ts',
  ].join('\n')
}

function listEntryFaults(
  { features, where, test, isServedOnly = false }: AllowedFeature,
  used: ReadonlySet<string>,
  exists: (file: string) => boolean,
): string[] {
  return [
    ...features
      .filter((feature) => !isServedOnly && ![...used].some((other) => covers(feature, other)))
      .map((feature) => `${feature} is allowed, but no longer used: remove it from the list`),
    ...[where, test]
      .filter((file) => !exists(file))
      .map((file) => `${features.join(', ')}: ${file} of the list does not exist`),
  ]
}
