import { inflateSync } from 'node:zlib'

export interface ReadPdf {
  /** What is not compressed: structure and what the file says of itself. */
  source: string
  title: string
  /** Everything that is written on its pages, in that order. */
  text: string
}

/** Reads a PDF of ours the way a viewer copies text out of it: by the table each font brings along. */
export function readPdf(bytes: Buffer): ReadPdf {
  const source = bytes.toString('latin1')
  const objects = objectsOf(bytes, source)
  const fonts = fontNames(source)
  const maps = new Map(
    [...fonts].map(([name, id]) => {
      const map = new RegExp(`(?:^|\\n)${id} 0 obj\\n[\\s\\S]*?/ToUnicode (\\d+) 0 R`).exec(source)
      return [name, toUnicode(objects.get(Number(map?.[1])) ?? '')]
    }),
  )
  const pages = [...objects.values()].filter((stream) => stream.includes('BT\n'))
  return {
    source,
    title: titleOf(source),
    text: pages.map((page) => readPage(page, maps)).join('\n'),
  }
}

/** The streams of all objects, inflated. */
function objectsOf(bytes: Buffer, source: string): Map<number, string> {
  const objects = new Map<number, string>()
  for (const match of source.matchAll(/(\d+) 0 obj\n<<((?:(?!endobj)[\s\S])*?)>>\nstream\n/g)) {
    const start = match.index + match[0].length
    const length = Number(/\/Length (\d+)/.exec(match[2] ?? '')?.[1])
    const stream = bytes.subarray(start, start + length)
    const isDeflated = match[2]?.includes('FlateDecode') === true
    objects.set(Number(match[1]), (isDeflated ? inflateSync(stream) : stream).toString('latin1'))
  }
  return objects
}

/** As its window is called; beyond ASCII it is UTF-16. */
function titleOf(source: string): string {
  const [, id = ''] = /\/Title (\d+) 0 R/.exec(source) ?? []
  const [, text = ''] =
    new RegExp(`\\n${id} 0 obj\\n\\(([\\s\\S]*?)\\)\\nendobj`).exec(source) ?? []
  if (!text.startsWith('\u{fe}\u{ff}')) return text
  return Buffer.from(text.slice(2), 'latin1').swap16().toString('utf16le')
}

function fontNames(source: string): Map<string, string> {
  return new Map(
    [...source.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, id]),
  )
}

/** `beginbfrange` with lists of what each glyph stands for. */
function toUnicode(map: string): Map<string, string> {
  const glyphs = new Map<string, string>()
  for (const [, first = '0', list = ''] of map.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    let glyph = Number.parseInt(first, 16)
    for (const [, hex = ''] of list.matchAll(/<(\w+)>/g)) {
      glyphs.set(
        glyph.toString(16).padStart(4, '0'),
        Buffer.from(hex, 'hex').swap16().toString('utf16le'),
      )
      glyph += 1
    }
  }
  return glyphs
}

function readPage(page: string, maps: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  const lines: string[] = []
  let map: ReadonlyMap<string, string> = new Map()
  for (const [, font, shown] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[(<[^\]]*)\] TJ/g)) {
    if (font !== undefined) map = maps.get(font) ?? new Map()
    if (shown !== undefined) lines.push(readGlyphs(shown, map))
  }
  return lines.join('\n')
}

function readGlyphs(shown: string, map: ReadonlyMap<string, string>): string {
  return [...shown.matchAll(/<(\w*)>/g)]
    .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    .map((glyph) => map.get(glyph) ?? '')
    .join('')
    .replaceAll('\u{a0}', ' ')
}
