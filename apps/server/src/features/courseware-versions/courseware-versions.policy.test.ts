import { expect, it } from 'vitest';
import { mayHaveVersions } from './courseware-versions.policy.ts';

it('coursewares have versions, boards and files have none here', () => {
  expect(mayHaveVersions('coursewares')).toBe('allowed');
  expect(mayHaveVersions('superboard')).toBe('DOCUMENT_NOT_FOUND');
  expect(mayHaveVersions('assets_document')).toBe('DOCUMENT_NOT_FOUND');
});
