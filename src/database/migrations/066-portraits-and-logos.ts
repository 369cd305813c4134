/** The newest picture of an account, a company or an entity is shown with it, in three sizes that are files of their own. */
import { together } from '../migration.ts'
import type { Step } from '../migration.ts'

const key = 'text collate "C"'
const sizes = ['small', 'medium', 'large']
const none = `'{"small": null, "medium": null, "large": null}'::jsonb`
const owners = [
  ['accounts', 'avatar_url'],
  ['companies', 'logo_url'],
  ['entities', 'logo_url'],
] as const

export const steps: readonly Step[] = [
  together(
    `alter table images ${sizes.map((size) => `add column if not exists ${size} ${key} references files`).join(', ')}`,
    ...sizes.map((size) => `create unique index if not exists images_${size} on images (${size})`),
    `create or replace function images_shown() returns trigger language plpgsql set search_path = public, pg_temp as $$
      declare
        owner record;
        pictures jsonb := ${none};
        changed timestamptz := now();
      begin
        if tg_op = 'INSERT' then
          owner := new;
          changed := new.updated_at;
          pictures := jsonb_build_object('small', new.small, 'medium', new.medium, 'large', new.large);
        else
          owner := old;
          update public.files set released_at = now() where id in (old.small, old.medium, old.large);
        end if;
        ${owners
          .map(
            ([table, column]) => `if owner.imageable_type = '${table}' then
          update public.${table} set ${column} = pictures, updated_at = greatest(updated_at, changed) where id = owner.imageable_id
            and (tg_op = 'INSERT' or ${column} ->> 'large' = owner.large);
        end if;`,
          )
          .join('\n        ')}
        return null;
      end $$`,
    `create or replace trigger images_shown_made after insert on images for each row
      when (new.large is not null) execute function images_shown()`,
    `create or replace trigger images_shown_gone after delete on images for each row
      when (old.large is not null) execute function images_shown()`,
  ),
]
