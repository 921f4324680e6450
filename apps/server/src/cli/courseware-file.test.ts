// @first: each command runs in a separate process.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COURSEWARE_LIMITS } from '@lectern/courseware';
import { strToU8, zipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { crowdedDeck } from '../../test/setup/decks.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'lectern-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NAMESPACES =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function relations(type: string, target: string): Uint8Array {
  return strToU8(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${RELATION}/${type}" Target="${target}"/></Relationships>`,
  );
}

const deck = join(folder, '第一课.pptx');
writeFileSync(
  deck,
  zipSync({
    '_rels/.rels': relations('officeDocument', 'ppt/presentation.xml'),
    'ppt/presentation.xml': strToU8(
      `<p:presentation ${NAMESPACES}><p:sldIdLst><p:sldId id="256" r:id="r1"/></p:sldIdLst></p:presentation>`,
    ),
    'ppt/_rels/presentation.xml.rels': relations('slide', 'slides/slide1.xml'),
    'ppt/slides/slide1.xml': strToU8(
      `<p:sld ${NAMESPACES}><p:cSld><p:spTree><p:sp><p:spPr/><p:txBody><a:p><a:r><a:t>静夜思</a:t></a:r></a:p></p:txBody></p:sp></p:spTree></p:cSld></p:sld>`,
    ),
  }),
);

function lectern(...parameters: string[]): { code: number | null; out: string; error: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...parameters], {
    encoding: 'utf8',
    env: { ...process.env, LANG: 'zh_CN.UTF-8' },
  });
  return { code: status, out: stdout, error: stderr };
}

// Every call starts a program, which is slow on a busy machine.
describe('lectern inspect and convert', { timeout: 120_000 }, () => {
  it('list the content of a deck’s pages and of the courseware that is converted from it', () => {
    const summary = { texts: ['静夜思'], shapes: 1, images: 0, animations: 0, transition: false };
    const before = lectern('inspect', deck);
    expect(before.code).toBe(0);
    expect(JSON.parse(before.out).slides).toMatchObject([summary]);

    const target = join(folder, '第一课.ndpx');
    expect(lectern('convert', deck, target)).toMatchObject({ code: 0 });
    expect(JSON.parse(lectern('inspect', target).out).slides).toMatchObject([summary]);

    const deckAgain = join(folder, 'back.pptx');
    expect(lectern('convert', target, deckAgain)).toMatchObject({ code: 0 });
    expect(JSON.parse(lectern('inspect', deckAgain).out).slides).toMatchObject([summary]);

    const again = join(folder, 'again.ndpx');
    expect(lectern('convert', target, again)).toMatchObject({ code: 0 });
    expect(JSON.parse(lectern('inspect', again).out).slides).toMatchObject([summary]);
  });

  it('apply the limits of coursewares, and report the parts that were left out', () => {
    const crowded = join(folder, 'crowded.pptx');
    writeFileSync(crowded, crowdedDeck(COURSEWARE_LIMITS.elementsOfPage + 50));
    const target = join(folder, 'crowded.ndpx');
    const { code, out } = lectern('convert', crowded, target);
    expect([code, out]).toEqual([0, expect.stringContaining('最上面的 50 个没有导入')]);
    const { slides, notes } = JSON.parse(lectern('inspect', crowded).out);
    expect([slides[0].shapes, notes[0].code]).toEqual([
      COURSEWARE_LIMITS.elementsOfPage,
      'ELEMENTS_LEFT_OUT',
    ]);
    expect(JSON.parse(lectern('inspect', target).out).slides[0].shapes).toBe(
      COURSEWARE_LIMITS.elementsOfPage,
    );
  });

  it('print an error as a sentence', () => {
    const broken = join(folder, 'broken.pptx');
    writeFileSync(broken, 'not a deck, whatever its name says');
    for (const parameters of [
      ['inspect', broken],
      ['inspect', join(folder, 'none.pptx')],
      ['inspect', MAIN],
      ['inspect'],
    ]) {
      const { code, out, error } = lectern(...parameters);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(error.trim().split('\n')).toHaveLength(1);
    }
  });
});
