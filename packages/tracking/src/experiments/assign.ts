/** `control` is the page as everybody knows it. */
export type ExperimentVariant = 'control' | 'variant'

interface SharedExperiment {
  key: string
  /** How many of hundred visitors see the other version. */
  share: number
}

/**
 * Which version a visitor sees: always the same one, without anybody having to remember it. Whoever sees
 * the other version goes on seeing it when the share grows.
 */
export function variantOf(consentId: string, { key, share }: SharedExperiment): ExperimentVariant {
  const place = (hashOf(`${key}:${consentId}`) / 2 ** 32) * 100
  return place < share ? 'variant' : 'control'
}

/** FNV-1a; its end is murmur's, or the places of ids that look alike would lie side by side. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
