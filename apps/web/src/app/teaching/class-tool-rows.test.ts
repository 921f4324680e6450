import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { classTools } from '../../features/class-tools/index.ts';
import { keyCommands, playerCommands } from '../../features/player/testing/every-command.ts';
import type { ClassTool, OpenableTool } from '../../parts/class-tools/index.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');
const TOOLS = 'apps/web/src/features/class-tools';
const PRESSED = 'apps/web/src/app/teaching/every-button.browser.test.tsx';
/** The test of buttons that need the server. */
const PRESSED_WITH_SERVER = 'e2e/src/player/toolbar.spec.ts';
const DESCRIBED = 'docs/class-tools.md';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const buttons = (tools: readonly OpenableTool[]) =>
  tools.filter((tool): tool is ClassTool => 'place' in tool);

/** Folders and rows that tools with a button lack, beside their rows in the catalogue. */
function forgotten(tools: readonly OpenableTool[]): readonly string[] {
  const [pressed, described] = [read(PRESSED) + read(PRESSED_WITH_SERVER), read(DESCRIBED)];
  return buttons(tools).flatMap(({ id, label }) => [
    ...(existsSync(path.join(ROOT, TOOLS, id)) ? [] : [`${id}: the folder ${TOOLS}/${id} is missing`]),
    ...(new RegExp(`^  '?${id}'?: `, 'm').test(pressed)
      ? []
      : [`${id}: ${PRESSED} has no row for its button`]),
    ...(described.includes(label.zh) ? [] : [`${id}: ${DESCRIBED} has no row with ${label.zh}`]),
  ]);
}

function repeated(values: readonly string[]): readonly string[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}

/** Keys that two commands of a show with these tools have. */
function sharedKeys(tools: readonly OpenableTool[]): readonly string[] {
  return repeated(keyCommands(tools).map(({ keys }) => keys));
}

describe('the catalogue of class tools', () => {
  it('has a folder, a row in the test of all buttons and a row in the docs for each button', () => {
    expect(forgotten(classTools)).toEqual([]);
  });

  it('shares no id and no keys with another tool or a command of the player', () => {
    expect(repeated(classTools.map(({ id }) => id))).toEqual([]);
    expect(repeated(playerCommands(classTools, 'zh').map(({ id }) => id))).toEqual([]);
    expect(sharedKeys(classTools)).toEqual([]);
  });

  it('reports the parts that a planted tool lacks, and keys that clear the ink already', () => {
    const coin: ClassTool = {
      id: 'coin',
      label: { zh: '抛硬币', en: 'Coin' },
      icon: () => null,
      place: 'class',
      keys: 'E',
      load: () => Promise.reject(new Error('the tool has no code')),
    };
    expect(forgotten([...classTools, coin])).toEqual([
      `coin: the folder ${TOOLS}/coin is missing`,
      `coin: ${PRESSED} has no row for its button`,
      `coin: ${DESCRIBED} has no row with 抛硬币`,
    ]);
    expect(sharedKeys([...classTools, coin])).toEqual(['E']);
  });
});
