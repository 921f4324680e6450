import { readSheet } from 'read-excel-file/universal';
import { expect, it } from 'vitest';
import { summaryWorkbook } from './summary-workbook.ts';

it('a workbook holds the figures and each table that says something, names that begin like formulas as texts', async () => {
  const blob = await summaryWorkbook(
    '课堂总结',
    [
      ['页面', 2],
      ['点名', 3],
    ],
    [
      { id: 'pages', title: '页面', head: ['页面', '次数'], rows: [] },
      {
        id: 'pupils',
        title: '学生',
        head: ['姓名', '积分'],
        rows: [
          ['=1+1', 5],
          ['王小明', -2],
        ],
      },
    ],
  );
  expect(await readSheet(blob, 1)).toEqual([
    ['页面', 2],
    ['点名', 3],
  ]);
  expect(await readSheet(blob, 2)).toEqual([
    ['姓名', '积分'],
    ['=1+1', 5],
    ['王小明', -2],
  ]);
});
