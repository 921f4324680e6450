import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { blankCourseware, SnapshotReader } from '@lectern/courseware';
import { writePptx } from '@lectern/pptx';
import { ROOT } from './server.ts';

interface DeckFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
  readonly pages: number;
}

const MIME = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** A teacher's real deck, pictures and animations in it; in a clone without the corpus one made here. */
export function teachersDeck(): DeckFile {
  const real = path.join(ROOT, '../shared/corpus/dev/poi__keyframes__bc9dd90c.pptx');
  if (existsSync(real))
    return { name: '植物的生长.pptx', mimeType: MIME, buffer: readFileSync(real), pages: 28 };
  return smallDeck();
}

/** Four pages, made here. */
export function smallDeck(): DeckFile {
  const blank = blankCourseware();
  const [page] = blank.records.filter((each) => each.kind === 'page');
  if (!page) throw new Error('a blank courseware has a page');
  const pages = Array.from({ length: 4 }, (_, i) => ({ ...page, id: `page${i}`, order: `a${i}` }));
  const records = [
    ...blank.records.filter((each) => each.kind !== 'page' && each.kind !== 'element'),
    ...pages,
  ];
  const bytes = writePptx(new SnapshotReader({ records }), () => undefined, { now: 0 });
  return { name: '植物的生长.pptx', mimeType: MIME, buffer: Buffer.from(bytes), pages: pages.length };
}
