import { tag, type Xml } from '../xml/xml-out.ts';

const GRAPHIC_PARTS = new Set(['chart', 'dgm']);

/**
 * The part of a shape that an effect applies to, from its stored notation: `bg`, `chart seriesIdx=0 …`, `dgm id={…}
 * bldStep=sp`, `oleChartEl …`, `subSp spid=…` (19.5.17 and following). Undefined for a truncated notation.
 */
export function partXml(part: string): Xml | undefined {
  const [name = '', ...words] = part.split(' ');
  if (name === 'bg') return tag('p:bg');
  const pairs = words.map((word) => /^(\w+)=(.+)$/.exec(word)?.slice(1));
  if (!pairs.every((pair) => pair !== undefined)) return undefined;
  const attributes: Readonly<Record<string, string>> = Object.fromEntries(pairs);
  if (GRAPHIC_PARTS.has(name)) return tag('p:graphicEl', {}, tag(`a:${name}`, attributes));
  if (name === 'oleChartEl' || name === 'subSp') return tag(`p:${name}`, attributes);
  return undefined;
}
