/** What everybody knows of the demo set: whoever is let in elsewhere must not come in by it. */
import { sql } from 'kysely'

/** The password of every demo account, which everybody knows. */
export const publishedPassword = 'demo-password-1'

/** Its hash, wherever it is set, so that the accounts that have it are found without hashing anything. */
export const publishedHash = '$argon2id$v=19$m=19456,t=2,p=1$Dz3OZXCDjz9zS7G45nShEw$M6SaZ08kVVI60LD32z0oW7TzR70jHDkQyBsX6mzQ1iw'

/** The secret of the demo API key, which everybody knows too. Outside of a demo it opens nothing, whatever its account has become. */
export const publishedSecret = 'rk_demo-key-of-the-investor-000000000000000001'

/** Whether the account of the row `accounts` is let in: on a server that is no demo not with the password that everybody knows. `demo`: or its place. */
export const letIn = (demo: boolean | string) =>
  sql<boolean>`(${demo}::boolean or accounts.password_hash is distinct from ${sql.lit(publishedHash)})`
