import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { plainTextOf } from '@lectern/questions';
import { expect, it } from 'vitest';
import { ExportNotes } from '../build/export-notes.ts';
import { basic } from '../testing/drafts.ts';
import { PRINT_CODES, withNumbers } from './print-codes.ts';
import { printed } from './printed.ts';

it('names every code that the writers of papers and workbooks report, and no other', () => {
  const files = globSync(['*.ts', '../excel/*.ts'], { cwd: import.meta.dirname }).filter(
    (file) => !file.includes('.test.'),
  );
  const source = files.map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8')).join('\n');
  const used = [...source.matchAll(/notes\.note\(\s*'([a-z-]+)'/g)].map(([, code]) => code);
  expect([...new Set(used)].filter((code) => !Object.hasOwn(PRINT_CODES, code ?? ''))).toEqual([]);
  // Fields are noted by `lostFields`, and the code of media depends on the medium.
  const others = ['field', 'picture-lost', 'media-not-in-format'];
  expect(Object.keys(PRINT_CODES).filter((code) => !others.includes(code) && !used.includes(code))).toEqual(
    [],
  );
});

it('writes numbers in place of the parameters of a question', () => {
  const stem = { paragraphs: [{ runs: [{ type: 'text' as const, text: '{{a}}+1=' }] }] };
  const question = basic('numeric', {
    stem,
    body: { parameters: [{ name: 'a', from: 5, to: 5, step: 1 }] },
    key: { value: 'a+1' },
    rule: { name: 'tolerance' },
  });
  const notes = new ExportNotes();
  const fresh = withNumbers(question, notes);
  expect(plainTextOf(fresh.stem)).toBe('5+1=');
  expect(printed(fresh)?.key).toEqual([[{ type: 'text', text: '6' }]]);
  expect(notes.lines().map(({ code }) => code)).toEqual(['numbers-frozen']);
  expect(withNumbers({ ...question, body: {} }, notes).stem).toBe(stem);
});
