/** A PDF of this many pages, each with its number as searchable text (ISO 32000-1, 7.5). */
export function makePdf(pages: number): Buffer {
  const objects: string[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${Array.from({ length: pages }, (_, index) => `${4 + index * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  for (let number = 1; number <= pages; number += 1) {
    const text = `BT /F1 36 Tf 72 700 Td (The water cycle, part ${number}) Tj ET`;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${objects.length + 2} 0 R >>`,
      `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    );
  }
  return pdfOf(objects);
}

/**
 * A page with fonts that are not embedded: for each a line of letters with very different widths, and a Chinese line
 * with a character map.
 */
export function makePdfWithoutFonts(fonts: readonly string[], latin: string, chinese: string): Buffer {
  const codes = [...chinese].map((each) => each.charCodeAt(0).toString(16).padStart(4, '0')).join('');
  const lines = fonts.map((_, line) => `BT /L${line} 20 Tf 72 ${700 - line * 40} Td (${latin}) Tj ET`);
  const text = `${lines.join(' ')} BT /F2 20 Tf 72 300 Td <${codes}> Tj ET`;
  const named = fonts.map((_, line) => `/L${line} ${8 + line} 0 R`).join(' ');
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F2 4 0 R ${named} >> >> /Contents 7 0 R >>`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light-UniGB-UCS2-H /Encoding /UniGB-UCS2-H /DescendantFonts [5 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor 6 0 R /DW 1000 >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    ...fonts.map((font) => `<< /Type /Font /Subtype /Type1 /BaseFont /${font} >>`),
  ]);
}

function pdfOf(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = file.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`;
  file += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file);
}
