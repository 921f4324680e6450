import { shortRun } from '@lectern/base/missing';
import { coursewarePptx } from '@lectern/protocol/courseware';
import { getImportReportSummary } from '@lectern/protocol/transcoding';
import { unzipSync, type Zippable } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDeck, slideOf, styledShapes } from '../../../../test/setup/decks.ts';
import { type SignedIn, signIn } from '../../../../test/setup/sessions.ts';
import { startTestServer, type TestServer } from '../../../../test/setup/test-server.ts';
import { importFile } from '../../../../test/setup/upload-file.ts';

const whyShort = shortRun();
let server: TestServer;
let chen: SignedIn;
beforeAll(async () => {
  if (whyShort !== undefined) return;
  server = await startTestServer();
  chen = await signIn(server);
});
afterAll(async () => {
  if (whyShort === undefined) await server.close();
});

/** A deck of this many slides, each with these shapes. */
function deckOf(slides: number, tree: string): Uint8Array {
  const files: Zippable = {};
  for (let number = 1; number <= slides; number += 1) files[`ppt/slides/slide${number}.xml`] = slideOf(tree);
  const titles = Array.from({ length: slides }, (_, index) => `${index + 1}`);
  return makeDeck(titles, { files });
}

const group = (tree: string) =>
  `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="90000" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="952500" cy="952500"/><a:chOff x="0" y="0"/><a:chExt cx="1905000" cy="1905000"/></a:xfrm></p:grpSpPr>${tree}</p:grpSp>`;

describe('a presentation above the limits of coursewares', () => {
  it.for([
    ['20,000 shapes on a page', () => deckOf(1, styledShapes(20_000)), 1, { pages: 0, elements: 14_000 }],
    [
      '20,000 shapes in a group',
      () => deckOf(1, group(styledShapes(20_000))),
      1,
      { pages: 0, elements: 14_001 },
    ],
    ['20 pages of 1,000 shapes', () => deckOf(20, styledShapes(1_000)), 11, { pages: 9, elements: 0 }],
    ['2,000 pages', () => deckOf(2_000, styledShapes(10)), 1_090, { pages: 910, elements: 0 }],
    ['4,800 pages', () => deckOf(4_800, styledShapes(10)), 1_090, { pages: 3_710, elements: 0 }],
  ] as const)(
    'reports the omitted parts, and is exported to PowerPoint: %s',
    { timeout: 300_000 },
    async ([name, make, pages, cut], context) => {
      context.skip(whyShort !== undefined, whyShort);
      const task = await importFile(server, chen, `${name}.pptx`, make());
      const id = task.document_id ?? '';
      expect((await server.call(getImportReportSummary, { params: { id } }, chen)).cut).toMatchObject(cut);
      const written = unzipSync(await server.call(coursewarePptx, { params: { id } }, chen));
      const slides = Object.keys(written).filter((part) => /^ppt\/slides\/slide\d+\.xml$/.test(part));
      expect(slides).toHaveLength(pages);
    },
  );
});
