import type { CatalogueEntry } from '@lectern/protocol/tool-entry';
import entries from './entries.json' with { type: 'json' };

export { builtTools, isStatic, type ToolsRequest, toolsOf } from './tools-of.ts';

/** The subject tools in the order of their numbers. A test checks their format. */
export const catalogue: readonly CatalogueEntry[] = entries as unknown as readonly CatalogueEntry[];

/** The name of the tool with this key; undefined when it is not in the catalogue. */
export function toolName(key: string, language: 'zh' | 'en'): string | undefined {
  const entry = catalogue.find(({ toolKey }) => toolKey === key);
  return language === 'zh' ? entry?.i18n.zh_CN : entry?.i18n.en_US;
}
