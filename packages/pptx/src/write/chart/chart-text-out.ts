import type { Chart } from '@lectern/courseware';
import type { OutScope } from '../package/out-scope.ts';
import { fillXml, lineXml } from '../paint/paint-out.ts';
import { runPropertiesXml } from '../text/text-out.ts';
import { tag, text, type Xml } from '../xml/xml-out.ts';

/** A child element with its value in `val`, as for most properties of a chart. */
export function value(name: string, val: string | number): Xml {
  return tag(`c:${name}`, { val });
}

/** Format of a title besides its text; `turn`: degrees clockwise. */
interface TitleLook {
  readonly text: Chart['titleText'];
  readonly place?: Chart['titlePlace'];
  readonly turn?: number | undefined;
  readonly fill?: Chart['titleFill'];
  readonly line?: Chart['titleLine'];
}

export function chartTitleXml(
  title: string,
  { text: look, place, turn, fill, line }: TitleLook,
  scope: OutScope,
): Xml {
  const paragraphs = title
    .split('\n')
    .map((line) =>
      tag('a:p', {}, tag('a:r', {}, runPropertiesXml('a:rPr', look, scope), tag('a:t', {}, text(line)))),
    );
  return tag(
    'c:title',
    {},
    tag('c:tx', {}, tag('c:rich', {}, turnedBody(turn), tag('a:lstStyle'), ...paragraphs)),
    placeXml(place),
    value('overlay', 0),
    chartShapeXml(fill, line, scope),
  );
}

/** `turn` is the rotation of the text, degrees clockwise. */
export function chartTextXml(look: Chart['text'], scope: OutScope, turn?: number): Xml | undefined {
  if (!look && turn === undefined) return undefined;
  return tag(
    'c:txPr',
    {},
    turnedBody(turn),
    tag('a:lstStyle'),
    tag('a:p', {}, tag('a:pPr', {}, runPropertiesXml('a:defRPr', look ?? {}, scope)), tag('a:endParaRPr')),
  );
}

function turnedBody(turn: number | undefined): Xml {
  return tag('a:bodyPr', turn === undefined ? {} : { rot: Math.round(turn * 60_000), vert: 'horz' });
}

/** Position of a title or legend (CT_ManualLayout). */
export function placeXml(place: Chart['titlePlace']): Xml | undefined {
  if (!place) return undefined;
  return tag(
    'c:layout',
    {},
    tag(
      'c:manualLayout',
      {},
      value('xMode', 'edge'),
      value('yMode', 'edge'),
      value('x', place.x),
      value('y', place.y),
      place.w !== undefined && value('w', place.w),
      place.h !== undefined && value('h', place.h),
    ),
  );
}

export function chartShapeXml(fill: Chart['fill'], line: Chart['line'], scope: OutScope): Xml | undefined {
  return fill || line ? tag('c:spPr', {}, fillXml(fill, scope), lineXml(line, scope)) : undefined;
}

/** Numbers in a chart's cache beside their reference (c:numCache, 21.2.2.122). */
export function numberCache(
  numbers: readonly (number | null)[],
  name: 'c:numCache' | 'c:numLit' = 'c:numCache',
): Xml {
  return tag(
    name,
    {},
    tag('c:formatCode', {}, text('General')),
    value('ptCount', numbers.length),
    ...numbers.flatMap((each, idx) =>
      each === null ? [] : [tag('c:pt', { idx }, tag('c:v', {}, text(String(each))))],
    ),
  );
}
