/** The font for half-width Latin letters. */
export const HALF_WIDTH_FACE = 'Cousine 83%';

/**
 * Windows fonts whose Latin letters, digits and punctuation are half as wide as a Chinese character; names in lower
 * case. Chinese fonts of other systems have no such letters. The letters of 华文 fonts (STSong and others), 微软雅黑 and 等线
 * are proportional.
 */
const HALF_WIDTH: ReadonlySet<string> = new Set([
  ...['宋体', 'simsun', '新宋体', 'nsimsun', '黑体', 'simhei', '楷体', 'kaiti', '仿宋', 'fangsong'],
  ...['楷体_gb2312', 'kaiti_gb2312', '仿宋_gb2312', 'fangsong_gb2312', '隶书', 'lisu', '幼圆', 'youyuan'],
  ...['細明體', 'mingliu', '標楷體', 'dfkai-sb', 'ms gothic', 'ｍｓ ゴシック', 'ms mincho', 'ｍｓ 明朝'],
]);

export function isHalfWidth(font: string): boolean {
  return HALF_WIDTH.has(font.toLowerCase());
}
