import { expect, it } from 'vitest';
import { mayImportFor, mayImportInto } from './transcoding.policy.ts';

it("a file is imported into the caller's own documents", () => {
  expect(mayImportFor('chen', 'chen')).toBe('allowed');
  expect(mayImportFor('chen', 'li')).toBe('FORBIDDEN');
});

it("the container of an import is the caller's own, which may be omitted", () => {
  expect(mayImportInto('chen', 'chen')).toBe('allowed');
  expect(mayImportInto('chen', '')).toBe('allowed');
  expect(mayImportInto('chen', 'li')).toBe('PARENT_NOT_FOUND');
});
