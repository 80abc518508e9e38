import type { Weave } from '@saum/images/compose/look'
import { known } from '../grammar/grammar-file.ts'
import { FABRICS } from '../grammar/materials.ts'

/** How a fabric takes the light. */
interface Surface {
  weave: Weave
  strength: number
  /** How much of the layers' highlights it keeps; above 0.8 plain cloth looks like latex. */
  spec: number
  /** Folds of stiff, rough cloth swallow more light than those of fluid cloth. */
  contrast?: number
  /** Spun from fibers of two dyes. */
  isHeathered?: boolean
}

const BY_GROUP: Readonly<Record<string, Surface>> = {
  jersey: { weave: 'jersey', strength: 1, spec: 0.5 },
  'jersey-fluid': { weave: 'jersey', strength: 0.6, spec: 0.65 },
  rib: { weave: 'rib', strength: 0.8, spec: 0.5 },
  ponte: { weave: 'plain', strength: 0.6, spec: 0.5 },
  poplin: { weave: 'plain', strength: 1, spec: 0.5 },
  voile: { weave: 'plain', strength: 1.2, spec: 0.4, contrast: 0.94 },
  crepe: { weave: 'crepe', strength: 1, spec: 0.45 },
  'fluid-twill': { weave: 'twill', strength: 0.9, spec: 0.6 },
  satin: { weave: 'plain', strength: 0.4, spec: 0.6 },
  silk: { weave: 'plain', strength: 0.4, spec: 0.65 },
  linen: { weave: 'linen', strength: 1, spec: 0.35 },
  'cotton-twill': { weave: 'twill', strength: 1.2, spec: 0.4 },
  gabardine: { weave: 'gabardine', strength: 1.2, spec: 0.5 },
  cord: { weave: 'cord', strength: 0.9, spec: 0.35 },
  velvet: { weave: 'velvet', strength: 1, spec: 0.75, contrast: 1.12 },
  denim: { weave: 'twill', strength: 0.8, spec: 0.4 },
  'denim-stretch': { weave: 'twill', strength: 0.6, spec: 0.45 },
  'wool-suiting': { weave: 'twill', strength: 0.9, spec: 0.5 },
  suiting: { weave: 'twill', strength: 0.7, spec: 0.5 },
  flannel: { weave: 'flannel', strength: 1, spec: 0.3, isHeathered: true },
  tweed: { weave: 'tweed', strength: 0.7, spec: 0.25, isHeathered: true },
  coating: { weave: 'nap', strength: 1, spec: 0.35 },
  'fine-knit': { weave: 'knit', strength: 0.7, spec: 0.45 },
  cashmere: { weave: 'fuzz', strength: 0.45, spec: 0.35 },
  'chunky-knit': { weave: 'knit', strength: 1.2, spec: 0.35, isHeathered: true },
  'airy-knit': { weave: 'fuzz', strength: 1, spec: 0.3, isHeathered: true },
  'cotton-knit': { weave: 'knit', strength: 0.9, spec: 0.4 },
  'fluid-knit': { weave: 'jersey', strength: 0.7, spec: 0.6 },
  'rib-knit': { weave: 'knit', strength: 0.8, spec: 0.45 },
  leather: { weave: 'grain', strength: 0.5, spec: 1 },
  canvas: { weave: 'canvas', strength: 1, spec: 0.3 },
}

/** Fabrics that differ from the rest of their group. */
const BY_FABRIC: Readonly<Record<string, Partial<Surface>>> = {
  'heavy-jersey': { strength: 1.3, spec: 0.4 },
  oxford: { weave: 'oxford' },
  'viscose-georgette': { weave: 'crepe', strength: 0.7 },
  'stretch-crepe': { strength: 0.7, spec: 0.5 },
  'silk-crepe': { weave: 'crepe', strength: 0.7, spec: 0.55, contrast: 1 },
  'silk-twill': { weave: 'twill', strength: 0.6, spec: 0.7 },
  'linen-blend': { strength: 0.7 },
  'wool-crepe': { weave: 'crepe', strength: 0.9 },
  boucle: { weave: 'boucle', strength: 1 },
  'double-wool': { strength: 0.7 },
  'mohair-blend': { strength: 1.5 },
  'grained-leather': { strength: 1, spec: 0.9 },
  suede: { weave: 'suede', strength: 1, spec: 0.25 },
}

export function surfaceOf(fabricKey: string): Surface {
  const { group } = known(FABRICS, fabricKey)
  const surface = BY_GROUP[group]
  if (surface === undefined) throw new Error(`No surface is known for the fabrics of ${group}`)
  return { ...surface, ...BY_FABRIC[fabricKey] }
}
