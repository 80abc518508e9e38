import { listMails } from '@saum/shop/mail/mail-log'
import { EXIT, type ExitCode } from './exit-code.ts'
import { toMailRow } from './mail-row.ts'
import { toTable } from './table.ts'
import { say, type Terminal } from './terminal.ts'
import { withDatabase } from './with-database.ts'

const HEAD = ['mail', 'about', 'queued (UTC)', 'sent (UTC)']

/** The newest first. */
export async function listMailsCommand(
  terminal: Terminal,
  { failed: isFailed = false, limit }: { failed?: boolean; limit: number },
): Promise<ExitCode> {
  const mails = await withDatabase(terminal, (db) => listMails(db.sql, { isFailed, limit }))
  const rows = mails.map((mail) => {
    const [kind = '', ...moments] = toMailRow(mail)
    return [kind, mail.about ?? '', ...moments]
  })
  say(terminal.out, rows.length === 0 ? 'There are no such mails.' : toTable([HEAD, ...rows]))
  return EXIT.done
}
