/** As the operator has named it. */
export interface IdentityProviderSettings {
  issuer: string
  clientId: string
  /** `null` for a public client, which only PKCE protects. */
  clientSecret: string | null
  /** As the button calls it. */
  name: string
  /** Where the provider sends browsers back to. */
  publicOrigin: string
  /** How long one of its answers may take, unless as usual. */
  patienceSeconds?: number
}

/** `Saum Konto` → `saum-konto` */
export function providerKey(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu)
  return words === null ? 'provider' : words.join('-')
}
