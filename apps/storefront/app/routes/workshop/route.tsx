import { useEffect } from 'react'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { pageNotFound } from '#app/navigation/route-params.ts'
import { PageHead } from '#app/page/page-head.tsx'
import { scopeContext } from '#app/server/context.ts'
import { Wrap } from '#app/ui/grid.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import type { Route } from './+types/route.ts'
import { ButtonsPart, IconButtonsPart, TextLinksPart } from './buttons-part.tsx'
import { ChoicesPart, OptionsPart, SwitchesPart } from './choices-part.tsx'
import { FieldsPart, FormPart, SpecialFieldsPart } from './fields-part.tsx'
import { forceStates } from './force-states.ts'
import { IconsPart } from './icons-part.tsx'
import { ListsPart } from './lists-part.tsx'
import { NarrowPart } from './narrow-part.tsx'
import { PricePart } from './price-part.tsx'
import { SizesPart } from './sizes-part.tsx'
import { RailPart, TilesPart, TileStatesPart } from './tiles-part.tsx'
import { TokensPart } from './tokens-part.tsx'
import { TypePart } from './type-part.tsx'
import { TabsPart, WaysPart } from './ways-part.tsx'
import { WindowsPart } from './windows-part.tsx'
import { EmptyPart, NoticesPart, ProgressPart } from './words-part.tsx'
import styles from './workshop.module.css'

export const handle = { pageType: 'service' } satisfies RouteHandle

/** Only where the operator asked for it: in development, or by setting WORKSHOP. */
export function loader({ context, url }: Route.LoaderArgs) {
  if (!context.get(scopeContext).services.settings.isWorkshopOn) throw pageNotFound(url.pathname)
  return null
}

/** Every component in every state; what is not here does not exist yet. */
export default function WorkshopRoute() {
  useEffect(() => forceStates(document.styleSheets), [])
  return (
    <div className={styles.workshop}>
      <PageHead title="Bausteine" />
      <Wrap>
        <header className={styles.head}>
          <Headline as="h1" size={64}>
            Bausteine
          </Headline>
          <Text tone="soft" measure>
            Jeder Baustein in jedem Zustand. Was hier nicht steht, gibt es noch nicht.
          </Text>
        </header>
        <TypePart />
        <TokensPart />
        <ButtonsPart />
        <IconButtonsPart />
        <TextLinksPart />
        <FieldsPart />
        <SpecialFieldsPart />
        <FormPart />
        <ChoicesPart />
        <SwitchesPart />
        <OptionsPart />
        <PricePart />
        <SizesPart />
        <TilesPart />
        <TileStatesPart />
      </Wrap>
      <div className={styles.rail}>
        <RailPart />
      </div>
      <Wrap>
        <WindowsPart />
        <WaysPart />
        <TabsPart />
        <NoticesPart />
        <EmptyPart />
        <ProgressPart />
        <ListsPart />
        <NarrowPart />
        <IconsPart />
      </Wrap>
    </div>
  )
}
