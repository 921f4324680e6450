const BOX = /\/MediaBox\s*\[\s*([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)\s*\]/g;

/**
 * The height of the tallest page of a PDF that LibreOffice wrote, points: page objects are not compressed in it (ISO
 * 32000-1, 7.7.3.3).
 */
export function tallestPage(pdf: Uint8Array): number {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  let tallest = 0;
  for (const [, , bottom, , top] of text.matchAll(BOX))
    tallest = Math.max(tallest, Number(top) - Number(bottom));
  return tallest;
}
