import type { Language } from '@lectern/protocol';

/** Characters that are not allowed in names of documents. */
const NOT_IN_NAMES = /[\\/:*?"<>|\p{Cc}]+/gu;

/** Name of the folder for a user's handed-over documents. */
export function handedOverName(name: string, language: Language): string {
  const said = name.replace(NOT_IN_NAMES, ' ').trim();
  return language === 'zh' ? `${said}的文档` : `Documents of ${said}`;
}
