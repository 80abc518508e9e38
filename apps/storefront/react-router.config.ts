import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // The whole manifest is one small immutable file; lazy discovery would send every link of a page
  // to the server and has no build check we could use.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
