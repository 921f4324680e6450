const BOX = /\/MediaBox\s*\[\s*([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)\s*\]/g;

/** The height of the tallest page that a PDF of LibreOffice speaks of, points: it writes its pages as they are (ISO 32000-1, 7.7.3.3). */
export function tallestPage(pdf: Uint8Array): number {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  let tallest = 0;
  for (const [, , bottom, , top] of text.matchAll(BOX))
    tallest = Math.max(tallest, Number(top) - Number(bottom));
  return tallest;
}
