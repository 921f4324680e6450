import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { LongestFirst } from './longest-first.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'lectern-order-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// As in a fresh clone: only the sizes of files are known.
const vitest = { cache: { getTestSpecificationResult: () => undefined } } as unknown as Vitest;
const project = (name: string) => ({
  name,
  config: { isolate: false, sequence: { groupOrder: 0 } },
});
const unit = project('a');
const server = project('b');

function file(name: string, text: string, of = server): TestSpecification {
  const moduleId = path.join(folder, name);
  writeFileSync(moduleId, text);
  return { moduleId, project: of } as unknown as TestSpecification;
}

it('LongestFirst begins with the files of a project that have @first, then the largest, and keeps the order of projects', async () => {
  const files = [
    file('small.ts', 'it();'),
    file('large.ts', 'it();'.repeat(100)),
    file('long.ts', '// @first: it waits.\n'),
    file('unit.ts', 'it();', unit),
  ];
  const sorted = await new LongestFirst(vitest).sort(files);
  const names = sorted.map(({ moduleId }) => path.basename(moduleId));
  expect(names).toEqual(['unit.ts', 'long.ts', 'large.ts', 'small.ts']);
});
