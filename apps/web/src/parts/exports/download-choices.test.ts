import { expect, it } from 'vitest';
import { downloadKinds } from './download-choices.tsx';

it('downloadKinds returns the entries of the formats, in the order of the menu', () => {
  expect(downloadKinds(['html', 'png', 'ndpx'])).toEqual(['ndpx', 'pictures', 'html']);
  expect(downloadKinds(['pdf', 'pptx'])).toEqual(['pptx', 'pdf']);
  expect(downloadKinds([])).toEqual([]);
});
