import { Fragment } from 'react'
import { usePageSettings } from '#app/page/page-settings.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import { answerHref } from './answer-href.ts'
import { parseAnswer, type AnswerBlock, type AnswerWords } from './answer-markdown.ts'

/** The text of an answer. It only ever grows at its end, so a position is a good key. */
export function AnswerParagraphs({ markdown }: { markdown: string }) {
  return parseAnswer(markdown).map((block, position) => <Block key={position} {...block} />)
}

function Block({ kind, lines }: AnswerBlock) {
  if (kind === 'paragraph') {
    return (
      <p>
        {lines.map((words, line) => (
          <Fragment key={line}>
            {line > 0 && <br />}
            <Words words={words} />
          </Fragment>
        ))}
      </p>
    )
  }
  const List = kind === 'steps' ? 'ol' : 'ul'
  return (
    <List>
      {lines.map((words, line) => (
        <li key={line}>
          <Words words={words} />
        </li>
      ))}
    </List>
  )
}

function Words({ words }: { words: readonly AnswerWords[] }) {
  return words.map((run, position) => <Run key={position} {...run} />)
}

function Run({ kind, text, href = '' }: AnswerWords) {
  const { publicOrigin } = usePageSettings()
  const target = kind === 'link' ? answerHref(href, publicOrigin) : null
  if (target !== null) return <TextLink href={target}>{text}</TextLink>
  if (kind === 'strong') return <strong>{text}</strong>
  return kind === 'emphasis' ? <em>{text}</em> : text
}
