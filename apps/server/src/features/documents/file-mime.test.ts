import { expect, it } from 'vitest';
import { mimeOfExtension } from './file-mime.ts';

it.each([
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['jpeg', 'image/jpeg'],
  ['m4v', 'video/mp4'],
  ['txt', 'application/octet-stream'],
  ['svg', 'application/octet-stream'],
  ['', 'application/octet-stream'],
])('the content type of .%s is %s', (extension, mime) => {
  expect(mimeOfExtension(extension)).toBe(mime);
});
