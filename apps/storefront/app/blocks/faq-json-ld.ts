import { plainText, type Block } from '@saum/contract/content-block'
import { plainBlocks } from './plain-blocks.ts'
import { walkBlocks } from './walk-blocks.ts'

/** All questions of a page with their answers, word for word as it shows them; one list per page. */
export function faqJsonLd(blocks: readonly Block[]): object | null {
  const questions: object[] = []
  for (const block of walkBlocks(blocks)) {
    if (block.kind !== 'accordion' || !block.isFaq) continue
    for (const { title, children } of block.entries) {
      questions.push({
        '@type': 'Question',
        name: plainText(title),
        acceptedAnswer: { '@type': 'Answer', text: plainBlocks(children) },
      })
    }
  }
  if (questions.length === 0) return null
  return { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: questions }
}
