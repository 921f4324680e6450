// @first: some of the commands run in separate processes.
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feature } from '../../src/cli/feature.ts';
import { createFolderStore } from '../../src/platform/objects/folder-store.ts';
import { createDatabase } from '../setup/shared-postgres.ts';
import { Program } from './program.ts';

const PASSWORD = 'the first lesson begins at eight';

let school: Program;
let other: Program;
let database: Awaited<ReturnType<typeof createDatabase>>;
beforeAll(async () => {
  school = await Program.prepare();
  database = await createDatabase();
  other = await Program.prepare({ DATABASE_URL: database.url });
});
afterAll(async () => {
  await school.remove();
  await other.remove();
  await database.drop();
});

async function signIn(program: Program, login: string, password: string): Promise<number> {
  const reply = await fetch(`${program.url}/api/uc/v1.1/tokens`, {
    method: 'POST',
    headers: { 'sdp-app-id': 'test', 'content-type': 'application/json' },
    body: JSON.stringify({ login_name: login, password }),
  });
  return reply.status;
}

/** Every file of a backup with its content; rows in any order. */
async function contentOf(folder: string): Promise<Map<string, string>> {
  const content = new Map<string, string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name === 'manifest.json') continue;
    const path = join(entry.parentPath, entry.name);
    const lines = (await readFile(path, 'latin1')).split('\n').sort();
    content.set(path.slice(folder.length), lines.join('\n'));
  }
  return content;
}

const manifestOf = async (folder: string): Promise<Record<string, unknown>> => {
  const { created_at: _at, ...rest } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  return rest;
};

describe('lectern', () => {
  it('lists its commands, also for an unknown command', async () => {
    const help = await school.command(['help']);
    expect(help.code).toBe(0);
    for (const name of [
      'user add|list|reset',
      'inspect',
      'convert',
      'feature',
      'reports',
      'backup',
      'restore',
    ])
      expect(help.output).toContain(name);
    const wrong = await school.command(['constructor']);
    expect(wrong.code).toBe(1);
    expect(wrong.output).toContain('Unknown command "constructor"');
  });

  it('creates an account before the program has ever run, and while it runs', async () => {
    const parameters = ['user', 'add', 'head', '--name', '王校长', '--school', '第一小学'];
    expect(await school.command(parameters, PASSWORD)).toMatchObject({
      code: 0,
      output: expect.stringContaining('Created the account head of 第一小学'),
    });
    await school.start();
    expect(await school.commandHere(['user', 'add', 'second'], `${PASSWORD}\n`)).toMatchObject({ code: 0 });
    expect(await signIn(school, 'head', PASSWORD)).toBe(200);
    expect(await signIn(school, 'second', PASSWORD)).toBe(200);
    expect(await signIn(school, 'second', 'another password')).toBe(401);
  });

  it('switches a feature, and lists the reports of browsers', async () => {
    expect(await school.commandHere(['feature', 'analytics', 'on', '--for', 'TEACHER'])).toEqual({
      code: 0,
      output: 'analytics: on (TEACHER)\n',
    });
    expect(await school.commandHere(['feature', 'analytics', 'usual'])).toMatchObject({ code: 0 });
    expect(await school.commandHere(['feature', 'constructor', 'on'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('Usage: lectern feature'),
    });
    for (const parameters of [['analytics', 'toString'], ['analytics'], ['analytics', 'on', 'x']])
      await expect(feature({ parameters, environment: {}, language: 'en' })).rejects.toThrow(
        'Usage: lectern feature',
      );
    expect(await school.commandHere(['reports'])).toEqual({ code: 0, output: '' });
    expect(await school.commandHere(['reports', 'all'])).toMatchObject({ code: 1 });
  });

  it('lists the people of a school, resets a password, deactivates and reactivates an account, while the program runs', async () => {
    const admin = ['user', 'identity', 'head', '--identity', 'TEACHER', '--identity', 'edu_admin'];
    expect(await school.commandHere(admin)).toEqual({ code: 0, output: 'Done: head\n' });
    expect(await school.commandHere(['user', 'deactivate', 'head'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('only administrator'),
    });
    expect(await school.commandHere(['user', 'deactivate', 'second'])).toMatchObject({ code: 0 });
    expect(await signIn(school, 'second', PASSWORD)).toBe(403);
    expect(await school.commandHere(['user', 'reactivate', 'second'])).toMatchObject({ code: 0 });
    const { output } = await school.commandHere(['user', 'reset', 'second']);
    const [given = ''] = output.split('\n');
    expect(await signIn(school, 'second', PASSWORD)).toBe(401);
    // The password is right, and a new one must be chosen.
    expect(await signIn(school, 'second', given)).toBe(403);
    expect(await school.commandHere(['user', 'list', '--school', '第一小学'])).toEqual({
      code: 0,
      output: 'head\t王校长\tTEACHER,EDU_ADMIN\tactive\n',
    });
    expect(await school.commandHere(['user', 'identity', 'head'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('lectern user list --school'),
    });
  });

  it('explains with an error message why an account cannot be created', async () => {
    const taken = await school.command(['user', 'add', 'head'], PASSWORD);
    expect(taken).toEqual({ code: 1, output: 'This login name is taken\n' });
    const weak = await school.commandHere(['user', 'add', 'third'], '12345678');
    expect(weak.code).toBe(1);
    expect(weak.output).toContain('password');
    const nobody = await school.commandHere(['user', 'add', 'third', '--identity', 'KING']);
    expect(nobody.output).toContain('Unknown identity "KING"');
  });
});

describe('a backup', () => {
  const first = () => join(school.folder, 'backup');

  it('is written while the program runs', async () => {
    const objects = createFolderStore(join(school.folder, 'objects'));
    for (let size = 0; size < 5; size += 1) await objects.put(Buffer.alloc(size * 100_000, 'object'));
    const { code, output } = await school.command(['backup', first()]);
    expect(output).toContain('5 objects of 1000000 bytes');
    expect(code).toBe(0);
    expect(await signIn(school, 'head', PASSWORD)).toBe(200);
  });

  it('is not written into a folder that is not empty', async () => {
    const again = await school.commandHere(['backup', first()]);
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('is not empty') });
  });

  it('is restored elsewhere with the same rows and objects', async () => {
    const restored = await other.command(['restore', first()]);
    const { tables } = await manifestOf(first());
    const rows = Object.values(tables as Record<string, number>).reduce((sum, count) => sum + count, 0);
    expect(restored.output).toContain(`Restored: ${rows} rows and 5 objects, all of them counted`);
    expect(restored.code).toBe(0);
    const second = join(other.folder, 'backup');
    expect(await other.commandHere(['backup', second])).toMatchObject({ code: 0 });
    expect(await manifestOf(second)).toEqual(await manifestOf(first()));
    expect(await contentOf(second)).toEqual(await contentOf(first()));
  });

  it('is not restored over existing data without a flag', async () => {
    const refused = await other.commandHere(['restore', first()]);
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('--replace') });
    expect(await other.commandHere(['restore', first(), '--replace'])).toMatchObject({ code: 0 });
  });

  it('is refused when incomplete or changed', async () => {
    const broken = join(other.folder, 'broken');
    await cp(first(), broken, { recursive: true });
    const [folder] = await readdir(join(broken, 'objects'));
    const [object] = await readdir(join(broken, 'objects', folder ?? ''));
    const path = join(broken, 'objects', folder ?? '', object ?? '');
    const content = await readFile(path);
    await writeFile(path, 'something else');
    expect(await other.commandHere(['restore', broken, '--replace'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('is damaged'),
    });
    await writeFile(path, content);
    const accounts = join(broken, 'tables/account.jsonl');
    const lines = (await readFile(accounts, 'utf8')).trimEnd().split('\n');
    await writeFile(accounts, `${lines.slice(0, -1).join('\n')}\n`);
    expect(await other.commandHere(['restore', broken, '--replace'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('rows of account'),
    });
  });

  it('lets all users sign in after it was restored and others were refused, and is not restored while a program runs', async () => {
    await other.start();
    expect(await signIn(other, 'head', PASSWORD)).toBe(200);
    expect((await other.commandHere(['restore', first()])).output).toContain('Lectern is running');
  });
});
