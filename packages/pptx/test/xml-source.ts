import { strFromU8 } from 'fflate';
import { parseXml, type XmlElement } from '../src/package/xml.ts';

/** The root element of an XML text. */
export function rootOf(xml: string): XmlElement {
  return parseXml(xml, strFromU8).root;
}
