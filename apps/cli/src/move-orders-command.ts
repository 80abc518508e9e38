import { findOrderId } from '@saum/shop/operator/order-overview'
import {
  cancelByOperator,
  correctTracking,
  deliverOrder,
  markPaid,
  packOrder,
  readyToCollect,
  shipOrder,
  type OperatingParts,
} from '@saum/shop/order/operate'
import { EXIT, type ExitCode } from './exit-code.ts'
import { refusalWords, type Move } from './move-advice.ts'
import { say, type Terminal } from './terminal.ts'
import { withDatabase } from './with-database.ts'

/** What is said of an order that was moved, and of one that cannot be. */
const MOVES: Readonly<Record<Move, { run: typeof packOrder; done: string; refused: string }>> = {
  pay: {
    run: markPaid,
    done: 'is paid',
    refused: 'cannot be paid',
  },
  pack: {
    run: packOrder,
    done: 'is packed',
    refused: 'cannot be packed',
  },
  ship: {
    run: (parts, orderId, wish) => shipOrder(parts, { orderId, trackingNumber: null, ...wish }),
    done: 'is on its way',
    refused: 'cannot be sent',
  },
  ready: {
    run: readyToCollect,
    done: 'can be collected',
    refused: 'cannot be collected',
  },
  deliver: {
    run: deliverOrder,
    done: 'is delivered',
    refused: 'cannot be delivered',
  },
  cancel: {
    run: cancelByOperator,
    done: 'is cancelled; stock and money go back',
    refused: 'cannot be cancelled',
  },
}

interface MoveWish {
  tracking?: string | undefined
  despiteDeclaration?: boolean
}

/** Each number by itself: what cannot be moved does not keep back the others. */
export async function moveOrdersCommand(
  terminal: Terminal,
  move: Move,
  { numbers, ...wish }: MoveWish & { numbers: readonly string[] },
): Promise<ExitCode> {
  const done = await withDatabase(terminal, async (db) => {
    const parts = { db, now: Date.now }
    let moved = 0
    for (const number of numbers) {
      if (await moveOne(terminal, parts, { move, number, ...wish })) moved += 1
    }
    return moved
  })
  if (done === 0) return EXIT.nothingDone
  return done < numbers.length ? EXIT.someRefused : EXIT.done
}

interface WantedMove extends MoveWish {
  move: Move
  number: string
}

async function moveOne(
  terminal: Terminal,
  parts: OperatingParts,
  { move, number, tracking, despiteDeclaration = false }: WantedMove,
): Promise<boolean> {
  const { run, done, refused } = MOVES[move]
  const orderId = await findOrderId(parts.db.sql, number)
  if (orderId === null) {
    say(terminal.err, `There is no order ${number}.`)
    return false
  }
  const wish = { isDespiteDeclaration: despiteDeclaration }
  const outcome =
    tracking === undefined
      ? await run(parts, orderId, wish)
      : await shipOrder(parts, { orderId, trackingNumber: tracking, ...wish })
  if (outcome.ok) {
    say(terminal.out, `${outcome.value.orderNumber} ${done}.`)
    return true
  }
  if (outcome.refusal.kind === 'declared') {
    const { declarationId } = outcome.refusal
    const see = `saum declarations show ${declarationId}`
    say(terminal.err, `${number} ${refused}: declaration ${declarationId} waits for you (${see}).`)
    say(terminal.err, 'Who has looked at it goes on with --despite-declaration.')
    return false
  }
  if (outcome.refusal.kind === 'not-allowed') {
    say(terminal.err, refusalWords(move, number, outcome.refusal.state))
  }
  return false
}

/** Of what is on its way. */
export async function correctTrackingCommand(
  terminal: Terminal,
  number: string,
  trackingNumber: string,
): Promise<ExitCode> {
  const outcome = await withDatabase(terminal, async (db) => {
    const orderId = await findOrderId(db.sql, number)
    return orderId === null
      ? null
      : correctTracking({ db, now: Date.now }, { orderId, trackingNumber })
  })
  if (outcome?.ok) {
    say(terminal.out, `${outcome.value.orderNumber} is followed by ${trackingNumber}.`)
    return EXIT.done
  }
  const { refusal } = outcome ?? { refusal: { kind: 'order-not-found' as const } }
  say(
    terminal.err,
    refusal.kind === 'not-allowed'
      ? `${number} is ${refusal.state}: only what is on its way has a number to correct.`
      : `There is no order ${number}.`,
  )
  return EXIT.nothingDone
}
