import { expect, it } from 'vitest';
import { readSurfaces } from '../../../build/read-surfaces.ts';
import { deskTitleOf } from './desk-titles.ts';

it('every page of the desk titles the window, but help, which does so itself', () => {
  const desk = readSurfaces().find(({ name }) => name === 'desk');
  expect(desk?.paths.filter((path) => deskTitleOf(path) === undefined)).toEqual(['/user/help']);
});
