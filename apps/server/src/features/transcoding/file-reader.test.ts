import { strToU8, zipSync } from 'fflate';
import { afterEach, expect, it, vi } from 'vitest';
import { defaultReaderLimits, FileReader, isHeavy } from './file-reader.ts';

/** A thread that is slow with each file. */
const SLOW = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.once('message', () => {
      parentPort.postMessage({ kind: 'progress', done: 0, total: 1 });
      setTimeout(() => parentPort.postMessage({ kind: 'read', file: {} }), 200);
    });
  `)}`,
);

const opened: FileReader[] = [];

function reader(): FileReader {
  const made = new FileReader(defaultReaderLimits, SLOW);
  opened.push(made);
  return made;
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()));
});

const slide = (bytes: number) => zipSync({ 'ppt/slides/slide1.xml': new Uint8Array(bytes) }, { level: 1 });
const HEAVY = slide(17_000_000);

it('a file is heavy because of the text that it unpacks to, not because of its pictures', () => {
  expect(isHeavy(HEAVY)).toBe(true);
  expect(isHeavy(slide(1_000_000))).toBe(false);
  expect(isHeavy(zipSync({ 'ppt/media/image1.png': new Uint8Array(17_000_000) }, { level: 1 }))).toBe(false);
  expect(isHeavy(strToU8('no archive'))).toBe(false);
});

it('a thread is ready for the next file once the reader was prepared', async () => {
  const files = reader();
  let threads = 0;
  const note = () => {
    threads += 1;
  };
  const read = () =>
    files.read({ bytes: new Uint8Array(1), extension: 'pptx' }, new AbortController().signal, () => {});
  process.on('worker', note);
  try {
    await read();
    expect(threads).toBe(1);
    files.prepare();
    await read();
    await vi.waitUntil(() => threads === 3, 20_000);
    await read();
    expect(threads).toBe(3);
  } finally {
    process.off('worker', note);
  }
});

it('heavy files are read one after another', async () => {
  const files = reader();
  const said: string[] = [];
  const read = async (name: string) => {
    const request = { bytes: HEAVY, extension: 'pptx' };
    await files.read(request, new AbortController().signal, () => said.push(`${name} begins`));
    said.push(`${name} is read`);
  };
  await Promise.all([read('one'), read('two')]);
  expect(said).toEqual(['one begins', 'one is read', 'two begins', 'two is read']);
});

it('a heavy file that waits for its turn is dropped when it is aborted', async () => {
  const files = reader();
  const request = { bytes: HEAVY, extension: 'pptx' };
  const first = files.read(request, new AbortController().signal, () => undefined);
  const gone = new AbortController();
  const second = files.read(request, gone.signal, () => undefined);
  gone.abort(new Error('taken back'));
  await expect(second).rejects.toThrow('taken back');
  await first;
});
