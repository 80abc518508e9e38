import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { SUGGESTION_LIMIT, type Engine, type EngineAnswer, type EngineSetting } from './engine.ts'
import { type Filter, listPhrases } from './questions.ts'
import { listProducts, type BenchProduct } from './range.ts'
import {
  facetSearchSql,
  facetsSql,
  INDEXES,
  ofCategory,
  pageSql,
  placesBeginning,
  PRODUCT_COLUMNS,
  productRow,
  TABLES,
  type CandidateSource,
} from './sql-facets.ts'
import { placeOf } from './coded-product.ts'
import { createVocabulary, toWords, type Vocabulary } from './vocabulary.ts'

const SEARCHED = 'product_words join product on product.id = product_words.rowid'

/** SQLite with its own full text index; typing mistakes are expanded before it is asked. */
export async function createSqliteEngine({ products, folder }: EngineSetting): Promise<Engine> {
  const db = new DatabaseSync(join(folder, 'search.sqlite'))
  const vocabulary = createVocabulary()
  fill(db, vocabulary, products)
  const suggestions = db.prepare(
    `select phrase from phrase where phrase >= ? and phrase < ? order by asked desc limit ${SUGGESTION_LIMIT}`,
  )

  function answer(source: CandidateSource, filter: Filter): EngineAnswer {
    const counts = rows(db.prepare(facetsSql(source, filter)))
    const page = rows(db.prepare(pageSql(source, filter)))
    const total = counts.reduce(
      (sum, [facet, , count]) => sum + (facet === 7 ? Number(count) : 0),
      0,
    )
    return { total, products: page.map(([display]) => String(display)), values: counts.length }
  }

  return {
    counts: 'colors',
    listing: ({ category, sort, filter }) => answer(ofCategory(category, sort), filter),
    search: ({ query, filter }) => answer(matching(query, vocabulary), filter),
    suggest: (typed) => rows(suggestions, typed, `${typed}\u{10FFFF}`).length,
    facetSearch({ field, start, category, filter }) {
      const places = placesBeginning(field, start)
      return rows(db.prepare(facetSearchSql(ofCategory(category), filter, { field, places })))
        .length
    },
    close: () => db.close(),
  }
}

function rows(statement: StatementSync, ...values: string[]): unknown[][] {
  statement.setReturnArrays(true)
  return statement.all(...values) as unknown as unknown[][]
}

function matching(query: string, vocabulary: Vocabulary): CandidateSource {
  const words = toWords(query)
  const parts = words.map((word, place) => {
    const alternatives = vocabulary.near(word).map((term) => `"${term}"`)
    if (place === words.length - 1) alternatives.push(`"${word}"*`)
    return alternatives.length === 0 ? `"${word}"` : `(${alternatives.join(' OR ')})`
  })
  const expression = parts.join(' AND ')
  return {
    from: SEARCHED,
    where: `product_words match '${expression}'`,
    order: 'bm25(product_words, 8, 1)',
  }
}

function fill(db: DatabaseSync, vocabulary: Vocabulary, products: number): void {
  db.exec('pragma journal_mode = wal; pragma cache_size = -65536; pragma mmap_size = 268435456')
  db.exec(TABLES)
  db.exec(`create virtual table product_words using fts5(name, rest, content='', detail=column,
    tokenize="unicode61 remove_diacritics 0")`)
  db.exec(
    'create table phrase (phrase text primary key, asked integer not null) without rowid; begin',
  )
  const places = PRODUCT_COLUMNS.map(() => '?').join(', ')
  const insert = {
    product: db.prepare(`insert into product values (${places})`),
    size: db.prepare('insert into product_size values (?, ?)'),
    tile: db.prepare('insert into tile values (?, ?)'),
    words: db.prepare('insert into product_words (rowid, name, rest) values (?, ?, ?)'),
    phrase: db.prepare('insert into phrase values (?, ?)'),
  }
  for (const product of listProducts(products)) {
    const { name, rest } = searchedTexts(product)
    insert.product.run(...productRow(product))
    insert.tile.run(product.id, product.display)
    insert.words.run(product.id, name, rest)
    for (const size of product.sizes) insert.size.run(product.id, placeOf('size', size))
    for (const word of toWords(`${name} ${rest}`)) vocabulary.add(word)
  }
  for (const [phrase, asked] of listPhrases(products)) insert.phrase.run(phrase, asked)
  db.exec('commit')
  for (const index of INDEXES) db.exec(index)
  db.exec(`insert into product_words (product_words) values ('optimize'); analyze`)
}

/** What words are looked for in, the weightier part first. */
export function searchedTexts(product: BenchProduct): { name: string; rest: string } {
  const { name, brand, color, material, season, category, description } = product
  return { name, rest: [brand, color, material, season, ...category, description].join(' ') }
}
