import type { Behaviour } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { kept, tag } from '../xml/xml-out.ts';
import { type BehaviourPorts, behaviourXml, withBounceFallback } from './behaviours-out.ts';

const ports: BehaviourPorts = {
  pathEditMode: 'fixed',
  nextId: () => 7,
  target: () => tag('p:tgtEl'),
};
const COMMON = '<p:cBhvr><p:cTn id="7" dur="500" fill="hold"/><p:tgtEl/></p:cBhvr>';

/** The behaviour without the part that all have. */
function own(rest: Omit<Behaviour, 'begin' | 'duration'>): string {
  return behaviourXml({ begin: 0, duration: 500, ...rest }, ports).replace(COMMON, '…');
}

function common(rest: Partial<Behaviour>): string {
  return behaviourXml({ type: 'scale', begin: 0, duration: 500, ...rest }, ports);
}

describe('behaviourXml', () => {
  it.each([
    [
      'a value that is set',
      { type: 'value', discrete: true, to: 'visible' },
      '<p:set>…<p:to><p:strVal val="visible"/></p:to></p:set>',
    ],
    [
      'a number that is set',
      { type: 'value', discrete: true, to: '-1.5' },
      '<p:set>…<p:to><p:fltVal val="-1.5"/></p:to></p:set>',
    ],
    [
      'an interpolated value',
      { type: 'value', to: '1' },
      '<p:anim to="1" calcmode="lin" valueType="num">…</p:anim>',
    ],
    [
      'a discrete value by keyframes',
      { type: 'value', discrete: true, to: '1', values: [{ at: 0, value: '1' }] },
      '<p:anim to="1" calcmode="discrete" valueType="num">…<p:tavLst><p:tav tm="0"><p:val><p:fltVal val="1"/></p:val></p:tav></p:tavLst></p:anim>',
    ],
    [
      'keyframes of numbers',
      {
        type: 'value',
        values: [
          { at: 0, value: '#ppt_x' },
          { at: 0.5, value: '1e-3', formula: '$' },
        ],
      },
      '<p:anim calcmode="lin" valueType="num">…<p:tavLst><p:tav tm="0"><p:val><p:strVal val="#ppt_x"/></p:val></p:tav><p:tav tm="50000" fmla="$"><p:val><p:fltVal val="1e-3"/></p:val></p:tav></p:tavLst></p:anim>',
    ],
    [
      'keyframes of strings',
      { type: 'value', values: [{ at: 1, value: 'visible' }] },
      '<p:anim calcmode="lin" valueType="str">…<p:tavLst><p:tav tm="100000"><p:val><p:strVal val="visible"/></p:val></p:tav></p:tavLst></p:anim>',
    ],
    [
      'a colour of the theme',
      { type: 'color', from: 'accent1', to: 'FF0000' },
      '<p:animClr clrSpc="rgb" dir="cw">…<p:from><a:schemeClr val="accent1"/></p:from><p:to><a:srgbClr val="FF0000"/></p:to></p:animClr>',
    ],
    [
      'a shift of the colour',
      { type: 'color', by: '120 0.5 -0.25' },
      '<p:animClr clrSpc="hsl" dir="cw">…<p:by><p:hsl h="7200000" s="50000" l="-25000"/></p:by></p:animClr>',
    ],
    [
      'a scale',
      { type: 'scale', by: '1.5 2', from: '0 0', to: '1' },
      '<p:animScale>…<p:by x="150000" y="200000"/><p:from x="0" y="0"/><p:to x="100000" y="100000"/></p:animScale>',
    ],
    [
      'a rotation',
      { type: 'rotate', by: '90', from: '0', to: '-45.5' },
      '<p:animRot by="5400000" from="0" to="-2730000">…</p:animRot>',
    ],
    [
      'a path',
      { type: 'motion', path: 'M 0 0 E', by: '1 2' },
      '<p:animMotion origin="layout" path="M 0 0 E" pathEditMode="fixed">…<p:by x="100000" y="200000"/></p:animMotion>',
    ],
    [
      'a filter in',
      { type: 'filter', filter: 'wipe(left)' },
      '<p:animEffect transition="in" filter="wipe(left)">…</p:animEffect>',
    ],
    [
      'a filter out',
      { type: 'filter', filter: 'fade', out: true },
      '<p:animEffect transition="out" filter="fade">…</p:animEffect>',
    ],
    [
      'an opacity',
      { type: 'filter', filter: 'image', to: '0.5', out: true },
      '<p:animEffect filter="image" prLst="opacity: 0.5">…</p:animEffect>',
    ],
    [
      'an opacity without a value',
      { type: 'filter', filter: 'image' },
      '<p:animEffect filter="image">…</p:animEffect>',
    ],
    [
      'a bounce',
      { type: 'rotate', by: '1', bounce: 0.25 },
      '<p:animRot by="60000" p14:bounceEnd="25000">…</p:animRot>',
    ],
  ] as const)('returns %s', (_, behaviour, xml) => {
    expect(own(behaviour as unknown as Omit<Behaviour, 'begin' | 'duration'>)).toBe(xml);
  });

  it.each([
    [
      'all settings',
      {
        attribute: 'ppt_x',
        begin: 100.4,
        repeat: 2.5,
        autoReverse: true,
        accelerate: 0.2,
        decelerate: 0.3,
        speed: -1,
        timeFilter: '0, 0',
        passing: true,
      },
      '<p:animScale><p:cBhvr><p:cTn id="7" dur="500" repeatCount="2500" accel="20000" decel="30000" autoRev="1" spd="-100000" tmFilter="0, 0" fill="remove"><p:stCondLst><p:cond delay="100"/></p:stCondLst></p:cTn><p:tgtEl/><p:attrNameLst><p:attrName>ppt_x</p:attrName></p:attrNameLst></p:cBhvr></p:animScale>',
    ],
    [
      'none of them',
      { repeat: 0, autoReverse: false, accelerate: 0, decelerate: 0, passing: false, duration: 0 },
      '<p:animScale><p:cBhvr><p:cTn id="7" dur="1" repeatCount="0" fill="hold"/><p:tgtEl/></p:cBhvr></p:animScale>',
    ],
  ] as const)('has a time node with %s', (_, settings, xml) => {
    expect(common(settings)).toBe(xml);
  });
});

describe('withBounceFallback', () => {
  it('returns a timing without a bounce unchanged', () => {
    expect(withBounceFallback(kept('<p:timing/>'))).toBe('<p:timing/>');
    expect(withBounceFallback(kept('<p:a p14:presetBounceEnd="1"/>'))).toBe('<p:a p14:presetBounceEnd="1"/>');
  });

  it('returns a bounce with a copy for older readers', () => {
    expect(
      withBounceFallback(kept('<p:a p14:presetBounceEnd="25000"><p:b p14:bounceEnd="25000" x="1"/></p:a>')),
    ).toBe(
      '<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main" Requires="p14"><p:a p14:presetBounceEnd="25000"><p:b p14:bounceEnd="25000" x="1"/></p:a></mc:Choice><mc:Fallback><p:a><p:b x="1"/></p:a></mc:Fallback></mc:AlternateContent>',
    );
  });
});
