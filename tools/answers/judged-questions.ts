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

/** Written before the pages were read; a half of them is never looked at while answers are improved. */
export function readQuestions(): JudgedQuestion[] {
  return readLines('questions').map((line) => parseLine(line, halfOf(line)))
}

/** Written to improve answers with. */
export function readPractice(): JudgedQuestion[] {
  return readLines('practice').map((line) => parseLine(line, 'tuned'))
}

function readLines(name: string): string[] {
  const file = new URL(`./${name}.tsv`, import.meta.url)
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
  return lines
}

function parseLine(line: string, half: JudgedQuestion['half']): JudgedQuestion {
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
    half,
  }
}

/** The half a question belongs to depends on nothing but its words. */
function halfOf(line: string): JudgedQuestion['half'] {
  const [path = '', question = ''] = line.split('\t')
  const [first = 0] = createHash('sha256').update(`${path} ${question}`).digest()
  return first % 2 === 0 ? 'tuned' : 'unseen'
}
