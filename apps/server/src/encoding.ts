export const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

const MAX_REMEMBERED = 256
const remembered = new Map<string, Encoding>()

/** The best encoding a client takes: brotli, then gzip, then none. Browsers send few variants. */
export function negotiate(acceptEncoding: string | null | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  const known = remembered.get(acceptEncoding)
  if (known) return known
  const best = bestOf(acceptEncoding)
  if (remembered.size < MAX_REMEMBERED) remembered.set(acceptEncoding, best)
  return best
}

function bestOf(acceptEncoding: string): Encoding {
  const weights = new Map(acceptEncoding.toLowerCase().split(',').map(toWeight))
  const others = weights.get('*') ?? 0
  return ENCODINGS.find((encoding) => (weights.get(encoding) ?? others) > 0) ?? 'identity'
}

function toWeight(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  return [name, weight === undefined ? 1 : Number(weight) || 0]
}
