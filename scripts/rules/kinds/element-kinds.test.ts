import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

/** The files with code for each kind of element; for the courseware package, the files of its copy. */
const ROOMS = [
  'courseware/src/records/element.ts',
  'courseware/src/document/element-references.ts',
  'courseware/src/edits/frames/stretched-content.ts',
  'packages/stage/src/view/kind-drawings.tsx',
  'packages/stage/src/edit/kinds/kind-editing.ts',
  'packages/stage/src/show/transitions/morph/morph-pairs.ts',
  'packages/pptx/src/write/shape/element-out.ts',
  'packages/pptx/src/write/shape/element-base-out.ts',
  'packages/pptx/src/inspect/inspect-courseware.ts',
  'apps/web/src/features/editor/panel/kind-panels.tsx',
  'apps/web/src/features/editor/panel/animation/effect-name.ts',
  'apps/web/src/features/editor/shell/selection-status.tsx',
];

const copies: string[] = [];
afterEach(() => {
  for (const copy of copies.splice(0)) rmSync(copy, { recursive: true });
});

/**
 * Compiles these files against a copy of the courseware package with an additional kind; returns the compiler's output.
 */
async function compiledWithHologram(): Promise<string> {
  const cache = path.join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const copy = mkdtempSync(path.join(cache, 'element-kinds-'));
  copies.push(copy);
  const source = path.join(copy, 'courseware/src');
  cpSync(path.join(root, 'packages/courseware/src'), source, { recursive: true });
  addHologram(path.join(source, 'records/element.ts'));
  const toRoot = path.relative(copy, root);
  const rooms = ROOMS.map((room) => (room.startsWith('courseware/') ? room : path.join(toRoot, room)));
  const config = {
    extends: path.join(toRoot, 'apps/web/tsconfig.json'),
    compilerOptions: { paths: { '@lectern/courseware': ['./courseware/src/index.ts'] } },
    include: [],
    files: rooms,
  };
  writeFileSync(path.join(copy, 'tsconfig.json'), JSON.stringify(config));
  const compiler = path.join(root, 'node_modules/typescript/lib/tsc.js');
  return new Promise((resolve) => {
    execFile(process.execPath, [compiler, '-p', copy, '--pretty', 'false'], { cwd: root }, (_error, out) =>
      resolve(out),
    );
  });
}

function addHologram(file: string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(
    "export const element = z.discriminatedUnion('type', [",
    "const hologram = z.object({ ...shapeElement.shape, type: z.literal('hologram') });\n$&\n  hologram,",
  );
  if (after === before) throw new Error('the union of the kinds of element was not found');
  writeFileSync(file, after);
}

describe('a kind of element', () => {
  it('is reported by the compiler in every file that does not handle it', async () => {
    const said = await compiledWithHologram();
    const missed = said.split('\n').filter((line) => line.includes('hologram'));
    for (const room of ROOMS)
      expect(
        missed.some((line) => line.includes(`${room}(`)),
        `${room}\n${said}`,
      ).toBe(true);
  }, 120_000);
});
