import type { CoursewareReader } from '@lectern/courseware';
import { AHEAD_SECTION } from '../../package/own-extension.ts';
import { tag, type Xml } from '../xml/xml-out.ts';

const P14 = 'http://schemas.microsoft.com/office/powerpoint/2010/main';
export const SECTIONS_EXTENSION = '{521415D9-36F7-43E2-AB2F-B90AF26B5E84}';

/** A section with the p:sldId ids of its pages. */
interface SectionOut {
  readonly name: string;
  readonly id: string;
  readonly pages: readonly number[];
}

/** Sections in the format of PowerPoint 2010 ([MS-PPTX] 2.2.4.9). */
export function sectionListXml(sections: readonly SectionOut[]): Xml {
  return tag(
    'p14:sectionLst',
    { 'xmlns:p14': P14 },
    ...sections.map(({ name, id, pages }) =>
      tag(
        'p14:section',
        { name, id },
        tag('p14:sldIdLst', {}, ...pages.map((page) => tag('p14:sldId', { id: page }))),
      ),
    ),
  );
}

/** Sections with all pages; pages before the first section are in a separate section. Empty without sections. */
export function sectionsOf(
  reader: CoursewareReader,
  numbers: ReadonlyMap<string, number>,
  guidOf: (name: string, index: number) => string,
): SectionOut[] {
  const own = reader.all('section');
  if (own.length === 0) return [];
  const language = own.some(({ name }) => /\p{Script=Han}/u.test(name)) ? 'zh' : 'en';
  const sections: { name: string; id: string; pages: number[] }[] = [];
  const open = (name: string, id = guidOf(name, sections.length)) => sections.push({ name, id, pages: [] });
  for (const id of reader.children('deck')) {
    const record = reader.get(id);
    if (record?.kind === 'section') open(record.name);
    const number = numbers.get(id);
    if (number === undefined) continue;
    if (sections.length === 0) open(AHEAD_SECTION.name[language], AHEAD_SECTION.id);
    sections.at(-1)?.pages.push(number);
  }
  return sections;
}

/** Ids of sections only need to differ within the file. */
export function sectionGuid(number: number): string {
  return `{00000000-0000-4000-8000-${number.toString(16).toUpperCase().padStart(12, '0')}}`;
}
