import type { Inline } from '@saum/contract/content-block'
import { isIcon } from '#app/ui/icon-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import styles from './inlines.module.css'

/** Words of a content page. Their order never changes, so a position is a good key. */
export function Inlines({ words }: { words: readonly Inline[] }) {
  return words.map((word, position) => <Word key={position} word={word} />)
}

/** A line does not end after the first letter of a word. */
const TOGETHER = /(\be-mail)/i

/** Every second part is what the pattern found. */
function keepTogether(part: string, position: number) {
  if (position % 2 === 0) return part
  return (
    <span key={position} className={styles.together}>
      {part}
    </span>
  )
}

/** A telephone number stays on one line. */
function unbroken(words: readonly Inline[]): Inline[] {
  return words.map((word) =>
    word.kind === 'text' ? { ...word, text: word.text.replaceAll(' ', '\u00A0') } : word,
  )
}

function SymbolWord({ name, label }: { name: string; label: string }) {
  if (!isIcon(name)) return label
  return (
    <span className={styles.symbol}>
      <Icon name={name} {...(name.startsWith('care-') && { size: 'large' })} label={label} />
    </span>
  )
}

function Word({ word }: { word: Inline }) {
  switch (word.kind) {
    case 'text':
      return word.text.split(TOGETHER).map((part, position) => keepTogether(part, position))
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
          <Inlines words={word.href.startsWith('tel:') ? unbroken(word.children) : word.children} />
        </TextLink>
      )
    case 'symbol':
      return <SymbolWord {...word} />
    case 'break':
      return <br />
  }
}
