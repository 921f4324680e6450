import { blankCourseware, type Element, SnapshotReader, type TextBody } from '@lectern/courseware';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { writePptx } from '../../src/index.ts';
import { read } from '../deck-source.ts';
import { brokenRules } from '../rules/broken-rules.ts';

const { records: blank } = blankCourseware();
const pageId = blank.find((each) => each.kind === 'page')?.id ?? '';

/** Writes a text as a presentation, checks its rules, and returns its slide and the text that is read again. */
async function thereAndBack(
  text: TextBody,
): Promise<{ readonly slide: string; readonly back: TextBody | undefined }> {
  const shape: Element = {
    kind: 'element',
    type: 'shape',
    id: 'words',
    name: 'words',
    parentId: pageId,
    order: 'x',
    frame: { x: 10, y: 10, w: 400, h: 200 },
    geometry: { type: 'preset', preset: 'rect' },
    text,
  };
  const bytes = writePptx(new SnapshotReader({ records: [...blank, shape] }), () => undefined, { now: 0 });
  expect(brokenRules(bytes)).toEqual([]);
  const slide = Object.entries(unzipSync(bytes)).find(([name]) => name === 'ppt/slides/slide1.xml')?.[1];
  const { snapshot } = await read(bytes);
  const back = snapshot.records.find((each) => each.kind === 'element' && each.name === 'words');
  return {
    slide: strFromU8(slide ?? new Uint8Array()),
    back: back?.kind === 'element' && back.type === 'shape' ? back.text : undefined,
  };
}

it("the numbering 一、 is written with PowerPoint's nearest numbering and read again, unless a user selected another there", async () => {
  const props = {
    marginLeft: 60,
    indent: -60,
    bullet: { type: 'number', scheme: 'ea1ChsComma', start: 3 },
  } as const;
  const { slide, back } = await thereAndBack({
    paragraphs: [{ props, runs: [{ type: 'text', text: '读' }] }],
  });
  expect(slide).toContain('<a:buAutoNum type="ea1JpnChsDbPeriod" startAt="3"/>');
  expect(back?.paragraphs[0]?.props).toEqual(props);
});

it('emphasis dots, pinyin over them and writing grids, which PowerPoint lacks, are written and read again', async () => {
  const paragraphs: TextBody['paragraphs'] = [
    {
      props: { wordGrid: 'rice' },
      runs: [
        { type: 'text', text: '重', props: { emphasisMark: true, ruby: 'zhòng' } },
        { type: 'text', text: '点', props: { underline: 'sng', emphasisMark: true } },
        { type: 'text', text: '句', props: { underline: 'dotted' } },
      ],
    },
  ];
  const { slide, back } = await thereAndBack({ paragraphs });
  expect(slide).toMatch(/<a:rPr[^>]* u="dotted">(?:(?!<a:t>).)*<a:t>重/);
  expect(back?.paragraphs[0]?.props).toEqual({ wordGrid: 'rice' });
  expect(back?.paragraphs[0]?.runs).toEqual(paragraphs[0]?.runs);
});
