import { expect, it } from 'vitest';
import { mayChangeComment, mayDeleteComment, mayHaveComments } from './courseware-comments.policy.ts';

it('coursewares have comments, boards and files have none', () => {
  expect(mayHaveComments('coursewares')).toBe('allowed');
  expect(mayHaveComments('superboard')).toBe('DOCUMENT_NOT_FOUND');
  expect(mayHaveComments('assets_document')).toBe('DOCUMENT_NOT_FOUND');
});

it('a comment is changed by its author alone, and without an author by no user', () => {
  expect(mayChangeComment('chen', 'chen')).toBe('allowed');
  expect(mayChangeComment('chen', 'li')).toBe('FORBIDDEN');
  expect(mayChangeComment('chen', null)).toBe('FORBIDDEN');
});

it('a comment is deleted by its author and by the owner of the courseware', () => {
  expect(mayDeleteComment('chen', 'chen', 'owner')).toBe('allowed');
  expect(mayDeleteComment('owner', 'chen', 'owner')).toBe('allowed');
  expect(mayDeleteComment('li', 'chen', 'owner')).toBe('FORBIDDEN');
});
