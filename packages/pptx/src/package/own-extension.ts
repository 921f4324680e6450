/**
 * Data that PowerPoint has no elements for are stored in an extension of a shape's drawing properties (20.1.2.2.15):
 * other programs skip an unknown extension, and our reader finds it there.
 */
export const OWN_EXTENSION = '{5B6C8A0E-3F0D-4E0B-9C57-6A1D2E84B7F3}';
export const OWN_NAMESPACE = 'urn:lectern:element:1';

/**
 * In PowerPoint every page is in a section: pages before the first section are exported in this section, which our
 * reader skips.
 */
export const AHEAD_SECTION = {
  id: '{5B6C8A0E-3F0D-4E0B-9C57-6A1D2E84B7F4}',
  /** PowerPoint's name for the section in Chinese, used if section names are Chinese, and in English. */
  name: { zh: '默认节', en: 'Default Section' },
  names: new Set(['默认节', 'Default Section']),
};

/**
 * Numberings that PowerPoint lacks, with its nearest equivalent, which it shows; ours is stored in the extension of the
 * paragraph.
 */
export const OWN_NUMBERINGS: Readonly<Record<string, string>> = { ea1ChsComma: 'ea1JpnChsDbPeriod' };
