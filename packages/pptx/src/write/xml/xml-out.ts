import { strToU8 } from 'fflate';
import { escapeXml } from '../../package/escape-xml.ts';

/** Escaped XML; a plain string cannot be inserted between tags by mistake. */
export type Xml = string & { readonly xml: unique symbol };

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;
type Child = Xml | undefined | false;

/** An element; undefined attributes are left out, booleans are `1` and `0`. */
export function tag(name: string, attributes: Attributes = {}, ...children: readonly Child[]): Xml {
  let open = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    const text = typeof value === 'boolean' ? (value ? '1' : '0') : escapeXml(String(value));
    // An unescaped line feed in an attribute would be read back as a space.
    open += ` ${key}="${text.replace(/\n/g, '&#10;')}"`;
  }
  const inner = children.filter(Boolean).join('');
  return (inner ? `${open}>${inner}</${name}>` : `${open}/>`) as Xml;
}

export function text(value: string): Xml {
  return escapeXml(value) as Xml;
}

/** XML copied from a file, such as a formula's source. The caller guarantees that it is well-formed. */
export function kept(xml: string): Xml {
  return xml as Xml;
}

export function joined(parts: readonly Child[]): Xml {
  return parts.filter(Boolean).join('') as Xml;
}

/** A whole part, as bytes. */
export function document(root: Xml): Uint8Array {
  return strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${root}`);
}

export const NAMESPACES = {
  'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main',
  'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'xmlns:p': 'http://schemas.openxmlformats.org/presentationml/2006/main',
} as const;

export function emu(px: number): number {
  return Math.round(px * 9525);
}

/** Converts a fraction to thousandths of a percent, as DrawingML has it. */
export function perMille(fraction: number): number {
  return Math.round(fraction * 100_000);
}

/** Converts degrees to 60000ths of a degree, from 0 to less than 360°. */
export function angle(degrees: number): number {
  return Math.round((((degrees % 360) + 360) % 360) * 60_000);
}
