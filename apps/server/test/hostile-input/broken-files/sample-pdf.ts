import { deflateSync } from 'node:zlib';
import { pdfOf, streamOf } from '@lectern/pdf/pdf-source';

function packed(dictionary: string, content: string): string {
  const bytes = deflateSync(Buffer.from(content, 'latin1')).toString('latin1');
  return streamOf(`${dictionary} /Filter /FlateDecode`, bytes);
}

const MAP =
  '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def 1 begincodespacerange <0000> <ffff> endcodespacerange 1 beginbfrange <0001> <0040> <4e00> endbfrange endcmap end end';

/** A PDF of two pages with a little of everything that pages may contain, to be broken. */
export function samplePdf(): Uint8Array {
  return pdfOf(
    [
      {
        content:
          'q 0.5 g 72 72 100 100 re f Q BT /F1 20 Tf 72 300 Td (A page) Tj 0 -24 Td /F2 18 Tf <000100020003> Tj 0 -24 Td /F3 12 Tf [(ab) -120 (a)] TJ ET q 90 0 0 90 10 10 cm /Im Do Q q 300 60 90 90 re W n /Sh sh Q /Pattern cs /Pt scn 420 60 90 90 re f /Sep cs 0.4 scn 520 60 40 40 re B*',
        more: '/Annots [60 0 R 61 0 R]',
      },
      {
        content:
          '/GS gs /Fm Do BT /F1 12 Tf 20 TL 72 300 Td (Another) Tj T* (one) Tj ET q 20 0 0 20 300 300 cm BI /W 2 /H 2 /CS /G /BPC 8 ID abcd EI Q 3 w [6 2] 0 d 10 10 m 90 90 200 10 300 90 c S',
        size: [595, 842],
      },
    ],
    {
      catalogue: '/Outlines 62 0 R',
      fonts: '/F2 53 0 R /F3 57 0 R',
      resources:
        '/XObject << /Im 50 0 R /Fm 51 0 R >> /Shading << /Sh 58 0 R >> /Pattern << /Pt 59 0 R >> /ColorSpace << /Sep [/Separation /Ink /DeviceRGB << /FunctionType 2 /Domain [0 1] /C0 [1 1 1] /C1 [1 0 0] /N 1 >>] >> /ExtGState << /GS << /ca 0.5 /SMask << /S /Luminosity /G 51 0 R >> >> >>',
      objects: {
        50: packed(
          '/Type /XObject /Subtype /Image /Width 4 /Height 4 /ColorSpace [/Indexed /DeviceRGB 3 <000000ff000000ff000000ff>] /BitsPerComponent 8 /SMask 52 0 R /DecodeParms << /Predictor 12 /Columns 4 >>',
          '\u0000\u0000\u0001\u0002\u0003'.repeat(4),
        ),
        51: packed(
          '/Type /XObject /Subtype /Form /BBox [0 0 720 405] /Group << /S /Transparency /CS /DeviceGray >> /Resources 3 0 R',
          '1 0 0 rg 0 0 50 50 re f',
        ),
        52: packed(
          '/Type /XObject /Subtype /Image /Width 4 /Height 4 /ColorSpace /DeviceGray /BitsPerComponent 8',
          '0123456789abcdef',
        ),
        53: '<< /Type /Font /Subtype /Type0 /BaseFont /SimSun /Encoding /Identity-H /DescendantFonts [54 0 R] /ToUnicode 55 0 R >>',
        54: '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /SimSun /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor 56 0 R /DW 1000 /W [1 [500 600] 3 9 700] >>',
        55: packed('', MAP),
        56: '<< /Type /FontDescriptor /FontName /SimSun /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /StemV 80 >>',
        57: '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 10 10] /FontMatrix [0.1 0 0 0.1 0 0] /CharProcs << /a 63 0 R >> /Encoding << /Differences [97 /a /a] >> /FirstChar 97 /LastChar 98 /Widths [10 10] /Resources 3 0 R >>',
        58: '<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [300 60 390 150] /Extend [true true] /Function << /FunctionType 3 /Domain [0 1] /Bounds [0.5] /Encode [0 1 0 1] /Functions [<< /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 1 0] /N 1 >> << /FunctionType 2 /Domain [0 1] /C0 [0 1 0] /C1 [0 0 1] /N 1 >>] >> >>',
        59: packed(
          '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 10 10] /XStep 10 /YStep 10 /Resources 3 0 R',
          '0 1 0 rg 0 0 5 5 re f',
        ),
        60: '<< /Type /Annot /Subtype /Link /Rect [72 72 172 172] /A << /S /URI /URI (https://school.example/) >> >>',
        61: '<< /Type /Annot /Subtype /Link /Rect [200 72 272 172] /Dest [12 0 R /Fit] >>',
        62: '<< /Type /Outlines /First 64 0 R /Last 64 0 R /Count 1 >>',
        63: streamOf('', '10 0 0 0 10 10 d1 0 0 8 8 re f'),
        64: '<< /Title (Second) /Parent 62 0 R /Dest [12 0 R /XYZ 0 800 1] >>',
      },
    },
  );
}
