import { blankCourseware, type Element, SnapshotReader } from '@lectern/courseware';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { writePptx } from '../../src/write/write-pptx.ts';
import { read, readSource } from '../deck-source.ts';
import { brokenRules } from '../rules/broken-rules.ts';

const SLIDE = 'ppt/slides/slide1.xml';
const { records: blank } = blankCourseware();
const pageId = blank.find(({ kind }) => kind === 'page')?.id ?? '';
const frame = { x: 10, y: 20, w: 300, h: 100 };
const formula = (
  name: string,
  latex: string,
  more: Partial<Extract<Element, { type: 'formula' }>> = {},
): Element => ({
  ...{ kind: 'element', type: 'formula', id: name, name, order: name, parentId: pageId },
  ...{ frame, latex, ...more },
});
const RED = { type: 'solid', color: { type: 'rgb', value: 'C00000' } } as const;

/** The elements after writing and reading, by name; `change` edits the slide's XML in between. */
async function thereAndBack(made: readonly Element[], change = (slide: string) => slide) {
  const bytes = writePptx(new SnapshotReader({ records: [...blank, ...made] }), () => undefined, { now: 0 });
  expect(brokenRules(bytes)).toEqual([]);
  const parts = unzipSync(bytes);
  parts[SLIDE] = strToU8(change(strFromU8(parts[SLIDE] ?? new Uint8Array())));
  const { snapshot } = await read(zipSync(parts));
  return made.map(({ name }) =>
    snapshot.records.find((each) => each.kind === 'element' && each.name === name),
  );
}

describe('a formula element in a .pptx', () => {
  it('is written as math in the middle of its box, and read as the formula again with its LaTeX', async () => {
    const made = [
      formula('a', '\\dfrac{1}{2}ah', { size: 32, fill: RED }),
      formula('b', 'x', { size: 24, fits: true, frame: { ...frame, rotation: 5 } }),
      // LaTeX that only our program understands is written as typed.
      formula('c', '\\frac{1}{', { size: 20 }),
    ];
    const back = await thereAndBack(made);
    const { id: _, parentId: _parent, order: _order, ...said } = back[0] as Element;
    expect(said).toMatchObject({ type: 'formula', latex: '\\dfrac{1}{2}ah', size: 32, fill: RED, frame });
    expect(said).not.toHaveProperty('source');
    expect(back.slice(1)).toMatchObject([
      { type: 'formula', latex: 'x', fits: true, frame: { rotation: 5 } },
      { type: 'formula', latex: '\\frac{1}{', size: 20 },
    ]);
  });

  it("has the LaTeX of PowerPoint's edit, and is read as a text box if text was added beside it", async () => {
    const made = [formula('a', 'y')];
    const edited = await thereAndBack(made, (slide) => slide.replace('<m:t>y</m:t>', '<m:t>z</m:t>'));
    expect(edited).toMatchObject([{ type: 'formula', latex: 'z' }]);
    const joined = await thereAndBack(made, (slide) =>
      slide.replaceAll('<a14:m ', '<a:r><a:t>若</a:t></a:r><a14:m '),
    );
    expect(joined).toMatchObject([{ type: 'shape', textBox: true }]);
    const filled = await thereAndBack(made, (slide) =>
      slide.replaceAll('<a:noFill/>', '<a:solidFill><a:srgbClr val="FF0000"/></a:solidFill>'),
    );
    expect(filled).toMatchObject([{ type: 'shape', fill: { type: 'solid' } }]);
  });

  it("is not created from other programs' boxes", async () => {
    const math = '<a14:m><m:oMathPara><m:oMath><m:r><m:t>x</m:t></m:r></m:oMath></m:oMathPara></a14:m>';
    const tree =
      '<p:sp><p:nvSpPr><p:cNvPr id="7" name="T"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr>' +
      `<p:spPr><a:noFill/></p:spPr><p:txBody><a:bodyPr/><a:p>${math}</a:p></p:txBody></p:sp>`;
    const { snapshot } = await readSource({ slides: [{ tree }] });
    expect(snapshot.records.filter((each) => each.kind === 'element')).toMatchObject([{ type: 'shape' }]);
  });
});
