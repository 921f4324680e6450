import { ownValue } from '@lectern/base';
import type {
  Action,
  Bullet,
  ListStyle,
  Paragraph,
  ParagraphProps,
  Run,
  RunProps,
  Spacing,
  TextBody,
  TextBox,
} from '@lectern/courseware';
import { OWN_EXTENSION, OWN_NAMESPACE, OWN_NUMBERINGS } from '../../package/own-extension.ts';
import { type OutScope, relateAsset } from '../package/out-scope.ts';
import { colorXml, effectsXml, fillXml, lineXml } from '../paint/paint-out.ts';
import { emu, perMille, tag, text, type Xml } from '../xml/xml-out.ts';
import { mathXml } from './formula-out.ts';

/** A text as DrawingML (21.1.2). Children are in the order that the schema requires. */

export function textBodyXml(name: string, body: TextBody | undefined, scope: OutScope): Xml {
  const paragraphs = body?.paragraphs ?? [{ runs: [] }];
  return tag(
    name,
    {},
    bodyPropertiesXml(body?.box),
    tag('a:lstStyle', {}, ...levelsXml(body?.levels, scope)),
    ...paragraphs.map((paragraph) => paragraphXml(paragraph, scope)),
  );
}

export function bodyPropertiesXml(box: TextBox | undefined): Xml {
  if (!box) return tag('a:bodyPr');
  const length = (value: number | undefined) => (value === undefined ? undefined : emu(value));
  return tag(
    'a:bodyPr',
    {
      rot: box.rotation === undefined ? undefined : Math.round(box.rotation * 60_000),
      vertOverflow: box.verticalOverflow,
      horzOverflow: box.horizontalOverflow,
      vert: box.vertical,
      wrap: box.wrap === undefined ? undefined : box.wrap ? 'square' : 'none',
      lIns: length(box.insetLeft),
      tIns: length(box.insetTop),
      rIns: length(box.insetRight),
      bIns: length(box.insetBottom),
      numCol: box.columns,
      spcCol: length(box.columnGap),
      anchor: box.anchor,
      anchorCtr: box.anchorCenter,
      upright: box.upright,
    },
    box.warp !== undefined &&
      tag('a:prstTxWarp', { prst: box.warp }, tag('a:avLst', {}, ...adjustXml(box.warpAdjust))),
    autofitXml(box.autofit),
  );
}

function adjustXml(adjust: TextBox['warpAdjust']): Xml[] {
  return Object.entries(adjust ?? {}).map(([name, value]) =>
    tag('a:gd', { name, fmla: `val ${Math.round(value)}` }),
  );
}

function autofitXml(autofit: TextBox['autofit']): Xml | undefined {
  switch (autofit?.type) {
    case undefined:
      return undefined;
    case 'none':
      return tag('a:noAutofit');
    case 'grow':
      return tag('a:spAutoFit');
    case 'shrink':
      return tag('a:normAutofit', {
        fontScale: autofit.fontScale === undefined ? undefined : perMille(autofit.fontScale),
        lnSpcReduction: autofit.lineReduction === undefined ? undefined : perMille(autofit.lineReduction),
      });
  }
}

/** Levels as `a:lvl1pPr` … `a:lvl9pPr`; empty levels are left out. */
export function levelsXml(levels: ListStyle | undefined, scope: OutScope): Xml[] {
  return (levels ?? []).flatMap(({ paragraph, run }, i) =>
    paragraph || run ? [paragraphPropertiesXml(`a:lvl${i + 1}pPr`, paragraph, run, scope)] : [],
  );
}

export function paragraphXml(paragraph: Paragraph, scope: OutScope): Xml {
  return tag(
    'a:p',
    {},
    paragraph.props && paragraphPropertiesXml('a:pPr', paragraph.props, undefined, scope),
    ...paragraph.runs.map((run) => runXml(run, scope)),
    paragraph.endProps && runPropertiesXml('a:endParaRPr', paragraph.endProps, scope),
  );
}

export function runXml(run: Run, scope: OutScope): Xml {
  const properties = runPropertiesXml('a:rPr', run.props, scope);
  switch (run.type) {
    case 'text':
      return tag('a:r', {}, properties, tag('a:t', {}, text(run.text)));
    case 'break':
      return tag('a:br', {}, properties);
    case 'field':
      return tag(
        'a:fld',
        { id: '{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}', type: run.field },
        properties,
        tag('a:t', {}, text(run.text)),
      );
    case 'formula':
      // Text that cannot be parsed as LaTeX is written as typed.
      return (
        mathXml(run, mathLookXml(run.props, scope)) ??
        tag('a:r', {}, properties, tag('a:t', {}, text(run.latex)))
      );
  }
}

/** Formulas are set in the only font that has all their signs. */
function mathLookXml(props: RunProps | undefined, scope: OutScope): Xml {
  const { link: _, hoverLink: _hover, ruby: _ruby, emphasisMark: _dots, ...look } = props ?? {};
  return runPropertiesXml('a:rPr', { lang: 'en-US', ...look, latin: 'Cambria Math' }, scope);
}

export function paragraphPropertiesXml(
  name: string,
  props: ParagraphProps | undefined,
  run: RunProps | undefined,
  scope: OutScope,
): Xml {
  const length = (value: number | undefined) => (value === undefined ? undefined : emu(value));
  return tag(
    name,
    {
      marL: length(props?.marginLeft),
      marR: length(props?.marginRight),
      lvl: props?.level || undefined,
      indent: length(props?.indent),
      algn: props?.align,
      defTabSz: length(props?.defaultTab),
      rtl: props?.rtl,
      eaLnBrk: props?.eastAsianBreak,
      latinLnBrk: props?.latinBreak,
      fontAlgn: props?.fontAlign,
      hangingPunct: props?.hangingPunctuation,
    },
    spacingXml('a:lnSpc', props?.lineSpacing),
    spacingXml('a:spcBef', props?.spaceBefore),
    spacingXml('a:spcAft', props?.spaceAfter),
    ...bulletXml(props?.bullet, scope),
    props?.tabs &&
      tag(
        'a:tabLst',
        {},
        ...props.tabs.map(({ pos, align }) => tag('a:tab', { pos: emu(pos), algn: align })),
      ),
    run && runPropertiesXml('a:defRPr', run, scope),
    ownParagraphXml(props),
  );
}

/** Extension for properties that PowerPoint lacks: our numbering beside PowerPoint's, and the writing grid. */
function ownParagraphXml(props: ParagraphProps | undefined): Xml | undefined {
  const { bullet, wordGrid: grid } = props ?? {};
  const isOwn = bullet?.type === 'number' && ownValue(OWN_NUMBERINGS, bullet.scheme) !== undefined;
  const numbering = isOwn ? bullet.scheme : undefined;
  if (numbering === undefined && grid === undefined) return undefined;
  return ownXml('lectern:paragraph', { numbering, grid });
}

function ownXml(name: string, attributes: Readonly<Record<string, string | undefined>>): Xml {
  const own = tag(name, { 'xmlns:lectern': OWN_NAMESPACE, ...attributes });
  return tag('a:extLst', {}, tag('a:ext', { uri: OWN_EXTENSION }, own));
}

function spacingXml(name: string, spacing: Spacing | undefined): Xml | undefined {
  if (!spacing) return undefined;
  return tag(
    name,
    {},
    spacing.type === 'percent'
      ? tag('a:spcPct', { val: perMille(spacing.value) })
      : tag('a:spcPts', { val: Math.round(spacing.value * 100) }),
  );
}

function bulletXml(bullet: Bullet | undefined, scope: OutScope): (Xml | undefined)[] {
  if (!bullet) return [];
  if (bullet.type === 'none') return [tag('a:buNone')];
  const look = [
    bullet.color && tag('a:buClr', {}, colorXml(bullet.color)),
    bullet.size === undefined
      ? undefined
      : bullet.size < 0
        ? tag('a:buSzPts', { val: clamp(Math.round(-bullet.size * 100), 100, 400_000) })
        : tag('a:buSzPct', { val: clamp(perMille(bullet.size), 25_000, 400_000) }),
    bullet.font !== undefined ? tag('a:buFont', { typeface: bullet.font }) : undefined,
  ];
  switch (bullet.type) {
    case 'char':
      return [...look, tag('a:buChar', { char: bullet.char })];
    case 'number': {
      const scheme = ownValue(OWN_NUMBERINGS, bullet.scheme) ?? bullet.scheme;
      return [...look, tag('a:buAutoNum', { type: scheme, startAt: bullet.start })];
    }
    case 'picture': {
      const relation = relateAsset(scope, bullet.asset, 'image');
      return relation === undefined
        ? look
        : [...look, tag('a:buBlip', {}, tag('a:blip', { 'r:embed': relation }))];
    }
    case 'inherit':
      return look;
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

const STRIKES = { none: 'noStrike', single: 'sngStrike', double: 'dblStrike' } as const;

export function runPropertiesXml(name: string, props: RunProps | undefined, scope: OutScope): Xml {
  if (!props) return tag(name);
  const font = (which: string, typeface: string | undefined) =>
    typeface !== undefined && tag(which, { typeface });
  return tag(
    name,
    {
      lang: props.lang,
      sz: props.size === undefined ? undefined : Math.round(props.size * 100),
      b: props.bold,
      i: props.italic,
      // PowerPoint has no dots below letters (着重号): a dotted underline is the nearest equivalent.
      u: isDotted(props) ? 'dotted' : props.underline,
      strike: props.strike && STRIKES[props.strike],
      kern: props.kern === undefined ? undefined : Math.round(props.kern * 100),
      cap: props.caps,
      spc: props.spacing === undefined ? undefined : Math.round(props.spacing * 100),
      baseline: props.baseline === undefined ? undefined : perMille(props.baseline),
    },
    lineXml(props.outline, scope),
    fillXml(props.fill, scope),
    effectsXml(props.effects),
    props.highlight && tag('a:highlight', {}, colorXml(props.highlight)),
    props.underlineColor && tag('a:uFill', {}, tag('a:solidFill', {}, colorXml(props.underlineColor))),
    font('a:latin', props.latin),
    font('a:ea', props.eastAsian),
    font('a:cs', props.complexScript),
    font('a:sym', props.symbol),
    props.link && ownColor(actionXml('a:hlinkClick', props.link, scope), props.linkOwnColor),
    props.hoverLink && actionXml('a:hlinkMouseOver', props.hoverLink, scope),
    ownRunXml(props),
  );
}

function isDotted({ emphasisMark, underline }: RunProps): boolean {
  return emphasisMark === true && (underline === undefined || underline === 'none');
}

/** Extension with emphasis dots and pinyin, for a later import. */
function ownRunXml(props: RunProps): Xml | undefined {
  const { emphasisMark: mark, ruby } = props;
  if (mark === undefined && ruby === undefined) return undefined;
  const emphasis = mark === undefined ? undefined : isDotted(props) ? 'dotted' : mark ? 'on' : 'off';
  return ownXml('lectern:run', { emphasis, ruby });
}

const JUMPS = {
  next: 'nextslide',
  previous: 'previousslide',
  first: 'firstslide',
  last: 'lastslide',
  lastViewed: 'lastslideviewed',
  end: 'endshow',
} as const;

/** The action of a click; undefined for one of which only a description is stored. */
export function actionXml(name: string, action: Action, scope: OutScope): Xml | undefined {
  const beside = {
    highlightClick: action.highlightClick || undefined,
    endSnd: action.endSounds || undefined,
  };
  const asset = action.type === 'sound' ? action.asset : action.type === 'none' ? undefined : action.sound;
  const relation = relateAsset(scope, asset, 'audio');
  const sound = relation !== undefined && tag('a:snd', { 'r:embed': relation, name: 'sound' });
  switch (action.type) {
    case 'url':
      return tag(
        name,
        { 'r:id': scope.part.relate('hyperlink', action.url, true), tooltip: action.tooltip, ...beside },
        sound,
        action.documentId !== undefined && tag('a:extLst', {}, ownDocumentXml(action.documentId)),
      );
    case 'page': {
      const target = scope.pageParts.get(action.pageId);
      if (target === undefined) return undefined;
      const id = scope.part.relate('slide', target);
      return tag(name, { 'r:id': id, action: 'ppaction://hlinksldjump', ...beside }, sound);
    }
    case 'jump':
      return tag(
        name,
        { 'r:id': '', action: `ppaction://hlinkshowjump?jump=${JUMPS[action.to]}`, ...beside },
        sound,
      );
    case 'sound':
      return sound ? tag(name, { 'r:id': '', ...beside }, sound) : undefined;
    case 'none':
      return tag(name, { 'r:id': '', action: 'ppaction://noaction', ...beside });
    case 'other':
      return keptActionXml(name, action.description, scope, beside, sound);
  }
}

/** Extension with the document of the disk that an address shows. */
function ownDocumentXml(document: string): Xml {
  return tag(
    'a:ext',
    { uri: OWN_EXTENSION },
    tag('lectern:element', { 'xmlns:lectern': OWN_NAMESPACE, document }),
  );
}

/** A link that keeps the colour of its text ([MS-ODRAWXML] 2.31). */
function ownColor(link: Xml | undefined, own: boolean | undefined): Xml | undefined {
  if (!link || !own) return link;
  const ahyp = 'http://schemas.microsoft.com/office/drawing/2018/hyperlinkcolor';
  const color = tag('ahyp:hlinkClr', { 'xmlns:ahyp': ahyp, val: 'tx' });
  const extension = tag(
    'a:extLst',
    {},
    tag('a:ext', { uri: '{A12FA001-AC4F-418D-AE19-62706E023703}' }, color),
  );
  // A link allows only one extension list.
  const last = '</a:extLst></a:hlinkClick>';
  if (link.endsWith(last))
    return `${link.slice(0, -last.length)}${extension.slice('<a:extLst>'.length)}</a:hlinkClick>` as Xml;
  const end = '</a:hlinkClick>';
  const open = link.endsWith('/>') ? `${link.slice(0, -2)}>` : link.slice(0, -end.length);
  return `${open}${extension}${end}` as Xml;
}

/** Verbs that need no file ([MS-OE376] 2.1.1186). */
const ALONE = /^ppaction:\/\/(macro|customshow|ole)\b/;
/** The address of another file, as PowerPoint writes it. */
const ELSEWHERE = /^(file:|\.{0,2}[\\/]|[^\s:/\\?#]+\.[A-Za-z0-9]{1,5}$)/i;

/** An action that is only stored is written again; undefined when its description is incomplete. */
function keptActionXml(
  name: string,
  description: string,
  scope: OutScope,
  beside: Readonly<Record<string, true | undefined>>,
  sound: Xml | false,
): Xml | undefined {
  if (ALONE.test(description)) return tag(name, { 'r:id': '', action: description, ...beside }, sound);
  if (!ELSEWHERE.test(description) || /\s/.test(description)) return undefined;
  return tag(name, { 'r:id': scope.part.relate('hyperlink', description, true), ...beside }, sound);
}
