import { expect, it } from 'vitest';
import { Disposables } from './dispose.ts';

it('disposables are disposed in reverse order, and only once', () => {
  const disposed: string[] = [];
  const all = new Disposables();
  all.add(() => disposed.push('first'));
  all.add(() => disposed.push('second'));
  all.dispose();
  all.dispose();
  expect(disposed).toEqual(['second', 'first']);
});
