import type { ContentPage } from '@saum/contract/content'
import { tellPassages, type AnswerGenerator } from './answer-generator.ts'
import type {
  AnswerPart,
  AnswerSource,
  Citation,
  CitationFields,
  GeneratedAnswer,
} from './answer-source.ts'
import { choosePassages, type ChosenPassages } from './choose-passages.ts'
import { isAboutOtherFibre } from './fibres.ts'
import { indexPages } from './index-pages.ts'
import type { PassageIndex } from './passage-index.ts'
import { answerFromProduct, type ProductQuestionParts } from './product-question.ts'
import { createQuestionReader } from './question.ts'

export interface AnswerSourceParts extends Omit<ProductQuestionParts, 'read'> {
  /** Pages of every locale; those of the shop are used. */
  pages: readonly ContentPage[]
  /** Made from the pages before: they stay the same while the range changes. */
  pageIndex?: PassageIndex
  createId(): string
  /** Writes the answer; by default passages are told word for word. */
  generate?: AnswerGenerator
}

/** Passages looked at for one answer. */
const CANDIDATES = 8

/** Answers questions from the pages of a shop and from its products, and from nothing else. */
export function createAnswerSource(parts: AnswerSourceParts): AnswerSource {
  const { createId, generate = tellPassages } = parts
  const read = createQuestionReader(parts.shop, parts.analyse)
  const pageIndex = parts.pageIndex ?? indexPages(parts)

  async function choose(query: string): Promise<ChosenPassages | null> {
    const fromProduct = await answerFromProduct(query, { ...parts, read })
    if (fromProduct !== null) return fromProduct
    const question = read(query)
    const found = pageIndex.find(question, CANDIDATES)
    return choosePassages(
      found.filter(
        ({ passage }) => !isAboutOtherFibre(passage, question.spoken, parts.shop.language),
      ),
    )
  }

  return {
    async answer({ query, contentFormats, citationFields = [], signal }) {
      const contentFormat = formatFrom(contentFormats)
      const chosen = await choose(query)
      if (chosen === null) return nothingFound(createId(), contentFormat)
      const passages = chosen.told
      return {
        answerId: createId(),
        contentFormat,
        parts: toParts(generate({ question: query, passages, contentFormat, signal })),
        citations: citationsOf(chosen, citationFields),
        isAnswered: true,
      }
    },
    async snippet(query) {
      const best = (await choose(query))?.told[0]
      return best ? { text: best.text, permanentid: best.citation.permanentid } : null
    },
  }
}

function formatFrom(formats: readonly string[]): GeneratedAnswer['contentFormat'] {
  const known = formats.find((format) => format === 'text/plain' || format === 'text/markdown')
  return known ?? 'text/plain'
}

function nothingFound(
  answerId: string,
  contentFormat: GeneratedAnswer['contentFormat'],
): GeneratedAnswer {
  return { answerId, contentFormat, parts: noParts(), citations: [], isAnswered: false }
}

async function* noParts(): AsyncGenerator<AnswerPart> {
  // Nothing to tell.
}

async function* toParts(deltas: AsyncIterable<string>): AsyncGenerator<AnswerPart> {
  for await (const textDelta of deltas) yield { textDelta }
}

function citationsOf({ told, alsoCited }: ChosenPassages, wanted: readonly string[]): Citation[] {
  const byPlace = new Map<string, Citation>()
  for (const { citation } of [...told, ...alsoCited]) {
    if (byPlace.has(citation.clickUri)) continue
    const { fields = {}, ...cited } = citation
    byPlace.set(citation.clickUri, {
      ...cited,
      ...(wanted.length > 0 && { fields: pick(fields, wanted) }),
    })
  }
  return [...byPlace.values()]
}

/** Own fields only: a client may ask for `constructor`. */
function pick(fields: CitationFields, wanted: readonly string[]): CitationFields {
  const known = wanted.filter((name) => Object.hasOwn(fields, name))
  return Object.fromEntries(known.map((name) => [name, fields[name]]))
}
