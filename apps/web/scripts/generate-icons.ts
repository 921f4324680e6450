import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pinyin } from 'pinyin-pro';
import type { Catalogue } from '../src/features/editor/icons/catalogue.ts';
import { iconCatalogue } from '../src/features/editor/icons/icon-catalogue.ts';
import { stickerCatalogue } from '../src/features/editor/icons/sticker-catalogue.ts';

/**
 * Generates the data of the icon and sticker galleries from two npm packages that are not dependencies:
 * `node apps/web/scripts/generate-icons.ts <folder>`, where the node_modules of <folder> contain `@iconify-json/ph` and
 * `@iconify-json/fluent-emoji-flat`.
 */
interface Set {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('specify the folder of the packages');
const setOf = (name: string) =>
  JSON.parse(readFileSync(path.join(folder, '@iconify-json', name, 'icons.json'), 'utf8')) as Set;

const target = path.join(import.meta.dirname, '../src/features/editor/icons/generated');
mkdirSync(target, { recursive: true });
write('icons', iconCatalogue, setOf('ph'), '-fill', (body, name) => {
  const [, d, ...more] = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(body) ?? [];
  if (d === undefined || more.length > 0) throw new Error(`${name} is not a single path`);
  return d;
});
write('stickers', stickerCatalogue, setOf('fluent-emoji-flat'), '', (body) => body);

function write(
  file: string,
  catalogue: Catalogue,
  { icons }: Set,
  ending: string,
  draw: (body: string, name: string) => string,
): void {
  const entries = catalogue.flatMap((group) => group.entries);
  const drawings = entries.map(({ name }) => {
    const body = icons[`${name}${ending}`]?.body;
    if (body === undefined) throw new Error(`the set has no ${name}`);
    return [name, draw(body, name)] as const;
  });
  const sounds = entries.map(({ name, label }) => [name, soundOf(label.zh)] as const);
  const data = { drawings: Object.fromEntries(drawings), pinyin: Object.fromEntries(sounds) };
  writeFileSync(path.join(target, `${file}.json`), `${JSON.stringify(data, null, 1)}\n`);
}

/** The pinyin in the forms that users type: complete, and by initial letters. */
function soundOf(words: string): string {
  const syllables = pinyin(words, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true });
  return `${syllables.join('')} ${syllables.map(([first]) => first ?? '').join('')}`.toLowerCase();
}
