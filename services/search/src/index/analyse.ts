export interface AnalysedTerm {
  term: string
  /** 1 for the word itself, less for a part of it. */
  weight: number
  /** Where the word stands among the words of the text; parts share the place of their word. */
  position: number
}

/** Turns a text into the terms an index holds, the same way for documents and for queries. */
export type Analyse = (text: string) => readonly AnalysedTerm[]
