const BRAND = /^Saum\s+/u

/** `Aachen, Papierhaus`: in a list the town comes first, and nobody has to be told whose stores they are. */
export function storeLabel({ name, city }: { name: string; city: string }): string {
  const own = name.replace(BRAND, '')
  return own.includes(city) ? own : `${city}, ${own}`
}
