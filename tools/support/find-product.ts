/** The first product a listing leads to. */
export async function findFirstProduct(origin: string, listing: string): Promise<string> {
  const html = await (await fetch(origin + listing)).text()
  const path = /href="(\/de\/p\/[^"?#]+)"/.exec(html)?.[1]
  if (path === undefined) throw new Error(`${listing} leads to no product`)
  return path
}
