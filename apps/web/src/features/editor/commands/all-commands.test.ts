import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { allCommands } from './all-commands.ts';
import { type Command, command, isCommand } from './command.ts';
import { commandsIn, keyedCommands } from './keyboard/keyed-commands.ts';
import { keyPlaces } from './keys.ts';

const editor = path.resolve(import.meta.dirname, '..');
const here = path.join(editor, 'commands');

function filesOf(folder: string, pattern: string): readonly string[] {
  return globSync(pattern, { cwd: folder }).filter((file) => !/\.test\.|testing\.ts/.test(file));
}

/** Returns the exported names of a file with the commands behind each name, single or in a list. */
async function exportsOf(file: string): Promise<ReadonlyMap<string, readonly Command<never>[]>> {
  const noun: object = await import(path.join(here, file));
  const found = Object.entries(noun).map(([name, value]) => [name, commandsIn([{ [name]: value }])] as const);
  return new Map(found.filter(([, commands]) => commands.length > 0));
}

const nouns = filesOf(here, '**/*.ts').filter((file) => !/(?:all|keyed)-commands\.ts$/.test(file));

describe('the commands of the editor', () => {
  it('are all listed when a file of `commands` exports them', async () => {
    const known = new Set<unknown>(allCommands);
    let count = 0;
    for (const file of nouns) {
      for (const [name, commands] of await exportsOf(file)) {
        for (const each of commands) expect(known, `${name} of ${file}`).toContain(each);
        count += commands.length;
      }
    }
    expect(count).toBe(allCommands.length);
    expect(count).toBeGreaterThan(60);
  });

  it('have unique ids', () => {
    const ids = allCommands.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('have a name in both languages, also for their active state', () => {
    for (const { id, label, whenOn } of allCommands) {
      for (const words of [label, ...(whenOn ? [whenOn.label] : [])]) {
        expect(words.zh, id).toMatch(/\p{Script=Han}/u);
        expect(words.en, id).toMatch(/^[A-Z][ ,…a-z]+$/);
      }
    }
  });

  it('share no key with another command of the same scope', () => {
    for (const place of keyPlaces) {
      const taken = new Map<string, string>();
      for (const { id, keys } of allCommands) {
        for (const chord of keys?.[place] ?? []) {
          expect(taken.get(chord), `${chord} of ${id} in ${place}`).toBeUndefined();
          taken.set(chord, id);
        }
      }
    }
  });

  it('are loaded with the first page when the editor handles their keys', () => {
    const keyed = new Set<unknown>(keyedCommands);
    const late = allCommands.filter((each) => !keyed.has(each));
    const answered = late.filter(({ keys, keysAnsweredBy }) => keys && keysAnsweredBy === undefined);
    expect(answered.map(({ id }) => id)).toEqual([]);
  });

  it('can be reached by a key, or from a bar, a panel or a menu', async () => {
    const shown = filesOf(editor, '{aids,bars,contents,pages,panel,shell}/**/*.{ts,tsx}')
      .map((file) => readFileSync(path.join(editor, file), 'utf8'))
      .join('\n');
    const unreachable: string[] = [];
    for (const file of nouns) {
      for (const [name, commands] of await exportsOf(file)) {
        // Two matches: one for the import and one for the use.
        const used = shown.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0;
        for (const { id, keys } of commands) if (!keys && used < 2) unreachable.push(id);
      }
    }
    expect(unreachable).toEqual([]);
  });

  it('are found when exported singly or in lists, and other exports are not', () => {
    const one = command({ id: 'a', label: { zh: '一', en: 'One' }, changes: false, run: () => undefined });
    const two = { ...one, id: 'b' };
    const found = commandsIn([
      { one, more: { two }, list: [one], run: () => one, text: 'a', nothing: undefined },
    ]);
    expect(found.map(({ id }) => id)).toEqual(['a', 'b', 'a']);
    expect(isCommand({ id: 'a', run: () => undefined })).toBe(false);
  });
});
