import { expect, it } from 'vitest';
import { readSurfaces } from '../../../build/read-surfaces.ts';
import { deskTitleOf } from './desk-titles.ts';

it('deskTitleOf returns a window title for every page of the desk except help, which sets its own', () => {
  const desk = readSurfaces().find(({ name }) => name === 'desk');
  expect(desk?.paths.filter((path) => deskTitleOf(path) === undefined)).toEqual(['/user/help']);
});
