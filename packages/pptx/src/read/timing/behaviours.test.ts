import { describe, expect, it } from 'vitest';
import { node } from '../../../test/tree-scope.ts';
import { delayOf, readBehaviours, speedOf } from './behaviours.ts';

const common = (attributes = 'dur="500"', name = 'x', delay = '') =>
  `<p:cBhvr><p:cTn ${attributes}>${delay && `<p:stCondLst><p:cond delay="${delay}"/></p:stCondLst>`}</p:cTn><p:attrNameLst><p:attrName>${name}</p:attrName></p:attrNameLst></p:cBhvr>`;
const of = (list: string, ends = false) =>
  readBehaviours(node(`<p:cTn><p:childTnLst>${list}</p:childTnLst></p:cTn>`), ends);
const basic = { attribute: 'x', begin: 0, duration: 500 };

describe('the time of readBehaviours', () => {
  const timed = (attributes: string, ends = false) => of(`<p:anim>${common(attributes)}</p:anim>`, ends)[0];

  it('has all settings of its time node', () => {
    const [behaviour] = of(
      `<p:anim p14:bounceEnd="40000">${common('dur="500" repeatCount="2500" autoRev="1" accel="30000" decel="50000" tmFilter="0,0;1,1" spd="200000"', ' x ', '250')}</p:anim>`,
    );
    expect(behaviour).toEqual({
      ...{ ...basic, type: 'value', begin: 250, repeat: 2.5, autoReverse: true, accelerate: 0.3 },
      ...{ decelerate: 0.5, timeFilter: '0,0;1,1', speed: 2, bounce: 0.4 },
    });
  });

  it('leaves out settings without an effect', () => {
    expect(timed('dur="500" repeatCount="1000" accel="0" decel="0" spd="100000"')).toEqual({
      ...{ ...basic, type: 'value' },
    });
    expect(timed('dur="indefinite"')).toMatchObject({ duration: 0 });
    expect(timed('dur="-5" accel="300000"')).toMatchObject({ duration: 0, accelerate: 1 });
  });

  it('is undone when its fill is `remove`, or when it ends and has a duration without a fill', () => {
    expect(timed('dur="5" fill="remove"')?.passing).toBe(true);
    expect(timed('dur="5"')?.passing).toBeUndefined();
    expect(timed('dur="5"', true)?.passing).toBe(true);
    expect(timed('dur="5" fill="hold"', true)?.passing).toBeUndefined();
    expect(timed('', true)?.passing).toBeUndefined();
  });

  it('begins after the delays of the containers around it', () => {
    const inner = `<p:set>${common('dur="1"', 'x', '30')}<p:to/></p:set>`;
    const container = `<p:par><p:cTn><p:stCondLst><p:cond delay="200"/></p:stCondLst><p:childTnLst>${inner}</p:childTnLst></p:cTn></p:par>`;
    expect(of(container + inner).map(({ begin }) => begin)).toEqual([230, 30]);
  });

  it('is read for at most 64 behaviours', () => {
    expect(of(`<p:set>${common()}<p:to/></p:set>`.repeat(65))).toHaveLength(64);
  });
});

describe('the kind of readBehaviours', () => {
  const color = (value: string) => `<a:srgbClr val="${value}"/>`;

  it.each([
    [
      `<p:set>${common()}<p:to><p:strVal val="visible"/></p:to></p:set>`,
      { type: 'value', to: 'visible', discrete: true },
    ],
    [
      `<p:set>${common()}<p:to><p:clrVal>${color('FF0000')}</p:clrVal></p:to></p:set>`,
      { type: 'value', to: 'FF0000', discrete: true },
    ],
    [
      `<p:anim from="1" to="2" by="3" calcmode="discrete">${common()}</p:anim>`,
      { type: 'value', from: '1', to: '2', by: '3', discrete: true },
    ],
    [`<p:anim calcmode="lin">${common()}</p:anim>`, { type: 'value' }],
    [
      `<p:animClr>${common()}<p:by><p:hsl h="5400000" s="50000" l="-12500"/></p:by><p:from>${color('111111')}</p:from><p:to><a:schemeClr val="accent1"/></p:to></p:animClr>`,
      { type: 'color', by: '90 0.5 -0.125', from: '111111', to: 'accent1' },
    ],
    [
      `<p:animScale>${common()}<p:by x="150000"/><p:from x="50000" y="20000"/><p:to/></p:animScale>`,
      { type: 'scale', by: '1.5 1', from: '0.5 0.2' },
    ],
    [
      `<p:animRot by="21600000" from="5400000" to="0">${common()}</p:animRot>`,
      { type: 'rotate', by: '360', from: '90', to: '0' },
    ],
    [
      `<p:animMotion path="M 0 0 L 1 1">${common()}<p:by x="1" y="1"/></p:animMotion>`,
      { type: 'motion', path: 'M 0 0 L 1 1' },
    ],
    [
      `<p:animMotion>${common()}<p:to x="50000" y="25000"/><p:from y="10000"/></p:animMotion>`,
      { type: 'motion', to: '0.5 0.25', from: '1 0.1' },
    ],
    [
      `<p:animEffect transition="out" filter=" wipe(left); fade" prLst="opacity: 0.5">${common()}</p:animEffect>`,
      { type: 'filter', filter: 'wipe(left)', out: true, to: '0.5' },
    ],
    [
      `<p:animEffect transition="in" filter="fade">${common()}</p:animEffect>`,
      { type: 'filter', filter: 'fade' },
    ],
  ])('is for %s %j', (xml, kind) => {
    expect(of(xml)).toEqual([{ ...basic, ...kind }]);
  });

  it('is left out for a filter without a name and an unknown node', () => {
    expect(
      of(`<p:animEffect filter="">${common()}</p:animEffect><p:cmd>${common()}</p:cmd><p:set/>`),
    ).toEqual([]);
  });

  it('has the keyframes with their times and formulas', () => {
    const tav = (attributes: string, value: string) => `<p:tav ${attributes}><p:val>${value}</p:val></p:tav>`;
    const list = [
      tav('tm="0" fmla=" #ppt_x "', '<p:fltVal val="1.5"/>'),
      tav('tm="50000"', '<p:boolVal val="true"/>'),
      tav('tm="indefinite"', '<p:intVal val="7"/>'),
      tav('tm="100000"', ''),
    ];
    expect(of(`<p:anim>${common()}<p:tavLst>${list.join('')}</p:tavLst></p:anim>`)[0]?.values).toEqual([
      { at: 0, value: '1.5', formula: '#ppt_x' },
      { at: 0.5, value: 'true' },
      { at: 1, value: '7' },
    ]);
    const many = tav('tm="0"', '<p:intVal val="1"/>').repeat(513);
    expect(of(`<p:anim>${common()}<p:tavLst>${many}</p:tavLst></p:anim>`)[0]?.values).toHaveLength(512);
  });
});

it('delayOf returns the milliseconds of the first condition, within a day', () => {
  const time = (delay: string) =>
    node(`<p:cTn><p:stCondLst><p:cond delay="${delay}"/><p:cond delay="9"/></p:stCondLst></p:cTn>`);
  expect(['250', 'indefinite', '-5', '99999999'].map((delay) => delayOf(time(delay)))).toEqual([
    ...[250, 0, 0, 86_400_000],
  ]);
  expect(delayOf(undefined)).toBe(0);
});

it('speedOf returns a factor unless it is normal', () => {
  expect(['50000', '-100000', '100000', '0', 'x', undefined].map(speedOf)).toEqual([
    ...[0.5, -1, undefined, undefined, undefined, undefined],
  ]);
});
