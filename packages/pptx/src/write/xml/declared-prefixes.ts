import { ownValue } from '@lectern/base';
import type { PatchedXml } from './patched-xml.ts';

const URIS: Readonly<Record<string, RegExp>> = {
  a: /^http:\/\/(schemas\.openxmlformats\.org\/drawingml\/2006|purl\.oclc\.org\/ooxml\/drawingml)\/main$/,
  r: /^http:\/\/(schemas\.openxmlformats\.org\/officeDocument\/2006|purl\.oclc\.org\/ooxml\/officeDocument)\/relationships$/,
  p: /^http:\/\/(schemas\.openxmlformats\.org\/presentationml\/2006|purl\.oclc\.org\/ooxml\/presentationml)\/main$/,
};

/** Whether the prefix has our meaning, which every part declares. */
export function isOurs(prefix: string, uri: string): boolean {
  return ownValue(URIS, prefix)?.test(uri) ?? false;
}

/** Declares our prefixes in this part; false when it uses one of them with another meaning. */
export function declare(patch: PatchedXml): boolean {
  const tag = patch.startTag(patch.root);
  const strict = tag.includes('http://purl.oclc.org/ooxml/');
  for (const [prefix, uri] of Object.entries(URIS)) {
    const declared = new RegExp(`\\sxmlns:${prefix}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1];
    if (declared === undefined) patch.setAttribute(patch.root, `xmlns:${prefix}`, uriOf(prefix, strict));
    else if (!uri.test(declared)) return false;
  }
  return true;
}

function uriOf(prefix: string, strict: boolean): string {
  const [family, last] =
    prefix === 'a'
      ? ['drawingml', 'main']
      : prefix === 'r'
        ? ['officeDocument', 'relationships']
        : ['presentationml', 'main'];
  return strict
    ? `http://purl.oclc.org/ooxml/${family}/${last}`
    : `http://schemas.openxmlformats.org/${family}/2006/${last}`;
}
