import { emailAddress } from '@saum/contract/email-address'
import * as v from '@saum/schema/schema'
import {
  isEditorUrl,
  isIssuer,
  isOrigin,
  isPictureBase,
  isPostgresUrl,
  isSmtpUrl,
} from './setting-checks.ts'
import {
  keyTemplate,
  MIN_SECRET_LENGTH,
  ON_OR_OFF,
  oneOf,
  onOff,
  onOffOrDerived,
  securityContact,
  SERVICE_RULE,
  serviceUrl,
  serviceUrls,
  setting,
  text,
  wholeNumber,
} from './setting-kinds.ts'
import { TRACKING_SETTINGS } from './tracking-settings.ts'

const PICTURE_BASE_RULE = 'must be a path or an http address without a trailing slash'

/** Every environment variable the server knows, in the order the documentation lists them. */
export const SETTINGS = {
  NODE_ENV: oneOf(
    ['production', 'development', 'test'],
    'production',
    'development serves the sources with hot reload',
  ),
  PORT: wholeNumber(0, 65_535, '3000', 'TCP port; 0 takes any free one'),
  // A published container port only reaches all interfaces; in development the sources are served,
  // which is nobody's business on the network.
  HOST: text('', 'interface to listen on; 0.0.0.0, in development 127.0.0.1'),
  PUBLIC_ORIGIN: setting({
    default: '',
    meaning: 'origin shoppers see, for canonical links and cookies; http://localhost:PORT',
    rule: 'must be an origin such as https://www.saum.example, without a path',
    schema: v.union([v.literal(''), v.pipe(v.string(), v.check(isOrigin))]),
  }),
  SEARCH_ENGINES: setting({
    default: '',
    meaning:
      'on lets search engines read and list the shop; unset: on, but off on a host with a part such as staging, stage, preview, test, qa or dev in its name',
    rule: 'must be on or off',
    schema: onOffOrDerived(),
  }),
  CDN_BASE: setting({
    default: '/pictures',
    meaning: 'base of editorial pictures, own path or the address of a CDN',
    rule: PICTURE_BASE_RULE,
    schema: v.pipe(v.string(), v.check(isPictureBase)),
  }),
  IMAGE_BASE: setting({
    default: '/images',
    meaning: 'base of product pictures, own path or the address of a CDN in front of it',
    rule: PICTURE_BASE_RULE,
    schema: v.pipe(v.string(), v.check(isPictureBase)),
  }),
  PICTURE_DIR: text(
    '',
    'folder of picture and video files that imported products name; DATA_DIR/pictures',
  ),
  IMAGE_CACHE_MB: wholeNumber(16, 1_048_576, '2048', 'disk that encoded pictures may take'),
  IMAGE_WARM_UP: onOff('on', 'encodes the pictures of the first screens after the start'),
  DATA_DIR: text('.data', 'folder of the embedded database and of encoded pictures'),
  DATABASE_URL: {
    ...setting({
      default: '',
      meaning: 'PostgreSQL instead of the embedded database',
      rule: 'must be an address such as postgres://user:password@host/database',
      schema: v.union([v.literal(''), v.pipe(v.string(), v.check(isPostgresUrl))]),
    }),
    isSecret: true,
  },
  SMTP_URL: {
    ...setting({
      default: '',
      meaning: 'mail server that sends mails; they become files in DATA_DIR/mail when empty',
      rule: 'must be an address such as smtps://user:password@host',
      schema: v.union([v.literal(''), v.pipe(v.string(), v.check(isSmtpUrl))]),
    }),
    isSecret: true,
  },
  MAIL_FROM: setting({
    default: 'service@saum.example',
    meaning: 'address mails are sent from',
    rule: 'must be a mail address',
    schema: emailAddress,
  }),
  SECURITY_CONTACT: setting({
    default: '',
    meaning: 'mail or https address for reports of security problems, in security.txt; MAIL_FROM',
    rule: 'must be a mail address or an https address',
    schema: securityContact(),
  }),
  MAIL_INBOX: setting({
    default: '',
    meaning:
      'shows the mails of DATA_DIR/mail at /dev/mails/; when empty only to this machine, without SMTP_URL in development or at localhost',
    rule: ON_OR_OFF,
    schema: onOffOrDerived(),
  }),
  BASKET_KEY_TEMPLATE: keyTemplate('basket_{shopId}_{userId}', 'basket'),
  WISHLIST_KEY_TEMPLATE: keyTemplate('wishlist_{shopId}_{userId}', 'wishlist'),
  KEY_HASH: oneOf(['sha256', 'md5'], 'sha256', 'hash that makes those keys of the texts'),
  SESSION_RATE_LIMIT: wholeNumber(
    0,
    100_000,
    '100',
    'calls about baskets, wishlists and logins one address may send per second; 0 does not limit',
  ),
  SEARCH_ORGANIZATION: text('saum', 'organisation the search provider answers to'),
  SEARCH_SECRET: {
    ...text('', 'signs the tokens of the own provider; made and kept in DATA_DIR when empty'),
    isSecret: true,
  },
  SEARCH_COMMERCE_URL: setting({
    default: '',
    meaning: 'commerce base of another provider, such as a Coveo organisation; own when empty',
    rule: SERVICE_RULE,
    schema: serviceUrl(),
  }),
  SEARCH_ACCESS_TOKEN: {
    ...text('', 'token browsers use at that other provider'),
    isSecret: true,
  },
  SEARCH_RULES: text('', 'rules of the operator for searches; catalog/search/rules.json'),
  SEARCH_RATE_LIMIT: wholeNumber(
    0,
    100_000,
    '100',
    'requests per second one address may send to the search provider; 0 does not limit',
  ),
  SEARCH_EVENTS_MB: wholeNumber(8, 1_048_576, '256', 'disk that events of visitors may take'),
  ANSWER_MODEL_URL: setting({
    default: '',
    meaning: 'chat completions of a language model that words answers; passages when empty',
    rule: SERVICE_RULE,
    schema: serviceUrl(),
  }),
  ANSWER_MODEL_KEY: { ...text('', 'key of that service'), isSecret: true },
  ANSWER_MODEL: text('', 'name of the model there'),
  CONTENT_DIR: text('', 'folder of the content the own service delivers; content'),
  CONTENT_URL: setting({
    default: '',
    meaning: 'content delivery host of another service, such as Contentful; own when empty',
    rule: SERVICE_RULE,
    schema: serviceUrl(),
  }),
  CONTENT_SPACE: text('saum', 'space the content lies in'),
  CONTENT_ENVIRONMENT: text('master', 'environment of that space'),
  CONTENT_ACCESS_TOKEN: {
    ...text(
      '',
      `token of the delivery there; with the own service it opens /content-delivery/ to others and has at least ${MIN_SECRET_LENGTH} signs`,
    ),
    isSecret: true,
  },
  CONTENT_PREVIEW_URL: setting({
    default: '',
    meaning: 'live preview host of that other service; no previews when empty',
    rule: SERVICE_RULE,
    schema: serviceUrl(),
  }),
  CONTENT_PREVIEW_TOKEN: {
    ...text('', 'token of the drafts there, by the same rule'),
    isSecret: true,
  },
  CONTENT_FILE_URLS: setting({
    default: '',
    meaning:
      'hosts that other service keeps pictures, videos and captions on, with spaces between; nothing is loaded from elsewhere',
    rule: 'must be http addresses without a trailing slash, with spaces between',
    schema: serviceUrls(),
  }),
  CONTENT_POLL_SECONDS: wholeNumber(1, 86_400, '30', 'how often changes of content are asked for'),
  CONTENT_EDITOR_URL: setting({
    default: '',
    meaning: 'address where an entry is edited, with {entry} in its place; shown in previews',
    rule: 'must be an http address with {entry} in it',
    schema: v.union([v.literal(''), v.pipe(v.string(), v.check(isEditorUrl))]),
  }),
  PREVIEW_SECRET: {
    ...setting({
      default: '',
      meaning: `opens previews of drafts, at least ${MIN_SECRET_LENGTH} signs; made and kept in DATA_DIR when empty`,
      rule: `must be at least ${MIN_SECRET_LENGTH} signs long`,
      schema: v.union([v.literal(''), v.pipe(v.string(), v.minLength(MIN_SECRET_LENGTH))]),
    }),
    isSecret: true,
  },
  CHECKOUT_URL: setting({
    default: '',
    meaning:
      'another checkout host, which serves the checkout element and names its hashes at `/element.json`; own when empty',
    rule: SERVICE_RULE,
    schema: serviceUrl(),
  }),
  CHECKOUT_SECRET: {
    ...text('', 'signs checkout and order links; made and kept in the database when empty'),
    isSecret: true,
  },
  PAYMENT_PROVIDER_URL: setting({
    default: '',
    meaning: 'payment provider; the embedded one, which moves no money, when empty',
    rule: SERVICE_RULE,
    schema: serviceUrl(),
  }),
  PAYMENT_PROVIDER_KEY: {
    ...text('', 'key of the shop there; of the embedded one made at every start when empty'),
    isSecret: true,
  },
  PAYMENT_WEBHOOK_SECRET: {
    ...text('', 'signs what the provider tells the shop; made at every start when empty'),
    isSecret: true,
  },
  LOGISTICS_WEBHOOK_SECRET: {
    ...text('', 'signs what warehouse and carrier tell of parcels; nobody may when empty'),
    isSecret: true,
  },
  OIDC_ISSUER: setting({
    default: '',
    meaning: 'OpenID Connect provider customers may sign in with; passwords only when empty',
    rule: 'must be the https address of an issuer, without query; http only on this machine',
    schema: v.union([v.literal(''), v.pipe(v.string(), v.check(isIssuer))]),
  }),
  OIDC_CLIENT_ID: text('', 'id of the shop at that provider'),
  OIDC_CLIENT_SECRET: {
    ...text('', 'secret of the shop there; a public client when empty'),
    isSecret: true,
  },
  OIDC_NAME: setting({
    default: '',
    meaning: 'name of that provider on the button of the login page',
    rule: 'must be at most 40 signs long',
    schema: v.pipe(v.string(), v.maxLength(40)),
  }),
  ...TRACKING_SETTINGS,
  DEMO_DATA: onOff('on', 'fills an empty database with the demo range'),
  LOG_LEVEL: oneOf(
    ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
    'info',
    'least important line that is written',
  ),
  LOG_FORMAT: oneOf(['auto', 'text', 'json'], 'auto', 'auto is text on a terminal, json elsewhere'),
  METRICS_SECRET: {
    ...setting({
      default: '',
      meaning: `opens /metrics to scrapers that send it as a bearer token, at least ${MIN_SECRET_LENGTH} signs; a shop tried out on this machine shows them there without`,
      rule: `must be at least ${MIN_SECRET_LENGTH} signs long`,
      schema: v.union([v.literal(''), v.pipe(v.string(), v.minLength(MIN_SECRET_LENGTH))]),
    }),
    isSecret: true,
  },
  ERROR_DEBUG: onOff('off', 'shows status, message and stack on the error screen'),
  WORKSHOP: setting({
    default: '',
    meaning: 'serves the component workshop at /dev/ui/; off, in development on',
    rule: ON_OR_OFF,
    schema: onOffOrDerived(),
  }),
  PAGE_CACHE: onOff('on', 'keeps rendered pages in memory; always off in development'),
  PAGE_CACHE_MB: wholeNumber(1, 65_536, '32', 'memory the page cache may take, in megabytes'),
  PAGE_RATE_LIMIT: wholeNumber(
    0,
    100_000,
    '50',
    'pages one address may have rendered per second, ten times as many at once; cached ones do not count; 0 does not limit',
  ),
  REQUEST_TIMEOUT_MS: wholeNumber(100, 600_000, '15000', 'longest time one answer may take'),
  BODY_LIMIT_BYTES: wholeNumber(1024, 104_857_600, '262144', 'largest request body'),
  SHUTDOWN_TIMEOUT_MS: wholeNumber(0, 600_000, '10000', 'time open requests get at shutdown'),
  TRUST_PROXY: onOff(
    'off',
    'believes X-Forwarded-Host and X-Forwarded-For of the proxy in front; without it all its visitors count as one address',
  ),
  GUEST_REORDER: onOff(
    'off',
    'lets who has just ordered as a guest check out a basket filled again; off sends them to `redirectUrl` or home',
  ),
} as const

export type SettingName = keyof typeof SETTINGS
export type SettingValues = {
  [Name in SettingName]: v.InferOutput<(typeof SETTINGS)[Name]['schema']>
}
