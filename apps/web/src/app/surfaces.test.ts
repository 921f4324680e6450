import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { firstSurfaces, readSurfaces } from '../../build/read-surfaces.ts';
import { ROOTS_OF_THEIR_OWN } from './roots.ts';
import { SURFACES, type Surface, surfaceAt, windowNameOf } from './surfaces.ts';

const textOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

describe('the surfaces', () => {
  it('have unique names and addresses', () => {
    const names = SURFACES.map(({ name }) => name);
    const paths = SURFACES.flatMap((surface) => surface.paths);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(paths).size).toBe(paths.length);
    for (const { paths: own } of SURFACES) expect(own.length).toBeGreaterThan(0);
    for (const path of paths) expect(path).toMatch(/^\/[\w/-]*$/);
  });

  it('preload only existing surfaces, and never themselves', () => {
    const names = new Set(SURFACES.map(({ name }) => name));
    for (const { name, ahead } of SURFACES) {
      for (const next of ahead ?? []) expect([...names].filter((each) => each !== name)).toContain(next);
    }
  });

  it('are the same for the routes, the window names and the build', () => {
    expect(readSurfaces().map(({ module: _, ...row }) => row)).toEqual(
      SURFACES.map(({ name, paths, root, guard, skeleton, courseware }) => ({
        name,
        paths,
        root,
        guard,
        skeleton,
        courseware,
      })),
    );
    for (const surface of SURFACES) {
      for (const path of surface.paths) {
        expect(surfaceAt(path)).toBe(surface);
        expect(windowNameOf(path)).toBe(surface.windowName);
      }
    }
  });

  it('are loaded without the program exactly when they have their own root', () => {
    const own = SURFACES.filter(({ root }) => root === 'own').flatMap(({ paths }) => paths);
    expect([...ROOTS_OF_THEIR_OWN.keys()]).toEqual(own);
  });

  it('start with separate modules, which the build finds', () => {
    const modules = readSurfaces().map(({ module }) => module);
    expect(new Set(modules).size).toBe(modules.length);
    for (const module of modules) {
      expect(existsSync(new URL(`../${module}`, import.meta.url)), module).toBe(true);
    }
  });

  it('have a skeleton that the page contains and the style sheet shows', () => {
    const [html, css] = [textOf('first/skeleton.html'), textOf('first/skeleton.css')];
    for (const { skeleton } of SURFACES) {
      expect(html).toContain(`<div class="${skeleton}"`);
      expect(css).toContain(`[data-skeleton="${skeleton}"] #skeleton > .${skeleton}`);
    }
  });

  it('are undefined at unknown addresses, also when a part is the name of an object property', () => {
    expect(surfaceAt('/nowhere')).toBeUndefined();
    expect(surfaceAt('/constructor')).toBeUndefined();
  });
});

describe('a new row of the surfaces', () => {
  const row = `{
    name: 'board', paths: ['/board', '/board/kept'], root: 'program', windowName: 'lectern-edit', guard: 'account',
    load: async () => (await import('../features/board/lazy.ts')).Board,
    skeleton: 'player', courseware: 'records',
  },`;
  const planted = textOf('surfaces.ts').replace(/^\];$/m, `${row}\n];`);

  it('is read by the build and by the first script at each of its paths', () => {
    const built = readSurfaces(planted);
    expect(built).toHaveLength(SURFACES.length + 1);
    expect(built.at(-1)).toMatchObject({ name: 'board', module: 'features/board/lazy.ts' });
    const modules = { board: ['features/board/lazy.ts', 'features/board/later.ts'] };
    const first = firstSurfaces(built, modules, (module) => [`${module}.js`]);
    for (const path of ['/board', '/board/kept']) {
      expect(first[path]).toEqual({
        guard: 'account',
        skeleton: 'player',
        courseware: 'records',
        files: ['app/program.tsx.js', 'features/board/lazy.ts.js'],
        later: ['features/board/later.ts.js'],
      });
    }
  });

  it('is used by the routes and the window’s name', () => {
    const table = SURFACES as Surface[];
    const [like] = table.filter(({ guard }) => guard === 'account');
    if (like === undefined) throw new Error('no surface is for those who are signed in');
    const board: Surface = { ...like, name: 'board', paths: ['/board'], windowName: 'lectern-edit' };
    table.push(board);
    try {
      expect(surfaceAt('/board')).toBe(board);
      expect(windowNameOf('/board')).toBe('lectern-edit');
    } finally {
      table.pop();
    }
  });

  it('stops the build when a field that the build reads is not a literal', () => {
    expect(() => readSurfaces(planted.replace("skeleton: 'player', c", 'skeleton: DARK, c'))).toThrow(
      'skeleton',
    );
    expect(() =>
      readSurfaces(planted.replace("import('../features/board/lazy.ts')", 'import(BOARD)')),
    ).toThrow('load');
    expect(() => readSurfaces('export const ROWS = [];')).toThrow('SURFACES');
  });
});

it('windowNameOf returns the name of the main page or the edit page', () => {
  expect(windowNameOf('/user/netdisk')).toBe('lectern-main');
  expect(windowNameOf('/')).toBe('lectern-main');
  expect(windowNameOf('/view')).toBe('lectern-edit');
  expect(windowNameOf('/login')).toBe('');
});
