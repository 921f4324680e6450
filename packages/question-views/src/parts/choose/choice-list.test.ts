import { contentOf } from '@lectern/questions/shown';
import { expect, it } from 'vitest';
import { densityOf } from './choice-list.tsx';

const of = (...texts: readonly string[]) => densityOf(texts.map(contentOf));
const medium = (type: 'picture' | 'audio') => ({
  paragraphs: [],
  media: [{ type, asset: 'a'.repeat(64) }],
});

it('densityOf returns how many choices fit beside each other, by the longest one', () => {
  expect(of('5', '16', '27')).toBe('short');
  expect(of('奇、秀', '高、大')).toBe('short');
  expect(of('although', 'because of')).toBe('short');
  expect(of('春风又绿江南岸', '小')).toBe('middle');
  expect(of('春风又绿江南岸，明月何时照我还', '小')).toBe('long');
  expect(of('两\n行', '小')).toBe('long');
  expect(of()).toBe('short');
});

it('densityOf returns cards for pictures, and a row for each sound', () => {
  expect(densityOf([medium('picture'), contentOf('字')])).toBe('pictures');
  expect(densityOf([medium('audio'), contentOf('字')])).toBe('long');
});
