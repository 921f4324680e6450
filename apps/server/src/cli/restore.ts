import { resolve } from 'node:path';
import type pg from 'pg';
import { checkBackup, readManifest } from '../platform/backup/check-backup.ts';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { migrate } from '../platform/database/migrate.ts';
import { JOB_SCHEMA } from '../platform/jobs/pg-boss-jobs.ts';
import { type CommandContext, CommandError } from './command.ts';
import { isInUse, openData } from './open-data.ts';

/** `lectern restore DIR [--replace]`: restores a backup, checked row by row and object by object. */
export async function restore({ parameters, environment, language }: CommandContext): Promise<number> {
  const say = (zh: string, en: string) => (language === 'zh' ? zh : en);
  const replace = parameters.includes('--replace');
  const [folder, ...rest] = parameters.filter((parameter) => parameter !== '--replace');
  if (!folder || rest.length > 0) {
    throw new CommandError(
      say('用法：lectern restore 目录 [--replace]', 'Usage: lectern restore DIR [--replace]'),
    );
  }
  const manifest = await readManifest(resolve(folder));
  await checkBackup(resolve(folder), manifest);
  const data = await openData(environment);
  try {
    if (await isInUse(data.pool)) {
      throw new CommandError(
        say('讲台正在运行：请先停止它，再恢复备份', 'Lectern is running: stop it first, then restore'),
      );
    }
    const empty = await isEmpty(data.pool);
    if (!empty && !replace) {
      throw new CommandError(
        say(
          '数据库里已有数据：加 --replace 将其全部替换',
          'The database already contains data: use --replace to replace all of it',
        ),
      );
    }
    if (!empty) await clear(data.pool);
    try {
      await migrate(data.database, { only: manifest.migrations });
      await restoreBackup(data, resolve(folder), manifest);
    } catch (error) {
      // After a failure the database is emptied, so that the next try does not begin with half of the data.
      await clear(data.pool);
      throw error;
    }
    await migrate(data.database);
    const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0);
    console.log(
      say(
        `已恢复：${rows} 行，${manifest.objects.count} 个文件，均已核对`,
        `Restored: ${rows} rows and ${manifest.objects.count} objects, all of them counted`,
      ),
    );
    return 0;
  } finally {
    await data.close();
  }
}

async function isEmpty(pool: pg.Pool): Promise<boolean> {
  const { rowCount } = await pool.query("select 1 from pg_tables where schemaname = 'public' limit 1");
  return !rowCount;
}

async function clear(pool: pg.Pool): Promise<void> {
  // The job queue has a separate schema; PostgreSQL's own schemas are not restored.
  await pool.query(
    `drop schema public cascade; create schema public; drop schema if exists ${JOB_SCHEMA} cascade`,
  );
}
