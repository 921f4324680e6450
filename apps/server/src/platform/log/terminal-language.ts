import type { Language } from '@lectern/protocol';

/** Chinese if the terminal's locale is (LC_ALL, LC_MESSAGES, LANG in this order), otherwise English. */
export function terminalLanguage(environment: Readonly<Record<string, string | undefined>>): Language {
  const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || '';
  return locale.toLowerCase().startsWith('zh') ? 'zh' : 'en';
}
