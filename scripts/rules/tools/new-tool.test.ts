import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NotWritten, newTool } from '../../new/new-tool.ts';
import { compilerErrors } from '../kinds/compiler-errors.ts';
import { checkToolFolders } from './tool-folders.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SOURCE = 'packages/subject-tools/src';
const CATALOGUE = 'packages/tool-catalogue/src/entries.json';
/** A copy of the subject tools, from which the packages that they import can be resolved. */
let copy = '';

beforeAll(() => {
  const cache = path.join(ROOT, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  copy = mkdtempSync(path.join(cache, 'new-tool-'));
  for (const part of [SOURCE, CATALOGUE])
    cpSync(path.join(ROOT, part), path.join(copy, part), { recursive: true });
});

beforeEach(() => {
  rmSync(path.join(copy, SOURCE, 'tools'), { recursive: true });
  for (const part of ['tools', 'load-tool.ts']) {
    cpSync(path.join(ROOT, SOURCE, part), path.join(copy, SOURCE, part), { recursive: true });
  }
});

afterAll(() => rmSync(copy, { recursive: true }));

/** The compiler's errors in each of these files of the copy. */
function compiled(files: readonly string[]): string[] {
  const project = path.join(copy, 'tsconfig.json');
  writeFileSync(
    project,
    JSON.stringify({
      extends: path.join(ROOT, 'packages/subject-tools/tsconfig.json'),
      include: [],
      files: [...files, `${SOURCE}/styles.d.ts`],
    }),
  );
  const absolute = files.map((file) => path.join(copy, file));
  return [...compilerErrors(project, absolute).values()];
}

const read = (file: string) => readFileSync(path.join(copy, file), 'utf8');

describe('a new tool', () => {
  it('is a folder for the engine of its entry, with a test that fails with the acceptance criterion of the entry', () => {
    const { files } = newTool(copy, 'ProbabilityLab');
    const folder = `${SOURCE}/tools/probability-lab`;
    expect(files).toEqual([`${folder}/tool.ts`, `${folder}/tool.test.ts`]);
    expect(read(`${folder}/tool.ts`)).toContain('export const probabilityLabTool: DiceDescription = {};');
    expect(read(`${folder}/tool.test.ts`)).toMatch(
      /^it\('10,000 trials in 1 s; .* are exact\.', \(\) => \{\n {2}expect\.fail/m,
    );
  });

  it('has the name from the catalogue when its engine requires a name', () => {
    const { files } = newTool(copy, 'HundredChart', 'counter');
    expect(read(files[0] ?? '')).toContain("  name: { zh: '百数表与口诀表', en: 'Hundred Chart");
  });

  it('lacks a row until the proposed row is added', () => {
    const { next } = newTool(copy, 'ProbabilityLab');
    const missing = `${SOURCE}/tools/probability-lab: no row of load-tool.ts or load-instrument.ts loads it`;
    expect(checkToolFolders(copy)).toEqual([missing]);
    const row = next.map((line) => line.trim()).find((line) => line.startsWith('ProbabilityLab: '));
    const rows = read(`${SOURCE}/load-tool.ts`).replace('  Timer:', `  ${row}\n  Timer:`);
    writeFileSync(path.join(copy, SOURCE, 'load-tool.ts'), rows);
    expect(checkToolFolders(copy)).toEqual([]);
  });

  it('does not compile until its description is complete', () => {
    const [dice = ''] = newTool(copy, 'ProbabilityLab').files;
    const [counter = ''] = newTool(copy, 'HundredChart', 'counter').files;
    expect(compiled([dice, counter])).toEqual([
      expect.stringMatching(/^[^\n]*missing .* from type 'DiceDescription': sides, usual, most[^\n]*$/),
      expect.stringMatching(/^[^\n]*missing .* from type 'CounterDescription': kinds, rods[^\n]*$/),
    ]);
  });

  it.each([
    ['Hologram', undefined, 'The catalogue has no tool with the key Hologram.'],
    ['Dice', undefined, `${SOURCE}/tools/dice already exists.`],
    ['RightSetSquare', 'edged', `${SOURCE}/tools/right-set-square already exists.`],
    [
      'Calendar',
      undefined,
      'The engine number-displays has clock, counter: name one with npm run new tool Calendar KIND.',
    ],
    ['Calendar', 'month', 'The engine number-displays has no kind month; it has clock, counter.'],
    [
      'Cube',
      undefined,
      `The engine solids does not exist: ${SOURCE}/engines/solids comes first (docs/subject-tools.md).`,
    ],
  ])('with the key %s and the kind %s is refused: %s', (key, kind, words) => {
    expect(() => newTool(copy, key, kind)).toThrow(new NotWritten(words));
  });
});
