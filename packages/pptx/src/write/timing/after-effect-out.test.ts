import type { Animation } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { asset, outScope, relationsOf } from '../../../test/out-scope-source.ts';
import { tag } from '../xml/xml-out.ts';
import { afterEffectXml } from './after-effect-out.ts';

function written(
  rest: Partial<Animation>,
  scope = outScope([asset('s1', 'audio/mpeg')]),
): string | undefined {
  let id = 4;
  const animation: Animation = {
    id: 'a',
    elementId: 'e',
    effect: { class: 'entrance', preset: 1 },
    trigger: { type: 'click' },
    delay: 0,
    duration: 1,
    ...rest,
  };
  const ports = { pathEditMode: 'fixed', nextId: () => ++id, target: () => tag('p:tgtEl') } as const;
  return afterEffectXml(animation, ports, scope);
}

describe('afterEffectXml', () => {
  it.each([
    [
      'hides the element at the end',
      { after: { when: 'end', hide: true } },
      '<p:subTnLst><p:set><p:cBhvr override="childStyle"><p:cTn id="5" dur="1" fill="hold" display="0" masterRel="sameClick" afterEffect="1"/><p:tgtEl/><p:attrNameLst><p:attrName>style.visibility</p:attrName></p:attrNameLst></p:cBhvr><p:to><p:strVal val="hidden"/></p:to></p:set></p:subTnLst>',
    ],
    [
      'hides the element at the next click',
      { after: { when: 'nextClick', hide: true } },
      '<p:subTnLst><p:set><p:cBhvr override="childStyle"><p:cTn id="5" dur="1" fill="hold" display="0" masterRel="nextClick" afterEffect="1"/><p:tgtEl/><p:attrNameLst><p:attrName>style.visibility</p:attrName></p:attrNameLst></p:cBhvr><p:to><p:strVal val="hidden"/></p:to></p:set></p:subTnLst>',
    ],
    [
      'has a colour',
      { after: { when: 'end', color: 'ff0000' } },
      '<p:subTnLst><p:animClr clrSpc="rgb" dir="cw"><p:cBhvr override="childStyle"><p:cTn id="5" dur="1" fill="hold" display="0" masterRel="sameClick" afterEffect="1"/><p:tgtEl/><p:attrNameLst><p:attrName>ppt_c</p:attrName></p:attrNameLst></p:cBhvr><p:to><a:srgbClr val="ff0000"/></p:to></p:animClr></p:subTnLst>',
    ],
    [
      'has a colour of the theme',
      { after: { when: 'nextClick', color: 'accent1' } },
      '<p:subTnLst><p:animClr clrSpc="rgb" dir="cw"><p:cBhvr override="childStyle"><p:cTn id="5" dur="1" fill="hold" display="0" masterRel="nextClick" afterEffect="1"/><p:tgtEl/><p:attrNameLst><p:attrName>ppt_c</p:attrName></p:attrNameLst></p:cBhvr><p:to><a:schemeClr val="accent1"/></p:to></p:animClr></p:subTnLst>',
    ],
    [
      'has a sound',
      { sound: 's1' },
      '<p:subTnLst><p:audio><p:cMediaNode><p:cTn id="5" display="0" masterRel="sameClick"/><p:tgtEl><p:sndTgt r:embed="rId1" name="sound"/></p:tgtEl></p:cMediaNode></p:audio></p:subTnLst>',
    ],
    [
      'has a colour and a sound',
      { after: { when: 'end', color: 'ff0000' }, sound: 's1' },
      '<p:subTnLst><p:animClr clrSpc="rgb" dir="cw"><p:cBhvr override="childStyle"><p:cTn id="5" dur="1" fill="hold" display="0" masterRel="sameClick" afterEffect="1"/><p:tgtEl/><p:attrNameLst><p:attrName>ppt_c</p:attrName></p:attrNameLst></p:cBhvr><p:to><a:srgbClr val="ff0000"/></p:to></p:animClr><p:audio><p:cMediaNode><p:cTn id="6" display="0" masterRel="sameClick"/><p:tgtEl><p:sndTgt r:embed="rId1" name="sound"/></p:tgtEl></p:cMediaNode></p:audio></p:subTnLst>',
    ],
  ] as const)('%s', (_, animation, xml) => {
    expect(written(animation)).toBe(xml);
  });

  it('refers to its sound', () => {
    const scope = outScope([asset('s1', 'audio/mpeg')]);
    written({ sound: 's1' }, scope);
    expect(relationsOf(scope)).toEqual(['rId1 audio ppt/media/media1.mp3']);
  });

  it('returns undefined without a change and a sound', () => {
    expect(written({})).toBeUndefined();
    expect(written({ sound: 'missing' })).toBeUndefined();
  });
});
