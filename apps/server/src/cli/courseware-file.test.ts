// @first: some of the commands run in separate processes.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COURSEWARE_LIMITS } from '@lectern/courseware';
import { strToU8, zipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { commandHere } from '../../test/program/command-here.ts';
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

const environment = { ...process.env, LANG: 'zh_CN.UTF-8' };

/** Runs the command in a process of its own, as a school does. */
function started(...parameters: string[]): { code: number | null; out: string; error: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...parameters], {
    encoding: 'utf8',
    env: environment,
  });
  return { code: status, out: stdout, error: stderr };
}

const lectern = (...parameters: string[]) => commandHere(parameters, environment);
const inspected = async (file: string) => JSON.parse((await lectern('inspect', file)).out);

describe('lectern inspect and convert', () => {
  it('list the content of a deck’s pages and of the courseware that is converted from it', async () => {
    const summary = { texts: ['静夜思'], shapes: 1, images: 0, animations: 0, transition: false };
    const before = started('inspect', deck);
    expect(before.code).toBe(0);
    expect(JSON.parse(before.out).slides).toMatchObject([summary]);

    const target = join(folder, '第一课.ndpx');
    expect(started('convert', deck, target)).toMatchObject({ code: 0 });
    expect((await inspected(target)).slides).toMatchObject([summary]);

    const deckAgain = join(folder, 'back.pptx');
    expect(await lectern('convert', target, deckAgain)).toMatchObject({ code: 0 });
    expect((await inspected(deckAgain)).slides).toMatchObject([summary]);

    const again = join(folder, 'again.ndpx');
    expect(await lectern('convert', target, again)).toMatchObject({ code: 0 });
    expect((await inspected(again)).slides).toMatchObject([summary]);
  });

  it('apply the limits of coursewares, and report the parts that were left out', async () => {
    const crowded = join(folder, 'crowded.pptx');
    writeFileSync(crowded, crowdedDeck(COURSEWARE_LIMITS.elementsOfPage + 50));
    const target = join(folder, 'crowded.ndpx');
    const { code, out } = await lectern('convert', crowded, target);
    expect([code, out]).toEqual([0, expect.stringContaining('最上面的 50 个没有导入')]);
    const { slides, notes } = await inspected(crowded);
    expect([slides[0].shapes, notes[0].code]).toEqual([
      COURSEWARE_LIMITS.elementsOfPage,
      'ELEMENTS_LEFT_OUT',
    ]);
    expect((await inspected(target)).slides[0].shapes).toBe(COURSEWARE_LIMITS.elementsOfPage);
  });

  it('print an error as a sentence', async () => {
    const broken = join(folder, 'broken.pptx');
    writeFileSync(broken, 'not a deck, whatever its name says');
    const answers = [started('inspect', broken)];
    for (const parameters of [[broken], [join(folder, 'none.pptx')], [MAIN], []])
      answers.push(await lectern('inspect', ...parameters));
    for (const { code, out, error } of answers) {
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(error.trim().split('\n')).toHaveLength(1);
    }
  });
});
