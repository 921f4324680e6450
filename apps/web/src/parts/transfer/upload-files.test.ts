import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type CarryPorts, carryTransfer } from './carry-transfer.ts';
import { IMPORTED_FILES, importFiles } from './import-files.ts';
import type { Transfer, TransferState } from './transfer.ts';
import { uploadFiles } from './upload-files.ts';

interface Upload {
  readonly file: File;
  readonly onProgress: (sent: number) => void;
}

const seen = vi.hoisted(() => ({
  asked: [] as unknown[],
  found: (): readonly unknown[] => [],
  question: [] as unknown[],
  answer: undefined as string | undefined,
  added: [] as unknown[][],
  language: 'zh',
  log: [] as unknown[],
  result: { kind: 'document' } as object,
  followed: { documentId: 'd1' } as object,
}));
vi.mock('../../platform/api/call.ts', () => ({
  call: async (_: unknown, given: { readonly body: object }) => {
    if ('names' in given.body) {
      seen.asked.push(given.body);
      return { items: seen.found() };
    }
    seen.log.push(['transcode', given]);
    return { id: 't-new' };
  },
}));
vi.mock('../../platform/i18n/language.ts', () => ({ currentLanguage: () => seen.language }));
vi.mock('./same-names/same-names-question.ts', () => ({
  askSameNames: async (names: unknown) => {
    seen.question.push(names);
    return seen.answer;
  },
}));
vi.mock('./refused-file.ts', () => ({ refusalOf: ({ size }: File) => (size === 0 ? 'empty' : undefined) }));
vi.mock('./window-transfers.ts', () => ({
  windowTransfers: { addFiles: (...given: unknown[]) => seen.added.push(given) },
}));
vi.mock('./carry-folder.ts', () => ({
  carryFolder: async (upload: unknown) => ({ kind: 'folder', upload }),
}));
vi.mock('./chunked-upload.ts', () => ({
  uploadFile: async ({ file, onProgress }: Upload) => {
    onProgress(file.size / 2);
    return seen.result;
  },
  forgetUpload: ({ transferId }: { transferId: string }) => seen.log.push(['forget', transferId]),
}));
vi.mock('./import-task.ts', () => ({
  followTask: async ({
    taskId,
    onProgress,
  }: {
    taskId: string;
    onProgress: (p: number, s: string) => void;
  }) => {
    seen.log.push(['follow', taskId]);
    onProgress(0.4, 'parsing');
    onProgress(0.9, 'storing');
    onProgress(1, 'done');
    return seen.followed;
  },
}));

describe('uploadFiles', () => {
  interface Found {
    readonly id: string;
    readonly name: string;
    readonly format: string;
  }

  beforeEach(() => {
    seen.asked.length = 0;
    seen.question.length = 0;
    seen.added.length = 0;
    seen.answer = 'both';
    seen.found = () => [];
  });

  const file = (name: string, content = 'x') => new File([content], name);
  const found = (...items: Found[]) => {
    seen.found = () => items;
  };

  it('uploads at once when no name is taken', async () => {
    const files = [file('a.txt')];
    await uploadFiles(files, 'f1', true);
    expect(seen.asked).toEqual([{ parent_id: 'f1', names: ['a.txt'] }]);
    expect(seen.question).toEqual([]);
    expect(seen.added).toEqual([[files, 'f1', true, {}]]);
  });

  it('does not look up the names of refused files and of coursewares', async () => {
    const files = [file('a.pptx'), file('b.txt', '')];
    await uploadFiles(files);
    expect(seen.asked).toEqual([]);
    expect(seen.added).toEqual([[files, undefined, false, {}]]);
  });

  it('asks about taken names, and compares them without case and in one form of Unicode', async () => {
    found({ id: 'd1', name: 'E\u0301TE\u0301.txt', format: 'txt' });
    seen.answer = 'replace';
    const [taken, free] = [file(' \u00e9t\u00e9.TXT '.trim()), file('b.txt')];
    await uploadFiles([taken, free]);
    expect(seen.asked).toEqual([{ parent_id: null, names: [taken.name, 'b.txt'] }]);
    expect(seen.question).toEqual([[taken.name]]);
    expect(seen.added).toEqual([[[taken, free], undefined, false, { replaces: new Map([[taken, 'd1']]) }]]);
  });

  it('keeps both documents, or skips files whose names are taken', async () => {
    found({ id: 'd1', name: 'a.txt', format: 'txt' });
    const files = [file('a.txt'), file('b.txt')];
    await uploadFiles(files);
    seen.answer = 'skip';
    await uploadFiles(files);
    expect(seen.added).toEqual([
      [files, undefined, false, {}],
      [[files[1]], undefined, false, {}],
    ]);
  });

  it('uploads nothing when the question is cancelled', async () => {
    found({ id: 'd1', name: 'a.txt', format: 'txt' });
    seen.answer = undefined;
    await uploadFiles([file('a.txt')]);
    expect(seen.added).toEqual([]);
  });

  it.each([
    ['', 'a folder'],
    ['ndpx', 'a courseware'],
    ['pdf', 'another format'],
  ])('does not replace a document of format "%s": %s', async (format) => {
    found({ id: 'd1', name: 'a.txt', format });
    await uploadFiles([file('a.txt')]);
    expect([seen.question, seen.added.length]).toEqual([[], 1]);
  });

  it('keeps both when the server is unreachable', async () => {
    seen.found = () => {
      throw new Error('offline');
    };
    await uploadFiles([file('a.txt')]);
    expect([seen.question, seen.added.length]).toEqual([[], 1]);
  });

  it('looks up five hundred names at most', async () => {
    await uploadFiles(Array.from({ length: 501 }, (_, index) => file(`${index}.txt`)));
    expect((seen.asked[0] as { names: string[] }).names).toHaveLength(500);
  });
});

describe('importFiles', () => {
  beforeEach(() => {
    seen.added.length = 0;
    seen.language = 'zh';
  });

  const file = (name: string, content = name) => new File([content], name);
  const files = () => (seen.added[0]?.[0] ?? []) as File[];
  const added = () => files().map(({ name }) => name);

  it('imports presentations and PDFs as one courseware each, into the folder', async () => {
    await importFiles([file('a.pptx'), file('b.pdf')], 'f1');
    expect(added()).toEqual(['a.pptx', 'b.pdf']);
    expect(seen.added[0]?.slice(1)).toEqual(['f1', true, { opensAs: 'courseware' }]);
  });

  it('imports a single picture as it is', async () => {
    await importFiles([file('a.png'), file('b.pptx')]);
    expect(added()).toEqual(['b.pptx', 'a.png']);
  });

  it('imports several pictures as one archive, in their order', async () => {
    await importFiles([file('x.png', '1'), file('b.pptx'), file('x.png', '2')]);
    expect(added()).toEqual(['b.pptx', 'x等 2 张图片.zip']);
    const [, archive] = files() as [File, File];
    const entries = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    expect(Object.entries(entries).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)])).toEqual([
      ['0001/x.png', '1'],
      ['0002/x.png', '2'],
    ]);
  });

  it('names the archive in English', async () => {
    seen.language = 'en';
    await importFiles([file('a.b.png'), file('c.png'), file('d.png')]);
    expect(added()).toEqual(['a.b and 2 more.zip']);
  });

  it('imports one picture of a kind that the disk does not store as an archive', async () => {
    const kinds = IMPORTED_FILES.split(',');
    expect(kinds).toEqual(expect.arrayContaining(['.pptx', '.pdf', '.png']));
    await importFiles([file('a.svg')]);
    expect(added()).toEqual(['a.zip']);
  });
});

describe('carryTransfer', () => {
  let states: TransferState[];
  beforeEach(() => {
    seen.log.length = 0;
    seen.result = { kind: 'document' };
    seen.followed = { documentId: 'd1' };
    states = [];
  });

  const carry = (source: object) =>
    carryTransfer(
      { id: 'x1', source } as unknown as Transfer,
      {
        signal: new AbortController().signal,
        onState: (state: TransferState) => states.push(state),
        onTask: (taskId: string) => seen.log.push(['task', taskId]),
        onMade: async (documentId: string) => void seen.log.push(['made', documentId]),
        inSight: () => true,
      } as unknown as CarryPorts,
    );
  const upload = (content: string) => ({ kind: 'file', file: new File([content], 'a.pptx') });

  it('aborts for a file that has to be chosen again', async () => {
    await expect(carry({ kind: 'lost' })).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('leaves a folder to its own code', async () => {
    expect(await carry({ kind: 'folder', upload: 'u' })).toEqual({ kind: 'folder', upload: 'u' });
  });

  it('stores a file that becomes no courseware, and forgets its upload', async () => {
    expect(await carry(upload('1234'))).toEqual({ kind: 'stored' });
    expect(states).toEqual([
      { kind: 'uploading', progress: 0 },
      { kind: 'uploading', progress: 0.5 },
    ]);
    expect(seen.log).toEqual([['forget', 'x1']]);
  });

  it('reports an empty file as sent', async () => {
    await carry(upload(''));
    expect(states.at(-1)).toEqual({ kind: 'uploading', progress: 1 });
  });

  it('follows the task of a file that becomes a courseware, through its stages', async () => {
    seen.result = { kind: 'task', task_id: 't1' };
    expect(await carry(upload('1234'))).toEqual({ kind: 'ready', documentId: 'd1' });
    expect(states.slice(2)).toEqual([
      { kind: 'working', stage: 'waiting' },
      { kind: 'working', stage: 'parsing', progress: 0.4 },
      { kind: 'working', stage: 'storing' },
    ]);
    expect(seen.log).toEqual([
      ['forget', 'x1'],
      ['task', 't1'],
      ['follow', 't1'],
      ['made', 'd1'],
    ]);
  });

  it('continues with a task that runs already', async () => {
    await carry({ kind: 'task', taskId: 't7' });
    expect(seen.log).toContainEqual(['follow', 't7']);
  });

  it('begins a task for a document of the disk', async () => {
    await carry({ kind: 'document', documentId: 'd0' });
    expect(seen.log.slice(0, 2)).toEqual([
      ['transcode', { body: { input: { path: 'd0' } } }],
      ['task', 't-new'],
    ]);
    expect(states[0]).toEqual({ kind: 'working', stage: 'waiting' });
  });

  it('does not open a courseware with missing content', async () => {
    seen.followed = { documentId: 'd1', cut: { pages: 3 } };
    expect(await carry({ kind: 'task', taskId: 't7' })).toEqual({
      ...{ kind: 'ready', documentId: 'd1' },
      cut: { pages: 3 },
    });
    expect(seen.log).not.toContainEqual(['made', 'd1']);
  });
});
