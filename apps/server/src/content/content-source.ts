import { randomBytes } from 'node:crypto'
import { createContentService } from '@saum/content-service/content-service'
import { createDeliveryClient, type DeliveryClient } from '@saum/content/delivery-client'
import type { Report } from '@saum/content/report'
import type { Config } from '../config.ts'
import type { Log } from '../operations/log.ts'
import type { StaticFiles } from '../static-files/static-files.ts'
import { CONTENT_MEDIA_PATH, contentFiles } from './content-files.ts'
import { fetchForeign } from './foreign-files.ts'

/** Where the content comes from: the own service in this process, or another one. */
export interface ContentSource {
  /** Names the space, so that no copy is taken for one of another. */
  name: string
  isOwn: boolean
  delivery: DeliveryClient
  /** `null` where no token opens the drafts. */
  preview: DeliveryClient | null
  fetchFile(url: string): Promise<Response>
  /** What of the service the web may ask. */
  files: StaticFiles
  onChange(listener: () => void): void
  close(): Promise<void>
}

const OWN_HOST = 'http://content.internal'

interface SourceParts {
  config: Config
  log: Log
  report: Report
  /** For each request. */
  timeoutMs: number
}

export function openSource(parts: SourceParts): ContentSource {
  const { contentCloud } = parts.config
  return contentCloud === null ? ownService(parts) : otherService(parts, contentCloud)
}

function ownService({ config, log, report, timeoutMs }: SourceParts): ContentSource {
  const { contentSpace: space, contentEnvironment: environment, contentAccessToken } = config
  const deliveryToken = contentAccessToken ?? randomToken()
  const previewToken = config.contentPreviewToken ?? randomToken()
  const service = createContentService({
    folder: config.contentDir,
    space,
    environment,
    deliveryToken,
    previewToken,
    mediaBase: CONTENT_MEDIA_PATH,
    log: ({ level, message, fields = {} }) => log[level](fields, message),
  })
  const fetch: typeof globalThis.fetch = async (input, init) =>
    service.fetch(new Request(input, init))
  const clientFor = (accessToken: string) =>
    createDeliveryClient({
      fetch,
      baseUrl: OWN_HOST,
      space,
      environment,
      accessToken,
      timeoutMs,
      report,
    })
  return {
    name: `own ${config.contentDir} ${space} ${environment}`,
    isOwn: true,
    delivery: clientFor(deliveryToken),
    preview: clientFor(previewToken),
    fetchFile: (url) => fetch(new URL(url, OWN_HOST)),
    files: contentFiles(service.fetch, {
      isDeliveryOpen: contentAccessToken !== null,
      publicOrigin: config.publicOrigin,
    }),
    onChange: (listener) => void service.onChange(listener),
    close: async () => service.close(),
  }
}

function otherService(
  { config, report, timeoutMs }: SourceParts,
  cloud: NonNullable<Config['contentCloud']>,
): ContentSource {
  const { contentSpace: space, contentEnvironment: environment } = config
  const clientFor = ({ url, accessToken }: { url: string; accessToken: string }) =>
    createDeliveryClient({
      fetch: globalThis.fetch,
      baseUrl: url,
      space,
      environment,
      accessToken,
      timeoutMs,
      report,
    })
  const services = [cloud.url, ...(cloud.preview === null ? [] : [cloud.preview.url])]
  return {
    name: `${cloud.url} ${space} ${environment}`,
    isOwn: false,
    delivery: clientFor(cloud),
    preview: cloud.preview && clientFor(cloud.preview),
    fetchFile: (url) => fetchForeign(url, { services, files: config.contentFileUrls }, timeoutMs),
    files: { fetch: async () => null },
    onChange() {},
    async close() {},
  }
}

function randomToken(): string {
  return randomBytes(32).toString('base64url')
}
