import { expect, it } from 'vitest';
import { documentKindOf, isDocumentKind, isPagedKind, kindCodes } from './document-kind-of.ts';

it('documents that teachers create have a kind, and files and folders have none', () => {
  expect(documentKindOf('superboard')?.format).toBe('superboard');
  expect(documentKindOf('folder')).toBeUndefined();
  expect(['coursewares', 'superboard', 'exercises', 'assets_document', 'folder'].map(isDocumentKind)).toEqual(
    [true, true, true, false, false],
  );
});

it('a kind has pages according to its row', () => {
  expect(['coursewares', 'superboard', 'exercises', 'folder'].map(isPagedKind)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('the codes of kinds are those whose row fulfils the condition', () => {
  expect(kindCodes(({ comments }) => comments)).toEqual(['coursewares']);
  expect(kindCodes(({ pages }) => pages)).toEqual(['coursewares', 'superboard']);
});
