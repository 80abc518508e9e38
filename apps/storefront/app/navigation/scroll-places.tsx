import { lazy } from 'react'
import { ScrollRestoration } from 'react-router'
import { WhenIdle } from './when-idle.tsx'

const ListingScroll = lazy(async () => {
  const { ListingScroll: Part } = await import('./listing-scroll.tsx')
  return { default: Part }
})

/** New pages start at their top, history restores them, listings remember their place per path. */
export function ScrollPlaces() {
  return (
    <>
      <ScrollRestoration />
      {/* After React Router's own effects, so that a listing's place has the last word. */}
      <WhenIdle>
        <ListingScroll />
      </WhenIdle>
    </>
  )
}
