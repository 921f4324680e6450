import type { Animation } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { tag } from '../xml/xml-out.ts';
import type { BehaviourPorts } from './behaviours-out.ts';
import { effectBehaviours } from './effect-behaviours-out.ts';

function written(rest: Partial<Animation>): string {
  let id = 2;
  const ports: BehaviourPorts = {
    pathEditMode: 'relative',
    nextId: () => ++id,
    target: () => tag('p:tgtEl'),
  };
  const animation: Animation = {
    id: 'a',
    elementId: 'e',
    effect: { class: 'entrance', preset: 10 },
    trigger: { type: 'click' },
    delay: 0,
    duration: 500,
    ...rest,
  };
  return effectBehaviours(animation, ports).join('');
}

const filter = (preset: number, subtype?: number) =>
  /filter="([^"]*)"/.exec(written({ effect: { class: 'entrance', preset, subtype } }))?.[1];

describe('effectBehaviours', () => {
  it.each([
    [
      'an appearance',
      { effect: { class: 'entrance', preset: 1 } },
      '<p:set><p:cBhvr><p:cTn id="3" dur="1" fill="hold"/><p:tgtEl/><p:attrNameLst><p:attrName>style.visibility</p:attrName></p:attrNameLst></p:cBhvr><p:to><p:strVal val="visible"/></p:to></p:set>',
    ],
    [
      'a disappearance',
      { effect: { class: 'exit', preset: 1 }, duration: 0 },
      '<p:set><p:cBhvr><p:cTn id="3" dur="1" fill="hold"/><p:tgtEl/><p:attrNameLst><p:attrName>style.visibility</p:attrName></p:attrNameLst></p:cBhvr><p:to><p:strVal val="hidden"/></p:to></p:set>',
    ],
    [
      'a fade in',
      {},
      '<p:set><p:cBhvr><p:cTn id="3" dur="1" fill="hold"/><p:tgtEl/><p:attrNameLst><p:attrName>style.visibility</p:attrName></p:attrNameLst></p:cBhvr><p:to><p:strVal val="visible"/></p:to></p:set><p:animEffect transition="in" filter="fade"><p:cBhvr><p:cTn id="4" dur="500" fill="hold"/><p:tgtEl/></p:cBhvr></p:animEffect>',
    ],
    [
      'a fade out',
      { effect: { class: 'exit', preset: 10 }, duration: 700.4 },
      '<p:animEffect transition="out" filter="fade"><p:cBhvr><p:cTn id="3" dur="700" fill="hold"/><p:tgtEl/></p:cBhvr></p:animEffect><p:set><p:cBhvr><p:cTn id="4" dur="1" fill="hold"><p:stCondLst><p:cond delay="699"/></p:stCondLst></p:cTn><p:tgtEl/><p:attrNameLst><p:attrName>style.visibility</p:attrName></p:attrNameLst></p:cBhvr><p:to><p:strVal val="hidden"/></p:to></p:set>',
    ],
    [
      'a flight in from the bottom',
      { effect: { class: 'entrance', preset: 2, subtype: 4 } },
      '<p:set><p:cBhvr><p:cTn id="3" dur="1" fill="hold"/><p:tgtEl/><p:attrNameLst><p:attrName>style.visibility</p:attrName></p:attrNameLst></p:cBhvr><p:to><p:strVal val="visible"/></p:to></p:set><p:anim calcmode="lin" valueType="num"><p:cBhvr><p:cTn id="4" dur="500" fill="hold"/><p:tgtEl/><p:attrNameLst><p:attrName>ppt_x</p:attrName></p:attrNameLst></p:cBhvr><p:tavLst><p:tav tm="0"><p:val><p:strVal val="#ppt_x"/></p:val></p:tav><p:tav tm="100000"><p:val><p:strVal val="#ppt_x"/></p:val></p:tav></p:tavLst></p:anim><p:anim calcmode="lin" valueType="num"><p:cBhvr><p:cTn id="5" dur="500" fill="hold"/><p:tgtEl/><p:attrNameLst><p:attrName>ppt_y</p:attrName></p:attrNameLst></p:cBhvr><p:tavLst><p:tav tm="0"><p:val><p:strVal val="1+#ppt_h/2"/></p:val></p:tav><p:tav tm="100000"><p:val><p:strVal val="#ppt_y"/></p:val></p:tav></p:tavLst></p:anim>',
    ],
    [
      'a flight out',
      { effect: { class: 'exit', preset: 2, subtype: 8 } },
      '<p:anim calcmode="lin" valueType="num"><p:cBhvr><p:cTn id="3" dur="500" fill="hold"/><p:tgtEl/><p:attrNameLst><p:attrName>ppt_x</p:attrName></p:attrNameLst></p:cBhvr><p:tavLst><p:tav tm="0"><p:val><p:strVal val="#ppt_x"/></p:val></p:tav><p:tav tm="100000"><p:val><p:strVal val="0-#ppt_w/2"/></p:val></p:tav></p:tavLst></p:anim><p:anim calcmode="lin" valueType="num"><p:cBhvr><p:cTn id="4" dur="500" fill="hold"/><p:tgtEl/><p:attrNameLst><p:attrName>ppt_y</p:attrName></p:attrNameLst></p:cBhvr><p:tavLst><p:tav tm="0"><p:val><p:strVal val="#ppt_y"/></p:val></p:tav><p:tav tm="100000"><p:val><p:strVal val="#ppt_y"/></p:val></p:tav></p:tavLst></p:anim><p:set><p:cBhvr><p:cTn id="5" dur="1" fill="hold"><p:stCondLst><p:cond delay="499"/></p:stCondLst></p:cTn><p:tgtEl/><p:attrNameLst><p:attrName>style.visibility</p:attrName></p:attrNameLst></p:cBhvr><p:to><p:strVal val="hidden"/></p:to></p:set>',
    ],
    [
      'a zoom',
      { effect: { class: 'entrance', preset: 23 } },
      '<p:set><p:cBhvr><p:cTn id="3" dur="1" fill="hold"/><p:tgtEl/><p:attrNameLst><p:attrName>style.visibility</p:attrName></p:attrNameLst></p:cBhvr><p:to><p:strVal val="visible"/></p:to></p:set><p:anim calcmode="lin" valueType="num"><p:cBhvr><p:cTn id="4" dur="500" fill="hold"/><p:tgtEl/><p:attrNameLst><p:attrName>ppt_w</p:attrName></p:attrNameLst></p:cBhvr><p:tavLst><p:tav tm="0"><p:val><p:strVal val="0"/></p:val></p:tav><p:tav tm="100000"><p:val><p:strVal val="#ppt_w"/></p:val></p:tav></p:tavLst></p:anim><p:anim calcmode="lin" valueType="num"><p:cBhvr><p:cTn id="5" dur="500" fill="hold"/><p:tgtEl/><p:attrNameLst><p:attrName>ppt_h</p:attrName></p:attrNameLst></p:cBhvr><p:tavLst><p:tav tm="0"><p:val><p:strVal val="0"/></p:val></p:tav><p:tav tm="100000"><p:val><p:strVal val="#ppt_h"/></p:val></p:tav></p:tavLst></p:anim>',
    ],
    [
      'a rotation',
      { effect: { class: 'emphasis', preset: 8 } },
      '<p:animRot by="21600000"><p:cBhvr><p:cTn id="3" dur="500" fill="hold"/><p:tgtEl/><p:attrNameLst><p:attrName>r</p:attrName></p:attrNameLst></p:cBhvr></p:animRot>',
    ],
    [
      'a rotation by an angle',
      { effect: { class: 'emphasis', preset: 8 }, to: { rotation: -90 } },
      '<p:animRot by="-5400000"><p:cBhvr><p:cTn id="3" dur="500" fill="hold"/><p:tgtEl/><p:attrNameLst><p:attrName>r</p:attrName></p:attrNameLst></p:cBhvr></p:animRot>',
    ],
    [
      'a transparency',
      { effect: { class: 'emphasis', preset: 9 } },
      '<p:animEffect filter="image" prLst="opacity: 0.5"><p:cBhvr><p:cTn id="3" dur="500" fill="hold"/><p:tgtEl/></p:cBhvr></p:animEffect>',
    ],
    [
      'a transparency by a value',
      { effect: { class: 'emphasis', preset: 9 }, to: { opacity: 0.25 } },
      '<p:animEffect filter="image" prLst="opacity: 0.25"><p:cBhvr><p:cTn id="3" dur="500" fill="hold"/><p:tgtEl/></p:cBhvr></p:animEffect>',
    ],
    [
      'a growth',
      { effect: { class: 'emphasis', preset: 6 } },
      '<p:animScale><p:cBhvr><p:cTn id="3" dur="500" fill="hold"/><p:tgtEl/></p:cBhvr><p:by x="150000" y="150000"/></p:animScale>',
    ],
    [
      'another emphasis',
      { effect: { class: 'emphasis', preset: 26 } },
      '<p:animScale><p:cBhvr><p:cTn id="3" dur="500" fill="hold"/><p:tgtEl/></p:cBhvr><p:by x="105000" y="105000"/></p:animScale>',
    ],
    [
      'a growth by a scale',
      { effect: { class: 'emphasis', preset: 6 }, to: { scaleX: 2, scaleY: 0.5 } },
      '<p:animScale><p:cBhvr><p:cTn id="3" dur="500" fill="hold"/><p:tgtEl/></p:cBhvr><p:by x="200000" y="50000"/></p:animScale>',
    ],
    [
      'a path',
      { effect: { class: 'path', preset: 0 }, path: 'M 0 0 L 1 1 E' },
      '<p:animMotion origin="layout" path="M 0 0 L 1 1 E" pathEditMode="relative"><p:cBhvr><p:cTn id="3" dur="500" fill="hold"/><p:tgtEl/><p:attrNameLst><p:attrName>ppt_x</p:attrName><p:attrName>ppt_y</p:attrName></p:attrNameLst></p:cBhvr></p:animMotion>',
    ],
    [
      'a path without points',
      { effect: { class: 'path', preset: 0 } },
      '<p:animMotion origin="layout" path="M 0 0 L 0 0 E" pathEditMode="relative"><p:cBhvr><p:cTn id="3" dur="500" fill="hold"/><p:tgtEl/><p:attrNameLst><p:attrName>ppt_x</p:attrName><p:attrName>ppt_y</p:attrName></p:attrNameLst></p:cBhvr></p:animMotion>',
    ],
    [
      'playback',
      { effect: { class: 'media', preset: 1 } },
      '<p:cmd type="call" cmd="playFrom(0.0)"><p:cBhvr><p:cTn id="3" dur="500" fill="hold"/><p:tgtEl/></p:cBhvr></p:cmd>',
    ],
    [
      'a pause',
      { effect: { class: 'media', preset: 2 } },
      '<p:cmd type="call" cmd="togglePause"><p:cBhvr><p:cTn id="3" dur="500" fill="hold"/><p:tgtEl/></p:cBhvr></p:cmd>',
    ],
    [
      'a command',
      { effect: { class: 'other', preset: 1 }, command: 'stop' },
      '<p:cmd type="call" cmd="stop"><p:cBhvr><p:cTn id="3" dur="500" fill="hold"/><p:tgtEl/></p:cBhvr></p:cmd>',
    ],
  ] as const)('returns %s', (_, animation, xml) => {
    expect(written(animation as unknown as Partial<Animation>)).toBe(xml);
  });

  it.each([
    [2, 1, '#ppt_x', '0-#ppt_h/2'],
    [2, 2, '1+#ppt_w/2', '#ppt_y'],
    [2, 4, '#ppt_x', '1+#ppt_h/2'],
    [2, 8, '0-#ppt_w/2', '#ppt_y'],
    [2, 9, '0-#ppt_w/2', '0-#ppt_h/2'],
    [7, undefined, '#ppt_x', '1+#ppt_h/2'],
  ])('flies in by preset %i from the side %s', (preset, subtype, x, y) => {
    const starts = [
      ...written({ effect: { class: 'entrance', preset, subtype } }).matchAll(
        /tm="0"><p:val><p:strVal val="([^"]*)"/g,
      ),
    ].map(([, value]) => value);
    expect(starts).toEqual([x, y]);
  });

  it.each([
    [3, 5, 'blinds(vertical)'],
    [3, 10, 'blinds(horizontal)'],
    [4, 32, 'box(out)'],
    [4, 16, 'box(in)'],
    [5, 5, 'checkerboard(down)'],
    [5, 10, 'checkerboard(across)'],
    [6, 32, 'circle(out)'],
    [8, 16, 'diamond(in)'],
    [9, undefined, 'dissolve'],
    [12, 1, 'slide(fromTop)'],
    [12, 2, 'slide(fromRight)'],
    [12, 4, 'slide(fromBottom)'],
    [12, 8, 'slide(fromLeft)'],
    [13, 32, 'plus(out)'],
    [14, 5, 'randombar(vertical)'],
    [16, 21, 'barn(inVertical)'],
    [16, 26, 'barn(inHorizontal)'],
    [16, 37, 'barn(outVertical)'],
    [16, 42, 'barn(outHorizontal)'],
    [18, 3, 'strips(upRight)'],
    [18, 6, 'strips(downRight)'],
    [18, 9, 'strips(upLeft)'],
    [18, 12, 'strips(downLeft)'],
    [20, undefined, 'wedge'],
    [21, 3, 'wheel(3)'],
    [21, 5, 'wheel(1)'],
    [22, 1, 'wipe(up)'],
    [22, 2, 'wipe(right)'],
    [22, 4, 'wipe(down)'],
    [22, 8, 'wipe(left)'],
    [99, undefined, 'fade'],
  ])('has the filter of preset %i with subtype %s', (preset, subtype, expected) => {
    expect(filter(preset, subtype)).toBe(expected);
  });

  describe('with imported behaviours', () => {
    const behaviours: Animation['behaviours'] = [{ type: 'rotate', begin: 0, duration: 500, by: '10' }];
    const parts = (effect: Animation['effect']) =>
      [
        ...written({ effect, behaviours, duration: 500 }).matchAll(
          /<p:(set|animRot|cmd)\b|val="(\w+)"|delay="(\d+)"/g,
        ),
      ].map(([, name, value, delay]) => name ?? value ?? delay);

    it('returns them, with the visibility before entrances and after exits', () => {
      expect(parts({ class: 'entrance', preset: 10 })).toEqual(['set', 'visible', 'animRot']);
      expect(parts({ class: 'exit', preset: 10 })).toEqual(['animRot', 'set', '499', 'hidden']);
      expect(parts({ class: 'emphasis', preset: 10 })).toEqual(['animRot']);
      expect(parts({ class: 'path', preset: 10 })).toEqual(['animRot']);
    });

    it('returns the command of media effects', () => {
      expect(parts({ class: 'media', preset: 1 })).toEqual(['cmd']);
      expect(parts({ class: 'other', preset: 1 })).toEqual(['animRot']);
    });
  });
});
