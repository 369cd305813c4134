/** JSON pointers (RFC 6901) into request bodies. */

/** The longest name that a pointer is given; one that is longer is told by the pointer to what holds it. */
const longestName = 200

/** The pointer to a member of what a pointer leads to. */
export const stepTo = (pointer: string, name: string): string =>
  name.length > longestName ? pointer : `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`

/** The name of the innermost member that a pointer leads through: list positions are none. */
export const innermostName = (pointer: string): string | undefined => {
  const name = pointer.split('/').findLast((step) => step !== '' && !/^\d+$/.test(step))
  return name?.replaceAll('~1', '/').replaceAll('~0', '~')
}
