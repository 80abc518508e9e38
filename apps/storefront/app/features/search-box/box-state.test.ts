import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  activeRow,
  changeBox,
  escapeFrom,
  fieldText,
  openBox,
  type BoxChange,
  type BoxState,
  type Move,
} from './box-state.ts'

const ROWS = ['hemdbluse', 'hemdkleid', 'hemd aus popeline'].map((text) => ({ id: text, text }))

function after(...moves: Move[]): BoxState {
  return moves.reduce(
    (box, to) => changeBox(box, { kind: 'move', to, rows: ROWS }),
    openBox('hemd'),
  )
}

describe('the arrow keys in a search', () => {
  it.each<[Move[], string]>([
    [['next'], 'hemdbluse'],
    [['next', 'next'], 'hemdkleid'],
    [['previous'], 'hemd aus popeline'],
    [['next', 'previous'], 'hemd'],
    [['next', 'next', 'next', 'next'], 'hemd'],
    [['next', 'last'], 'hemd aus popeline'],
    [['previous', 'first'], 'hemdbluse'],
  ])('after %j the field says %s', (moves, text) => {
    expect(fieldText(after(...moves), ROWS)).toBe(text)
  })

  it('stay in the field where nothing is offered', () => {
    const box = changeBox(openBox('xyz'), { kind: 'move', to: 'next', rows: [] })

    expect(fieldText(box, [])).toBe('xyz')
  })

  it('show hidden rows again', () => {
    const hidden = changeBox(openBox('hemd'), { kind: 'collapse' })

    expect(changeBox(hidden, { kind: 'move', to: 'next', rows: ROWS }).isOpen).toBe(true)
  })

  it('lead back to what was typed, however far somebody went', () => {
    const moves = fc.array(fc.constantFrom<Move>('next', 'previous'))
    fc.assert(
      fc.property(moves, (there) => {
        const back = there.map((move) => (move === 'next' ? 'previous' : 'next'))

        expect(fieldText(after(...there, ...back.toReversed()), ROWS)).toBe('hemd')
      }),
    )
  })
})

describe('a search box', () => {
  const rows = fc.uniqueArray(fc.record({ id: fc.string(), text: fc.string() }), {
    selector: ({ id }) => id,
  })
  const changes: fc.Arbitrary<BoxChange> = fc.oneof(
    fc.record({ kind: fc.constant('type' as const), text: fc.string() }),
    fc.record({
      kind: fc.constant('move' as const),
      to: fc.constantFrom<Move>('next', 'previous', 'first', 'last'),
      rows,
    }),
    fc.constant({ kind: 'collapse' } as const),
  )

  it('has an active row of those it offers, or none, and shows its text or what was typed', () => {
    fc.assert(
      fc.property(fc.array(changes), rows, (all, offered) => {
        const box = all.reduce(changeBox, openBox(''))
        const active = activeRow(box, offered)

        expect(fieldText(box, offered)).toBe(active?.text ?? box.typed)
        if (active) expect(offered).toContain(active)
      }),
    )
  })

  it('never loses what was typed to a key', () => {
    const keys = changes.filter(({ kind }) => kind !== 'type')
    fc.assert(
      fc.property(fc.string(), fc.array(keys), (typed, pressed) => {
        const box = pressed.reduce(changeBox, openBox(typed))

        expect(box.typed).toBe(typed)
        expect(fieldText(changeBox(box, { kind: 'collapse' }), ROWS)).toBe(typed)
      }),
    )
  })
})

describe('Escape in a search', () => {
  it('hides the rows first and leaves then', () => {
    const box = openBox('hemd')

    expect(escapeFrom(box, ROWS)).toBe('collapse')
    expect(escapeFrom(changeBox(box, { kind: 'collapse' }), ROWS)).toBe('leave')
  })

  it('leaves at once where nothing was typed or nothing is offered', () => {
    expect(escapeFrom(openBox(''), ROWS)).toBe('leave')
    expect(escapeFrom(openBox('xyz'), [])).toBe('leave')
  })
})
