import type { Language } from '@lectern/protocol';
import { z } from 'zod';

const logLine = z.looseObject({
  level: z.string(),
  time: z.string(),
  msg: z.string().default(''),
  err: z.object({ message: z.string(), stack: z.string().optional() }).optional(),
});

/** Formats a log line for a terminal; other text is returned unchanged. */
export function plainLine(json: string): string {
  const parsed = logLine.safeParse(parse(json));
  if (!parsed.success) return json;
  const { level, time, msg, err, ...rest } = parsed.data;
  const more = Object.entries(rest).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`);
  const reason = err ? `: ${level === 'error' ? (err.stack ?? err.message) : err.message}` : '';
  return `${time.slice(11, 19)} ${level.padEnd(5)} ${msg}${more.join('')}${reason}\n`;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Chinese if the terminal's locale is (LC_ALL, LC_MESSAGES, LANG in this order), otherwise English. */
export function terminalLanguage(environment: Readonly<Record<string, string | undefined>>): Language {
  const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || '';
  return locale.toLowerCase().startsWith('zh') ? 'zh' : 'en';
}
