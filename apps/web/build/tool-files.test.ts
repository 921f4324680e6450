import path from 'node:path';
import { expect, it } from 'vitest';
import { toolFiles } from './tool-files.ts';

const SUBJECT_TOOLS = path.resolve(import.meta.dirname, '../../../packages/subject-tools');
const fileOf = toolFiles(SUBJECT_TOOLS);

it.each([
  ['src/tools/clock/tool.ts', 'tools-number-displays'],
  ['src/tools/counter/tool.ts', 'tools-number-displays'],
  ['src/tools/right-set-square/tool.ts', 'tools-drawing-instruments'],
  ['src/tools/poem-card/poems.json', 'tools-entry-cards'],
  ['src/tools/clock/own.css', null],
  ['src/tools/hologram/tool.ts', null],
  ['src/engines/chance/dice/part.ts', null],
  ['src/load-tool.ts', null],
])('toolFiles puts %s into the file %s', (module, file) => {
  expect(fileOf(path.join(SUBJECT_TOOLS, module))).toBe(file);
});
