/** How the connections of one process are shared out: what `DATABASE_CONNECTIONS` gives besides is for transactions and long statements. */

/** The connections that short reads share. */
export const forShortReads = 2
/** The connections of the job queue. */
export const forQueue = 2
/** With one that asks whether the database answers, and one for what is due at a time. */
export const setApart = forShortReads + forQueue + 2
/** Two transactions at once are the least that is of use. */
export const fewest = setApart + 2
