/** The faults, which happen one after another. */
import type { Cluster } from './cluster.ts'
import type { Post } from './post.ts'
import { pause } from './programs.ts'
import type { Servers } from './servers.ts'
import type { Store } from './store.ts'

export interface World {
  cluster: Cluster
  store: Store
  post: Post
  servers: Servers
}

export interface Fault {
  name: string
  what: string
  /** Whether the database is away meanwhile, so that nothing can be published before it is back. */
  withoutDatabase: boolean
  /** Whether processes of the server are replaced. */
  kills?: true
  /** About how long it takes. */
  seconds: number
  /** Lets it happen, and resolves when it is over. */
  happen(world: World): Promise<void>
}

export const faults: readonly Fault[] = [
  { name: 'calm', what: 'nothing, for comparison', seconds: 10, withoutDatabase: false, happen: () => pause(10_000) },
  {
    name: 'terminate',
    what: 'all backends of the database are terminated, five times',
    seconds: 8,
    withoutDatabase: false,
    async happen({ cluster }) {
      for (let times = 0; times < 5; times++) {
        await cluster.terminateBackends()
        await pause(1_500)
      }
    },
  },
  { name: 'restart', what: 'the cluster is restarted', seconds: 3, withoutDatabase: true, happen: ({ cluster }) => cluster.restart() },
  {
    name: 'pause',
    what: 'the cluster says nothing for ten seconds',
    seconds: 10,
    withoutDatabase: true,
    async happen({ cluster }) {
      await cluster.pause()
      await pause(10_000)
      await cluster.resume()
    },
  },
  {
    name: 'full-disk',
    what: 'the disk of the cluster is full for ten seconds',
    seconds: 12,
    withoutDatabase: true,
    async happen({ cluster }) {
      await cluster.fillDisk()
      await pause(10_000)
      await cluster.freeDisk()
    },
  },
  {
    name: 'hung-store',
    what: 'the store of files says nothing for sixty seconds',
    seconds: 60,
    withoutDatabase: false,
    async happen({ store }) {
      store.hang()
      await pause(60_000)
      store.heal()
    },
  },
  {
    name: 'no-mail',
    what: 'the mail server is away for two minutes, and each process is killed meanwhile',
    seconds: 130,
    kills: true,
    withoutDatabase: false,
    async happen({ post, servers }) {
      await post.leave()
      for (const index of servers.ports.keys()) {
        await pause(30_000)
        await servers.replace(index, 'SIGKILL')
      }
      await pause(30_000)
      await post.back()
    },
  },
  {
    name: 'silent-mail',
    what: 'the mail server says nothing for sixty seconds',
    seconds: 60,
    withoutDatabase: false,
    async happen({ post }) {
      await post.fallSilent()
      await pause(60_000)
      await post.back()
    },
  },
  {
    name: 'sigterm',
    what: 'each process is stopped by SIGTERM in turn, and started again',
    seconds: 40,
    kills: true,
    withoutDatabase: false,
    async happen({ servers }) {
      for (const index of servers.ports.keys()) await servers.replace(index, 'SIGTERM')
    },
  },
  {
    name: 'sigkill',
    what: 'each process is stopped by SIGKILL in turn, and started again',
    seconds: 15,
    kills: true,
    withoutDatabase: false,
    async happen({ servers }) {
      for (const index of servers.ports.keys()) await servers.replace(index, 'SIGKILL')
    },
  },
]
