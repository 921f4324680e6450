import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type PlantedCheckout, plantCheckout } from '../planted-checkout.ts';
import { changingEndpoints, checkWebCalls } from './web-calls.ts';

const FILE = 'apps/web/src/features/editor/rename.tsx';
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

let checkout: PlantedCheckout;

beforeEach(() => {
  checkout = plantCheckout();
  checkout.plant(
    'packages/protocol/src/things.ts',
    [
      "export const getThing = endpoint({ method: 'GET', path: '/things/:id' });",
      "export const deleteThing = endpoint({\n  method: 'DELETE',\n  path: '/things/:id',\n});",
      '',
    ].join('\n'),
  );
});

afterEach(() => checkout.remove());

const found = (lines: readonly string[]) => {
  checkout.plant(FILE, lines.join('\n'));
  return checkWebCalls(checkout.root, []);
};

it.each([
  ['a call with a body in a handler', 'const save = () => call(renameThing, { body: { name } });'],
  [
    'a call of an endpoint with another method than GET',
    'const remove = () => call(deleteThing, { params });',
  ],
  [
    'a call in the markup',
    'const Bin = () => <button onClick={() => void call(deleteThing, { params })} />;',
  ],
  [
    'a call inside the arguments of another function',
    'const save = () => attempt(() => call(renameThing, { body }));',
  ],
  [
    'a call in a function that run gets by its name',
    'const { run } = useCall();\nconst task = () => call(deleteThing);\nconst save = () => run(task);',
  ],
])('the check of web calls finds %s', (_name, source) => {
  expect(found([source])).toEqual([
    expect.stringMatching(/^apps\/web\/src\/features\/editor\/rename\.tsx:\d+: a component/),
  ]);
});

it('the check of web calls finds a busy state of a component', () => {
  expect(found(['', 'const [busy, setBusy] = useState(false);'])).toEqual([
    `${FILE}:2: \`useCall\` has the busy state`,
  ]);
});

it('the check of web calls accepts calls inside run, under any name, and calls of GET endpoints', () => {
  expect(
    found([
      'const { busy, run } = useCall({ invalidates: THINGS });',
      'const { run: rename } = useCall();',
      'const removal = useCall();',
      'const save = () => run(async () => { await call(deleteThing, { params }); });',
      'const name = () => rename(() => call(renameThing, { body }));',
      'const remove = () => removal.run(() => call(deleteThing, { params }));',
      'const look = () => call(getThing, { params });',
    ]),
  ).toEqual([]);
});

it('the check of web calls finds an exception that is not needed any more', () => {
  checkout.plant(FILE, 'export const one = 1;\n');
  expect(checkWebCalls(checkout.root, [FILE])[0]).toContain('remove it from the list');
});

it('the check of web calls reads the methods of all endpoints from the protocol', () => {
  const changes = changingEndpoints(ROOT);
  expect(changes.size).toBeGreaterThan(120);
  expect(changes.has('createClass')).toBe(true);
  expect(changes.has('listStudents')).toBe(false);
});
