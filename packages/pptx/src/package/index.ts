export { escapeXml } from './escape-xml.ts';
export { parseXml, TEXT, type XmlElement } from './xml.ts';
export { ZipArchive } from './zip.ts';
