import { type Kysely, sql } from 'kysely';

/** Documents of users: folders, coursewares and files, with grants and used space. */
export async function up(database: Kysely<unknown>): Promise<void> {
  // Sorts names as people read them: by pinyin, and numbers by value. Without ICU they are sorted by their characters.
  await sql`
    do $$
    begin
      begin
        create collation if not exists lectern_name (provider = icu, locale = 'zh-u-kn-true');
      exception when others then
        create collation if not exists lectern_name from "C";
      end;
    end
    $$`.execute(database);

  await sql`
    create table document (
      id text primary key,
      owner_id text not null,
      parent_id text references document (id),
      name text not null,
      name_key text not null,
      resource_type_code text not null,
      format text not null,
      document_type smallint not null,
      source_from smallint not null,
      size bigint not null check (size >= 0),
      object_hash text,
      cover_hash text,
      page_count integer,
      teaching_materials jsonb not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      binned_at timestamptz,
      -- The binned document that it went with: itself, or a folder above it. Null: not in the bin.
      bin_id text
    )`.execute(database);
  await sql`
    create unique index document_name on document (owner_id, coalesce(parent_id, ''), name_key)
      where bin_id is null`.execute(database);
  await sql`
    create index document_listing on document
      (owner_id, parent_id, (resource_type_code = 'folder') desc, updated_at desc, id desc)
      where bin_id is null`.execute(database);
  await sql`create index document_parent on document (parent_id)`.execute(database);
  await sql`
    create index document_bin on document (owner_id, binned_at desc) where bin_id is not null`.execute(
    database,
  );
  await sql`create index document_object on document (object_hash) where object_hash is not null`.execute(
    database,
  );
  await sql`create index document_cover on document (cover_hash) where cover_hash is not null`.execute(
    database,
  );

  await sql`
    create table document_grant (
      document_id text not null references document (id) on delete cascade,
      user_id text not null,
      permission smallint not null check (permission in (10, 20)),
      granted_by text not null,
      created_at timestamptz not null,
      primary key (document_id, user_id)
    )`.execute(database);
  await sql`create index document_grant_user on document_grant (user_id, created_at desc)`.execute(database);

  await sql`
    create table document_visit (
      user_id text not null,
      document_id text not null references document (id) on delete cascade,
      visited_at timestamptz not null,
      primary key (user_id, document_id)
    )`.execute(database);
  await sql`create index document_visit_recent on document_visit (user_id, visited_at desc)`.execute(
    database,
  );
  await sql`create index document_visit_document on document_visit (document_id)`.execute(database);

  await sql`
    create table document_space (
      user_id text primary key,
      capacity bigint not null,
      used bigint not null check (used >= 0)
    )`.execute(database);
}
