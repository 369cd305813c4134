/** The covers of collections are stored files. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  `update collections set cover_image = null, cover_image_file_name = null where cover_image is not null`,
  `alter table collections add constraint collections_cover_image_stored foreign key (cover_image) references files`,
  `create unique index collections_cover_image on collections (cover_image)`,
  `create function release_cover() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' or old.cover_image is distinct from new.cover_image then
        update files set released_at = now() where id = old.cover_image;
      end if;
      return null;
    end $$`,
  `create trigger collections_release_cover after delete or update of cover_image on collections
    for each row execute function release_cover()`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
