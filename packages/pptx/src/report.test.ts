import { IMPORT_NOTES_MAX } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { ReportBuilder } from './report.ts';

it('ReportBuilder returns notes with their place, and a detail of at most 300 letters', () => {
  const report = new ReportBuilder();
  report.add('PICTURE_MISSING');
  report.add('TEXT_WARP', { pageId: 'p', elementId: 'e' }, 'x'.repeat(301));
  expect(report.size).toBe(2);
  expect(report.finish()).toEqual({
    notes: [
      { code: 'PICTURE_MISSING' },
      { code: 'TEXT_WARP', pageId: 'p', elementId: 'e', detail: 'x'.repeat(300) },
    ],
    more: 0,
    fonts: [],
  });
});

it('ReportBuilder counts notes beyond the most that a report has', () => {
  const report = new ReportBuilder();
  for (let index = 0; index < IMPORT_NOTES_MAX + 2; index++) report.add('THREE_D');
  const { notes, more } = report.finish();
  expect([notes.length, more, report.size]).toEqual([IMPORT_NOTES_MAX, 2, IMPORT_NOTES_MAX]);
});

it('ReportBuilder assigns an element to notes from a number on that have none', () => {
  const report = new ReportBuilder();
  report.add('THREE_D');
  report.add('THREE_D', { elementId: 'own' });
  report.add('THREE_D', { pageId: 'p' });
  report.place(1, 'e');
  expect(report.finish().notes.map(({ elementId }) => elementId)).toEqual([undefined, 'own', 'e']);
});

it('ReportBuilder returns each font once in order, at most 1,000, and none of the theme', () => {
  const report = new ReportBuilder();
  for (const name of ['b', '+mn-lt', 'a', 'b']) report.font(name);
  expect(report.finish().fonts).toEqual(['a', 'b']);
  for (let index = 0; index < 1000; index++) report.font(`f${index}`);
  expect(report.finish().fonts).toHaveLength(1000);
});
