import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { findShopByPath, type ShopPath } from '@saum/domain/shops'

/** A question of a shopper, and what an expert would accept as its answer. */
export interface JudgedQuestion {
  shop: ShopPath
  question: string
  topic: string
  /** Pages that may be cited first; none when only a refusal is honest. */
  pages: readonly string[]
  /** One of these must be in the answer. */
  facts: readonly string[]
  /** Whether saying that the shop does not know is honest as well. */
  mayRefuse: boolean
  half: 'tuned' | 'unseen'
}

const FILE = new URL('./questions.tsv', import.meta.url)

export function readQuestions(): JudgedQuestion[] {
  const [, ...lines] = readFileSync(FILE, 'utf8').trimEnd().split('\n')
  return lines.map(parseLine)
}

function parseLine(line: string): JudgedQuestion {
  const [path = '', question = '', topic = '', pages = '', facts = ''] = line.split('\t')
  const shop = findShopByPath(path)
  if (!shop || question === '' || pages === '') throw new Error(`Not a judged question: ${line}`)
  const accepted = pages.split(' ')
  return {
    shop: shop.path,
    question,
    topic,
    pages: accepted.filter((page) => page !== 'refuse'),
    facts: facts === '' ? [] : facts.split(' / '),
    mayRefuse: accepted.includes('refuse'),
    half: halfOf(`${path} ${question}`),
  }
}

/** The half a question belongs to depends on nothing but its words. */
function halfOf(text: string): JudgedQuestion['half'] {
  const [first = 0] = createHash('sha256').update(text).digest()
  return first % 2 === 0 ? 'tuned' : 'unseen'
}
