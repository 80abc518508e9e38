import type { GeneratedAnswer } from './answer-source.ts'
import type { Passage } from './passage.ts'

type ContentFormat = GeneratedAnswer['contentFormat']

/** Answers this short, or that begin with yes or no, mean nothing without what was asked. */
const SHORT_CHARACTERS = 60
const YES_OR_NO = /^(ja|nein|nichts|yes|no|nothing|oui|non|rien|meist|mostly|en général)\b/iu

/** Puts passages together word for word; only headings that are needed to understand them are added. */
export function composeAnswer(passages: readonly Passage[], format: ContentFormat): string {
  return passages
    .map((passage) => {
      const body = format === 'text/markdown' ? passage.markdown : passage.text
      const heading = neededHeading(passage)
      if (heading === null) return body
      const gap = body.includes('\n') ? '\n' : ' '
      return `${format === 'text/markdown' ? `**${heading}**` : heading}${gap}${body}`
    })
    .join('\n\n')
}

function neededHeading({ citation, headings, text }: Passage): string | null {
  const heading = headings.at(-1)
  // Facts of a product name it themselves.
  if (heading === undefined || citation.source !== 'content') return null
  const isPart = text.includes('\n') || text.length < SHORT_CHARACTERS || YES_OR_NO.test(text)
  if (!isPart) return null
  return /[?!.:]$/.test(heading) ? heading : `${heading}:`
}
