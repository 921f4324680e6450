import { beforeEach, expect, it, vi } from 'vitest';
import { uploadFiles } from './upload-files.ts';

interface Found {
  readonly id: string;
  readonly name: string;
  readonly format: string;
}
const seen = vi.hoisted(() => ({
  asked: [] as unknown[],
  found: (): readonly unknown[] => [],
  question: [] as unknown[],
  answer: undefined as string | undefined,
  added: [] as unknown[],
}));
vi.mock('../../platform/api/call.ts', () => ({
  call: async (_: unknown, { body }: { body: unknown }) => {
    seen.asked.push(body);
    return { items: seen.found() };
  },
}));
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
