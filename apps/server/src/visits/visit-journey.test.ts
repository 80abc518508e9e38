import { randomUUID } from 'node:crypto'
import { writeConsent } from '@saum/tracking/consent/consent'
import { anEvent } from '@saum/testing/counted-visits'
import { startTestBackend } from '@saum/testing/test-backend'
import { expect, it } from 'vitest'
import { createTestApp } from '../test-app.ts'

it('[9.12] what a page tells is read in the report, sent once or twice', async () => {
  const backend = await startTestBackend()
  const app = createTestApp({ rpc: backend.transport })
  const id = randomUUID()
  const granted = ['visit-statistics'] as const
  const consent = writeConsent({ version: 1, id, at: Date.now(), granted, refused: [] })
  const events = [
    anEvent('search', { query: 'Grüner  Mantel', total: 0 }),
    anEvent('search', { query: 'anna@example.org', total: 0 }),
    anEvent('purchase', { value: 99_900 }),
  ]
  const send = () =>
    app.fetch('/api/ch/events', {
      method: 'POST',
      headers: { cookie: `saum-consent=${consent}` },
      body: JSON.stringify({ visitId: randomUUID(), events }),
    })

  expect(await (await send()).json()).toEqual({ kept: 3 })
  expect(await (await send()).json()).toEqual({ kept: 0 })
  const page = await (await app.fetch('/report/?shop=ch')).text()

  expect(page).toContain('grüner mantel')
  expect(page).toContain('CHF\u00a0999')
  expect(page).not.toContain('anna')
  expect(await backend.db.sql`select distinct consent_id as id from visit_event`).toEqual([{ id }])
})
