import { expect, it } from 'vitest';
import { checkedExtension } from './checked-extension.ts';
import type { FileContent } from './file-content.ts';

const checked = (extension: string, content: string, opens = false) => {
  try {
    return checkedExtension(extension, content as FileContent, opens);
  } catch (error) {
    return (error as { code: string }).code;
  }
};

it('returns the extension of a file whose content fits', () => {
  expect(checked('pptx', 'pptx')).toBe('pptx');
  expect(checked('png', 'png')).toBe('png');
  expect(checked('png', 'jpeg')).toBe('FILE_TYPE_MISMATCH');
  expect(checked('pptx', 'png')).toBe('FILE_TYPE_MISMATCH');
});

it('refuses a truncated zip and an encrypted file that would be opened', () => {
  expect(checked('pptx', 'damaged-zip')).toBe('FILE_CORRUPT');
  expect(checked('png', 'damaged-zip')).toBe('FILE_TYPE_MISMATCH');
  expect(checked('pptx', 'encrypted-office')).toBe('FILE_ENCRYPTED');
});

it('refuses to open a file that cannot be imported', () => {
  expect(checked('pptx', 'pptx', true)).toBe('pptx');
  expect(checked('docx', 'docx', true)).toBe('FILE_TYPE_UNSUPPORTED');
  expect(checked('docx', 'docx')).toBe('docx');
  expect(checked('pdf', 'pdf', true)).toBe('pdf');
});

it('reads a board file by its content', () => {
  expect(checked('superboard', 'pptx')).toBe('pptx');
  expect(checked('superboard', 'ndpx', true)).toBe('ndpx');
  expect(checked('superboard', 'pdf')).not.toBe('pdf');
  expect(checked('ndpx', 'pptx')).toBe('FILE_TYPE_MISMATCH');
});
