import type { TrackingSettings } from '@saum/contract/tracking-settings'
import { createContext, use } from 'react'

/** What every component may know of the installation. The document carries it to the browser. */
export interface PageSettings {
  /** Base of the editorial pictures: an own path or a CDN, without a trailing slash. */
  pictureBase: string
  /** Base of the pictures of products and outfits, likewise. */
  imageBase: string
  /** Absolute origin of canonical links. */
  publicOrigin: string
  /** Status, message and stack on the error screen. */
  isErrorDebugOn: boolean
  /** The build that made this page. */
  buildId: string
  /** What support needs to find this request in the logs; only uncached pages have one. */
  requestId: string
  tracking: TrackingSettings
  /** What an address was meant for that leads nowhere. */
  nearest?: { href: string; name: string }
  /** An editor looks at drafts. */
  isPreview?: boolean
}

const FALLBACK: PageSettings = {
  pictureBase: '/pictures',
  imageBase: '/images',
  publicOrigin: '',
  isErrorDebugOn: false,
  buildId: '',
  requestId: '',
  tracking: { services: [], analyticsMode: 'next' },
}

export const PageSettingsContext = createContext<PageSettings>(FALLBACK)

export function usePageSettings(): PageSettings {
  return use(PageSettingsContext)
}
