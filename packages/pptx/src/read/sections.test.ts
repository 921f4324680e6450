import { expect, it } from 'vitest';
import { rootOf } from '../../test/xml-source.ts';
import { AHEAD_SECTION } from '../package/own-extension.ts';
import { readSections } from './sections.ts';

const NAMESPACES =
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main"';
/** Slides 256 to 259 at positions 0 to 3. */
const POSITIONS = new Map([256, 257, 258, 259].map((id, index) => [String(id), index]));

function sections(...given: (readonly [name: string, slides: readonly number[], id?: string])[]) {
  const list = given.map(([name, slides, id = '{1}']) => {
    const entries = slides.map((slide) => `<p14:sldId id="${slide}"/>`).join('');
    return `<p14:section name="${name}" id="${id}"><p14:sldIdLst>${entries}</p14:sldIdLst></p14:section>`;
  });
  const xml = `<p:presentation ${NAMESPACES}><p:extLst><p:ext><p14:sectionLst>${list.join('')}</p14:sectionLst></p:ext></p:extLst></p:presentation>`;
  return readSections(rootOf(xml), POSITIONS).map(({ name, before }) => `${name} ${before}`);
}

it('readSections returns each section before its first page', () => {
  expect(sections(['One', [256, 257]], ['Two', [258, 259]])).toEqual(['One 0', 'Two 2']);
});

it('readSections returns an empty section after the pages before it', () => {
  expect(sections(['One', [256]], ['Empty', []], ['Two', [257]], ['Last', []])).toEqual([
    'One 0',
    'Empty 1',
    'Two 1',
    'Last 2',
  ]);
});

it('readSections returns a section that names earlier pages after the section before it, and ignores unknown pages', () => {
  expect(sections(['One', [257, 258]], ['Two', [256, 259]])).toEqual(['One 1', 'Two 3']);
  expect(sections(['One', [999]], ['Two', [257, 256]], ['Three', [999]])).toEqual([
    'One 0',
    'Two 0',
    'Three 2',
  ]);
});

it('readSections leaves out the section that we add for pages before the first, unless it was renamed or moved', () => {
  const [name = ''] = AHEAD_SECTION.names;
  expect(sections([name, [256], AHEAD_SECTION.id], ['Two', [257]])).toEqual(['Two 1']);
  expect(sections(['Renamed', [256], AHEAD_SECTION.id.toLowerCase()])).toEqual(['Renamed 0']);
  expect(sections([name, [256]])).toEqual([`${name} 0`]);
  expect(sections(['One', [256]], [name, [257], AHEAD_SECTION.id])).toEqual(['One 0', `${name} 1`]);
});

it('readSections returns no sections for a presentation without any', () => {
  expect(readSections(rootOf(`<p:presentation ${NAMESPACES}/>`), POSITIONS)).toEqual([]);
});
