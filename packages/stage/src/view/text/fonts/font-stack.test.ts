import { describe, expect, it } from 'vitest';
import { fontStacks, scriptOf } from './font-stack.ts';

const theme = {
  kind: 'theme' as const,
  id: 't',
  colors: {},
  fonts: { major: { latin: 'Cambria' }, minor: { latin: 'Calibri', scripts: { Hans: '宋体' } } },
};

describe('the font stack of a text', () => {
  it('begins with the named font, followed by a font with the same widths', () => {
    const { latin } = fontStacks({ latin: '+mn-lt', eastAsian: '+mn-ea' }, theme);
    expect(latin.startsWith('"Calibri","Carlito"')).toBe(true);
  });

  it.each([
    ['宋体', 'Noto Serif CJK SC'],
    ['微软雅黑', 'Noto Sans CJK SC'],
    ['楷体', 'LXGW WenKai'],
    ['仿宋_GB2312', 'STFangsong'],
    ['KaiTi', 'LXGW WenKai'],
    ['華康隸書體', 'LXGW WenKai'],
    ['方正舒体', 'LXGW WenKai'],
    ['华文行楷', 'LXGW WenKai'],
    ['方正小标宋简体', 'Noto Serif CJK SC'],
    ['等线 Light', 'Noto Sans CJK SC'],
  ])('continues after %s with a Chinese font of the same style: %s', (eastAsian, face) => {
    const stacks = fontStacks({ latin: 'Arial', eastAsian }, theme);
    expect(stacks.eastAsian).toContain(`"${face}"`);
    expect(stacks.eastAsian.indexOf(face)).toBeLessThan(stacks.eastAsian.indexOf('"Arial"'));
  });

  it.each(['宋体', 'SimHei', '楷体', '仿宋_GB2312', '幼圆'])(
    'uses half-width letters for %s when that font is not installed',
    (name) => {
      const { latin, eastAsian } = fontStacks({ latin: name, eastAsian: name }, theme);
      const [own, half, chinese] = [name, 'Cousine 83%', 'Noto'].map((face) => latin.indexOf(face));
      expect([own, half, chinese].every((at) => at !== -1)).toBe(true);
      expect(own).toBeLessThan(half ?? 0);
      expect(half).toBeLessThan(chinese ?? 0);
      expect(eastAsian.indexOf('Cousine 83%')).toBeGreaterThan(0);
    },
  );

  it('uses proportional letters for a Chinese font that has them, and for a Latin font', () => {
    for (const name of ['微软雅黑', '等线', '华文楷体', 'Calibri'])
      expect(fontStacks({ latin: name, eastAsian: '宋体' }, theme).latin).not.toContain('83%');
    // Digits among Chinese characters use the Latin font.
    expect(fontStacks({ latin: 'Calibri', eastAsian: '宋体' }, theme).eastAsian).not.toContain('83%');
  });

  it('includes the theme’s Chinese font when the text names no Chinese font', () => {
    expect(fontStacks({ latin: '+mn-lt', eastAsian: '+mn-ea' }, theme).eastAsian).toMatch(/^"SimSun","宋体"/);
  });

  it('follows the language of the text when the theme has a font for its script', () => {
    const scripts = { Hans: '宋体', Hant: '新細明體', Jpan: 'ＭＳ Ｐゴシック' };
    const asian = { ...theme, fonts: { ...theme.fonts, minor: { latin: 'Calibri', scripts } } };
    const first = (lang: string) =>
      fontStacks({ latin: '+mn-lt', eastAsian: '+mn-ea', lang }, asian).eastAsian.split(',')[0];
    expect(['zh-CN', 'zh-TW', 'ja-JP'].map(first)).toEqual(['"SimSun"', '"PMingLiU"', '"MS PGothic"']);
  });

  it('quotes names safely', () => {
    expect(fontStacks({ latin: 'A"};x', eastAsian: '' }, undefined).latin).not.toContain('A"}');
  });

  it('begins with the font for the script of the text', () => {
    expect([scriptOf('Hello'), scriptOf('你好，“世界”'), scriptOf('A 与 B'), scriptOf('שלום')]).toEqual([
      'latin',
      'eastAsian',
      'latin',
      'complex',
    ]);
  });
});
