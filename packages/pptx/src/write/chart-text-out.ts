import type { Chart } from '@lectern/courseware';
import type { OutScope } from './out-scope.ts';
import { fillXml, lineXml } from './paint-out.ts';
import { runPropertiesXml } from './text-out.ts';
import { tag, text, type Xml } from './xml-out.ts';

/** A child that has its value in `val`, as most of a chart's have. */
export function value(name: string, val: string | number): Xml {
  return tag(`c:${name}`, { val });
}

export function chartTitleXml(title: string, look: Chart['titleText'], scope: OutScope): Xml {
  const paragraphs = title
    .split('\n')
    .map((line) =>
      tag('a:p', {}, tag('a:r', {}, runPropertiesXml('a:rPr', look, scope), tag('a:t', {}, text(line)))),
    );
  return tag(
    'c:title',
    {},
    tag('c:tx', {}, tag('c:rich', {}, tag('a:bodyPr'), tag('a:lstStyle'), ...paragraphs)),
    value('overlay', 0),
  );
}

/** `turn` is how the text is turned, degrees clockwise. */
export function chartTextXml(look: Chart['text'], scope: OutScope, turn?: number): Xml | undefined {
  if (!look && turn === undefined) return undefined;
  return tag(
    'c:txPr',
    {},
    tag('a:bodyPr', turn === undefined ? {} : { rot: Math.round(turn * 60_000), vert: 'horz' }),
    tag('a:lstStyle'),
    tag('a:p', {}, tag('a:pPr', {}, runPropertiesXml('a:defRPr', look ?? {}, scope)), tag('a:endParaRPr')),
  );
}

export function chartShapeXml(fill: Chart['fill'], line: Chart['line'], scope: OutScope): Xml | undefined {
  return fill || line ? tag('c:spPr', {}, fillXml(fill, scope), lineXml(line, scope)) : undefined;
}
