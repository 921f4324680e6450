import { expect, it } from 'vitest';
import { DocumentKinds } from './document-kinds.ts';

const row = { takes: undefined, fromFiles: undefined, write: undefined };

it('the table of document kinds throws an error that names the kinds without a row', () => {
  const kinds = new DocumentKinds();
  kinds.add('coursewares', row);
  expect(() => kinds.checkComplete()).toThrow('no feature registers the document kind superboard, exercises');
  kinds.add('superboard', row);
  expect(() => kinds.checkComplete()).toThrow('no feature registers the document kind exercises');
  kinds.add('exercises', row);
  expect(() => kinds.checkComplete()).not.toThrow();
});

it('the table of document kinds returns no row for files and folders', () => {
  const kinds = new DocumentKinds();
  kinds.add('coursewares', row);
  expect([kinds.get('coursewares'), kinds.get('folder'), kinds.get('assets_picture')]).toEqual([
    row,
    undefined,
    undefined,
  ]);
});
