import { AHEAD_SECTION } from '../package/own-extension.ts';
import type { XmlElement } from '../package/xml.ts';

export interface SectionStart {
  readonly name: string;
  /** Index of the section's first page, counted from 0; the number of pages for an empty section at the end. */
  readonly before: number;
}

/** Sections (p14:sectionLst, [MS-PPTX] 2.2.4.9) as positions in the sequence of pages. */
export function readSections(
  presentation: XmlElement,
  pageIndex: ReadonlyMap<string, number>,
): SectionStart[] {
  const list = presentation.child('p:extLst')?.find('p14:sectionLst');
  const starts: SectionStart[] = [];
  let at = 0;
  for (const section of (list?.all('p14:section') ?? []).slice(0, 1000)) {
    const indexes = (section.child('p14:sldIdLst')?.children ?? [])
      .map((entry) => pageIndex.get(entry.attr('id') ?? ''))
      .filter((index) => index !== undefined);
    const first = indexes.length > 0 ? Math.min(...indexes) : at;
    const name = (section.attr('name') ?? '').slice(0, 1024);
    // A section that was renamed in PowerPoint is the user's own.
    const isAhead = section.attr('id')?.toUpperCase() === AHEAD_SECTION.id && AHEAD_SECTION.names.has(name);
    if (!isAhead || starts.length > 0) starts.push({ name, before: Math.max(at, first) });
    at = Math.max(at, indexes.length > 0 ? Math.max(...indexes) + 1 : at);
  }
  return starts;
}
