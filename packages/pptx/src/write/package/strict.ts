import { ownValue } from '@lectern/base';

/**
 * Families of namespaces that ISO/IEC 29500 strict renames (part 1, annex A against part 4). Others have the same name
 * in both, or do not occur in presentations.
 */
const FAMILIES: Readonly<Record<string, string>> = {
  drawingml: 'drawingml/2006',
  presentationml: 'presentationml/2006',
  spreadsheetml: 'spreadsheetml/2006',
  wordprocessingml: 'wordprocessingml/2006',
  officeDocument: 'officeDocument/2006',
};

/** Namespaces for which inserting the year into the strict name does not give the transitional one. */
const OTHERS: Readonly<Record<string, string>> = {
  'officeDocument/extendedProperties': 'officeDocument/2006/extended-properties',
  'officeDocument/customProperties': 'officeDocument/2006/custom-properties',
  'officeDocument/relationships/extendedProperties': 'officeDocument/2006/relationships/extended-properties',
  'officeDocument/relationships/customProperties': 'officeDocument/2006/relationships/custom-properties',
  'officeDocument/relationships/metadata/core-properties':
    'package/2006/relationships/metadata/core-properties',
};

/**
 * Converts strict XML to transitional: new XML is written as transitional, and a package must be one or the other.
 * Values with a strict spelling (percentages with their sign, lengths with units) are valid in both.
 */
export function transitional(xml: string): string {
  return xml
    .replace(
      /http:\/\/purl\.oclc\.org\/ooxml\/([A-Za-z]+)((?:\/[A-Za-z-]+)*)/g,
      (uri, family: string, rest: string) => {
        const other = ownValue(OTHERS, family + rest);
        if (other !== undefined) return `http://schemas.openxmlformats.org/${other}`;
        const known = ownValue(FAMILIES, family);
        return known === undefined ? uri : `http://schemas.openxmlformats.org/${known}${rest}`;
      },
    )
    .replace(/(<[\w:]*presentation\b[^>]*?)\s+conformance\s*=\s*["']strict["']/, '$1');
}
