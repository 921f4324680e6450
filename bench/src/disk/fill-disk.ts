import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';

/** Adds files to a folder, as many as a disk may have after years, directly in the database. */
export async function fillDisk(dataFolder: string, userId: string, count: number): Promise<void> {
  const folder = path.join(dataFolder, 'database');
  const [, , , , socket] = (await readFile(path.join(folder, 'cluster/postmaster.pid'), 'utf8')).split('\n');
  const password = (await readFile(path.join(folder, 'password'), 'utf8')).trim();
  const client = new Client({
    host: socket ?? '',
    port: 5432,
    user: 'lectern',
    password,
    database: 'lectern',
  });
  await client.connect();
  try {
    await client.query(
      `insert into document (id, owner_id, name, name_key, resource_type_code, format, document_type, source_from,
          size, teaching_materials, created_at, updated_at)
        select gen_random_uuid()::text, $1, name, lower(name), code, format, 2, 1 + n % 4, n % 5000000, '[]',
            now() - n * interval '1 minute', now() - ((n * 7919) % $2) * interval '1 minute'
          from (
            select n, case when n % 10 = 0 then 'coursewares' when n % 3 = 0 then 'assets_picture' else 'assets_document' end as code,
                case when n % 10 = 0 then 'ndpx' when n % 3 = 0 then 'png' else 'pdf' end as format,
                '第' || n || '课 ' || (array['秋天的雨', '圆的面积', 'Unit 4', '观潮'])[1 + n % 4]
                  || case when n % 10 = 0 then '' when n % 3 = 0 then '.png' else '.pdf' end as name
              from generate_series(1, $2) as n
          ) made`,
      [userId, count],
    );
    // Otherwise the maintenance that the database does after so large a change would be measured with the first pages.
    await client.query('vacuum (analyze) document');
  } finally {
    await client.end();
  }
}
