import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkModuleLets } from './module-lets.ts';
import { type PlantedCheckout, plantCheckout } from './planted-checkout.ts';

let checkout: PlantedCheckout;

beforeEach(() => {
  checkout = plantCheckout();
});

afterEach(() => checkout.remove());

it.each([
  ['a variable of a module', 'let open = false;\nexport const isOpen = () => open;\n', 'open'],
  ['a variable with a type', 'let timer: { id: number } | undefined;\n', 'timer'],
  ['an exported variable', 'export let count = 0;\n', 'count'],
])('checkModuleLets reports %s', (_name, source, name) => {
  checkout.plant('apps/web/src/platform/state.ts', source);
  expect(checkModuleLets(checkout.root, []).join('\n')).toContain(
    `apps/web/src/platform/state.ts ${name}: long-lived state`,
  );
});

it('checkModuleLets accepts variables within functions, in tests and in the list of exceptions', () => {
  checkout.plant(
    'packages/base/src/a.ts',
    'export function a() {\n  let b = 1;\n  b += 1;\n  return b;\n}\n',
  );
  checkout.plant('packages/base/src/a.test.ts', 'let b = 1;\n');
  checkout.plant('packages/base/src/memo.ts', 'let made = 1;\n');
  expect(checkModuleLets(checkout.root, ['packages/base/src/memo.ts made'])).toEqual([]);
});

it('checkModuleLets reports a name of the list that no longer exists', () => {
  expect(checkModuleLets(checkout.root, ['packages/base/src/memo.ts made'])[0]).toContain(
    'remove it from the list',
  );
});
