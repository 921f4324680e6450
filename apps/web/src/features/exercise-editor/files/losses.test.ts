import { expect, it } from 'vitest';
import { groupedLosses } from './losses.ts';

it('groupedLosses returns each text once with the numbers of its questions, what is left out first', () => {
  const groups = groupedLosses([
    { text: '提示不会写入', state: 'lost', number: 9 },
    { text: '练习的限时不会写入', state: 'lost' },
    { text: '这种格式没有“匹配题”，不会写入', state: 'refused', number: 3 },
    { text: '提示不会写入', state: 'lost', number: 2 },
    { text: '提示不会写入', state: 'lost', number: 9 },
  ]);
  expect(groups).toEqual([
    { text: '这种格式没有“匹配题”，不会写入', state: 'refused', numbers: [3] },
    { text: '提示不会写入', state: 'lost', numbers: [2, 9] },
    { text: '练习的限时不会写入', state: 'lost', numbers: [] },
  ]);
});
