import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (file: string) => readFileSync(root + file, 'utf8');
const sources = (pattern: string) =>
  globSync(pattern, { cwd: root }).filter((file) => !file.includes('.test.'));

const ENDPOINT = /export const (\w+) = endpoint\(/g;

/** Endpoints whose names occur in no source file of the web. */
function unnamedByWeb(): readonly string[] {
  const contracts = sources('packages/protocol/src/**/*.ts').map(read).join('\n');
  const endpoints = [...contracts.matchAll(ENDPOINT)].map(([, name = '']) => name);
  const words = new Set(
    sources('apps/web/src/**/*.{ts,tsx}').flatMap((file) => read(file).match(/\w+/g) ?? []),
  );
  expect(endpoints.length).toBeGreaterThan(190);
  return endpoints.filter((name) => !words.has(name));
}

it('endpoints that our web does not call are listed for other clients on the specification’s page, and each is called in a test', () => {
  const page = read('docs/specification.md');
  const from = page.indexOf('## Calls for other clients');
  const said = page.slice(from, page.indexOf('\n## ', from + 1));
  const listed = [...said.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name);
  const unnamed = unnamedByWeb();
  const mend =
    'call the endpoint in apps/web, or list it in docs/specification.md and call it in other-clients.test.ts';
  expect(listed.toSorted(), mend).toEqual(unnamed.toSorted());
  const walk = read('apps/server/test/endpoints/other-clients.test.ts');
  expect(unnamed.filter((name) => !new RegExp(`\\b${name}\\b`).test(walk))).toEqual([]);
});
