import type { Inline } from '@saum/contract/content-block'
import { TextLink } from '#app/ui/text-link.tsx'

/** Words of a content page. Their order never changes, so a position is a good key. */
export function Inlines({ words }: { words: readonly Inline[] }) {
  return words.map((word, position) => <Word key={position} word={word} />)
}

function Word({ word }: { word: Inline }) {
  switch (word.kind) {
    case 'text':
      return word.text
    case 'strong':
      return (
        <strong>
          <Inlines words={word.children} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <Inlines words={word.children} />
        </em>
      )
    case 'link':
      return (
        <TextLink href={word.href}>
          <Inlines words={word.children} />
        </TextLink>
      )
    case 'break':
      return <br />
  }
}
