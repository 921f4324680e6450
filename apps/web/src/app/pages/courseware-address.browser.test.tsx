import { afterEach, expect, it } from 'vitest';
import { navigate } from '../../platform/router/router.ts';
import { mountHook } from '../../platform/testing/mounted.tsx';
import { useCoursewareAddress } from './courseware-address.ts';

afterEach(() => {
  location.hash = '';
});

const ID = '01a2028d-3272-70d9-82d6-b0624808bc78';
it.each([
  [`?fileId=${ID}&page=3`, ID, 3],
  [`?fileId=${ID}&page=1`, ID, 1],
  [`?fileId=${ID}&page=0`, ID, undefined],
  [`?fileId=${ID}&page=-2`, ID, undefined],
  [`?fileId=${ID}&page=x`, ID, undefined],
  [`?fileId=${ID}`, ID, undefined],
  ['?fileId=no-id&page=2', undefined, 2],
  ['', undefined, undefined],
])('reads the courseware and page of the address "%s"', async (query, documentId, page) => {
  navigate(`/view${query}`, { replace: true });
  expect((await mountHook(useCoursewareAddress))()).toEqual({ documentId, page });
});
