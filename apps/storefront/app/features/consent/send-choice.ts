import type { Shop } from '@saum/domain/shops'

/**
 * Sends the choice as the form of the page would, without leaving the page. The server answers a choice it
 * has kept by leading on, and everything else with a page; `false` also where no answer comes at all.
 */
export async function sendChoice(shop: Shop, choice: FormData): Promise<boolean> {
  const fields = [...choice].filter((field): field is [string, string] => {
    return typeof field[1] === 'string'
  })
  try {
    const answer = await fetch(`/${shop.path}/consent/`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
      // Whoever chooses and leaves at once has chosen.
      keepalive: true,
    })
    return answer.type === 'opaqueredirect'
  } catch {
    return false
  }
}
