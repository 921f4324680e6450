import { resolve } from 'node:path';
import { writeBackup } from '../platform/backup/write-backup.ts';
import { migrate } from '../platform/database/migrate.ts';
import { type CommandContext, CommandError } from './command.ts';
import { openData } from './open-data.ts';

/** `lectern backup DIR`: backs up all data as of one moment, while the program runs or not. */
export async function backup({ parameters, environment, language }: CommandContext): Promise<number> {
  const [folder, ...rest] = parameters;
  if (!folder || rest.length > 0) {
    throw new CommandError(language === 'zh' ? '用法：lectern backup 目录' : 'Usage: lectern backup DIR');
  }
  const data = await openData(environment);
  try {
    await migrate(data.database);
    const manifest = await writeBackup(data, resolve(folder), Date.now());
    const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0);
    const { count, bytes } = manifest.objects;
    console.log(
      language === 'zh'
        ? `已备份到 ${resolve(folder)}：${Object.keys(manifest.tables).length} 张表共 ${rows} 行，${count} 个文件共 ${bytes} 字节。其中含密钥与个人数据，请妥善保管。`
        : `Backed up to ${resolve(folder)}: ${rows} rows of ${Object.keys(manifest.tables).length} tables, ${count} objects of ${bytes} bytes. The backup contains keys and personal data: store it safely.`,
    );
    return 0;
  } finally {
    await data.close();
  }
}
