import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LoadMore } from '#app/ui/load-more.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Threshold } from '#app/ui/progress.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { TextButton, TextLink } from '#app/ui/text-link.tsx'
import { Timeline } from '#app/ui/timeline.tsx'
import { Toast } from '#app/ui/toast.tsx'
import { Part, State } from './part.tsx'
import styles from './workshop.module.css'

export function NoticesPart() {
  return (
    <Part title="Meldungen" columns="wide">
      <State name="Hinweis">
        <Notice>
          <p>Der Preis hat sich geändert, seit du den Artikel hineingelegt hast.</p>
        </Notice>
      </State>
      <State name="Fehler">
        <Notice kind="error">
          <p>
            Das hat nicht geklappt. Deine Eingaben sind noch da.{' '}
            <TextLink href="#nochmal">Noch einmal</TextLink>
          </p>
        </Notice>
      </State>
      <State name="Erfolg">
        <Notice kind="success">
          <p>Adresse gespeichert.</p>
        </Notice>
      </State>
      <State name="Kurz">
        <div className={styles.still}>
          <Toast action={<TextButton alone>Rückgängig</TextButton>}>
            Trägerkleid Noor wurde entfernt.
          </Toast>
        </div>
      </State>
    </Part>
  )
}

export function EmptyPart() {
  return (
    <Part title="Leer" columns="full">
      <EmptyState
        as="h2"
        title="Dein Warenkorb ist leer"
        action={
          <>
            <ButtonLink href="#neu">Neues ansehen</ButtonLink>
            <TextLink alone href="#merkliste">
              Zur Merkliste
            </TextLink>
          </>
        }
      >
        Sieh dir an, was neu ist, oder hol dir etwas von der Merkliste.
      </EmptyState>
    </Part>
  )
}

export function ProgressPart() {
  return (
    <Part title="Fortschritt" columns="wide">
      <State name="Schwelle">
        <Threshold value={27_95} max={50_00} label="27,95 € von 50 €">
          Noch <strong>22,05 €</strong> bis zum kostenlosen Versand
        </Threshold>
      </State>
      <State name="Zeitleiste">
        <Timeline
          steps={[
            { title: 'Bestellt', note: 'So, 15. November', state: 'done' },
            { title: 'Unterwegs', note: 'Di, 17. November', state: 'now' },
            { title: 'Bei dir', note: 'Mi, 18. November', state: 'ahead' },
          ]}
        />
      </State>
      <State name="Laden">
        <Skeleton shape="field" />
        <Skeleton width={60} />
        <Skeleton width={40} />
      </State>
      <State name="Mehr laden">
        <LoadMore shown={48} total={212} perPage={24} nextHref="#mehr">
          <Pagination pageNumber={2} totalPages={9} hrefOf={(page) => `#seite-${page}`} />
        </LoadMore>
      </State>
      <State name="Mehr laden, arbeitet">
        <LoadMore shown={48} total={212} perPage={24} nextHref="#mehr" isLoading />
      </State>
      <State name="Alles gesehen">
        <LoadMore shown={212} total={212} perPage={24} nextHref={undefined} />
      </State>
    </Part>
  )
}
