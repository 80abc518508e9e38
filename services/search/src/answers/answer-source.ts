export interface Citation {
  id: string
  title: string
  uri: string
  permanentid: string
  clickUri: string
  source: string
  /** What a client may ask to know besides, by the names of fields of results. */
  fields?: CitationFields
}

export type CitationFields = Readonly<Record<string, unknown>>

export interface AnswerWishes {
  contentFormats: readonly string[]
  citationFields?: readonly string[]
}

/** The one passage that answers a question best. */
export interface AnswerSnippet {
  text: string
  permanentid: string
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

export interface AnswerQuestion extends AnswerWishes {
  query: string
  signal: AbortSignal
}

/** Answers questions of shoppers in one shop. */
export interface AnswerSource {
  answer(question: AnswerQuestion): Promise<GeneratedAnswer>
  /** Word for word; `null` where nothing answers the question. */
  snippet(query: string): Promise<AnswerSnippet | null>
}
