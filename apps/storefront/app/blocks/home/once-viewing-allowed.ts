import type { TrackingSettings } from '@saum/contract/tracking-settings'
import { lateCode } from '#app/navigation/late-code.ts'

/** What somebody looked at is only remembered once they allow it. Answers with the way to call it off. */
export function onceViewingAllowed(settings: TrackingSettings, work: () => void): () => void {
  let stop = () => {}
  let isCalledOff = false
  async function ask(): Promise<void> {
    // No page waits for it, so it comes apart from what pages need first.
    const [{ consentGate }, { onceAllowed }] = await lateCode(() =>
      Promise.all([
        import('#app/visitor/consent-gate.ts'),
        import('@saum/tracking/consent/once-allowed'),
      ]),
    )
    if (!isCalledOff) stop = onceAllowed(consentGate(settings), 'recently-viewed', work)
  }
  ask().catch(reportError)
  return () => {
    isCalledOff = true
    stop()
  }
}
