import {
  BrowserClient,
  defaultStackParser,
  makeFetchTransport,
  Scope,
  type ErrorEvent,
} from '@sentry/browser'
import type { Report, ReportClient, Step } from '@saum/tracking/errors/error-reporter'
import { MAX_STEPS, scrubEvent } from '@saum/tracking/errors/scrub-event'
import { createOfflineQueue } from './offline-transport.ts'
import { publicAddress } from '@saum/domain/public-address'

interface ClientSettings {
  dsn: string
  environment: string
  release: string
}

/** The reporting service's own client, with nothing that listens, counts, traces or records. */
export function createReportClient(settings: ClientSettings): ReportClient {
  const queue = createOfflineQueue(makeFetchTransport, globalThis)
  const client = new BrowserClient({
    ...settings,
    transport: queue.createTransport,
    stackParser: defaultStackParser,
    integrations: [],
    maxBreadcrumbs: MAX_STEPS,
    sendClientReports: false,
    // The service is not to look up who asked either.
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    beforeSend: (event): ErrorEvent => ({ ...scrubEvent(event), type: undefined }),
  })
  client.init()
  return {
    send: (report) => void send(client, report),
    close() {
      queue.close()
      void client.close(0)
    },
  }
}

function send(client: BrowserClient, { error, address, at, steps }: Report): void {
  const scope = new Scope()
  scope.setClient(client)
  for (const step of steps) scope.addBreadcrumb(toBreadcrumb(step), MAX_STEPS)
  scope.addEventProcessor((event) => ({
    ...event,
    timestamp: at / 1000,
    request: { url: publicAddress(address) },
  }))
  scope.captureException(error)
}

function toBreadcrumb({ from, to, at }: Step) {
  return {
    category: 'navigation',
    timestamp: at / 1000,
    data: { from: publicAddress(from), to: publicAddress(to) },
  }
}
