import { ReportsStore, type ReportTables } from '../features/reports/index.ts';
import { migrate } from '../platform/database/migrate.ts';
import { type CommandContext, CommandError } from './command.ts';
import { openData } from './open-data.ts';

/** `lectern reports`: errors of browsers with teachers' feedback, the newest first, one line of JSON each. */
export async function reports({ parameters, environment, language }: CommandContext): Promise<number> {
  if (parameters.length > 0)
    throw new CommandError(language === 'zh' ? '用法：lectern reports' : 'Usage: lectern reports');
  const data = await openData(environment);
  try {
    await migrate(data.database);
    const store = new ReportsStore(data.database.withTables<ReportTables>());
    for (const report of await store.list()) console.log(JSON.stringify(report));
    return 0;
  } finally {
    await data.close();
  }
}
