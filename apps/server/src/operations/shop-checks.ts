import type { RunningShopService } from '@saum/shop/shop-process'
import { DegradedError, type ReadinessCheck } from './readiness.ts'

type Health = Awaited<ReturnType<RunningShopService['health']>>

/**
 * What the shop service says of itself: without a writable database no order can be placed;
 * mails and jobs that are late are for the operator only, as other instances share the queue.
 */
export function shopChecks(
  shop: Pick<RunningShopService, 'health'>,
): Record<'shop' | 'mail' | 'jobs', ReadinessCheck> {
  let asked: Promise<Health> | null = null

  /** One question for the three checks of a round. */
  function ask(): Promise<Health> {
    asked ??= shop.health().finally(() => (asked = null))
    return asked
  }

  async function refuseLate(queue: keyof Health['late']): Promise<void> {
    const { late } = await ask()
    if (late[queue] !== null) throw new DegradedError(late[queue])
  }

  return {
    async shop() {
      const { ok, detail } = await ask()
      if (!ok) throw new Error(detail)
    },
    mail: () => refuseLate('mail'),
    jobs: () => refuseLate('jobs'),
  }
}
