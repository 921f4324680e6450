import type { Language } from '@lectern/protocol';

/** What no name of a document holds. */
const NOT_IN_NAMES = /[\\/:*?"<>|\p{Cc}]+/gu;

/** What the folder is called in which somebody's documents lie afterwards. */
export function handedOverName(name: string, language: Language): string {
  const said = name.replace(NOT_IN_NAMES, ' ').trim();
  return language === 'zh' ? `${said}的文档` : `Documents of ${said}`;
}
