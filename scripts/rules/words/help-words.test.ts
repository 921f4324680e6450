import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const HELP = 'apps/web/src/features/help/';

it.each(['zh', 'en'])('the names of controls in the help are the names on the screen (%s)', (language) => {
  const screens = globSync('apps/web/src/**/*.ts', { cwd: ROOT })
    .filter((file) => !file.startsWith(HELP) && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
    .join('\n');
  const help = readFileSync(path.join(ROOT, HELP, `locale/${language}.ts`), 'utf8');
  const named = new Set([...help.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name));
  expect(named.size).toBeGreaterThan(5);
  expect([...named].filter((name) => !new RegExp(`'${name}(…|\\.\\.\\.)?'`).test(screens))).toEqual([]);
});

it('a user’s disk has one name in English', () => {
  const named = globSync('apps/web/src/**/*.ts', { cwd: ROOT }).filter((file) =>
    /\b(my|your|the) netdisk\b/i.test(readFileSync(path.join(ROOT, file), 'utf8')),
  );
  expect(named).toEqual([]);
});
