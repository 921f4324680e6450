import { compoundFile } from './compound-file-source.ts';
import { buildDeck, paragraph, part, type SlideSource } from './deck-source.ts';

/** Pixels in the units of a file. */
const emu = (pixels: number) => Math.round(pixels * 9525);

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

function place({ x, y, w, h }: Box): string {
  return `<a:off x="${emu(x)}" y="${emu(y)}"/><a:ext cx="${emu(w)}" cy="${emu(h)}"/>`;
}

/** A shape of a tree; without a box it has the position of its placeholder. */
function text(
  id: number,
  box: Box | undefined,
  paragraphs: string,
  { placeholder = '', fill = '', body = '' } = {},
) {
  const frame = box ? `<a:xfrm>${place(box)}</a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>` : '';
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Text ${id}"/><p:cNvSpPr/><p:nvPr>${placeholder}</p:nvPr></p:nvSpPr>` +
    `<p:spPr>${frame}${fill}</p:spPr><p:txBody>${body || '<a:bodyPr wrap="square"/>'}<a:lstStyle/>${paragraphs}</p:txBody></p:sp>`
  );
}

function line(words: string, run = '<a:rPr lang="zh-CN" sz="2800"/>', props = ''): string {
  return paragraph(words, run, props);
}

function solid(color: string): string {
  return `<a:solidFill><a:srgbClr val="${color}"/></a:solidFill>`;
}

function heading(words: string): string {
  return text(90, { x: 60, y: 24, w: 1160, h: 60 }, line(words, '<a:rPr lang="en-US" sz="2000"/>'));
}

const FRAME = `<a:ln w="9525">${solid('BBBBBB')}</a:ln>`;

/** A placeholder whose index the layout lacks: another placeholder there has white text for its dark panel. */
const whiteOnWhite: SlideSource = {
  tree:
    heading('A placeholder whose index the layout lacks') +
    text(2, { x: 80, y: 160, w: 700, h: 300 }, line('三角形的面积') + line('底乘高，再除以二。'), {
      placeholder: '<p:ph type="body" idx="12"/>',
    }),
};
const DARK_PANEL =
  text(4, { x: 1200, y: 160, w: 60, h: 300 }, line(' '), { fill: solid('1F3864') }) +
  text(5, { x: 1200, y: 160, w: 60, h: 300 }, line('—'), {
    placeholder: '<p:ph type="body" idx="13"/>',
  }).replace(
    '<a:lstStyle/>',
    `<a:lstStyle><a:lvl1pPr><a:defRPr sz="2800">${solid('FFFFFF')}</a:defRPr></a:lvl1pPr></a:lstStyle>`,
  );

const RAINBOW =
  '<a:gradFill><a:gsLst><a:gs pos="0"><a:srgbClr val="C00000"/></a:gs><a:gs pos="100000"><a:srgbClr val="0070C0"/></a:gs></a:gsLst><a:lin ang="5400000" scaled="0"/></a:gradFill>';
const gradientRun = `<a:rPr lang="zh-CN" sz="3600">${RAINBOW}</a:rPr>`;
const mathRun = (letters: string) =>
  `<m:r><a:rPr lang="zh-CN" sz="3600"><a:gradFill><a:gsLst><a:gs pos="0"><a:srgbClr val="C00000"/></a:gs><a:gs pos="100000"><a:srgbClr val="0070C0"/></a:gs></a:gsLst><a:lin ang="5400000" scaled="0"/></a:gradFill><a:latin typeface="Cambria Math"/></a:rPr><m:t>${letters}</m:t></m:r>`;
const fraction = `<a14:m><m:oMath><m:f><m:num>${mathRun('a+b')}</m:num><m:den>${mathRun('2')}</m:den></m:f></m:oMath></a14:m>`;
const bullet =
  '<a:pPr marL="457200" indent="-457200"><a:buFont typeface="Arial"/><a:buChar char="•"/></a:pPr>';

const gradientText: SlideSource = {
  tree:
    heading('Letters filled with a gradient, a formula and bullets among them') +
    text(
      2,
      { x: 80, y: 140, w: 1100, h: 420 },
      line('中位线等于两底和的一半', gradientRun, bullet) +
        `<a:p>${bullet}<a:r>${gradientRun}<a:t>长度是 </a:t></a:r>${fraction}</a:p>` +
        line('斜体 fly 也完整', gradientRun.replace('sz=', 'i="1" sz='), bullet),
    ),
};

/** `x ≥ α` in the Equation Editor's format: signs in Unicode. */
const EQUATION = [
  ...[28, 0, ...new Array<number>(26).fill(0), 3, 1, 1, 3, 1, 1],
  ...[2, 131, 0x78, 0, 2, 134, 0x65, 0x22, 2, 132, 0xb1, 0x03, 0, 0],
];
/** A picture of 8 × 4 grey pixels, like the blurred preview in such an object. */
const GREY = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAgAAAAECAAAAACWpiEsAAAADklEQVR4nGM4AQUMuBkAwjMZAcZ7DUUAAAAASUVORK5CYII='),
  (sign) => sign.charCodeAt(0),
);

const oleEquation: SlideSource = {
  tree:
    heading('An equation of the Equation Editor with signs in Unicode') +
    `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="2" name="o"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm>${place({ x: 400, y: 220, w: 480, h: 200 })}</p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/presentationml/2006/ole">` +
    '<p:oleObj progId="Equation.3" r:id="o"><p:embed/><p:pic><p:nvPicPr><p:cNvPr id="0" name=""/></p:nvPicPr><p:blipFill><a:blip r:embed="i"/></p:blipFill><p:spPr/></p:pic></p:oleObj></a:graphicData></a:graphic></p:graphicFrame>',
  relations: [
    { id: 'o', type: 'oleObject', target: '../embeddings/o.bin' },
    { id: 'i', type: 'image', target: '../media/grey.png' },
  ],
};

const lineEnds: SlideSource = {
  tree:
    heading('Closing marks and blanks at the end of a full line') +
    text(2, { x: 80, y: 130, w: 382, h: 60 }, line('今天我们去公园看花吧！'), {
      fill: FRAME,
      body: '<a:bodyPr wrap="square" lIns="0" rIns="0"/>',
    }) +
    text(3, { x: 80, y: 300, w: 345, h: 110 }, line('春天到底在哪里呢你：看'), {
      fill: FRAME,
      body: '<a:bodyPr wrap="square" lIns="0" rIns="0"/>',
    }) +
    text(4, { x: 640, y: 130, w: 380, h: 90 }, line(`床前明月光${' '.repeat(40)}`), {
      fill: FRAME,
      body: '<a:bodyPr wrap="square" anchor="b"/>',
    }),
};

const noPlace: SlideSource = {
  tree:
    heading('A page number that neither layout nor master has a place for') +
    text(
      2,
      undefined,
      '<a:p><a:fld id="{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}" type="slidenum"><a:rPr lang="zh-CN"/><a:t>125</a:t></a:fld></a:p>',
      {
        placeholder: '<p:ph type="sldNum" sz="quarter" idx="12"/>',
      },
    ),
};

const sign = (font: string, code: number) =>
  `<a:r><a:rPr lang="zh-CN" sz="6000"><a:latin typeface="${font}"/><a:sym typeface="${font}"/></a:rPr><a:t>${String.fromCharCode(code)}</a:t></a:r>`;
const symbolFonts: SlideSource = {
  tree:
    heading('Signs of Wingdings 2 (P, R, F0CA, F0F2) and Wingdings 3 (g, F0B4, F0DE)') +
    text(
      2,
      { x: 80, y: 200, w: 1100, h: 120 },
      `<a:p>${[0x50, 0x52, 0xf0ca, 0xf0f2].map((code) => sign('Wingdings 2', code)).join('')}</a:p>`,
    ) +
    text(
      3,
      { x: 80, y: 380, w: 1100, h: 120 },
      `<a:p>${[0x67, 0xf0b4, 0xf0de].map((code) => sign('Wingdings 3', code)).join('')}</a:p>`,
    ),
};

const DARK = `<a:rPr lang="zh-CN" sz="2800">${solid('333333')}</a:rPr>`;
/** The presentation's default text has red bullets, which contents must not inherit. */
const bulletColor: SlideSource = {
  tree:
    heading('Bullets of contents, where the default text has red ones') +
    text(2, { x: 80, y: 160, w: 900, h: 300 }, line('观察', DARK, bullet) + line('实验', DARK, bullet), {
      placeholder: '<p:ph type="body" idx="12"/>',
    }),
};
const RED_DEFAULT = `<p:defaultTextStyle><a:lvl1pPr><a:buClr><a:srgbClr val="FF0000"/></a:buClr><a:defRPr sz="1800"/></a:lvl1pPr></p:defaultTextStyle>`;

/** Contents have their own style, without a bullet colour. */
const MASTER = part(
  'p:sldMaster',
  `<p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${text(
    2,
    { x: 80, y: 160, w: 1100, h: 400 },
    line('—'),
    { placeholder: '<p:ph type="body" idx="1"/>' },
  )}</p:spTree></p:cSld><p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2"/><p:txStyles><p:bodyStyle><a:lvl1pPr><a:defRPr sz="2800"/></a:lvl1pPr></p:bodyStyle></p:txStyles>`,
);

const systemColor: SlideSource = {
  background:
    '<p:bg><p:bgPr><a:solidFill><a:sysClr val="window" lastClr="C7EDCC"/></a:solidFill><a:effectLst/></p:bgPr></p:bg>',
  tree: heading('The colour of windows, made where they were green'),
};

/** An enhanced metafile that draws nothing, in which an add-in stores its data. */
function blankMetafile(): Uint8Array {
  const longs = [1, 88, 0, 0, 95, 95, 0, 0, 2540, 2540, 0x464d4520, 0x10000, 0, 0, 0, 0, 0, 0, 960, 960, 254];
  return new Uint8Array(Int32Array.from([...longs, 254, 70, 16, 4, 0, 14, 20, 0, 0, 20]).buffer);
}

const metafiles: SlideSource = {
  tree:
    heading('A metafile that draws nothing') +
    `<p:pic><p:nvPicPr><p:cNvPr id="2" name="tag"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="i"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr><a:xfrm>${place({ x: 400, y: 200, w: 300, h: 200 })}</a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>`,
  relations: [{ id: 'i', type: 'image', target: '../media/tag.emf' }],
};

const ownSign = '<m:r><a:rPr lang="zh-CN" sz="4000"/><m:t>\ue932</m:t></m:r>';
const rawLatex: SlideSource = {
  tree:
    heading('A formula with a sign of its maker’s own') +
    text(
      2,
      { x: 80, y: 200, w: 1000, h: 200 },
      `<a:p><a14:m><m:oMath><m:f><m:num><m:r><a:rPr lang="zh-CN" sz="4000"/><m:t>x</m:t></m:r>${ownSign}</m:num><m:den><m:r><a:rPr lang="zh-CN" sz="4000"/><m:t>2</m:t></m:r></m:den></m:f></m:oMath></a14:m></a:p>`,
    ),
};

const face = (name: string) => `<a:rPr lang="en-US" sz="3200"><a:latin typeface="${name}"/></a:rPr>`;
const latinFonts: SlideSource = {
  tree:
    heading('Calibri, Cambria, Arial, Times New Roman, Courier New: a line each') +
    ['Calibri', 'Cambria', 'Arial', 'Times New Roman', 'Courier New']
      .map((name, at) =>
        text(
          2 + at,
          { x: 80, y: 110 + 110 * at, w: [800, 850, 880, 800, 1110][at] ?? 800, h: 64 },
          line('The quick brown fox jumps over the lazy dog', face(name)),
          { fill: FRAME, body: '<a:bodyPr wrap="square" lIns="0" rIns="0"/>' },
        ),
      )
      .join(''),
};

/** Slides that were once drawn wrongly, by the name of their picture. */
const faults: Readonly<Record<string, SlideSource>> = {
  'white-on-white': whiteOnWhite,
  'gradient-text': gradientText,
  'ole-equation': oleEquation,
  'line-ends': lineEnds,
  'no-place': noPlace,
  'symbol-fonts': symbolFonts,
  'bullet-colour': bulletColor,
  'system-colour': systemColor,
  metafile: metafiles,
  'raw-latex': rawLatex,
  'latin-fonts': latinFonts,
};

/** The names of the faults, in the order of their pages. */
export const FAULTS: readonly string[] = Object.keys(faults);

/** A deck with a page for each drawing fault that was found in real lessons. */
export function faultDeck(): Uint8Array {
  return buildDeck({
    slides: Object.values(faults),
    layoutTree: DARK_PANEL,
    presentation: RED_DEFAULT,
    parts: {
      'ppt/slideMasters/slideMaster1.xml': MASTER,
      '[Content_Types].xml':
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="emf" ContentType="image/x-emf"/></Types>',
      'ppt/embeddings/o.bin': compoundFile('Equation Native', EQUATION),
      'ppt/media/grey.png': GREY,
      'ppt/media/tag.emf': blankMetafile(),
    },
  });
}
