import { join } from 'node:path'
import { StartupError } from '@saum/domain/startup-error'
import * as v from '@saum/schema/schema'
import { isLoopback } from './loopback.ts'
import { CONTENT_FOLDER, SEARCH_RULES } from './project-folder.ts'
import { MIN_SECRET_LENGTH } from './setting-kinds.ts'
import { trackingConfigOf, type TrackingConfig } from './tracking-config.ts'
import { SETTINGS, type SettingName, type SettingValues } from './settings.ts'

export interface Config {
  environment: 'production' | 'development' | 'test'
  host: string
  port: number
  dataDir: string
  databaseUrl: string | null
  smtpUrl: string | null
  mailFrom: string
  /** An address for security.txt; that of the mails when `null`. */
  securityContact: string | null
  isMailInboxOn: boolean
  isMailInboxOpen: boolean
  basketKeyTemplate: string
  wishlistKeyTemplate: string
  keyHash: SettingValues['KEY_HASH']
  publicOrigin: string
  isOpenToSearchEngines: boolean
  pictureBase: string
  imageBase: string
  pictureDir: string
  imageCacheBytes: number
  isImageWarmUpOn: boolean
  sessionCallsPerSecond: number
  searchOrganization: string
  searchSecret: string | null
  /** Another provider than the own one. */
  searchCloud: { commerceBaseUrl: string; accessToken: string } | null
  searchRulesFile: string
  searchRequestsPerSecond: number
  searchEventBytes: number
  answerModel: { url: string; key: string; model: string } | null
  contentDir: string
  contentSpace: string
  contentEnvironment: string
  /** Opens the own delivery to others. */
  contentAccessToken: string | null
  /** Opens the drafts of the own service to others. */
  contentPreviewToken: string | null
  /** Another content service than the own one. */
  contentCloud: {
    url: string
    accessToken: string
    preview: { url: string; accessToken: string } | null
  } | null
  /** Where that service keeps its files. */
  contentFileUrls: readonly string[]
  contentPollMs: number
  contentEditorUrl: string | null
  previewSecret: string | null
  /** Another checkout host than the own one. */
  checkoutUrl: string | null
  checkoutSecret: string | null
  /** Another payment provider than the embedded one. */
  paymentProviderUrl: string | null
  paymentProviderKey: string | null
  paymentWebhookSecret: string | null
  logisticsWebhookSecret: string | null
  /** Who else knows customers. */
  identityProvider: {
    issuer: string
    clientId: string
    clientSecret: string | null
    name: string
  } | null
  /** Everything that follows visitors. */
  tracking: TrackingConfig
  /** Opens the report to other machines. */
  reportSecret: string | null
  /** Opens the metrics to other machines. */
  metricsSecret: string | null
  logLevel: SettingValues['LOG_LEVEL']
  logFormat: SettingValues['LOG_FORMAT']
  isDemoDataOn: boolean
  isErrorDebugOn: boolean
  isWorkshopOn: boolean
  isPageCacheOn: boolean
  pageCacheBytes: number
  /** Uncached pages one address may ask for; 0 does not limit. */
  pageRendersPerSecond: number
  requestTimeoutMs: number
  bodyLimitBytes: number
  shutdownTimeoutMs: number
  isProxyTrusted: boolean
  mayGuestsReorder: boolean
}

const MEGABYTE = 1024 * 1024

type Environment = Record<string, string | undefined>

/** The one reader of the environment. Lists every fault at once, so that one restart fixes all. */
export function readConfig(env: Environment = process.env): Readonly<Config> {
  const values = new Map<SettingName, unknown>()
  const faults: string[] = []
  for (const [name, setting] of settingEntries()) {
    const text = env[name]?.trim() || setting.default
    const parsed = v.safeParse(setting.schema, text)
    if (parsed.success) values.set(name, parsed.output)
    else faults.push(`  ${name}: ${setting.rule}${setting.isSecret ? '' : `, but is "${text}"`}`)
  }
  if (faults.length === 0) faults.push(...missingBeside(env), ...guessableTokens(env))
  if (faults.length > 0) {
    throw new StartupError(`The configuration is wrong:\n${faults.join('\n')}`)
  }
  return Object.freeze(toConfig(Object.fromEntries(values) as unknown as SettingValues))
}

/** Nobody could say who they are to a provider of their own without these. */
const NEEDED_BESIDE = {
  CONTENT_URL: ['CONTENT_ACCESS_TOKEN'],
  CONTENT_PREVIEW_URL: ['CONTENT_URL', 'CONTENT_PREVIEW_TOKEN'],
  PAYMENT_PROVIDER_URL: ['PAYMENT_PROVIDER_KEY', 'PAYMENT_WEBHOOK_SECRET'],
  OIDC_ISSUER: ['OIDC_CLIENT_ID', 'OIDC_NAME'],
  CONSENT_SCRIPT_URL: ['CONSENT_SETTINGS_ID'],
  TAG_MANAGER_ID: ['TAG_MANAGER_URL'],
} as const

function missingBeside(env: Environment): string[] {
  return Object.entries(NEEDED_BESIDE)
    .filter(([provider]) => env[provider]?.trim())
    .flatMap(([provider, names]) =>
      names
        .filter((name) => !env[name]?.trim())
        .map((name) => `  ${name}: must be set beside ${provider}`),
    )
}

/** Tokens of other services are theirs to choose; these open what we serve ourselves. */
function guessableTokens(env: Environment): string[] {
  if (env['CONTENT_URL']?.trim()) return []
  return ['CONTENT_ACCESS_TOKEN', 'CONTENT_PREVIEW_TOKEN']
    .filter((name) => isShort(env[name]?.trim() ?? ''))
    .map(
      (name) =>
        `  ${name}: must be at least ${MIN_SECRET_LENGTH} signs long beside the own service`,
    )
}

function isShort(token: string): boolean {
  return token !== '' && token.length < MIN_SECRET_LENGTH
}

function toConfig(values: SettingValues): Config {
  const isDevelopment = values.NODE_ENV === 'development'
  const publicOrigin = values.PUBLIC_ORIGIN || `http://localhost:${values.PORT}`
  const isTriedOut = isDevelopment || isOfThisMachine(publicOrigin)
  return {
    environment: values.NODE_ENV,
    host: values.HOST || (isDevelopment ? '127.0.0.1' : '0.0.0.0'),
    port: values.PORT,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL || null,
    smtpUrl: values.SMTP_URL || null,
    mailFrom: values.MAIL_FROM,
    securityContact: values.SECURITY_CONTACT || null,
    isMailInboxOn: values.MAIL_INBOX ?? (values.SMTP_URL === '' && isTriedOut),
    isMailInboxOpen: values.MAIL_INBOX === true,
    basketKeyTemplate: values.BASKET_KEY_TEMPLATE,
    wishlistKeyTemplate: values.WISHLIST_KEY_TEMPLATE,
    keyHash: values.KEY_HASH,
    publicOrigin,
    isOpenToSearchEngines: values.SEARCH_ENGINES ?? !isTrialHost(publicOrigin),
    pictureBase: values.CDN_BASE,
    imageBase: values.IMAGE_BASE,
    pictureDir: values.PICTURE_DIR || join(values.DATA_DIR, 'pictures'),
    imageCacheBytes: values.IMAGE_CACHE_MB * MEGABYTE,
    isImageWarmUpOn: values.IMAGE_WARM_UP,
    sessionCallsPerSecond: values.SESSION_RATE_LIMIT,
    searchOrganization: values.SEARCH_ORGANIZATION,
    searchSecret: values.SEARCH_SECRET || null,
    searchCloud: searchCloudOf(values),
    searchRulesFile: values.SEARCH_RULES || SEARCH_RULES,
    searchRequestsPerSecond: values.SEARCH_RATE_LIMIT,
    searchEventBytes: values.SEARCH_EVENTS_MB * MEGABYTE,
    answerModel: values.ANSWER_MODEL_URL
      ? { url: values.ANSWER_MODEL_URL, key: values.ANSWER_MODEL_KEY, model: values.ANSWER_MODEL }
      : null,
    contentDir: values.CONTENT_DIR || CONTENT_FOLDER,
    contentSpace: values.CONTENT_SPACE,
    contentEnvironment: values.CONTENT_ENVIRONMENT,
    contentAccessToken: values.CONTENT_URL ? null : values.CONTENT_ACCESS_TOKEN || null,
    contentPreviewToken: values.CONTENT_URL ? null : values.CONTENT_PREVIEW_TOKEN || null,
    contentCloud: contentCloudOf(values),
    contentFileUrls: values.CONTENT_FILE_URLS,
    contentPollMs: values.CONTENT_POLL_SECONDS * 1000,
    contentEditorUrl: values.CONTENT_EDITOR_URL || null,
    previewSecret: values.PREVIEW_SECRET || null,
    checkoutUrl: values.CHECKOUT_URL || null,
    checkoutSecret: values.CHECKOUT_SECRET || null,
    ...partnersOf(values),
    identityProvider: identityProviderOf(values),
    tracking: trackingConfigOf(values),
    reportSecret: values.REPORT_SECRET || null,
    metricsSecret: values.METRICS_SECRET || null,
    logLevel: values.LOG_LEVEL,
    logFormat: values.LOG_FORMAT,
    isDemoDataOn: values.DEMO_DATA,
    isErrorDebugOn: values.ERROR_DEBUG,
    isWorkshopOn: values.WORKSHOP ?? isDevelopment,
    isPageCacheOn: values.PAGE_CACHE && !isDevelopment,
    pageCacheBytes: values.PAGE_CACHE_MB * MEGABYTE,
    pageRendersPerSecond: values.PAGE_RATE_LIMIT,
    requestTimeoutMs: values.REQUEST_TIMEOUT_MS,
    bodyLimitBytes: values.BODY_LIMIT_BYTES,
    shutdownTimeoutMs: values.SHUTDOWN_TIMEOUT_MS,
    isProxyTrusted: values.TRUST_PROXY,
    mayGuestsReorder: values.GUEST_REORDER,
  }
}

function searchCloudOf(values: SettingValues): Config['searchCloud'] {
  if (values.SEARCH_COMMERCE_URL === '') return null
  return { commerceBaseUrl: values.SEARCH_COMMERCE_URL, accessToken: values.SEARCH_ACCESS_TOKEN }
}

type Partners = Pick<
  Config,
  'paymentProviderUrl' | 'paymentProviderKey' | 'paymentWebhookSecret' | 'logisticsWebhookSecret'
>

function partnersOf(values: SettingValues): Partners {
  return {
    paymentProviderUrl: values.PAYMENT_PROVIDER_URL || null,
    paymentProviderKey: values.PAYMENT_PROVIDER_KEY || null,
    paymentWebhookSecret: values.PAYMENT_WEBHOOK_SECRET || null,
    logisticsWebhookSecret: values.LOGISTICS_WEBHOOK_SECRET || null,
  }
}

function contentCloudOf(values: SettingValues): Config['contentCloud'] {
  if (values.CONTENT_URL === '') return null
  const preview = { url: values.CONTENT_PREVIEW_URL, accessToken: values.CONTENT_PREVIEW_TOKEN }
  return {
    url: values.CONTENT_URL,
    accessToken: values.CONTENT_ACCESS_TOKEN,
    preview: preview.url === '' ? null : preview,
  }
}

function identityProviderOf(values: SettingValues): Config['identityProvider'] {
  if (values.OIDC_ISSUER === '') return null
  return {
    issuer: values.OIDC_ISSUER,
    clientId: values.OIDC_CLIENT_ID,
    clientSecret: values.OIDC_CLIENT_SECRET || null,
    name: values.OIDC_NAME,
  }
}

/** The configuration as an operator may paste it into a ticket: secrets are masked. */
export function describeConfig(config: Config): Record<string, string> {
  return Object.fromEntries(
    (Object.entries(config) as [string, Config[keyof Config]][]).map(([name, value]) => [
      name,
      describeValue(name, value),
    ]),
  )
}

const SECRETS: ReadonlySet<string> = new Set<keyof Config>([
  'searchSecret',
  'contentAccessToken',
  'contentPreviewToken',
  'previewSecret',
  'checkoutSecret',
  'reportSecret',
  'metricsSecret',
  'paymentProviderKey',
  'paymentWebhookSecret',
  'logisticsWebhookSecret',
])

/** Groups of settings hold keys of other services. */
function describeValue(name: string, value: Config[keyof Config]): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return value.join(' ')
  if (typeof value === 'object' || SECRETS.has(name)) return '***'
  return name === 'databaseUrl' || name === 'smtpUrl'
    ? withoutPassword(String(value))
    : String(value)
}

/** A last part is a domain such as `.dev`. */
const TRIAL_PARTS = /(?:^|[.-])(?:staging|stage|preview|test|qa|dev)\d*[.-]/

/** By its name no shop for shoppers: an open copy would compete with the shop in search results. */
function isTrialHost(origin: string): boolean {
  return TRIAL_PARTS.test(new URL(origin).hostname)
}

function isOfThisMachine(origin: string): boolean {
  return isLoopback(new URL(origin).hostname)
}

function withoutPassword(url: string): string {
  const { protocol, host, pathname } = new URL(url)
  return `${protocol}//***@${host}${pathname}`
}

function settingEntries() {
  return Object.entries(SETTINGS) as [SettingName, (typeof SETTINGS)[SettingName]][]
}
