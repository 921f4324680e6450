import { expect, it } from 'vitest';
import type { Page } from '../records/page.ts';
import { isUnderPicture } from './under-picture.ts';

const part = 'ppt/slides/slide1.xml';
const pageWith = (picture: object | undefined) => ({ picture }) as Page;
const element = { origin: { part, shapeId: '2' } };

it('an element is under the picture of its page while that is shown and of the same part', () => {
  expect(isUnderPicture(pageWith({ shown: true, part }), element)).toBe(true);
});

it.each([
  ['without a page', undefined, element],
  ['on a page without a picture', pageWith(undefined), element],
  ['on a page whose picture is hidden', pageWith({ shown: false, part }), element],
  ['of another part', pageWith({ shown: true, part: 'ppt/slides/slide2.xml' }), element],
  ['that was not imported', pageWith({ shown: true, part }), {}],
])('an element %s is not under a picture', (_, page, own) => {
  expect(isUnderPicture(page, own)).toBe(false);
});
