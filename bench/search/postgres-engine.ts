import { openPostgresDatabase } from '@saum/shop/database/postgres-database'
import type { Sql } from '@saum/shop/database/database'
import { placeOf } from './coded-product.ts'
import { SUGGESTION_LIMIT, type Engine, type EngineAnswer, type EngineSetting } from './engine.ts'
import { type Filter, listPhrases } from './questions.ts'
import { listProducts } from './range.ts'
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
import { searchedTexts } from './sqlite-engine.ts'
import { createVocabulary, toWords, type Vocabulary } from './vocabulary.ts'

const CHUNK = 2_000
const SEARCHED = 'product_words join product on product.id = product_words.id'

/** PostgreSQL's full text search, one connection at a time; mistakes are expanded before it is asked. */
export async function createPostgresEngine({
  products,
  postgresUrl,
}: EngineSetting): Promise<Engine> {
  const url = new URL(postgresUrl)
  url.searchParams.set('options', `-c search_path=search_${products} -c jit=off -c work_mem=64MB`)
  const db = await openPostgresDatabase(url.href)
  const vocabulary = createVocabulary()
  await db.sql.script(`create schema search_${products}`)
  await fill(db.sql, vocabulary, products)

  async function answer(source: CandidateSource, filter: Filter): Promise<EngineAnswer> {
    const counts = await db.sql.statement<{ facet: number; count: number }>(
      facetsSql(source, filter).replace(
        'select 0, brand, count(*)',
        'select 0 as facet, brand as value, count(*)',
      ),
    )
    const page = await db.sql.statement<{ display: string }>(pageSql(source, filter))
    const total = counts.reduce((sum, { facet, count }) => sum + (facet === 7 ? count : 0), 0)
    return { total, products: page.map(({ display }) => display), values: counts.length }
  }

  return {
    counts: 'colors',
    listing: ({ category, sort, filter }) => answer(ofCategory(category, sort), filter),
    search: ({ query, filter }) => answer(matching(query, vocabulary), filter),
    async suggest(typed) {
      const found = await db.sql.statement(
        `select phrase from phrase where phrase like $1 order by asked desc limit ${SUGGESTION_LIMIT}`,
        [`${typed}%`],
      )
      return found.length
    },
    async facetSearch({ field, start, category, filter }) {
      const places = placesBeginning(field, start)
      const source = ofCategory(category)
      const found = await db.sql.statement(facetSearchSql(source, filter, { field, places }))
      return found.length
    },
    close: () => db.close(),
  }
}

function matching(query: string, vocabulary: Vocabulary): CandidateSource {
  const words = toWords(query)
  const parts = words.map((word, place) => {
    const alternatives = vocabulary.near(word).map((term) => `'${term}'`)
    if (place === words.length - 1) alternatives.push(`'${word}':*`)
    return alternatives.length === 0 ? `'${word}'` : `(${alternatives.join(' | ')})`
  })
  const expression = `$words$${parts.join(' & ')}$words$::tsquery`
  return {
    from: SEARCHED,
    where: `words @@ ${expression}`,
    order: `ts_rank(words, ${expression}) desc`,
  }
}

async function fill(sql: Sql, vocabulary: Vocabulary, products: number): Promise<void> {
  await sql.script(`${TABLES};
    create table product_words (id integer primary key, words tsvector not null);
    create table product_text (id integer, name text, rest text);
    create table phrase (phrase text primary key, asked integer not null)`)
  let chunk: Parameters<typeof insertChunk>[1] = []
  for (const product of listProducts(products)) {
    const { name, rest } = searchedTexts(product)
    for (const word of toWords(`${name} ${rest}`)) vocabulary.add(word)
    const sizes = product.sizes.map((size) => [product.id, placeOf('size', size)])
    const tile = [product.id, product.display] as const
    chunk.push({ row: productRow(product), sizes, tile, text: [product.id, name, rest] })
    if (chunk.length === CHUNK) {
      await insertChunk(sql, chunk)
      chunk = []
    }
  }
  await insertChunk(sql, chunk)
  const phrases = [...listPhrases(products)]
  await sql.insert({ table: 'phrase', columns: ['phrase', 'asked'], rows: phrases, onConflict: '' })
  await sql.script(`set statement_timeout = 0;
    insert into product_words select id, setweight(to_tsvector('simple', name), 'A') ||
      setweight(to_tsvector('simple', rest), 'D') from product_text;
    drop table product_text;
    create index words_gin on product_words using gin (words) with (fastupdate = off);
    create index phrase_start on phrase (phrase text_pattern_ops);
    ${INDEXES.join('; ')}`)
  for (const table of ['product', 'product_size', 'tile', 'product_words', 'phrase']) {
    await sql.statement(`vacuum analyze ${table}`)
  }
}

interface ChunkEntry {
  row: readonly number[]
  sizes: readonly (readonly number[])[]
  tile: readonly [number, string]
  text: readonly [number, string, string]
}

async function insertChunk(sql: Sql, chunk: ChunkEntry[]): Promise<void> {
  if (chunk.length === 0) return
  const onConflict = ''
  const rows = chunk.map(({ row }) => row)
  await sql.insert({ table: 'product', columns: PRODUCT_COLUMNS, rows, onConflict })
  const sizes = chunk.flatMap((entry) => entry.sizes)
  await sql.insert({ table: 'product_size', columns: ['id', 'size'], rows: sizes, onConflict })
  const tiles = chunk.map(({ tile }) => tile)
  await sql.insert({ table: 'tile', columns: ['id', 'display'], rows: tiles, onConflict })
  const texts = chunk.map(({ text }) => text)
  const columns = ['id', 'name', 'rest']
  await sql.insert({ table: 'product_text', columns, rows: texts, onConflict })
}
