import { expect, it } from 'vitest';
import { madeFile } from './made-file.ts';

const output = Buffer.from('file');

it('madeFile returns the output of a converter that finished in time, and reports nothing', () => {
  const said: string[] = [];
  const result = { output, tooSlow: false, said: 'fine', elapsedMs: 10 };
  expect(madeFile(result, (text) => said.push(text))).toBe(output);
  expect(said).toEqual([]);
});

it.each([
  [{ output: undefined, tooSlow: false, elapsedMs: 10 }, { code: 'FILE_CORRUPT' }],
  [
    { output, tooSlow: true, elapsedMs: 61_600 },
    { code: 'FILE_TOO_SLOW', details: { seconds: 62 } },
  ],
  [
    { output: undefined, tooSlow: true, elapsedMs: 1_000 },
    { code: 'FILE_TOO_SLOW', details: { seconds: 1 } },
  ],
])('madeFile throws for %j, and reports the output of the converter', (result, error) => {
  const said: string[] = [];
  expect(() => madeFile({ ...result, said: 'why' }, (text) => said.push(text))).toThrow(
    expect.objectContaining(error),
  );
  expect(said).toEqual(['why']);
});
