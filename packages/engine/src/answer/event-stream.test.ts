import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEventStreamReader } from './event-stream.ts'

const encoder = new TextEncoder()

function aReader(mostCharacters?: number) {
  const place = { lastEventId: '', waitMs: 1000 }
  return { place, read: createEventStreamReader(place, mostCharacters) }
}

function readAll(text: string): string[] {
  return aReader().read(encoder.encode(text))
}

describe('[7.50] a stream of events', () => {
  it('ends a message with a blank line, whatever ends the lines', () => {
    for (const end of ['\n', '\r', '\r\n']) {
      const events = readAll(['data: Satin', '', 'data: Seide', '', ''].join(end))

      expect(events).toEqual(['Satin', 'Seide'])
    }
  })

  it('joins several lines of data and leaves out comments and what it does not know', () => {
    const events = readAll(': keep alive\nevent: part\ndata: one\ncolor: red\ndata:  two\ndata\n\n')

    expect(events).toEqual(['one\n two\n'])
  })

  // Deviation: answer-stray-blank-lines
  it('is not disturbed by blank lines between messages', () => {
    expect(readAll('\n\n\ndata: {}\n\n\n\n: nothing\n\n')).toEqual(['{}'])
  })

  it('drops a message that was cut before its blank line', () => {
    expect(readAll('data: whole\n\ndata: cut\n')).toEqual(['whole'])
  })

  it('remembers the last id and how long to wait, and no nonsense', () => {
    const { place, read } = aReader()

    read(encoder.encode('id: 7\nretry: 250\n\nretry: soon\nid: 8\0\n\nretry: -1\n'))

    expect(place).toEqual({ lastEventId: '7', waitMs: 250 })
  })

  it('forgets a byte order mark at its beginning', () => {
    expect(readAll('\uFEFFdata: Satin\n\n')).toEqual(['Satin'])
  })

  it('gives up on a message that never ends', () => {
    const endlessLine = aReader(1000)
    const endlessData = aReader(1000)

    expect(() => endlessLine.read(encoder.encode(`data: ${'x'.repeat(2000)}`))).toThrow('too long')
    expect(() => {
      for (let line = 0; line < 2000; line++) endlessData.read(encoder.encode('data: xx\n'))
    }).toThrow('too long')
  })

  it('says the same however its bytes are cut', () => {
    const lines = ['data: ', 'data:', 'id: 1', 'event: e', 'retry: 5', ': c', 'ä', '🧵', '{"a":1}']
    const ends = ['\n', '\r', '\r\n', '\n\n', '\r\n\r\n']
    const parts = fc.constantFrom(...lines, ...ends)
    const texts = fc.array(parts, { maxLength: 40 }).map((list) => list.join(''))

    fc.assert(
      fc.property(texts, fc.array(fc.nat({ max: 7 }), { maxLength: 60 }), (text, sizes) => {
        const bytes = encoder.encode(text)
        const whole = aReader()
        const cut = aReader()
        const expected = whole.read(bytes)

        const events: string[] = []
        let start = 0
        for (const size of sizes) {
          events.push(...cut.read(bytes.slice(start, start + size)))
          start += size
        }
        events.push(...cut.read(bytes.slice(start)))

        expect(events).toEqual(expected)
        expect(cut.place).toEqual(whole.place)
      }),
    )
  })
})

describe('an id that is to come back in a header', () => {
  it.each(['€', 'ü', '7\t8', '\u007f'])('is left out where headers do not take it: %j', (id) => {
    const { place, read } = aReader()

    read(encoder.encode(`id: 7\nid: ${id}\n\n`))

    expect(place.lastEventId).toBe('7')
  })
})
