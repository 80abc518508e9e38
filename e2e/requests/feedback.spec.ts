import { expect, test } from '../support/request-test.ts'

test('[8.34] a fault is reported without script by the contact form', async ({ plain }) => {
  await plain.open('/de/')

  await plain.follow('Fehler melden', { within: 'footer' })

  expect(plain.heading()).toContain('Nachricht')
})
