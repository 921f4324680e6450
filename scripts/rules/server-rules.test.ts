import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkServerRules } from './server-rules.ts';

/** A small server with one feature that follows the rules, to which violations are added. */
let root = '';

function plant(file: string, source: string): void {
  const place = path.join(root, 'apps/server/src', file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, source);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'server-rules-'));
  plant(
    'platform/http/docs.ts',
    "import { sql } from 'kysely';\nroutes.serve('/docs', sql);\nsetInterval(a, 1);\n",
  );
  plant('app.ts', "import { registerClasses } from './features/classes/index.ts';\n");
  plant(
    'features/classes/index.ts',
    "export { registerClasses } from './register-classes.ts';\nexport type { A } from './a.ts';\n",
  );
  plant('features/classes/register-classes.ts', 'export function registerClasses() { route(bus); }\n');
  plant(
    'features/classes/classes.routes.ts',
    "export const route = (routes) => routes.handle('/', serve);\n",
  );
  plant(
    'features/classes/classes.store.ts',
    "import { type Kysely, sql } from 'kysely';\nexport const find = (database: Kysely<A>) => database.selectFrom('a');\n",
  );
  plant(
    'features/classes/classes.service.ts',
    "import type { Kysely } from 'kysely';\nexport const CLASS_TOPIC = 'class';\nbus.publish(CLASS_TOPIC, 'id');\n",
  );
  plant(
    'features/classes/classes.policy.ts',
    "export interface Class { readonly id: string }\nexport function mayRead(): Decision { return 'allowed'; }\nfunction owns(): boolean { return true; }\n",
  );
  plant('features/classes/classes.test.ts', "database.selectFrom('a');\nsetInterval(a, 1);\n");
  plant('features/classes/test/class-rows.ts', "database.selectFrom('a');\n");
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the rules of the server’s features', () => {
  it('report nothing when all are followed', () => expect(checkServerRules(root)).toEqual([]));

  it('report nothing in this server', () => {
    expect(checkServerRules(path.resolve(import.meta.dirname, '../..'))).toEqual([]);
  });

  it('report a migration with the number of another migration', () => {
    plant('../migrations/001-users.ts', '');
    plant('../migrations/002-classes.ts', '');
    expect(checkServerRules(root)).toEqual([]);
    plant('../migrations/002-lessons.ts', '');
    expect(checkServerRules(root)).toEqual([
      'apps/server/migrations/002-lessons.ts:1: 002-classes.ts has the same number',
    ]);
  });

  const sql = 'belongs in a *.store.ts';
  const routes = 'belongs in a *.routes.ts';
  const index = 'index.ts contains only';
  const policy = 'a policy exports functions';

  it.each([
    ['a query in a service', 'classes/a.service.ts', "await this.#db.selectFrom('a').execute();", sql],
    ['a query with a line break', 'classes/a.ts', "db\n  .deleteFrom('a')", sql],
    ['a query through a computed name', 'classes/a.ts', "db['insertInto']('a');", sql],
    ['a query with optional chaining', 'classes/a.ts', "db?.updateTable('a');", sql],
    ['SQL as text', 'classes/a.ts', "import { sql } from 'kysely';", sql],
    ['SQL as text under another name', 'classes/a.ts', "import { sql as s } from 'kysely';", sql],
    ['an import of all of kysely', 'classes/a.ts', "import * as kysely from 'kysely';", sql],
    ['a query in a routes file', 'classes/b.routes.ts', "db.selectFrom('a');", sql],
    ['an endpoint outside of a routes file', 'classes/a.ts', 'routes.handle(list, run);', routes],
    ['a page outside of a routes file', 'classes/a.ts', "ground.routes.serve('/', run);", routes],
    ['a socket outside of a routes file', 'classes/a.ts', 'sockets.handle(PATH, options);', routes],
    ['a registration function under another name', 'classes/a.ts', 'const open = doors.handle;', routes],
    ['a registration function taken out of its object', 'classes/a.ts', 'const { handle } = routes;', routes],
    ['code in index.ts', 'classes/index.ts', 'export const one = 1;', index],
    ['an import in index.ts', 'classes/index.ts', "import './a.ts';", index],
    ['an index.ts that exports everything', 'classes/index.ts', "export * from './a.ts';", index],
    ['a function in index.ts', 'classes/index.ts', 'export function registerClasses() {}', index],
    ['a timer with setInterval', 'classes/a.ts', 'setInterval(sweep, 1000);', 'repeated work uses every'],
    [
      'a timer by other means',
      'classes/a.ts',
      'globalThis.setInterval(sweep, 1000);',
      'repeated work uses every',
    ],
    ['the time of the machine', 'classes/a.ts', 'const at = Date.now();', 'clock.now()'],
    ['the time of the machine as a date', 'classes/a.ts', 'const at = new Date();', 'clock.now()'],
    ['a policy with a wrong name', 'classes/a.policy.ts', 'export function isOwn(): Decision {}', policy],
    [
      'a policy that returns another type',
      'classes/a.policy.ts',
      'export function mayRead(): boolean {}',
      policy,
    ],
    ['a policy without a declared result', 'classes/a.policy.ts', 'export function mayRead() {}', policy],
    ['a policy as a constant', 'classes/a.policy.ts', 'export const mayRead = () => true;', policy],
    ['a policy from elsewhere', 'classes/a.policy.ts', "export { mayRead } from './b.ts';", policy],
    [
      'a topic as a string literal',
      'classes/a.ts',
      "bus.subscribe('class', hear);",
      'a topic of the bus is a constant',
    ],
    [
      'a topic composed of parts',
      'classes/a.ts',
      'bus.publish(`class_` + id);',
      'a topic of the bus is a constant',
    ],
    ['a repeated topic', 'rooms/a.ts', "const ROOM_TOPIC = 'class';", 'is owned by'],
    ['a feature without index.ts', 'rooms/a.ts', 'export const a = 1;', 'a feature has an index.ts'],
    [
      'routes without a caller',
      'rooms/rooms.routes.ts',
      'export const a = 1;',
      'is registered by register-rooms.ts',
    ],
    ['routes without a test', 'rooms/rooms.routes.ts', 'export const a = 1;', 'has a rooms.test.ts'],
  ])('report %s', (_name, file, source, problem) => {
    plant(`features/${file}`, `${source}\n`);
    expect(checkServerRules(root).join('\n')).toContain(problem);
  });

  it('report the file and line of a violation', () => {
    plant('cli/user.ts', "\n\nawait database.selectFrom('a');\n");
    expect(checkServerRules(root)).toEqual([
      'apps/server/src/cli/user.ts:3: selectFrom belongs in a *.store.ts',
    ]);
  });
});
