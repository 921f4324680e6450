import { readFileSync } from 'node:fs';
import { blankCourseware, SnapshotReader } from '@lectern/courseware';
import { writePptx } from '@lectern/pptx';
import { chosenDeck } from '@lectern/pptx/corpus';

interface DeckFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
  readonly pages: number;
}

const MIME = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** A deck of 28 pages in the style of a teacher, with pictures and animations. */
export function teachersDeck(): DeckFile {
  const buffer = readFileSync(chosenDeck('animated'));
  return { name: '植物的生长.pptx', mimeType: MIME, buffer, pages: 28 };
}

/** A generated deck, of four pages by default. */
export function smallDeck(count = 4, name = '植物的生长.pptx'): DeckFile {
  const blank = blankCourseware();
  const [page] = blank.records.filter((each) => each.kind === 'page');
  if (!page) throw new Error('a blank courseware has no page');
  const pages = Array.from({ length: count }, (_, i) => ({ ...page, id: `page${i}`, order: `a${i}` }));
  const records = [
    ...blank.records.filter((each) => each.kind !== 'page' && each.kind !== 'element'),
    ...pages,
  ];
  const bytes = writePptx(new SnapshotReader({ records }), () => undefined, { now: 0 });
  return { name, mimeType: MIME, buffer: Buffer.from(bytes), pages: count };
}
