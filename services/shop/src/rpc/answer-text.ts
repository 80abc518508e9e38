import { randomUUID } from 'node:crypto'

/** Stands for a part whose text is known; nobody outside can guess it. */
const MARK = randomUUID()
const WRITTEN_MARK = JSON.stringify(MARK)

/** Texts of the parts met so far, while an answer is being written. */
let met: string[] | null = null

/**
 * A part of many answers, such as a product in a basket, that is written down once. It must not be
 * changed afterwards. Written in any other way it is what it looks like.
 */
export function withKnownText<Part extends object>(part: Part): Part {
  const text = JSON.stringify(part)
  return Object.defineProperty(part, 'toJSON', {
    value() {
      if (met === null) return { ...part }
      met.push(text)
      return MARK
    },
  })
}

/** The same as `JSON.stringify`, without writing again what has been written before. */
export function toAnswerText(value: unknown): string {
  const texts: string[] = []
  met = texts
  try {
    const [first = '', ...others] = JSON.stringify(value).split(WRITTEN_MARK)
    return others.reduce((text, other, index) => `${text}${texts[index]}${other}`, first)
  } finally {
    met = null
  }
}
