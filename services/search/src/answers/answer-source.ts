export interface Citation {
  id: string
  title: string
  uri: string
  permanentid: string
  clickUri: string
  source: string
}

export interface AnswerPart {
  textDelta: string
}

/** An answer under way: parts as they come, then what they rest on. */
export interface GeneratedAnswer {
  answerId: string
  contentFormat: 'text/plain' | 'text/markdown'
  parts: AsyncIterable<AnswerPart>
  /** Empty when nothing supports an answer. */
  citations: readonly Citation[]
  isAnswered: boolean
}

export interface AnswerQuestion {
  query: string
  contentFormats: readonly string[]
  signal: AbortSignal
}

/** Answers questions of shoppers in one shop. */
export interface AnswerSource {
  answer(question: AnswerQuestion): Promise<GeneratedAnswer>
}
