/**
 * What PowerPoint has no words for stands beside a shape, in an extension of its drawing properties (20.1.2.2.15): other
 * programs pass over one that they do not know, and our reader finds it there.
 */
export const OWN_EXTENSION = '{5B6C8A0E-3F0D-4E0B-9C57-6A1D2E84B7F3}';
export const OWN_NAMESPACE = 'urn:lectern:element:1';

/** PowerPoint has no page outside of all sections: those ahead of the first are in this one, which we pass over. */
export const AHEAD_SECTION = {
  id: '{5B6C8A0E-3F0D-4E0B-9C57-6A1D2E84B7F4}',
  /** As PowerPoint calls it where sections have Chinese names, and elsewhere. */
  name: { zh: '默认节', en: 'Default Section' },
  names: new Set(['默认节', 'Default Section']),
};

/**
 * Numberings that PowerPoint has no name for, with the nearest of its own, which it shows; ours stands beside it in the
 * extension of the paragraph.
 */
export const OWN_NUMBERINGS: Readonly<Record<string, string>> = { ea1ChsComma: 'ea1JpnChsDbPeriod' };
