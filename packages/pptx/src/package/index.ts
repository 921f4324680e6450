export { escapeXml } from './escape-xml.ts';
export { parseXml, TEXT, type XmlElement, XmlRefused } from './xml.ts';
export { ZipArchive } from './zip.ts';
