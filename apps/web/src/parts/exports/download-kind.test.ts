import { expect, it } from 'vitest';
import { DOWNLOAD_KINDS, downloadKinds, isFileKind } from './download-kind.ts';

it('downloadKinds returns the entries of the formats, in the order of the menu', () => {
  expect(downloadKinds(['html', 'png', 'ndpx'])).toEqual(['ndpx', 'pictures', 'html']);
  expect(downloadKinds(['pdf', 'pptx'])).toEqual(['pptx', 'pdf']);
  expect(downloadKinds([])).toEqual([]);
});

it('isFileKind accepts the formats without options only', () => {
  expect(DOWNLOAD_KINDS.filter(isFileKind)).toEqual(['ndpx', 'pptx']);
});
