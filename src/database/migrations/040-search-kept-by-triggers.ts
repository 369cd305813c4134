/** The searched columns of databases that had them generated, and functions that did not name their schema. */
export { schema as steps } from './024-search.ts'
