import type { HandlerContext } from '../http/route.ts'

/** The passage that answers a question, as classic clients show it above their results. */
interface ShortAnswer {
  answerFound: boolean
  question: string
  /** As HTML. */
  answerSnippet: string
  documentId: { contentIdKey: string; contentIdValue: string }
  /** From 0 to 1. */
  score: number
  relatedQuestions: readonly never[]
}

export const NO_SHORT_ANSWER: ShortAnswer = {
  answerFound: false,
  question: '',
  answerSnippet: '',
  documentId: { contentIdKey: '', contentIdValue: '' },
  score: 0,
  relatedQuestions: [],
}

/** One or two words name what is looked for and ask nothing. */
const FEWEST_WORDS = 3

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** For clients that may ask for answers; to all others no question is answered. */
export async function answerInShort(
  { shop, claims }: Pick<HandlerContext, 'shop' | 'claims'>,
  query: string,
): Promise<ShortAnswer> {
  const isQuestion = query.trim().split(/\s+/).length >= FEWEST_WORDS
  if (!isQuestion || !claims.purposes.includes('answers')) return NO_SHORT_ANSWER
  const snippet = await shop.answers.snippet(query)
  if (snippet === null) return NO_SHORT_ANSWER
  return {
    ...NO_SHORT_ANSWER,
    answerFound: true,
    question: query,
    answerSnippet: snippet.text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign),
    documentId: { contentIdKey: 'permanentid', contentIdValue: snippet.permanentid },
    score: 1,
  }
}
