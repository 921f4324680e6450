import type { Language } from '@lectern/protocol';

/** Texts of codes in Chinese and English; `{detail}` is a word of the file. */
export type CodeTexts<Code extends string> = Readonly<Record<Code, readonly [zh: string, en: string]>>;

/**
 * The text of a code with its detail. Without a detail the brackets, quotes or words after a colon that would contain it are
 * left out. Returns the code itself when it has no text.
 */
export function textOfCode(
  texts: Readonly<Record<string, readonly [zh: string, en: string]>>,
  code: string,
  detail: string | undefined,
  language: Language,
): string {
  const both = Object.hasOwn(texts, code) ? texts[code] : undefined;
  if (!both) return code;
  const text = both[language === 'zh' ? 0 : 1];
  if (detail !== undefined && detail !== '') return text.replaceAll('{detail}', () => detail);
  return text.replace(
    /\s?(?:（\{detail\}[^）]*）|\(\{detail\}\)|“\{detail\}”|[：:]\s?\{detail\}|\{detail\})/g,
    '',
  );
}
