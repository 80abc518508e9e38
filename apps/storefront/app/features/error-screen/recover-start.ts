import type { Shop } from '@saum/domain/shops'

/** A page whose start has failed once: `start` is called again where its markup could be fetched. */
export async function recoverStart(
  fault: unknown,
  shop: Shop,
  start: () => Promise<void>,
): Promise<void> {
  const { mendStart } = await import('./failed-start.ts')
  await mendStart(fault, shop, start)
}
