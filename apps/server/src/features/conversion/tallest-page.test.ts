import { expect, it } from 'vitest';
import { tallestPage } from './tallest-page.ts';

const pdf = (...boxes: readonly string[]) =>
  Buffer.from(`%PDF-1.7\n${boxes.map((box) => `<</Type/Page/MediaBox${box}>>`).join('\n')}`);

it('finds the tallest of the pages of a PDF, however their boxes are written', () => {
  expect(tallestPage(pdf('[0 0 595.3 841.88]', '[ 0 0 1233.8 588.84 ]', '[0 -10 20 1000]'))).toBe(1010);
});

it('is nothing where there is no page, and takes no time over what is none', () => {
  expect(tallestPage(pdf())).toBe(0);
  expect(tallestPage(Buffer.from('/MediaBox['.repeat(50_000) + ' '.repeat(100_000)))).toBe(0);
});
