import { tag, text, type Xml } from '../xml/xml-out.ts';
import { value } from './chart-text-out.ts';

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
