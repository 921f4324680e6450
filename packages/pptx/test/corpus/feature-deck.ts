import { SOUND_PARTS, soundDeck } from '../rules/sound-deck.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006';
const PML = 'application/vnd.openxmlformats-officedocument.presentationml';
const DML = 'application/vnd.openxmlformats-officedocument.drawingml';
const NS = `xmlns:a="${DRAWING}/main" xmlns:r="${OFFICE}" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"`;
const P14 = 'http://schemas.microsoft.com/office/powerpoint/2010/main';
const DIAGRAM = `xmlns:dgm="${DRAWING}/diagram" xmlns:a="${DRAWING}/main" xmlns:r="${OFFICE}"`;
const TREE = '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>';
const AREA = '<a:off x="914400" y="914400"/><a:ext cx="6096000" cy="3048000"/>';
const MAP =
  '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>';

const words = (said: string) => `<a:p><a:r><a:rPr lang="zh-CN" sz="2000"/><a:t>${said}</a:t></a:r></a:p>`;
const slide = (tree: string, after = '') =>
  `<p:sld ${NS}><p:cSld><p:spTree>${TREE}${tree}</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>${after}</p:sld>`;

function relations(...list: readonly (readonly [id: string, type: string, target: string])[]): string {
  const entries = list.map(
    ([id, type, target]) =>
      `<Relationship Id="${id}" Type="${type.includes(':') ? type : `${OFFICE}/${type}`}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries.join('')}</Relationships>`;
}

/** SmartArt: a data model of three texts, and a layout that draws a box for each. */
const SMARTART = `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="2" name="SmartArt"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm>${AREA}</p:xfrm><a:graphic><a:graphicData uri="${DRAWING}/diagram"><dgm:relIds xmlns:dgm="${DRAWING}/diagram" r:dm="d1" r:lo="l1" r:qs="q1" r:cs="c1"/></a:graphicData></a:graphic></p:graphicFrame>`;
const POINTS = ['观察', '猜想', '验证'];
const DATA = `<dgm:dataModel ${DIAGRAM}><dgm:ptLst><dgm:pt modelId="0" type="doc"><dgm:prSet/><dgm:spPr/></dgm:pt>${POINTS.map((said, at) => `<dgm:pt modelId="${at + 1}"><dgm:prSet/><dgm:spPr/><dgm:t><a:bodyPr/><a:lstStyle/>${words(said)}</dgm:t></dgm:pt>`).join('')}</dgm:ptLst><dgm:cxnLst>${POINTS.map((_, at) => `<dgm:cxn modelId="${at + 10}" srcId="0" destId="${at + 1}" srcOrd="${at}" destOrd="0"/>`).join('')}</dgm:cxnLst><dgm:bg/><dgm:whole/></dgm:dataModel>`;
const LAYOUT = `<dgm:layoutDef ${DIAGRAM} uniqueId="urn:school/steps"><dgm:layoutNode name="all"><dgm:alg type="lin"/><dgm:shape/><dgm:constrLst><dgm:constr type="w" for="ch" forName="step" refType="w"/></dgm:constrLst><dgm:forEach name="each" axis="ch" ptType="node"><dgm:layoutNode name="step"><dgm:alg type="tx"/><dgm:shape type="roundRect"/><dgm:presOf axis="self"/></dgm:layoutNode></dgm:forEach></dgm:layoutNode></dgm:layoutDef>`;

/** A formula in the format of PowerPoint 2010 and later, with a text fallback for older programs. */
const FORMULA = `<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice xmlns:a14="http://schemas.microsoft.com/office/drawing/2010/main" Requires="a14"><p:sp><p:nvSpPr><p:cNvPr id="2" name="Formula"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm>${AREA}</a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr/><a:lstStyle/><a:p><a14:m><m:oMathPara xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:oMath><m:sSup><m:e><m:r><m:t>a</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup><m:r><m:t>+1</m:t></m:r></m:oMath></m:oMathPara></a14:m></a:p></p:txBody></p:sp></mc:Choice><mc:Fallback><p:sp><p:nvSpPr><p:cNvPr id="2" name="Formula"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm>${AREA}</a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr/><a:lstStyle/>${words(' ')}</p:txBody></p:sp></mc:Fallback></mc:AlternateContent>`;

/** A video and a sound with their posters. */
const player = (id: number, kind: 'video' | 'audio') =>
  `<p:pic><p:nvPicPr><p:cNvPr id="${id}" name="${kind}"><a:hlinkClick r:id="" action="ppaction://media"/></p:cNvPr><p:cNvPicPr><a:picLocks noChangeAspect="1"/></p:cNvPicPr><p:nvPr><a:${kind}File r:link="${kind}"/><p:extLst><p:ext uri="{DAA4B4D4-6D71-4841-9C94-3DE7FCFB9230}"><p14:media xmlns:p14="${P14}" r:embed="${kind}File"/></p:ext></p:extLst></p:nvPr></p:nvPicPr><p:blipFill><a:blip r:embed="poster"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr><a:xfrm><a:off x="${id * 914400}" y="914400"/><a:ext cx="1828800" cy="914400"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>`;
const MP4 = Buffer.concat([Buffer.from('00000018', 'hex'), Buffer.from('ftypisom'), Buffer.alloc(64)]);
const MP3 = Buffer.concat([Buffer.from('ID3\u0003'), Buffer.alloc(64)]);

const TITLE = `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Title"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:lstStyle/>${words('另一个母版')}</p:txBody></p:sp>`;
const PLACEHOLDER = `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Title"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr><p:spPr><a:xfrm>${AREA}</a:xfrm></p:spPr><p:txBody><a:bodyPr/><a:lstStyle/>${words('标题')}</p:txBody></p:sp>`;
const NOTES = `<p:notes ${NS}><p:cSld><p:spTree>${TREE}<p:sp><p:nvSpPr><p:cNvPr id="2" name="Notes"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="body" idx="1"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:lstStyle/>${words('先让学生自己读一遍')}</p:txBody></p:sp></p:spTree></p:cSld></p:notes>`;

const LAYOUT_REL = ['layout', 'slideLayout', '../slideLayouts/slideLayout1.xml'] as const;

const SLIDES: readonly (readonly [xml: string, relations: string])[] = [
  [
    slide(SMARTART),
    relations(
      LAYOUT_REL,
      ['d1', 'diagramData', '../diagrams/data1.xml'],
      ['l1', 'diagramLayout', '../diagrams/layout1.xml'],
      ['q1', 'diagramQuickStyle', '../diagrams/quickStyle1.xml'],
      ['c1', 'diagramColors', '../diagrams/colors1.xml'],
    ),
  ],
  [slide(FORMULA, '<p:transition spd="med"><p:fade/></p:transition>'), relations(LAYOUT_REL)],
  [
    slide(player(2, 'video') + player(5, 'audio')),
    relations(
      LAYOUT_REL,
      ['video', 'video', '../media/film.mp4'],
      ['videoFile', 'http://schemas.microsoft.com/office/2007/relationships/media', '../media/film.mp4'],
      ['audio', 'audio', '../media/sound.mp3'],
      ['audioFile', 'http://schemas.microsoft.com/office/2007/relationships/media', '../media/sound.mp3'],
      ['poster', 'image', '../media/image1.png'],
    ),
  ],
  [slide(TITLE), relations(['layout', 'slideLayout', '../slideLayouts/slideLayout2.xml'])],
];

const TYPES: readonly (readonly [part: string, type: string])[] = [
  ...SLIDES.map((_, at) => [`ppt/slides/slide${at + 3}.xml`, `${PML}.slide+xml`] as const),
  ['ppt/slideMasters/slideMaster2.xml', `${PML}.slideMaster+xml`],
  ['ppt/slideLayouts/slideLayout2.xml', `${PML}.slideLayout+xml`],
  ['ppt/theme/theme3.xml', 'application/vnd.openxmlformats-officedocument.theme+xml'],
  ['ppt/diagrams/data1.xml', `${DML}.diagramData+xml`],
  ['ppt/diagrams/layout1.xml', `${DML}.diagramLayout+xml`],
  ['ppt/diagrams/quickStyle1.xml', `${DML}.diagramStyle+xml`],
  ['ppt/diagrams/colors1.xml', `${DML}.diagramColors+xml`],
];

/** A part of the sound deck with text inserted before a mark. */
function withBefore(part: string, mark: string, added: string): string {
  const before = SOUND_PARTS[part];
  if (typeof before !== 'string' || !before.includes(mark))
    throw new Error(`${part} does not contain ${mark}`);
  return before.replace(mark, added + mark);
}

/** Number of slides of the valid deck and the slides added in this file. */
export const FEATURE_SLIDES = 2 + SLIDES.length;

/**
 * A deck in PowerPoint's format, part by part: shape, picture, table, chart, animation, notes, comments and a section
 * of the sound deck, and in addition SmartArt, a formula, a video, a sound and a second master.
 */
export function featureDeck(): Uint8Array {
  const slides = SLIDES.flatMap(([xml, rels], at) => [
    [`ppt/slides/slide${at + 3}.xml`, xml],
    [`ppt/slides/_rels/slide${at + 3}.xml.rels`, rels],
  ]);
  const ids = SLIDES.map((_, at) => `<p:sldId id="${258 + at}" r:id="slide${at + 3}"/>`).join('');
  const presentation = withBefore('ppt/presentation.xml', '</p:sldIdLst>', ids).replace(
    '</p:sldMasterIdLst>',
    '<p:sldMasterId id="2147483660" r:id="master2"/></p:sldMasterIdLst>',
  );
  const inSection = SLIDES.map((_, at) => `<p14:sldId id="${258 + at}"/>`).join('');
  const related = SLIDES.map((_, at) => [`slide${at + 3}`, 'slide', `slides/slide${at + 3}.xml`] as const);
  const relate = (...list: readonly (readonly [string, string, string])[]) =>
    relations(...list).replace(/^<Relationships[^>]*>|<\/Relationships>$/g, '');
  return soundDeck({
    ...Object.fromEntries(slides),
    '[Content_Types].xml': withBefore(
      '[Content_Types].xml',
      '</Types>',
      `<Default Extension="mp4" ContentType="video/mp4"/><Default Extension="mp3" ContentType="audio/mpeg"/>${TYPES.map(([name, type]) => `<Override PartName="/${name}" ContentType="${type}"/>`).join('')}`,
    ),
    'ppt/presentation.xml': presentation.replace(
      '<p14:sldId id="256"/>',
      `<p14:sldId id="256"/><p14:sldId id="257"/>${inSection}`,
    ),
    'ppt/_rels/presentation.xml.rels': withBefore(
      'ppt/_rels/presentation.xml.rels',
      '</Relationships>',
      relate(...related, ['master2', 'slideMaster', 'slideMasters/slideMaster2.xml']),
    ),
    'ppt/charts/chart1.xml': withBefore(
      'ppt/charts/chart1.xml',
      '<c:ser><c:idx val="0"/>',
      '<c:grouping val="clustered"/>',
    ),
    'ppt/notesSlides/notesSlide1.xml': NOTES,
    'ppt/slideMasters/slideMaster2.xml': `<p:sldMaster ${NS}><p:cSld><p:spTree>${TREE}${PLACEHOLDER}</p:spTree></p:cSld>${MAP}<p:sldLayoutIdLst><p:sldLayoutId id="2147483661" r:id="layout"/></p:sldLayoutIdLst></p:sldMaster>`,
    'ppt/slideMasters/_rels/slideMaster2.xml.rels': relations(
      ['layout', 'slideLayout', '../slideLayouts/slideLayout2.xml'],
      ['theme', 'theme', '../theme/theme3.xml'],
    ),
    'ppt/slideLayouts/slideLayout2.xml': `<p:sldLayout ${NS} type="titleOnly"><p:cSld><p:spTree>${TREE}${PLACEHOLDER}</p:spTree></p:cSld></p:sldLayout>`,
    'ppt/slideLayouts/_rels/slideLayout2.xml.rels': relations([
      'master',
      'slideMaster',
      '../slideMasters/slideMaster2.xml',
    ]),
    'ppt/theme/theme3.xml': SOUND_PARTS['ppt/theme/theme1.xml'],
    'ppt/diagrams/data1.xml': DATA,
    'ppt/diagrams/layout1.xml': LAYOUT,
    'ppt/diagrams/quickStyle1.xml': `<dgm:styleDef ${DIAGRAM} uniqueId="urn:school/style"/>`,
    'ppt/diagrams/colors1.xml': `<dgm:colorsDef ${DIAGRAM} uniqueId="urn:school/colors"/>`,
    'ppt/media/film.mp4': MP4,
    'ppt/media/sound.mp3': MP3,
  });
}
