import { useMemo } from 'react'

/** Browsers with trusted types take text for markup and addresses of scripts only from a policy by name. */
interface TrustedTypes {
  createPolicy(name: string, rules: PolicyRules): Policy
}

interface PolicyRules {
  createHTML(text: string): string
  createScriptURL(text: string): string
}

interface Policy {
  createHTML(text: string): TrustedHTML
  createScriptURL(text: string): string
}

/** The content security policy allows this name; see apps/server/src/security-headers.ts. */
const POLICY_NAME = 'saum'
const AS_IT_IS = {
  createHTML: (text: string) => text,
  createScriptURL: (text: string) => text,
} as const satisfies PolicyRules

let policy: Policy | undefined

export function policyOfPage(): Policy {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy(POLICY_NAME, AS_IT_IS) ?? AS_IT_IS
  return policy
}

/**
 * Markup our own server has rendered: out of this document, or of the data of a page. Never of anything a visitor
 * or an address says. One object per text, since React sets a new object as new markup.
 */
export function useServedMarkup(html: string): { __html: string | TrustedHTML } {
  return useMemo(() => ({ __html: policyOfPage().createHTML(html) }), [html])
}

/** The address of a script the server has named. */
export function servedScriptUrl(url: string): string {
  return policyOfPage().createScriptURL(url)
}
