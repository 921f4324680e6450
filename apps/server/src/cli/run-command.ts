import type { Language } from '@lectern/protocol';
import { BackupError } from '../platform/backup/manifest.ts';
import { ConfigError } from '../platform/config.ts';
import { terminalLanguage } from '../platform/log/plain-lines.ts';
import { type Command, type CommandContext, CommandError } from './command.ts';

interface Entry {
  readonly usage: string;
  readonly zh: string;
  readonly en: string;
  /** Loads the code when the command is used: `inspect` need not wait for the database's libraries. */
  load(): Promise<Command>;
}

const commands: Readonly<Record<string, Entry>> = {
  inspect: {
    usage: 'inspect FILE',
    zh: '读取课件、PowerPoint、PDF 或图片文件，逐页列出其中的内容（JSON）',
    en: 'Reads a courseware, PowerPoint, PDF or picture file and lists the content of each page (JSON)',
    load: async () => (await import('./courseware-file.ts')).inspect,
  },
  convert: {
    usage: 'convert IN OUT',
    zh: '把 PowerPoint、课件、PDF 或图片文件转换为 .pptx、.ndpx、.pdf、.png、.jpg 或 .html',
    en: 'Converts a PowerPoint, courseware, PDF or picture file to .pptx, .ndpx, .pdf, .png, .jpg or .html',
    load: async () => (await import('./convert.ts')).convert,
  },
  user: {
    usage: 'user add|list|reset|deactivate|reactivate|identity …',
    zh: '创建账号，列出学校人员，重置密码，停用、恢复，设置身份',
    en: 'Creates an account, lists the accounts of a school, resets a password, deactivates, reactivates, assigns identities',
    load: async () => (await import('./user.ts')).user,
  },
  feature: {
    usage: 'feature NAME on|off|usual [--for ID]',
    zh: '为所有人，或某个用户、学校、身份，开启或关闭一项功能',
    en: 'Enables or disables a feature, for all users or for a user, a school or an identity',
    load: async () => (await import('./feature.ts')).feature,
  },
  reports: {
    usage: 'reports',
    zh: '列出浏览器报告的错误和老师的反馈（每行一条 JSON）',
    en: 'Lists errors reported by browsers and feedback of teachers (one line of JSON each)',
    load: async () => (await import('./reports.ts')).reports,
  },
  backup: {
    usage: 'backup DIR',
    zh: '把全部数据备份到一个空目录（运行中也可）',
    en: 'Writes all data into an empty folder, whether the program runs or not',
    load: async () => (await import('./backup.ts')).backup,
  },
  restore: {
    usage: 'restore DIR [--replace]',
    zh: '恢复备份并逐项核对（须先停止程序）',
    en: 'Restores a backup and counts what was restored (stop the program first)',
    load: async () => (await import('./restore.ts')).restore,
  },
};

/**
 * Runs `lectern …` and returns the exit code: `words` are the name of the command and its parameters. An error is
 * printed.
 */
export async function runCommand(
  words: readonly string[],
  environment: CommandContext['environment'],
): Promise<number> {
  const language = terminalLanguage(environment);
  try {
    return await run(words, { environment, language });
  } catch (error) {
    process.stderr.write(`${explain(error, language)}\n`);
    return 1;
  }
}

async function run(
  [name, ...parameters]: readonly string[],
  context: Omit<CommandContext, 'parameters'>,
): Promise<number> {
  const { language } = context;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    process.stdout.write(help(language));
    return name === undefined ? 1 : 0;
  }
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!entry) {
    process.stderr.write(
      `${language === 'zh' ? `没有命令“${name}”` : `Unknown command "${name}"`}\n\n${help(language)}`,
    );
    return 1;
  }
  const command = await entry.load();
  return await command({ ...context, parameters });
}

function help(language: Language): string {
  const width = Math.max(...Object.values(commands).map(({ usage }) => usage.length));
  const lines = Object.values(commands).map(
    (entry) => `  npx lectern ${entry.usage.padEnd(width)}  ${entry[language]}`,
  );
  return `${language === 'zh' ? '讲台命令行' : 'Lectern on the command line'}\n\n${lines.join('\n')}\n`;
}

function explain(error: unknown, language: Language): string {
  if (error instanceof ConfigError) return error[language];
  if (error instanceof CommandError || error instanceof BackupError) return error.message;
  if (!(error instanceof Error)) return String(error);
  return ['OwnPostgresError', 'MigrationError'].includes(error.name)
    ? error.message
    : (error.stack ?? error.message);
}
