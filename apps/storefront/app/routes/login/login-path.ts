import type { Shop } from '@saum/domain/shops'

/** The login page of a shop in one of its faces; who wanted to go somewhere still does. */
export function loginPathOf(
  { path }: Pick<Shop, 'path'>,
  face: Readonly<Record<string, string>>,
  redirectUrl: string | null,
): string {
  const query = new URLSearchParams(face)
  if (redirectUrl !== null) query.set('redirectUrl', redirectUrl)
  return query.size === 0 ? `/${path}/login/` : `/${path}/login/?${query}`
}
