import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PlantedCheckout, plantCheckout } from '../planted-checkout.ts';
import { checkToolFolders } from './tool-folders.ts';

const SOURCE = 'packages/subject-tools/src';
let checkout: PlantedCheckout;

const entry = (toolKey: string, engine: string) => ({ toolKey, lectern: { engine } });
const lines = (count: number) => 'export const one = 1;\n'.repeat(count);

/** A lamp with the engine `lights`, and a torch with the same. */
beforeEach(() => {
  checkout = plantCheckout();
  const entries = [entry('DeskLamp', 'lights'), entry('Torch', 'lights'), entry('Bell', 'sounds')];
  checkout.plant('packages/tool-catalogue/src/entries.json', JSON.stringify(entries));
  checkout.plant(`${SOURCE}/engines/lights/part.ts`, "import { one } from '../../common/one.ts';\n");
  checkout.plant(
    `${SOURCE}/tools/desk-lamp/tool.ts`,
    "import { part } from '../../engines/lights/part.ts';\n",
  );
  checkout.plant(
    `${SOURCE}/load-tool.ts`,
    "export const rows = [import('./tools/desk-lamp/tool.ts'), import('./tools/torch/tool.ts')];\n",
  );
});

afterEach(() => checkout.remove());

it('checkToolFolders accepts a small folder for the engine of its entry with a row that loads it', () => {
  checkout.plant(`${SOURCE}/tools/desk-lamp/tool.test.ts`, "import '../../engines/lights/part.ts';\n");
  expect(checkToolFolders(checkout.root)).toEqual([]);
});

describe('a tool', () => {
  it.each([
    ['whose engine has no folder', 'bell/tool.ts', '', 'bell: its engine sounds has no folder'],
    ['without a catalogue entry', 'hologram/tool.ts', '', 'hologram: no entry of the catalogue has this key'],
    ['that is a file', 'torch.ts', lines(1), 'torch.ts: a tool is a folder'],
    ['that does not use its engine', 'torch/tool.ts', lines(1), 'torch: it does not use its engine lights'],
    [
      'that uses another engine',
      'desk-lamp/other.ts',
      "import { ring } from '../../engines/sounds/part.ts';\n",
      'desk-lamp: it uses sounds, which is not its engine',
    ],
    [
      'that imports another tool',
      'desk-lamp/other.ts',
      "import type { torch } from '../torch/tool.ts';\n",
      'desk-lamp: it imports the tool torch',
    ],
    [
      'with a folder that is too long',
      'desk-lamp/tool.test.ts',
      lines(250),
      'desk-lamp: 251 lines; a tool has at most 250',
    ],
    ['with long texts', 'desk-lamp/texts.ts', lines(250), 'desk-lamp: 251 lines; a tool has at most 250'],
    [
      'with too much code',
      'desk-lamp/view.tsx',
      lines(150),
      'desk-lamp: 151 lines of code; a tool has at most 150',
    ],
    ['that no row loads', 'bell/tool.ts', '', 'bell: no row of load-tool.ts or load-instrument.ts loads it'],
  ])('%s is reported', (_name, file, source, problem) => {
    checkout.plant(`${SOURCE}/tools/${file}`, source);
    expect(checkToolFolders(checkout.root)).toContain(`${SOURCE}/tools/${problem}`);
  });

  it.each([
    ['the allowed number of lines', 'desk-lamp/tool.test.ts', lines(249)],
    ['the allowed amount of code', 'desk-lamp/view.tsx', lines(149)],
    ['texts and presets beside its code', 'desk-lamp/texts.ts', lines(240)],
    ['much data', 'desk-lamp/poems.json', lines(9000)],
  ])('with %s is accepted', (_name, file, source) => {
    checkout.plant(`${SOURCE}/tools/${file}`, source);
    expect(checkToolFolders(checkout.root)).toEqual([]);
  });
});

describe('an engine', () => {
  it.each([
    ['that is a file', 'sounds.ts', '', 'sounds.ts: an engine is a folder'],
    [
      'without a catalogue entry',
      'smells/part.ts',
      '',
      'smells: no entry of the catalogue names this engine',
    ],
    [
      'that imports a tool',
      'lights/deep/view.tsx',
      "import { lamp } from '../../../tools/desk-lamp/tool.ts';\n",
      'lights/deep/view.tsx: an engine imports no tool, but this one imports desk-lamp',
    ],
    [
      'that imports another engine',
      'sounds/part.ts',
      "import { part } from '../lights/part.ts';\n",
      'sounds/part.ts: sounds may not use lights',
    ],
  ])('%s is reported', (_name, file, source, problem) => {
    checkout.plant(`${SOURCE}/engines/${file}`, source);
    expect(checkToolFolders(checkout.root)).toEqual([`${SOURCE}/engines/${problem}`]);
  });

  it('may import another engine when the import is listed, and its tests may import tools', () => {
    const entries = [
      entry('DeskLamp', 'lights'),
      entry('PoemCard', 'entry-cards'),
      entry('Dictation', 'speech'),
    ];
    checkout.plant('packages/tool-catalogue/src/entries.json', JSON.stringify(entries));
    checkout.plant(`${SOURCE}/engines/entry-cards/part.ts`, "import { say } from '../speech/part.ts';\n");
    checkout.plant(
      `${SOURCE}/engines/lights/part.test.ts`,
      "import { lamp } from '../../tools/desk-lamp/tool.ts';\n",
    );
    expect(checkToolFolders(checkout.root)).toEqual([]);
  });
});
