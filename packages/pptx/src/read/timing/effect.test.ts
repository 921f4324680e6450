import type { Animation } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { png, sha256 } from '../../../test/deck-source.ts';
import { node, scopeOf } from '../../../test/tree-scope.ts';
import type { ClickGroup } from './click-groups.ts';
import { type EffectPosition, readEffect } from './effect.ts';

const TARGET = '<p:tgtEl><p:spTgt spid="2"/></p:tgtEl>';
const attribute = (name: string) => `<p:attrNameLst><p:attrName>${name}</p:attrName></p:attrNameLst>`;
/** A behaviour of this kind. */
const part = (name: string, { own = '', time = 'dur="500"', of = 'x', inside = '', target = TARGET } = {}) =>
  `<p:${name} ${own}><p:cBhvr><p:cTn ${time}/>${target}${attribute(of)}</p:cBhvr>${inside}</p:${name}>`;
const visible = (value: string) =>
  part('set', { time: 'dur="1"', of: 'style.visibility', inside: `<p:to><p:strVal val="${value}"/></p:to>` });
const FADE = part('animEffect', { own: 'filter="fade"' });

interface EffectSource {
  readonly attributes?: string;
  readonly parts?: string;
  /** Children of the time node beside its parts. */
  readonly beside?: string;
  readonly position?: Partial<EffectPosition>;
  readonly group?: Partial<ClickGroup>;
  readonly later?: boolean;
}

async function effectOf({
  attributes = '',
  parts = FADE,
  beside = '',
  position,
  group,
  later = false,
}: EffectSource) {
  const scope = await scopeOf({
    relations: [{ id: 's', type: 'audio', target: '../media/a.wav' }],
    parts: { 'ppt/media/a.wav': png(5) },
    elementIds: { 2: 'two', 3: 'three' },
  });
  const text = ['ab', 'c', 'def'].map((word) => ({ runs: [{ type: 'text', text: word }] }));
  scope.context.records.push({
    kind: 'element',
    id: 'two',
    type: 'shape',
    text: { paragraphs: text },
  } as never);
  const xml = node(`<p:cTn ${attributes}>${beside}<p:childTnLst>${parts}</p:childTnLst></p:cTn>`);
  const around: ClickGroup = { startedBy: undefined, begins: 'trigger', effects: [], ...group };
  return readEffect({ node: xml, later }, scope, { group: around, isFirst: true, ...position });
}
const settingOf = async <K extends keyof Animation>(key: K, source: EffectSource) =>
  (await effectOf(source))?.[key];
const plain = { id: 'n1', elementId: 'two', trigger: { type: 'click' }, delay: 0 };

describe('readEffect', () => {
  it('returns an effect that its preset defines without its behaviours', async () => {
    const parts = visible('visible') + FADE;
    expect(
      await effectOf({ attributes: 'presetID="10" presetClass="entr" presetSubtype="4"', parts }),
    ).toEqual({
      ...{ ...plain, effect: { class: 'entrance', preset: 10, subtype: 4 }, duration: 500 },
    });
  });

  it('returns undefined when its target is not on the slide', async () => {
    expect(await effectOf({ parts: FADE.replace('spid="2"', 'spid="9"') })).toBeUndefined();
    expect(await effectOf({ parts: '' })).toBeUndefined();
  });

  it('finds the target of its parts, also ink, rather than that of its conditions', async () => {
    const condition = '<p:endCondLst><p:cond><p:tgtEl><p:spTgt spid="3"/></p:tgtEl></p:cond></p:endCondLst>';
    expect(await settingOf('elementId', { beside: condition })).toBe('two');
    expect(await settingOf('elementId', { beside: condition, parts: FADE.replace('spTgt', 'inkTgt') })).toBe(
      'two',
    );
    expect(await settingOf('elementId', { beside: condition, parts: '' })).toBe('three');
  });

  it.each([
    ['presetClass="entr"', FADE, 'entrance'],
    ['presetClass="exit"', FADE, 'exit'],
    ['presetClass="emph"', FADE, 'emphasis'],
    ['presetClass="path"', FADE, 'path'],
    ['presetClass="mediacall"', FADE, 'media'],
    ['presetClass="toString"', part('cmd'), 'media'],
    ['', visible('visible'), 'entrance'],
    ['', visible('hidden'), 'exit'],
    ['', part('animMotion'), 'path'],
    ['', part('animRot'), 'emphasis'],
  ])('returns for %s and the behaviours %s the class %s', async (attributes, parts, kind) => {
    expect((await settingOf('effect', { attributes, parts }))?.class).toBe(kind);
  });
});

describe('the trigger of readEffect', () => {
  const trigger = (source: EffectSource) => settingOf('trigger', source);
  const startedBy = { shapeId: '3', once: false };

  it('is that of its group for the first effect', async () => {
    expect(await trigger({ group: { begins: 'with' } })).toEqual({ type: 'with' });
    expect(await trigger({ group: { begins: 'after' }, attributes: 'nodeType="clickEffect"' })).toEqual({
      type: 'after',
    });
    expect(await trigger({ group: { startedBy } })).toEqual({ type: 'element', elementId: 'three' });
    expect(await trigger({ group: { startedBy: { ...startedBy, once: true } } })).toMatchObject({
      once: true,
    });
    expect(await trigger({ group: { startedBy: { ...startedBy, shapeId: '9' } } })).toEqual({
      type: 'click',
    });
  });

  it.each([
    ['withEffect', 'with'],
    ['afterEffect', 'after'],
    ['clickEffect', 'click'],
  ])('is for the node type %s of the first effect %s without conditions', async (nodeType, type) => {
    const attributes = `nodeType="${nodeType}"`;
    expect(await trigger({ attributes, group: { begins: undefined } })).toEqual({ type });
  });

  it('is with or after the previous effect for other effects', async () => {
    const following = (nodeType: string, later = false, group: Partial<ClickGroup> = {}) =>
      trigger({ attributes: `nodeType="${nodeType}"`, later, group, position: { isFirst: false } });
    expect(await following('afterEffect')).toEqual({ type: 'after' });
    expect(await following('withEffect', true)).toEqual({ type: 'after' });
    expect(await following('clickEffect')).toEqual({ type: 'with' });
    expect(await following('clickEffect', false, { begins: undefined })).toEqual({ type: 'click' });
    expect(await following('withEffect', false, { begins: undefined })).toEqual({ type: 'with' });
  });
});

describe('the target within an element of readEffect', () => {
  const within = (inside: string): EffectSource => ({
    parts: part('set', { target: `<p:tgtEl><p:spTgt spid="2">${inside}</p:spTgt></p:tgtEl>` }),
  });
  const paragraphs = (range: string) => settingOf('paragraphs', within(`<p:txEl>${range}</p:txEl>`));

  it('is a range of paragraphs', async () => {
    expect(await paragraphs('<p:pRg st="1" end="3"/>')).toEqual([1, 3]);
    expect(await paragraphs('<p:pRg st="4"/>')).toEqual([4, 4]);
    expect(await paragraphs('<p:pRg st="4" end="2"/>')).toEqual([4, 4]);
    expect(await paragraphs('<p:pRg st="0" end="200000"/>')).toEqual([0, 100_000]);
    expect(await paragraphs('')).toBeUndefined();
  });

  it.each([
    [0, 2, 0, 0],
    [0, 3, 0, 0],
    [0, 4, 0, 1],
    [3, 5, 1, 1],
    [5, 6, 2, 2],
    [2, 2, 0, 0],
    [90, 99, 2, 2],
  ])('is for the characters %d to %d the paragraphs %d to %d', async (start, end, first, last) => {
    expect(await paragraphs(`<p:charRg st="${start}" end="${end}"/>`)).toEqual([first, last]);
  });

  it('is a part of a chart or diagram, or the background', async () => {
    const partOf = (inside: string) => settingOf('part', within(inside));
    expect(await partOf('<p:bg/>')).toBe('bg');
    expect(await partOf('<p:graphicEl><a:chart seriesIdx="1" bldStep="series"/></p:graphicEl>')).toBe(
      'chart seriesIdx=1 bldStep=series',
    );
    expect(await partOf('<p:oleChartEl type="series"/>')).toBe('oleChartEl type=series');
    expect(await partOf('<p:subSp spid="x"/>')).toBe('subSp spid=x');
    expect(await partOf('')).toBeUndefined();
  });
});

describe('the time of readEffect', () => {
  it.each([
    ['dur="700"', FADE, 700],
    ['', FADE + part('set', { time: 'dur="900"' }), 900],
    ['', part('set', { time: 'dur="1"' }), 0],
    ['', part('set', { time: 'dur="500" autoRev="1" repeatCount="3000"' }), 3000],
    ['', part('set', { time: '' }), 0],
  ])('is for %s and the behaviours %s the duration %d', async (attributes, parts, duration) => {
    expect(await settingOf('duration', { attributes, parts })).toBe(duration);
  });

  it('ends with the first behaviour if it is set so', async () => {
    const parts = FADE + part('set', { time: 'dur="900"' });
    const beside = (value: string) => `<p:endSync><p:rtn val="${value}"/></p:endSync>`;
    expect([
      await settingOf('duration', { parts, beside: beside('first') }),
      await settingOf('duration', { parts, beside: beside('all') }),
    ]).toEqual([...[500, 900]]);
  });

  it.each([
    ['repeatCount="indefinite"', { repeat: 'indefinite' }],
    ['repeatCount="2500"', { repeat: 2.5 }],
    ['repeatCount="1000"', {}],
    ['repeatDur="indefinite"', { repeatFor: 'indefinite' }],
    ['repeatDur="700"', { repeatFor: 700 }],
    ['repeatDur="0"', {}],
    ['restart="never"', { restart: 'never' }],
    ['restart="always"', {}],
    ['spd="200000"', { speed: 2 }],
    ['autoRev="1"', { autoReverse: true }],
    ['accel="30000" decel="40000"', { accelerate: 0.3, decelerate: 0.4 }],
    ['fill="remove"', { rewind: true }],
    ['fill="hold"', {}],
  ])('has for %s the settings %j', async (attributes, settings) => {
    const base = 'presetID="10" presetClass="entr"';
    expect(await effectOf({ attributes: `${base} ${attributes}` })).toEqual({
      ...{ ...plain, effect: { class: 'entrance', preset: 10 }, duration: 500, ...settings },
    });
  });

  it('has the settings of its first part when the preset defines it', async () => {
    const attributes = 'presetID="10" presetClass="entr"';
    const parts = part('set', { time: 'dur="1" repeatCount="2000"', of: 'style.visibility' }) + FADE;
    expect(await settingOf('repeat', { attributes, parts })).toBe(2);
  });

  it.each([
    ['<p:cond evt="onNext"/>', { type: 'nextClick' }],
    [`<p:cond evt="onClick">${TARGET}</p:cond>`, { type: 'element', elementId: 'two' }],
    ['<p:cond evt="onClick"/><p:cond delay="250"/>', { type: 'time', after: 250 }],
    ['<p:cond delay="0"/>', undefined],
    ['<p:cond evt="onBegin" delay="250"/>', undefined],
  ])('ends for %s by %j', async (conditions, until) => {
    expect(await settingOf('until', { beside: `<p:endCondLst>${conditions}</p:endCondLst>` })).toEqual(until);
  });

  it.each([
    ['type="lt"', '<p:tmPct val="20000"/>', { by: 'letter', interval: 0.2 }],
    ['type="wd" backwards="1"', '<p:tmAbs val="50"/>', { by: 'word', interval: 0.1, reverse: true }],
    ['type="wd"', '<p:tmAbs val="250"/>', { by: 'word', interval: 0.5 }],
    ['type="lt"', '', { by: 'letter', interval: 0.1 }],
    ['type="el"', '', undefined],
  ])('comes by letters or words for %s %s', async (attributes, content, iterate) => {
    expect(await settingOf('iterate', { beside: `<p:iterate ${attributes}>${content}</p:iterate>` })).toEqual(
      iterate,
    );
  });
});

describe('the behaviours of readEffect', () => {
  const kept = async (attributes: string, parts: string) =>
    (await settingOf('behaviours', { attributes, parts }))?.length ?? 0;
  const entrance = (preset: number) => `presetID="${preset}" presetClass="entr"`;
  const scale = part('animScale', { inside: '<p:by x="150000" y="150000"/>' });
  const motion = (name: string) => part('anim', { of: name });

  it('are left out when the preset defines them', async () => {
    expect(await kept(entrance(10), FADE)).toBe(0);
    expect(await kept(entrance(1), visible('visible'))).toBe(0);
    expect(await kept(entrance(2), motion('ppt_x') + motion('ppt_y'))).toBe(0);
    expect(await kept('presetID="6" presetClass="emph"', scale)).toBe(0);
    expect(await kept('presetID="8" presetClass="emph"', part('animRot', { own: 'by="60000"' }))).toBe(0);
    expect(await kept('presetClass="path"', part('animMotion', { own: 'path="M 0 0"' }))).toBe(0);
  });

  it('are kept otherwise', async () => {
    expect(await kept(entrance(7), FADE)).toBe(1);
    expect(await kept(entrance(10), FADE + FADE)).toBe(2);
    expect(await kept(entrance(10), motion('x'))).toBe(1);
    expect(await kept(entrance(2), motion('ppt_x') + motion('ppt_w'))).toBe(2);
    expect(await kept(entrance(2), motion('ppt_x'))).toBe(1);
    expect(
      await kept(entrance(10), part('animEffect', { own: 'filter="fade"', time: 'dur="5" autoRev="1"' })),
    ).toBe(1);
    expect(await kept('presetID="7" presetClass="emph"', scale)).toBe(1);
    expect(await kept('presetID="6" presetClass="emph"', part('animScale'))).toBe(1);
    expect(await kept('presetClass="path"', part('animMotion'))).toBe(1);
    expect(await kept('presetClass="mediacall"', FADE)).toBe(1);
    expect(await kept('presetClass="emph"', visible('visible'))).toBe(1);
  });

  it('give the result of an emphasis', async () => {
    const to = (parts: string) => settingOf('to', { parts });
    expect(await to(scale)).toEqual({ scaleX: 1.5, scaleY: 1.5 });
    expect(await to(part('animScale', { inside: '<p:to x="50000" y="20000"/>' }))).toEqual({
      scaleX: 0.5,
      scaleY: 0.2,
    });
    expect(await to(part('animRot', { own: 'by="5400000"' }))).toEqual({ rotation: 90 });
    const color = (inside: string) => part('animClr', { inside: `<p:to>${inside}</p:to>` });
    expect(await to(color('<a:srgbClr val="111111"/>'))).toEqual({ color: '111111' });
    expect(await to(color('<a:schemeClr val="accent2"/>'))).toEqual({ color: 'accent2' });
    expect(
      await to(part('set', { of: 'style.opacity', inside: '<p:to><p:strVal val="0.5"/></p:to>' })),
    ).toEqual({ opacity: 0.5 });
    expect(await to(FADE)).toBeUndefined();
  });

  it('give path and command', async () => {
    const moving = (own: string) => ({ parts: part('animMotion', { own: `path="M 0 0 L 1 1" ${own}` }) });
    expect(await effectOf(moving('pathEditMode="fixed"'))).toMatchObject({
      path: 'M 0 0 L 1 1',
      pathLocked: true,
    });
    expect(await settingOf('pathLocked', moving('pathEditMode="relative"'))).toBeUndefined();
    expect(await settingOf('command', { parts: part('cmd', { own: 'cmd="playFrom(0)"' }) })).toBe(
      'playFrom(0)',
    );
  });
});

describe('the end of an effect of readEffect', () => {
  const after = (list: string) => settingOf('after', { beside: `<p:subTnLst>${list}</p:subTnLst>` });

  it('hides or colours the element, then or at the next click', async () => {
    const time = (more = '') => `afterEffect="1" ${more}`;
    expect(await after(part('set', { time: time() }))).toEqual({ when: 'end', hide: true });
    expect(await after(part('set', { time: time('masterRel="nextClick"') }))).toEqual({
      when: 'nextClick',
      hide: true,
    });
    const color = part('animClr', { time: time(), inside: '<p:to><a:srgbClr val="111111"/></p:to>' });
    expect(await after(color)).toEqual({ when: 'end', color: '111111' });
    expect(await after(color.replace('<a:srgbClr val="111111"/>', '<a:schemeClr val="bg1"/>'))).toMatchObject(
      { color: 'bg1' },
    );
    expect(await after(part('set', { time: 'dur="1"' }))).toBeUndefined();
    expect(await after(part('animRot', { time: time() }))).toBeUndefined();
  });

  it('plays a sound with the effect', async () => {
    const sound =
      '<p:subTnLst><p:audio><p:cMediaNode><p:tgtEl><p:sndTgt r:embed="s"/></p:tgtEl></p:cMediaNode></p:audio></p:subTnLst>';
    expect(await settingOf('sound', { beside: sound })).toBe(sha256(png(5)));
    expect(await settingOf('sound', {})).toBeUndefined();
  });
});
