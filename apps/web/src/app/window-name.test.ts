import { expect, it } from 'vitest';
import { windowNameOf } from './window-name.ts';

it('windowNameOf returns the name of the main page or the edit page', () => {
  expect(windowNameOf('/user/netdisk')).toBe('lectern-main');
  expect(windowNameOf('/')).toBe('lectern-main');
  expect(windowNameOf('/view')).toBe('lectern-edit');
  expect(windowNameOf('/login')).toBe('');
});
