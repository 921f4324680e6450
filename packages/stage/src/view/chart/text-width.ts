/** About as wide as the text will be, pixels. */
export function textWidth(text: string, fontSize: number): number {
  let ems = 0;
  for (const sign of text) ems += (sign.codePointAt(0) ?? 0) > 0x2e7f ? 1 : 0.55;
  return ems * fontSize;
}
