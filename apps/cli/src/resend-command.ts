import { findOrderId } from '@saum/shop/operator/order-overview'
import { resendMail, type ResendableKind } from '@saum/shop/operator/resend-mail'
import { EXIT, type ExitCode } from './exit-code.ts'
import { say, type Terminal } from './terminal.ts'
import { withDatabase } from './with-database.ts'

/** Puts a mail about an order into the outbox once more; the server sends it. */
export async function resendCommand(
  terminal: Terminal,
  number: string,
  { kind }: { kind: ResendableKind },
): Promise<ExitCode> {
  return withDatabase(terminal, async (db) => {
    const orderId = await findOrderId(db.sql, number)
    if (orderId === null) {
      say(terminal.err, `There is no order ${number}.`)
      return EXIT.nothingDone
    }
    const outcome = await resendMail(db, { orderId, kind, now: Date.now() })
    if (outcome.ok) {
      say(terminal.out, `${kind} goes out again (${outcome.value}).`)
      return EXIT.done
    }
    say(terminal.err, `${number} has no ${kind} to tell about yet: saum orders show ${number}`)
    return EXIT.nothingDone
  })
}
