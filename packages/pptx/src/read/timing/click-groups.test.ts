import { createHash } from 'node:crypto';
import { type Animation, SnapshotReader } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { readSource, shape } from '../../../test/deck-source.ts';
import { node } from '../../../test/tree-scope.ts';
import { readPptx, writePptx } from '../../index.ts';
import { clickGroups } from './click-groups.ts';

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

describe('clickGroups', () => {
  const bare = (nodeType: string, id = 'x') =>
    `<p:par><p:cTn id="${id}" presetClass="entr" nodeType="${nodeType}"/></p:par>`;
  const groups = (...content: readonly string[]) =>
    clickGroups(node(`<p:timing>${content.join('')}</p:timing>`)).map(({ startedBy, begins, effects }) => ({
      by: startedBy && `${startedBy.shapeId}${startedBy.once ? ' once' : ''}`,
      begins,
      effects: effects
        .map(({ node: { attributes }, later }) => `${attributes[1]}${later ? ' later' : ''}`)
        .join(' '),
    }));
  const begins = (conditions: string, nodeType = 'clickEffect', before = '') =>
    groups(main(...(before ? [before] : []), group(conditions, [0, bare(nodeType)]))).at(-1)?.begins;

  it.each([
    ['<p:cond delay="indefinite"/>', 'trigger'],
    ['<p:cond delay="0"/>', 'with'],
    ['<p:cond evt="onBegin"/>', 'with'],
    ['<p:cond evt="onEnd"/>', 'with'],
    ['<p:cond evt="onClick" delay="0"/>', 'trigger'],
    [WITH_PAGE, 'with'],
    ['', undefined],
  ])('returns for a group with %s the start %s', (conditions, start) => {
    expect(begins(conditions)).toBe(start);
  });

  it('returns `after` for a later group, and when the first effect says so', () => {
    expect(begins('<p:cond delay="0"/>', 'afterEffect')).toBe('after');
    expect(begins('<p:cond delay="0"/>', 'withEffect', group(CLICK, [0, bare('clickEffect')]))).toBe('after');
    expect(begins('<p:cond delay="0"/>', 'withEffect', group(CLICK, [0, '']))).toBe('with');
  });

  it('returns whether an effect starts later than the effects before it', () => {
    const lists = group(
      CLICK,
      [0, bare('a', '1') + bare('b', '2')],
      [500, bare('c', '3')],
      [500, bare('d', '4')],
      [200, bare('e', '5')],
    );
    expect(groups(main(lists))[0]?.effects).toBe('1 2 3 later 4 5');
  });

  it('returns the shape that starts a sequence, and whether only once', () => {
    const effects = group(CLICK, [0, bare('clickEffect')]);
    expect(groups(onClickOf(7, effects))).toEqual([{ by: '7', begins: 'trigger', effects: 'x' }]);
    expect(groups(onClickOf(7, effects).replace('whenNotActive', 'never'))[0]?.by).toBe('7 once');
    const nameless = onClickOf(7, effects).replace('spid="7"', '');
    expect(groups(nameless)).toEqual([{ by: undefined, begins: 'trigger', effects: 'x' }]);
  });

  it('returns the start of the node type for an effect directly in a sequence, or outside all', () => {
    expect(groups(main(bare('clickEffect')))).toEqual([{ by: undefined, begins: undefined, effects: 'x' }]);
    expect(
      groups(`<p:par><p:cTn><p:childTnLst>${bare('withEffect')}</p:childTnLst></p:cTn></p:par>`),
    ).toEqual([{ by: undefined, begins: undefined, effects: 'x' }]);
  });

  it('returns effects without a preset by their node type, and no groups without effects', () => {
    const plain = (nodeType: string) => `<p:par><p:cTn id="x" nodeType="${nodeType}"/></p:par>`;
    const count = (nodeType: string) => groups(main(group(CLICK, [0, plain(nodeType)]))).length;
    expect(['clickEffect', 'withEffect', 'afterEffect', 'clickPar', 'tmRoot'].map(count)).toEqual([
      1, 1, 1, 0, 0,
    ]);
    expect(groups(main())).toEqual([]);
  });

  it('returns the effects of a p:seq without a node type', () => {
    const sequence = main(group(CLICK, [0, bare('clickEffect')])).replace(' nodeType="mainSeq"', '');
    expect(groups(sequence)).toEqual([{ by: undefined, begins: 'trigger', effects: 'x' }]);
  });
});
