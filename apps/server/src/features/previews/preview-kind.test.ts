import { expect, it } from 'vitest';
import { previewKindOf } from './preview-kind.ts';

it.each([
  ['docx', { way: 'print' }],
  ['xlsx', { way: 'sheets' }],
  ['pdf', { way: 'as-is', shows: 'pdf' }],
  ['txt', { way: 'text' }],
  ['mp3', { way: 'media' }],
  ['mp4', { way: 'media' }],
  ['png', { way: 'as-is', shows: 'picture' }],
  ['mid', undefined],
  ['pptx', undefined],
  ['zip', undefined],
  ['exe', undefined],
])('the preview of a .%s file is %j', (extension, kind) => {
  expect(previewKindOf(extension)).toEqual(kind);
});
