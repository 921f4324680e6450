import { strFromU8 } from 'fflate';
import { parseXml, type XmlElement, XmlRefused } from '../package/xml.ts';

/** Namespace prefixes in the XML of a formula. */
export const MATH_NAMESPACES = {
  'xmlns:a14': 'http://schemas.microsoft.com/office/drawing/2010/main',
  'xmlns:m': 'http://schemas.openxmlformats.org/officeDocument/2006/math',
  'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main',
  'xmlns:w': 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
} as const;

/** Parses the XML of one m:oMath; undefined for other content. */
export function readMath(source: string): XmlElement | undefined {
  const declared = Object.entries(MATH_NAMESPACES)
    .map(([name, uri]) => `${name}="${uri}"`)
    .join(' ');
  try {
    const { root, malformed } = parseXml(`<a14:m ${declared}>${source}</a14:m>`, strFromU8);
    const [math] = root.children;
    if (malformed || root.children.length !== 1 || math?.name !== 'm:oMath') return undefined;
    return [...math.descendants()].every((each) => !each.name.startsWith('?')) ? math : undefined;
  } catch (error) {
    if (error instanceof XmlRefused) return undefined;
    throw error;
  }
}
