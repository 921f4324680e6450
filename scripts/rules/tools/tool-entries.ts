import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The fields of a catalogue entry that scripts read. */
export interface ToolEntry {
  readonly toolKey: string;
  readonly i18n: { readonly zh_CN: string; readonly en_US: string };
  readonly lectern: {
    readonly engine: string;
    readonly wave: string;
    readonly use: string;
    readonly works: string;
  };
}

export function toolEntries(root: string): readonly ToolEntry[] {
  const file = path.join(root, 'packages/tool-catalogue/src/entries.json');
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The name of the folder of the tool with this key: `right-set-square` for `RightSetSquare`. */
export function toolFolder(key: string): string {
  return key.replaceAll(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase();
}
