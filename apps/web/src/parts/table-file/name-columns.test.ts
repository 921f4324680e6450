import { describe, expect, it } from 'vitest';
import { cellText, isFamily, isNameColumn, nameText } from './name-columns.ts';

describe('cellText', () => {
  it('returns one line with single spaces and without invisible characters', () => {
    expect(cellText(' 王\u00a0\u3000芳\r\n(女)\t ')).toBe('王 芳 (女)');
    expect(cellText('\ufeff王\u200b芳\u202e')).toBe('王芳');
    expect(cellText('王\ud800')).toBe('王');
  });
});

describe('nameText', () => {
  it('removes spaces between Chinese characters, and around the dot of a name', () => {
    expect(nameText('李  四')).toBe('李四');
    expect(nameText('欧阳 明 月')).toBe('欧阳明月');
    expect(nameText('阿卜杜 · 热合曼')).toBe('阿卜杜·热合曼');
    expect(nameText('阿卜杜·热合曼')).toBe('阿卜杜·热合曼');
  });

  it('keeps one space between words of which one is Latin', () => {
    expect(nameText('Li  Si')).toBe('Li Si');
    expect(nameText('李四  Tom')).toBe('李四 Tom');
  });
});

describe('isNameColumn', () => {
  it('returns true when three in five cells are Chinese names', () => {
    expect(isNameColumn(['王芳', '李明', '', '欧阳修'])).toBe(true);
    expect(isNameColumn(['王芳', '李明', '张伟', '语文', '数学'])).toBe(true);
    expect(isNameColumn(['王芳', '李明', '语文', '数学', '英语'])).toBe(false);
  });

  it('returns false when there are no cells, no surnames, or names of a wrong length', () => {
    expect(isNameColumn([])).toBe(false);
    expect(isNameColumn(['', ' '])).toBe(false);
    expect(isNameColumn(['红色', '绿色', '蓝色'])).toBe(false);
    expect(isNameColumn(['王', '李', '张'])).toBe(false);
    expect(isNameColumn(['王府井大街', '李家村小学'])).toBe(false);
  });

  it('returns false when fewer than four in five cells are distinct', () => {
    expect(isNameColumn(['王芳', '李明', '张伟', '刘洋', '刘洋'])).toBe(true);
    expect(isNameColumn(['王芳', '王芳', '李明', '李明'])).toBe(false);
  });
});

describe('isFamily', () => {
  it('returns true when the surnames of more than half of the rows are the same', () => {
    expect(isFamily(['王芳', '李明', '张伟'], ['王刚', '李强', '刘梅'])).toBe(true);
    expect(isFamily(['王芳', '李明'], ['王刚', '刘梅'])).toBe(false);
    expect(isFamily(['王芳', '李明', '张伟'], ['王刚', '', ''])).toBe(true);
    expect(isFamily(['王芳', ''], ['王刚', '李强'])).toBe(true);
    expect(isFamily(['王芳'], [])).toBe(false);
    expect(isFamily([], [])).toBe(false);
  });
});
