import { expect, it } from 'vitest';
import { tallestPage } from './document-converter.ts';

const pdf = (...boxes: readonly string[]) =>
  Buffer.from(`%PDF-1.7\n${boxes.map((box) => `<</Type/Page/MediaBox${box}>>`).join('\n')}`);

it('tallestPage returns the height of the tallest page of a PDF, in every notation of the page’s box', () => {
  expect(tallestPage(pdf('[0 0 595.3 841.88]', '[ 0 0 1233.8 588.84 ]', '[0 -10 20 1000]'))).toBe(1010);
});

it('tallestPage returns zero when there is no page, and is fast when the bytes are not a PDF', () => {
  expect(tallestPage(pdf())).toBe(0);
  expect(tallestPage(Buffer.from('/MediaBox['.repeat(50_000) + ' '.repeat(100_000)))).toBe(0);
});
