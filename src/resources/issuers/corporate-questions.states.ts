/** The life of a question to an issuer. Whether it is answered follows from its answers; the rest is asked for. */

export type Status = 'submitted' | 'approved' | 'answered' | 'closed' | 'rejected' | 'withdrawn'

/** Who asked it; who manages the entity that was asked, or edits. */
export type Actor = 'asker' | 'moderator'

/** From each status, what can be asked for and by whom. */
const moves: Record<Status, Partial<Record<Status, Actor>>> = {
  submitted: { approved: 'moderator', rejected: 'moderator', withdrawn: 'asker' },
  approved: { rejected: 'moderator', closed: 'moderator', withdrawn: 'asker' },
  answered: { closed: 'moderator' },
  closed: {},
  rejected: { approved: 'moderator' },
  withdrawn: {},
}

/** What these can ask for. */
export const reachable = (from: Status, actors: readonly Actor[]): Status[] =>
  Object.entries(moves[from]).flatMap(([to, actor]) => (actors.includes(actor) ? [to as Status] : []))

/** In which an issuer answers. */
export const takesAnswers: readonly Status[] = ['approved', 'answered']
