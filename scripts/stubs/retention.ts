/** How long the rows of new tables are kept, as far as that is known before anybody says so. */
import type { Resource } from '../../codegen/model.ts'
import { columnOf } from '../../codegen/names.ts'
import { joinTableFor } from './join-tables.ts'
import type { Project } from './project.ts'
import { insertSorted, objectOf, propertiesOf } from './source.ts'

const file = 'src/database/retention.ts'

/** Gives the table of each new type its line, and each of its join tables. */
export function writeRetention(project: Project, types: readonly Resource[]): void {
  for (const resource of types) {
    const joins = resource.show.relationships.flatMap((one) => joinTableFor(project.model, resource, one)?.name ?? [])
    const tables = [[columnOf(resource.type), 'until it is ended'], ...joins.map((one) => [one, 'with its record'])] as const
    for (const [table = '', kept = ''] of tables) {
      const lines = objectOf(project.read(file), (name) => name === 'kept')
      if (!lines) throw new Error(`${file} has no table named kept`)
      if (!propertiesOf(lines).has(table)) project.write(file, insertSorted(project.read(file), lines, table, `${table}: '${kept}'`), table)
    }
  }
}
