import { Fragment } from 'react'

const MARK = /\*([^*]+)\*/

/** A title of which asterisks mark one word: `Montag, *fertig*`. */
export function Marked({ words }: { words: string }) {
  return words
    .split(MARK)
    .map((part, position) =>
      position % 2 === 1 ? (
        <em key={position}>{part}</em>
      ) : (
        <Fragment key={position}>{part}</Fragment>
      ),
    )
}

/** The same words where nothing can be marked. */
export function unmarked(words: string): string {
  return words.split(MARK).join('')
}
