import { createHash } from 'node:crypto';
import { type Animation, SnapshotReader } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { readSource, shape } from '../../../test/deck-source.ts';
import { readPptx, writePptx } from '../../index.ts';

const CLICK = '<p:cond delay="indefinite"/>';
const WITH_PAGE = `${CLICK}<p:cond evt="onBegin" delay="0"><p:tn val="2"/></p:cond>`;

function time(attributes: string, conditions: string, inside: string): string {
  return `<p:par><p:cTn ${attributes} fill="hold"><p:stCondLst>${conditions}</p:stCondLst><p:childTnLst>${inside}</p:childTnLst></p:cTn></p:par>`;
}

/** An entrance effect of a shape with this node type. */
function effect(shapeId: number, nodeType: string): string {
  const target = `<p:tgtEl><p:spTgt spid="${shapeId}"/></p:tgtEl>`;
  const visible = `<p:set><p:cBhvr><p:cTn dur="1" fill="hold"/>${target}<p:attrNameLst><p:attrName>style.visibility</p:attrName></p:attrNameLst></p:cBhvr><p:to><p:strVal val="visible"/></p:to></p:set>`;
  const fade = `<p:animEffect transition="in" filter="fade"><p:cBhvr><p:cTn dur="500"/>${target}</p:cBhvr></p:animEffect>`;
  return time(
    `presetID="10" presetClass="entr" presetSubtype="0" nodeType="${nodeType}"`,
    '<p:cond delay="0"/>',
    visible + fade,
  );
}

/** One click: lists of effects, each with its start time. */
const group = (conditions: string, ...lists: readonly (readonly [begin: number, effects: string])[]) =>
  time(
    '',
    conditions,
    lists.map(([begin, effects]) => time('', `<p:cond delay="${begin}"/>`, effects)).join(''),
  );

const main = (...groups: readonly string[]) =>
  `<p:seq><p:cTn id="2" nodeType="mainSeq"><p:childTnLst>${groups.join('')}</p:childTnLst></p:cTn></p:seq>`;

const onClickOf = (shapeId: number, ...groups: readonly string[]) =>
  `<p:seq><p:cTn nodeType="interactiveSeq" restart="whenNotActive"><p:stCondLst><p:cond evt="onClick" delay="0"><p:tgtEl><p:spTgt spid="${shapeId}"/></p:tgtEl></p:cond></p:stCondLst><p:childTnLst>${groups.join('')}</p:childTnLst></p:cTn></p:seq>`;

const SHAPES = [2, 3, 4, 5, 6, 7];

async function slideWith(...sequences: readonly string[]) {
  return await readSource({
    slides: [
      {
        tree: SHAPES.map((id) => shape(id)).join(''),
        after: `<p:timing><p:tnLst><p:par><p:cTn nodeType="tmRoot"><p:childTnLst>${sequences.join('')}</p:childTnLst></p:cTn></p:par></p:tnLst></p:timing>`,
      },
    ],
  });
}

type Slide = Awaited<ReturnType<typeof slideWith>>;

/** Each animation as `shape trigger`, with the number of the trigger's shape if there is one. */
function said({ snapshot }: Pick<Slide, 'snapshot'>): string[] {
  const numbers = new Map<string, string>();
  let animations: readonly Animation[] = [];
  for (const record of snapshot.records) {
    if (record.kind === 'element') numbers.set(record.id, record.origin?.shapeId ?? '');
    if (record.kind === 'page') animations = record.animations ?? [];
  }
  return animations.map(({ elementId, trigger }) => {
    const by = trigger.type === 'element' ? ` ${numbers.get(trigger.elementId)}` : '';
    return `${numbers.get(elementId)} ${trigger.type}${by}`;
  });
}

/** Writes the slide without its original file, and reads it again. */
async function written({ snapshot }: Slide) {
  const bytes = writePptx(new SnapshotReader(snapshot), () => undefined, { now: 0 });
  const hash = async (file: Uint8Array) => createHash('sha256').update(file).digest('hex');
  return await readPptx(bytes, { hash });
}

it('an effect of a trigger’s sequence starts at the trigger, even if its node type is `withEffect` or `afterEffect`', async () => {
  const slide = await slideWith(
    onClickOf(2, group('<p:cond delay="0"/>', [0, effect(3, 'withEffect') + effect(4, 'withEffect')])),
    onClickOf(
      5,
      group('<p:cond delay="0"/>', [0, effect(6, 'afterEffect')]),
      group(CLICK, [0, effect(7, 'withEffect')]),
    ),
  );
  const wanted = ['3 element 2', '4 with', '6 element 5', '7 element 5'];
  expect(said(slide)).toEqual(wanted);
  expect(said(await written(slide))).toEqual(wanted);
});

it('a group of the main sequence starts by its conditions, for any node type of its first effect', async () => {
  const slide = await slideWith(
    main(
      group(WITH_PAGE, [0, effect(2, 'clickEffect')], [500, effect(3, 'withEffect')]),
      group(CLICK, [0, effect(4, 'withEffect')], [500, effect(5, 'afterEffect')]),
      group(CLICK, [0, effect(6, 'afterEffect') + effect(7, 'clickEffect')]),
    ),
    onClickOf(7, group('<p:cond delay="0"/>', [0, effect(2, 'withEffect')])),
  );
  const wanted = ['2 with', '3 after', '4 click', '5 after', '6 click', '7 with', '2 element 7'];
  expect(said(slide)).toEqual(wanted);
  expect(said(await written(slide))).toEqual(wanted);
});

it('a click keeps its other effects when the shape of its first effect is missing', async () => {
  const slide = await slideWith(
    main(
      group(CLICK, [0, effect(2, 'clickEffect')]),
      group(CLICK, [0, effect(99, 'clickEffect') + effect(3, 'withEffect')], [500, effect(4, 'afterEffect')]),
    ),
    onClickOf(5, group('<p:cond delay="0"/>', [0, effect(99, 'clickEffect') + effect(6, 'withEffect')])),
  );
  expect(said(slide)).toEqual(['2 click', '3 click', '4 after', '6 element 5']);
});

it('further clicks on a trigger are written as steps that wait for a click', async () => {
  const slide = await slideWith(
    onClickOf(
      2,
      group('<p:cond delay="0"/>', [0, effect(3, 'clickEffect')]),
      group(CLICK, [0, effect(4, 'clickEffect')]),
    ),
  );
  const { unzipSync, strFromU8 } = await import('fflate');
  const bytes = writePptx(new SnapshotReader(slide.snapshot), () => undefined, { now: 0 });
  const xml = strFromU8(unzipSync(bytes)['ppt/slides/slide1.xml'] ?? new Uint8Array());
  const steps = xml.slice(xml.indexOf('interactiveSeq')).split('nodeType="clickEffect"');
  expect(steps[0]).not.toContain('indefinite');
  expect(steps[1]).toContain('<p:cond delay="indefinite"/>');
});
