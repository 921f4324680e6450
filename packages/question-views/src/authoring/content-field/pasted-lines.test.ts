import { plainTextOf } from '@lectern/questions';
import { describe, expect, it } from 'vitest';
import { pastedCells, pastedLines } from './pasted-lines.ts';

const linesOf = (text: string) => pastedLines({ getData: () => text }).map(plainTextOf);

describe('pastedLines', () => {
  it('returns the lines with words, without marks of choices', () => {
    expect(linesOf('A. 春天\r\nB、夏天\n\n秋天')).toEqual(['A. 春天', 'B、夏天', '秋天']);
    expect(linesOf('A. 春天\nB．夏天\n（C）秋天')).toEqual(['春天', '夏天', '秋天']);
    expect(linesOf('①北京\n②上海')).toEqual(['北京', '上海']);
  });

  it('keeps numbers that are no marks', () => {
    expect(linesOf('3.14\n2.71')).toEqual(['3.14', '2.71']);
    expect(linesOf('1. 只有一行')).toEqual(['1. 只有一行']);
  });
});

describe('pastedCells', () => {
  it('returns the cells of lines with tabs, dashes, colons or equals signs', () => {
    expect(pastedCells('apple\t苹果\n\npear\t梨')).toEqual([
      ['apple', '苹果'],
      ['pear', '梨'],
    ]);
    expect(pastedCells('李白——静夜思\n杜甫：春望\n2+3=5')).toEqual([
      ['李白', '静夜思'],
      ['杜甫', '春望'],
      ['2+3', '5'],
    ]);
    expect(pastedCells('只有词')).toEqual([['只有词']]);
  });
});
