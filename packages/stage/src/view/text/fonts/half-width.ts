/** The face for the Latin letters of fonts in which each is half as wide as a Chinese character. */
export const HALF_WIDTH_FACE = 'Cousine 83%';

/**
 * Fonts of Windows whose Latin letters, digits and signs are half as wide as a Chinese character, which no Chinese face of
 * another system has. In lower case; those of 华文 (STSong and others), 微软雅黑 and 等线 have letters of their own widths.
 */
const HALF_WIDTH: ReadonlySet<string> = new Set([
  ...['宋体', 'simsun', '新宋体', 'nsimsun', '黑体', 'simhei', '楷体', 'kaiti', '仿宋', 'fangsong'],
  ...['楷体_gb2312', 'kaiti_gb2312', '仿宋_gb2312', 'fangsong_gb2312', '隶书', 'lisu', '幼圆', 'youyuan'],
  ...['細明體', 'mingliu', '標楷體', 'dfkai-sb', 'ms gothic', 'ｍｓ ゴシック', 'ms mincho', 'ｍｓ 明朝'],
]);

export function isHalfWidth(font: string): boolean {
  return HALF_WIDTH.has(font.toLowerCase());
}
