import { expect, it } from 'vitest';
import { fieldText } from './field.ts';

const now = new Date(2026, 8, 3, 15, 4, 5);
const english = (field: string) => fieldText(field, 'last', { now, lang: 'en-US' }).replace(/\s/g, ' ');

it('fieldText returns the number of the page, and the last text without one', () => {
  expect(fieldText('slidenum', 'last', { pageNumber: 0 })).toBe('0');
  expect(fieldText('slidenum', 'last', {})).toBe('last');
});

it.each([
  ['datetime', '09/03/2026'],
  ['datetime1', '09/03/2026'],
  ['datetime2', 'Thursday, September 3, 2026'],
  ['datetime3', 'September 3, 2026'],
  ['datetime6', 'September 2026'],
  ['datetime7', 'Sep 2026'],
  ['datetime8', '09/03/2026, 3:04 PM'],
  ['datetime9', '09/03/2026, 3:04:05 PM'],
  ['datetime10', '15:04'],
  ['datetime11', '15:04:05'],
  ['datetime12', '3:04 PM'],
  ['datetime13', '3:04:05 PM'],
])('fieldText returns the date of %s', (field, text) => {
  expect(english(field)).toBe(text);
});

it.each(['datetime14', 'datetimes', 'header', 'toString'])(
  'fieldText returns the last text for the field %s',
  (field) => {
    expect(english(field)).toBe('last');
  },
);

it('fieldText returns the last text of a date when the time is unknown', () => {
  expect(fieldText('datetime1', 'last', {})).toBe('last');
});

it('fieldText returns a Chinese date without a language, and for an invalid one', () => {
  expect(fieldText('datetime3', 'last', { now })).toBe('2026年9月3日');
  expect(fieldText('datetime3', 'last', { now, lang: 'no language' })).toBe('2026年9月3日');
});
