import { strToU8, type Zippable, zipSync } from 'fflate';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const PML = 'application/vnd.openxmlformats-officedocument.presentationml';
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006';
const NS = `xmlns:a="${DRAWING}/main" xmlns:r="${OFFICE}" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"`;
const TREE = '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>';
const COLORS = [
  'dk1',
  'lt1',
  'dk2',
  'lt2',
  ...[1, 2, 3, 4, 5, 6].map((i) => `accent${i}`),
  'hlink',
  'folHlink',
];
const SOLID = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
const FONTS = '<a:latin typeface="Arial"/><a:ea typeface=""/><a:cs typeface=""/>';
const MAP =
  '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>';
const THEME = `<a:theme xmlns:a="${DRAWING}/main" name="t"><a:themeElements><a:clrScheme name="t">${COLORS.map((name) => `<a:${name}><a:srgbClr val="112233"/></a:${name}>`).join('')}</a:clrScheme><a:fontScheme name="t"><a:majorFont>${FONTS}</a:majorFont><a:minorFont>${FONTS}</a:minorFont></a:fontScheme><a:fmtScheme name="t"><a:fillStyleLst>${SOLID.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${`<a:ln w="9525">${SOLID}</a:ln>`.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${'<a:effectStyle><a:effectLst/></a:effectStyle>'.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${SOLID.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`;

const CELL = '<a:txBody><a:bodyPr/><a:lstStyle/><a:p/></a:txBody><a:tcPr/>';
const TABLE = `<a:tbl><a:tblPr/><a:tblGrid><a:gridCol w="100"/><a:gridCol w="100"/></a:tblGrid><a:tr h="10"><a:tc gridSpan="2">${CELL}</a:tc><a:tc hMerge="1">${CELL}</a:tc></a:tr></a:tbl>`;
const FRAME = '<p:xfrm><a:off x="0" y="0"/><a:ext cx="100" cy="100"/></p:xfrm>';
const SHAPE =
  '<p:sp><p:nvSpPr><p:cNvPr id="2" name="Box"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="100" cy="100"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:solidFill><a:srgbClr val="FF0000"><a:alpha val="50000"/></a:srgbClr></a:solidFill><a:ln w="9525"><a:noFill/></a:ln></p:spPr><p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:r><a:rPr lang="zh-CN" sz="1800"/><a:t>讲台</a:t></a:r></a:p></p:txBody></p:sp>';
const PICTURE =
  '<p:pic><p:nvPicPr><p:cNvPr id="3" name="Picture"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="image"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr/></p:pic>';
const frame = (id: number, uri: string, content: string) =>
  `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="${id}" name="Frame"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr>${FRAME}<a:graphic><a:graphicData uri="${DRAWING}/${uri}">${content}</a:graphicData></a:graphic></p:graphicFrame>`;
const TIMING =
  '<p:timing><p:tnLst><p:par><p:cTn id="1" dur="indefinite" restart="never" nodeType="tmRoot"><p:childTnLst><p:set><p:cBhvr><p:cTn id="2" dur="1" fill="hold"/><p:tgtEl><p:spTgt spid="2"/></p:tgtEl><p:attrNameLst><p:attrName>style.visibility</p:attrName></p:attrNameLst></p:cBhvr><p:to><p:strVal val="visible"/></p:to></p:set></p:childTnLst></p:cTn></p:par></p:tnLst><p:bldLst><p:bldP spid="2" grpId="0"/></p:bldLst></p:timing>';
const VALUES =
  '<c:val><c:numRef><c:f>Sheet1!A1:A2</c:f><c:numCache><c:ptCount val="2"/><c:pt idx="0"><c:v>1</c:v></c:pt><c:pt idx="1"><c:v>2</c:v></c:pt></c:numCache></c:numRef></c:val>';
const axis = (name: string, id: number, other: number, place: string) =>
  `<c:${name}><c:axId val="${id}"/><c:scaling/><c:delete val="0"/><c:axPos val="${place}"/><c:crossAx val="${other}"/></c:${name}>`;
const CHART = `<c:chartSpace xmlns:c="${DRAWING}/chart" xmlns:a="${DRAWING}/main" xmlns:r="${OFFICE}"><c:chart><c:plotArea><c:layout/><c:barChart><c:barDir val="col"/><c:ser><c:idx val="0"/><c:order val="0"/>${VALUES}</c:ser><c:ser><c:idx val="1"/><c:order val="1"/>${VALUES}</c:ser><c:axId val="10"/><c:axId val="20"/></c:barChart>${axis('catAx', 10, 20, 'b')}${axis('valAx', 20, 10, 'l')}</c:plotArea></c:chart><c:externalData r:id="book"/></c:chartSpace>`;

/** Relations to parts of the package; a type is a name, or a whole URI. */
function relations(...list: readonly (readonly [id: string, type: string, target: string])[]): string {
  const entries = list.map(
    ([id, type, target]) =>
      `<Relationship Id="${id}" Type="${type.includes(':') ? type : `${OFFICE}/${type}`}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${entries.join('')}</Relationships>`;
}

const TYPES = [
  ['ppt/presentation.xml', `${PML}.presentation.main+xml`],
  ['ppt/slides/slide1.xml', `${PML}.slide+xml`],
  ['ppt/slides/slide2.xml', `${PML}.slide+xml`],
  ['ppt/slideLayouts/slideLayout1.xml', `${PML}.slideLayout+xml`],
  ['ppt/slideMasters/slideMaster1.xml', `${PML}.slideMaster+xml`],
  ['ppt/notesMasters/notesMaster1.xml', `${PML}.notesMaster+xml`],
  ['ppt/notesSlides/notesSlide1.xml', `${PML}.notesSlide+xml`],
  ['ppt/theme/theme1.xml', 'application/vnd.openxmlformats-officedocument.theme+xml'],
  ['ppt/theme/theme2.xml', 'application/vnd.openxmlformats-officedocument.theme+xml'],
  ['ppt/tableStyles.xml', `${PML}.tableStyles+xml`],
  ['ppt/commentAuthors.xml', `${PML}.commentAuthors+xml`],
  ['ppt/comments/comment1.xml', `${PML}.comments+xml`],
  ['ppt/charts/chart1.xml', 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml'],
];

const SECTION =
  '<p:extLst><p:ext uri="{521415D9-36F7-43E2-AB2F-B90AF26B5E84}"><p14:sectionLst xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main"><p14:section name="一" id="{00000000-0000-4000-8000-000000000001}"><p14:sldIdLst><p14:sldId id="256"/></p14:sldIdLst></p14:section></p14:sectionLst></p:ext></p:extLst>';

/** A small valid deck with one of each feature, in which tests plant faults. */
export const SOUND_PARTS: Readonly<Record<string, string | Uint8Array>> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="xlsx" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"/>${TYPES.map(([name, type]) => `<Override PartName="/${name}" ContentType="${type}"/>`).join('')}</Types>`,
  '_rels/.rels': relations(['r1', 'officeDocument', 'ppt/presentation.xml']),
  'ppt/presentation.xml': `<p:presentation ${NS}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="master"/></p:sldMasterIdLst><p:notesMasterIdLst><p:notesMasterId r:id="notes"/></p:notesMasterIdLst><p:sldIdLst><p:sldId id="256" r:id="slide"/><p:sldId id="257" r:id="slide2"/></p:sldIdLst><p:sldSz cx="12192000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/>${SECTION}</p:presentation>`,
  'ppt/_rels/presentation.xml.rels': relations(
    ['master', 'slideMaster', 'slideMasters/slideMaster1.xml'],
    ['notes', 'notesMaster', 'notesMasters/notesMaster1.xml'],
    ['slide', 'slide', 'slides/slide1.xml'],
    ['slide2', 'slide', 'slides/slide2.xml'],
    ['theme', 'theme', 'theme/theme1.xml'],
    ['styles', 'tableStyles', 'tableStyles.xml'],
    ['authors', 'commentAuthors', 'commentAuthors.xml'],
  ),
  'ppt/slides/slide1.xml': `<p:sld ${NS}><p:cSld><p:spTree>${TREE}${SHAPE}${PICTURE}${frame(4, 'table', TABLE)}${frame(5, 'chart', `<c:chart xmlns:c="${DRAWING}/chart" r:id="chart"/>`)}</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>${TIMING}</p:sld>`,
  'ppt/slides/_rels/slide1.xml.rels': relations(
    ['layout', 'slideLayout', '../slideLayouts/slideLayout1.xml'],
    ['notes', 'notesSlide', '../notesSlides/notesSlide1.xml'],
    ['image', 'image', '../media/image1.png'],
    ['chart', 'chart', '../charts/chart1.xml'],
    ['comments', 'comments', '../comments/comment1.xml'],
  ),
  'ppt/slides/slide2.xml': `<p:sld ${NS}><p:cSld><p:spTree>${TREE}</p:spTree></p:cSld></p:sld>`,
  'ppt/slides/_rels/slide2.xml.rels': relations([
    'layout',
    'slideLayout',
    '../slideLayouts/slideLayout1.xml',
  ]),
  'ppt/notesSlides/notesSlide1.xml': `<p:notes ${NS}><p:cSld><p:spTree>${TREE}</p:spTree></p:cSld></p:notes>`,
  'ppt/notesSlides/_rels/notesSlide1.xml.rels': relations(
    ['slide', 'slide', '../slides/slide1.xml'],
    ['master', 'notesMaster', '../notesMasters/notesMaster1.xml'],
  ),
  'ppt/notesMasters/notesMaster1.xml': `<p:notesMaster ${NS}><p:cSld><p:spTree>${TREE}</p:spTree></p:cSld>${MAP}</p:notesMaster>`,
  'ppt/notesMasters/_rels/notesMaster1.xml.rels': relations(['theme', 'theme', '../theme/theme2.xml']),
  'ppt/slideLayouts/slideLayout1.xml': `<p:sldLayout ${NS}><p:cSld><p:spTree>${TREE}</p:spTree></p:cSld></p:sldLayout>`,
  'ppt/slideLayouts/_rels/slideLayout1.xml.rels': relations([
    'master',
    'slideMaster',
    '../slideMasters/slideMaster1.xml',
  ]),
  'ppt/slideMasters/slideMaster1.xml': `<p:sldMaster ${NS}><p:cSld><p:spTree>${TREE}</p:spTree></p:cSld>${MAP}<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="layout"/></p:sldLayoutIdLst></p:sldMaster>`,
  'ppt/slideMasters/_rels/slideMaster1.xml.rels': relations(
    ['layout', 'slideLayout', '../slideLayouts/slideLayout1.xml'],
    ['theme', 'theme', '../theme/theme1.xml'],
  ),
  'ppt/theme/theme1.xml': THEME,
  'ppt/theme/theme2.xml': THEME,
  'ppt/tableStyles.xml': `<a:tblStyleLst xmlns:a="${DRAWING}/main" def="{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}"><a:tblStyle styleId="{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}" styleName="一"/></a:tblStyleLst>`,
  'ppt/commentAuthors.xml': `<p:cmAuthorLst ${NS}><p:cmAuthor id="0" name="李" initials="李" lastIdx="1" clrIdx="0"/></p:cmAuthorLst>`,
  'ppt/comments/comment1.xml': `<p:cmLst ${NS}><p:cm authorId="0" dt="2026-01-01T00:00:00" idx="1"><p:pos x="1" y="1"/><p:text>好</p:text></p:cm></p:cmLst>`,
  'ppt/charts/chart1.xml': CHART,
  'ppt/charts/_rels/chart1.xml.rels': relations(['book', 'package', '../embeddings/book1.xlsx']),
  'ppt/embeddings/book1.xlsx': zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'xl/workbook.xml': strToU8('<workbook/>'),
  }),
  'ppt/media/image1.png': new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
};

/** The deck as bytes, with parts replaced; undefined removes a part. */
export function soundDeck(parts: Readonly<Record<string, string | Uint8Array | undefined>> = {}): Uint8Array {
  const files: Zippable = {};
  for (const [name, content] of Object.entries({ ...SOUND_PARTS, ...parts })) {
    if (content !== undefined) files[name] = typeof content === 'string' ? strToU8(content) : content;
  }
  return zipSync(files);
}
