import { expect, it } from 'vitest'
import type { Access, Call } from './call.ts'
import { ALL_CALLS } from './calls.ts'

const PAGE = new URL('../../../docs/calls.md', import.meta.url)

const GROUPS: Record<Access, string> = {
  public:
    'Any visitor may make these; the shop is not told who asks. What belongs to one order, account or list takes the token of a link.',
  session: 'About what is kept for one visitor: refused with 400 `no-session` without a session.',
  customer:
    'About what belongs to one customer: refused with 400 `no-session` without a session and 401 `not-logged-in` without a login. What belongs to another customer is answered as if it did not exist.',
  internal:
    'Made by our own server and services, in the same process. The public address answers 404, as for an unknown name. They move money, feed the index, write redirects and counts, or mail an unverified address: the forms of pages make the latter.',
}

const USES = {
  reads: 'reads it where there is one',
  starts: 'starts one',
  changes: 'changes its key',
  replaces: 'replaces it',
  ends: 'ends it',
} as const

/** Written anew by `npx vitest run packages/contract/src/calls-docs.test.ts -u`. */
it('docs/calls.md lists every call under its access', async () => {
  await expect(pageOf(ALL_CALLS)).toMatchFileSnapshot(PAGE.pathname)
})

function pageOf(calls: readonly Call[]): string {
  const groups = Object.entries(GROUPS).map(([access, meaning]) => {
    const rows = calls.filter((call) => call.access === access).map(rowOf)
    return [`## ${access} (${rows.length})`, meaning, [HEAD, ...rows].join('\n')].join('\n\n')
  })
  return `${[INTRODUCTION, ...groups].join('\n\n')}\n`
}

const INTRODUCTION = `# Calls

Every call between processes says in \`packages/contract/src/\` who may make it. The public address
\`POST /api/{shop}/rpc/{name}\`, the dispatcher of the shop service, the limits and this page follow that one
word; a call without it does not compile. Calls that need a session count for their session and their
address, calls that replace the session count as logins as well ([limits](running.md#limits)). This page is
written by \`calls-docs.test.ts\`, which fails while it is not true.`

const HEAD = '| Call | Session | Counted by |\n|---|---|---|'

function rowOf({ name, access, session, limit }: Call): string {
  const use = session === undefined ? '' : USES[session]
  const isKnown = access === 'session' || access === 'customer'
  const counted = isKnown ? 'address, session' : (limit ?? '')
  return `| \`${name}\` | ${use} | ${counted}${session === 'replaces' ? ', logins' : ''} |`
}
