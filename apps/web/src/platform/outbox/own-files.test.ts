import { describe, expect, it, vi } from 'vitest';
import type { OutboxTable, Waiting } from './outbox-table.ts';
import { type KeptFile, OwnFiles, type OwnFilesPorts } from './own-files.ts';

const HASHES = ['a', 'b', 'c'].map((letter) => letter.repeat(64)) as [string, string, string];
const blob = (text: string) => new Blob([text]);

/** The table of the browser, which outlives a reload of the page. */
function memoryTable(): OutboxTable<KeptFile> {
  let rows: readonly Waiting<KeptFile>[] = [];
  let last = 0;
  return {
    all: async () => rows,
    add: async (message) => {
      last += 1;
      rows = [...rows, { key: last, message }];
    },
    remove: async (keys) => {
      rows = rows.filter(({ key }) => !keys.includes(key));
    },
  };
}

function filesOn(table = memoryTable(), ports: Partial<OwnFilesPorts<string>> = {}) {
  const upload = vi.fn(async (..._: Parameters<OwnFilesPorts<string>['upload']>) => undefined);
  const files = new OwnFiles<string>({
    table,
    upload,
    keptMs: 86_400_000,
    hash: async (file) => HASHES['abc'.indexOf(await file.text())] ?? '',
    addressOf: () => `blob:${Math.random()}`,
    now: () => 1_000,
    ...ports,
  });
  const sent = () => upload.mock.calls.map(([, { hash }]) => hash);
  return { files, table, upload, sent };
}

const drawn = (hash: string) => ({
  group: 'group',
  content: { kind: 'question', response: { drawing: hash } },
});

describe('files that messages name', () => {
  it('are uploaded when their message is sent, once, and the others are not', async () => {
    const { files, sent } = filesOn();
    expect(await files.store('group', blob('a'))).toBe(HASHES[0]);
    await files.store('group', blob('b'));
    expect(sent()).toEqual([]);
    await files.send('token', drawn(HASHES[1]));
    await files.send('token', drawn(HASHES[1]));
    expect(sent()).toEqual([HASHES[1]]);
  });

  it('stay in the browser over a reload and a failed upload', async () => {
    const table = memoryTable();
    const before = filesOn(table, {
      upload: async () => {
        throw new Error('no network');
      },
    });
    const hash = await before.files.store('group', blob('a'));
    await expect(before.files.send('token', drawn(hash))).rejects.toThrow('no network');
    expect(before.files.progress.get()).toBeUndefined();
    const after = filesOn(table);
    expect(after.files.addressOf(hash)).toBeUndefined();
    const changed = vi.fn();
    after.files.subscribe(changed);
    await after.files.load('group');
    expect(changed).toHaveBeenCalledTimes(1);
    expect(after.files.addressOf(hash)).toMatch(/^blob:/);
    await after.files.send('token', drawn(hash));
    expect(after.sent()).toEqual([hash]);
  });

  it('report the share that is uploaded, all files of a message together', async () => {
    const shares: (number | undefined)[] = [];
    const { files } = filesOn(memoryTable(), {
      upload: async (_token, _file, onProgress) => onProgress(0.5),
    });
    files.progress.subscribe(() => shares.push(files.progress.get()));
    await files.store('group', blob('a'));
    await files.store('group', blob('b'));
    const content = { response: { photographs: [HASHES[0], HASHES[1]] } };
    await files.send('token', { group: 'group', content });
    expect(shares).toEqual([0, 0.25, 0.5, 0.75, undefined]);
  });

  it('stay after their upload where a reload shows them', async () => {
    const { files, table, sent } = filesOn(memoryTable(), { staysAfterUpload: true });
    await files.send('token', drawn(await files.store('group', blob('a'))));
    expect(sent()).toEqual([HASHES[0]]);
    const after = filesOn(table);
    await after.files.load('other group');
    expect(after.files.addressOf(HASHES[0])).toBeUndefined();
    await after.files.load('group');
    expect(after.files.addressOf(HASHES[0])).toMatch(/^blob:/);
  });

  it('are deleted when they are old', async () => {
    const { files, table } = filesOn();
    await files.store('group', blob('a'));
    const later = filesOn(table, { now: () => 86_402_000 });
    await later.files.load('group');
    expect(await table.all()).toEqual([]);
    expect(later.files.addressOf(HASHES[0])).toBeUndefined();
  });
});
