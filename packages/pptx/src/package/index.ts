export { contentOf } from './compatibility.ts';
export { escapeXml } from './escape-xml.ts';
export { OpcPackage, type Part, relationOfType } from './opc.ts';
export { parseXml, TEXT, type XmlElement } from './xml.ts';
export { ZipArchive } from './zip.ts';
