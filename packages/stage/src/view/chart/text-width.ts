/** About as wide as the text will be, pixels. */
export function textWidth(text: string, fontSize: number): number {
  let ems = 0;
  for (const sign of text) ems += widthOf(sign);
  return ems * fontSize;
}

/** Ems of a sign in a common sans serif: three sorts of letters, and signs as wide as high. */
function widthOf(sign: string): number {
  if ((sign.codePointAt(0) ?? 0) > 0x2e7f) return 1;
  if (/[ijltfrI.,:;'|!() -]/.test(sign)) return 0.32;
  return /[A-Zmw%@&]/.test(sign) ? 0.66 : 0.51;
}
