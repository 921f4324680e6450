import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { compilerErrors } from './compiler-errors.ts';

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

/** The errors of the compiler in each of these files with a copy of the courseware package with an additional kind. */
function errorsWithHologram(): Map<string, string> {
  const cache = path.join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const copy = mkdtempSync(path.join(cache, 'element-kinds-'));
  copies.push(copy);
  const source = path.join(copy, 'courseware/src');
  cpSync(path.join(root, 'packages/courseware/src'), source, { recursive: true });
  addHologram(path.join(source, 'records/element.ts'));
  const files = ROOMS.map((room) => path.join(room.startsWith('courseware/') ? copy : root, room));
  const project = path.join(copy, 'tsconfig.json');
  const config = {
    extends: path.join(root, 'apps/web/tsconfig.json'),
    compilerOptions: { paths: { '@lectern/courseware': ['./courseware/src/index.ts'] } },
    include: [],
    files,
  };
  writeFileSync(project, JSON.stringify(config));
  const errors = compilerErrors(project, files);
  return new Map(ROOMS.map((room, at) => [room, errors.get(files[at] ?? '') ?? '']));
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
  it('is reported by the compiler in every file that does not handle it', () => {
    const found = errorsWithHologram();
    for (const room of ROOMS) expect(found.get(room), room).toContain('hologram');
  }, 120_000);
});
