import { createHash } from 'node:crypto';
import { type Animation, SnapshotReader } from '@lectern/courseware';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readPptx, writePptx } from '../../src/index.ts';
import { buildsXml } from '../../src/write/timing/builds-out.ts';
import { readSource, shape } from '../deck-source.ts';
import { brokenRules } from '../rules/broken-rules.ts';

const target = (inside = '') => `<p:tgtEl><p:spTgt spid="2">${inside}</p:spTgt></p:tgtEl>`;
const time = (attributes: string, delay = '0') =>
  `<p:cTn ${attributes} fill="hold"><p:stCondLst><p:cond delay="${delay}"/></p:stCondLst></p:cTn>`;
const common = (attributes: string, names: string, delay = '0') =>
  `<p:cBhvr>${time(attributes, delay)}${target()}<p:attrNameLst>${names
    .split(' ')
    .map((name) => `<p:attrName>${name}</p:attrName>`)
    .join('')}</p:attrNameLst></p:cBhvr>`;
const VISIBLE = `<p:set>${common('dur="1"', 'style.visibility')}<p:to><p:strVal val="visible"/></p:to></p:set>`;

/** Imports a slide of one shape with these effects in its main sequence. */
async function slideWith(effects: string, tree = shape(2)) {
  const main = `<p:seq><p:cTn nodeType="mainSeq"><p:childTnLst>${effects}</p:childTnLst></p:cTn></p:seq>`;
  return await readSource({
    slides: [
      {
        tree,
        after: `<p:timing><p:tnLst><p:par><p:cTn nodeType="tmRoot"><p:childTnLst>${main}</p:childTnLst></p:cTn></p:par></p:tnLst></p:timing>`,
      },
    ],
  });
}

const effect = (attributes: string, behaviours: string, after = '') =>
  `<p:par><p:cTn fill="hold"><p:stCondLst><p:cond delay="indefinite"/></p:stCondLst><p:childTnLst><p:par><p:cTn ${attributes} fill="hold"><p:stCondLst><p:cond delay="0"/></p:stCondLst><p:childTnLst>${behaviours}</p:childTnLst>${after}</p:cTn></p:par></p:childTnLst></p:cTn></p:par>`;

/** The motion of a falling letter in PowerPoint's Bounce: expressions of the element's position. */
const BOUNCE =
  VISIBLE +
  `<p:animEffect transition="in" filter="wipe(down)">${common('dur="580"', 'x')}</p:animEffect>`.replace(
    /<p:attrNameLst>.*?<\/p:attrNameLst>/,
    '',
  ) +
  `<p:anim calcmode="lin" valueType="num">${common('dur="1822"', 'ppt_x')}<p:tavLst><p:tav tm="0"><p:val><p:strVal val="#ppt_x-0.25"/></p:val></p:tav><p:tav tm="100000"><p:val><p:strVal val="#ppt_x"/></p:val></p:tav></p:tavLst></p:anim>` +
  `<p:anim calcmode="lin" valueType="num">${common('dur="664"', 'ppt_y')}<p:tavLst><p:tav tm="0" fmla="#ppt_y-sin(pi*$)/3"><p:val><p:fltVal val="0.5"/></p:val></p:tav><p:tav tm="100000"><p:val><p:fltVal val="1"/></p:val></p:tav></p:tavLst></p:anim>` +
  `<p:animScale>${common('dur="26"', 'x', '620')}<p:to x="100000" y="60000"/></p:animScale>`.replace(
    /<p:attrNameLst>.*?<\/p:attrNameLst>/,
    '',
  );

const PULSE = `<p:animClr clrSpc="rgb" dir="cw">${common('dur="250" autoRev="1"', 'style.color')}<p:to><a:schemeClr val="accent2"/></p:to></p:animClr><p:animClr clrSpc="hsl" dir="cw">${common('dur="250"', 'fillcolor')}<p:by><p:hsl h="7200000" s="0" l="-12500"/></p:by></p:animClr><p:set>${common('dur="250" autoRev="1"', 'fill.on')}<p:to><p:strVal val="true"/></p:to></p:set>`;

const DIM = `<p:subTnLst><p:animClr clrSpc="rgb" dir="cw"><p:cBhvr override="childStyle"><p:cTn dur="1" fill="hold" display="0" masterRel="nextClick" afterEffect="1"/>${target()}<p:attrNameLst><p:attrName>ppt_c</p:attrName></p:attrNameLst></p:cBhvr><p:to><a:srgbClr val="808080"/></p:to></p:animClr></p:subTnLst>`;

describe('imported effects', () => {
  it('keep their behaviours when the preset number does not define them, and the change after them', async () => {
    const { pages } = await slideWith(
      effect('presetID="26" presetSubtype="0" presetClass="entr" nodeType="clickEffect"', BOUNCE) +
        effect(
          'presetID="10" presetClass="entr" nodeType="clickEffect"',
          `${VISIBLE}<p:animEffect transition="in" filter="fade"><p:cBhvr>${time('dur="500"')}${target()}</p:cBhvr></p:animEffect>`,
        ) +
        effect('presetID="27" presetSubtype="0" presetClass="emph" nodeType="clickEffect"', PULSE, DIM),
    );
    const [bounce, fade, pulse] = pages[0]?.animations ?? [];
    expect(bounce).toMatchObject({ duration: 1822, effect: { class: 'entrance', preset: 26, subtype: 0 } });
    expect(bounce?.behaviours?.map(({ type, attribute }) => attribute ?? type)).toEqual([
      'filter',
      'ppt_x',
      'ppt_y',
      'scale',
    ]);
    expect(bounce?.behaviours?.[2]?.values?.[0]).toEqual({
      at: 0,
      value: '0.5',
      formula: '#ppt_y-sin(pi*$)/3',
    });
    expect(bounce?.behaviours?.[3]).toMatchObject({ begin: 620, duration: 26, to: '1 0.6' });
    expect(fade?.behaviours).toBeUndefined();
    expect(pulse?.behaviours).toMatchObject([
      { type: 'color', attribute: 'style.color', to: 'accent2', autoReverse: true },
      { type: 'color', attribute: 'fillcolor', by: '120 0 -0.125' },
      { type: 'value', attribute: 'fill.on', to: 'true', discrete: true },
    ]);
    expect(pulse?.after).toEqual({ when: 'nextClick', color: '808080' });
  });

  it('of other programs without a preset get their class and values from their behaviours', async () => {
    const kinds = [
      VISIBLE,
      VISIBLE.replace('"visible"', '"hidden"'),
      `<p:animMotion path="M 0 0 L 0.1 0"><p:cBhvr>${time('dur="500"')}${target()}</p:cBhvr></p:animMotion>`,
      `<p:animRot by="21600000"><p:cBhvr>${time('dur="500"')}${target()}</p:cBhvr></p:animRot>`,
    ];
    const { pages } = await slideWith(kinds.map((each) => effect('nodeType="clickEffect"', each)).join(''));
    expect(pages[0]?.animations?.map((each) => each.effect.class)).toEqual([
      'entrance',
      'exit',
      'path',
      'emphasis',
    ]);
  });

  it('with a bounce are written with a fallback without the bounce for older readers', async () => {
    const bouncing = BOUNCE.replaceAll('<p:anim ', '<p:anim p14:bounceEnd="40000" ');
    const { snapshot } = await slideWith(
      effect('presetID="2" presetSubtype="4" presetClass="entr" nodeType="clickEffect"', bouncing),
    );
    const bytes = writePptx(new SnapshotReader(snapshot), () => undefined, { now: 0 });
    expect(brokenRules(bytes)).toEqual([]);
    const slide = strFromU8(unzipSync(bytes)['ppt/slides/slide1.xml'] ?? new Uint8Array());
    expect(slide.split('p14:bounceEnd="40000"')).toHaveLength(3);
    expect(slide.slice(slide.indexOf('<mc:Fallback>'))).toMatch(/^<mc:Fallback><p:timing>(?!.*bounceEnd)/s);
    const hash = async (file: Uint8Array) => createHash('sha256').update(file).digest('hex');
    const page = (await readPptx(bytes, { hash })).snapshot.records.find((record) => record.kind === 'page');
    const behaviours = page?.kind === 'page' ? page.animations?.[0]?.behaviours : undefined;
    expect(behaviours?.map(({ bounce }) => bounce)).toEqual([undefined, 0.4, 0.4, undefined]);
  });

  it('of single parts of a chart are also written as its build, which PowerPoint requires', () => {
    const element = (type: string) => ({ find: () => ({ kind: 'element', type }) }) as never;
    const of = (part: string): Animation => ({
      id: part,
      elementId: 'chart',
      part,
      effect: { class: 'entrance', preset: 10 },
      trigger: { type: 'click' },
      delay: 0,
      duration: 500,
    });
    const builds = (...parts: string[]) =>
      buildsXml(parts.map(of), element('chart'), new Map([['chart', 4]])).join('');
    const series = 'chart seriesIdx=0 categoryIdx=-3 bldStep=series';
    const background = 'chart seriesIdx=-3 categoryIdx=-3 bldStep=gridLegend';
    expect(builds(series)).toBe(
      '<p:bldGraphic spid="4" grpId="0"><p:bldSub><a:bldChart bld="series" animBg="0"/></p:bldSub></p:bldGraphic>',
    );
    expect(builds(background, series)).toContain('<a:bldChart bld="series" animBg="1"/>');
    expect(builds('chart seriesIdx=0 categoryIdx=1 bldStep=ptInCategory')).toContain('bld="categoryEl"');
    expect(builds('dgm id={1} bldStep=sp')).toContain('<a:bldDgm bld="one"/>');
  });

  it('start their behaviours after the delays of all enclosing lists, and end after the last behaviour', async () => {
    const fade = (delay: string, duration: string) =>
      `<p:animEffect transition="in" filter="fade"><p:cBhvr>${time(`dur="${duration}"`, delay)}${target()}</p:cBhvr></p:animEffect>`;
    const list = (delay: string, inside: string) =>
      `<p:par><p:cTn fill="hold"><p:stCondLst><p:cond delay="${delay}"/></p:stCondLst><p:childTnLst>${inside}</p:childTnLst></p:cTn></p:par>`;
    const nested = list('100', list('20', fade('3', '500')) + fade('4', '50'));
    const { pages } = await slideWith(
      effect('presetID="0" presetClass="entr" nodeType="clickEffect"', VISIBLE + nested + fade('7', '10')),
    );
    const [animation] = pages[0]?.animations ?? [];
    const begins = animation?.behaviours?.filter(({ type }) => type === 'filter').map(({ begin }) => begin);
    expect(begins).toEqual([123, 104, 7]);
    expect(animation?.duration).toBe(623);
  });

  it('keep end, repetition and speed, also in a written file', async () => {
    const main = `<p:seq><p:cTn nodeType="mainSeq"><p:childTnLst>${effect(
      'presetID="8" presetSubtype="0" presetClass="emph" nodeType="clickEffect" repeatCount="indefinite" repeatDur="4500" spd="200000" restart="whenNotActive"',
      `<p:animRot by="21600000"><p:cBhvr><p:cTn dur="500" fill="hold" tmFilter="0, 0; .5, 1; 1, 0" spd="-100000"/>${target()}</p:cBhvr></p:animRot>`,
    ).replace(
      '</p:stCondLst><p:childTnLst><p:animRot',
      '</p:stCondLst><p:endCondLst><p:cond evt="onNext" delay="0"><p:tgtEl><p:sldTgt/></p:tgtEl></p:cond></p:endCondLst><p:iterate type="lt" backwards="1"><p:tmPct val="10000"/></p:iterate><p:childTnLst><p:animRot',
    )}${effect(
      'presetID="10" presetSubtype="0" presetClass="entr" nodeType="clickEffect"',
      `${VISIBLE}<p:animEffect transition="in" filter="fade"><p:cBhvr>${time('dur="500"')}${target()}</p:cBhvr></p:animEffect>`.replaceAll(
        target(),
        target('<p:bg/>'),
      ),
    )}</p:childTnLst></p:cTn></p:seq>`;
    const button = `<p:seq><p:cTn nodeType="interactiveSeq" restart="never"><p:stCondLst><p:cond evt="onClick" delay="0"><p:tgtEl><p:spTgt spid="3"/></p:tgtEl></p:cond></p:stCondLst><p:childTnLst>${effect(
      'presetID="1" presetSubtype="0" presetClass="entr" nodeType="clickEffect"',
      VISIBLE.replaceAll(target(), target('<p:txEl><p:charRg st="3" end="7"/></p:txEl>')),
    )}</p:childTnLst></p:cTn></p:seq>`;
    const words = (text: string) => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`;
    const read = await readSource({
      slides: [
        {
          tree: shape(2, '', words('ab') + words('cde') + words('f')) + shape(3),
          after: `<p:timing><p:tnLst><p:par><p:cTn nodeType="tmRoot"><p:childTnLst>${main}${button}</p:childTnLst></p:cTn></p:par></p:tnLst></p:timing>`,
        },
      ],
    });
    const [spin, background, words2] = read.pages[0]?.animations ?? [];
    expect(spin).toMatchObject({
      repeat: 'indefinite',
      repeatFor: 4500,
      speed: 2,
      restart: 'whenNotActive',
      until: { type: 'nextClick' },
      iterate: { by: 'letter', interval: 0.1, reverse: true },
      behaviours: [{ type: 'rotate', timeFilter: '0, 0; .5, 1; 1, 0', speed: -1 }],
    });
    expect(background?.part).toBe('bg');
    expect(words2).toMatchObject({ paragraphs: [1, 1], trigger: { type: 'element', once: true } });
    const bytes = writePptx(new SnapshotReader(read.snapshot), () => undefined, { now: 0 });
    expect(brokenRules(bytes)).toEqual([]);
    const hash = async (file: Uint8Array) => createHash('sha256').update(file).digest('hex');
    const page = (await readPptx(bytes, { hash })).snapshot.records.find((record) => record.kind === 'page');
    const plain = (list: readonly Animation[] | undefined) =>
      list?.map(({ id: _, elementId: _element, trigger, ...rest }) => ({ ...rest, trigger: trigger.type }));
    expect(plain(page?.kind === 'page' ? page.animations : undefined)).toEqual(
      plain(read.pages[0]?.animations),
    );
  });

  it('of an emphasis are reset when their behaviours end, unless they are set to hold', async () => {
    const blink = (fill: string) =>
      effect(
        'presetID="35" presetSubtype="0" presetClass="emph" nodeType="clickEffect"',
        `<p:anim calcmode="discrete" valueType="str"><p:cBhvr><p:cTn dur="1000"${fill}/>${target()}<p:attrNameLst><p:attrName>style.visibility</p:attrName></p:attrNameLst></p:cBhvr><p:tavLst><p:tav tm="0"><p:val><p:strVal val="hidden"/></p:val></p:tav><p:tav tm="50000"><p:val><p:strVal val="visible"/></p:val></p:tav></p:tavLst></p:anim>`,
      );
    const { pages } = await slideWith(blink('') + blink(' fill="hold"'));
    const passing = pages[0]?.animations?.map((each) => each.behaviours?.[0]?.passing);
    expect(passing).toEqual([true, undefined]);
  });

  it('are the same when they are read from a written file', async () => {
    const read = await slideWith(
      effect('presetID="26" presetSubtype="0" presetClass="entr" nodeType="clickEffect"', BOUNCE) +
        effect('presetID="27" presetSubtype="0" presetClass="emph" nodeType="withEffect"', PULSE, DIM) +
        effect(
          'presetID="99" presetSubtype="0" presetClass="exit" nodeType="afterEffect" repeatCount="2000"',
          BOUNCE.replace('"visible"', '"hidden"'),
        ),
    );
    const bytes = writePptx(new SnapshotReader(read.snapshot), () => undefined, { now: 0 });
    const hash = async (file: Uint8Array) => createHash('sha256').update(file).digest('hex');
    const again = await readPptx(bytes, { hash });
    const plain = (list: readonly Animation[] | undefined) =>
      list?.map(({ id: _, elementId: _element, ...rest }) => rest);
    const page = again.snapshot.records.find((record) => record.kind === 'page');
    expect(plain(page?.kind === 'page' ? page.animations : undefined)).toEqual(
      plain(read.pages[0]?.animations),
    );
  });
});
