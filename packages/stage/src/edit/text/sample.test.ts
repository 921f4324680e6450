import { type Paragraph, resolveText } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { sharedOf, sharedParagraph, sharedRun } from './sample.ts';

const resolved = (...paragraphs: readonly Paragraph[]) => resolveText({ paragraphs: [...paragraphs] }, []);
const run = (props?: object) => ({ type: 'text' as const, text: 'x', ...(props ? { props } : {}) });

it('sharedOf returns the common value, also of objects, and mixed for others and for none', () => {
  expect(sharedOf([1, 1, 1])).toEqual({ mixed: false, value: 1 });
  expect(sharedOf([1, 1, 2])).toEqual({ mixed: true });
  expect(sharedOf([{ a: 1 }, { a: 1 }])).toEqual({ mixed: false, value: { a: 1 } });
  expect(sharedOf([{ a: 1 }, { a: 2 }])).toEqual({ mixed: true });
  expect(sharedOf([undefined, undefined])).toEqual({ mixed: false, value: undefined });
  expect(sharedOf([])).toEqual({ mixed: true });
});

it('sharedRun compares all runs, and the ends of empty paragraphs', () => {
  const bold = { runs: [run({ bold: true })] };
  expect(sharedRun(resolved(bold, bold), 'bold')).toEqual({ mixed: false, value: true });
  expect(sharedRun(resolved(bold, { runs: [run()] }), 'bold')).toEqual({ mixed: true });
  expect(sharedRun(resolved(bold, { runs: [], endProps: { bold: true } }), 'bold')).toEqual({
    mixed: false,
    value: true,
  });
  expect(sharedRun(resolved(bold, { runs: [] }), 'bold')).toEqual({ mixed: true });
  // The end of a paragraph with text does not count.
  expect(sharedRun(resolved({ ...bold, endProps: { bold: false } }), 'bold')).toEqual({
    mixed: false,
    value: true,
  });
});

it('sharedParagraph compares the paragraphs', () => {
  const right: Paragraph = { props: { align: 'r' }, runs: [] };
  expect(sharedParagraph(resolved(right, right), 'align')).toEqual({ mixed: false, value: 'r' });
  expect(sharedParagraph(resolved(right, { runs: [] }), 'align')).toEqual({ mixed: true });
});
