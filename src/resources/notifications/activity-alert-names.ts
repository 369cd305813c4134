/** The kinds of activity that an activity alert can tell of. */
import { sql } from 'kysely'
import type { Handlers } from '../../generated/contract.ts'
import { list } from '../../verbs/list.ts'
import { resource } from '../../verbs/resource.ts'
import { show } from '../../verbs/show.ts'

export const activityAlertNames = resource('activity-alert-names', 'activity_alert_names', { visible: () => true, relations: {} })

export const activityAlertNameOperations: Handlers<'activity-alert-names'> = {
  listActivityAlertNames: list(activityAlertNames, { order: sql`activity_alert_names.position, activity_alert_names.id` }),
  getActivityAlertName: show(activityAlertNames),
}
