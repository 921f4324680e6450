import type { Animation, CoursewareRecord } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { element, outScope } from '../../../test/out-scope-source.ts';
import { timingXml } from './timing-out.ts';

const records: CoursewareRecord[] = [
  element('shape', 's', {}),
  element('shape', 'button', {}),
  element('video', 'v', { asset: 'h' }),
];

function effect(rest: Partial<Animation> = {}): Animation {
  return {
    id: 'a',
    elementId: 's',
    effect: { class: 'entrance', preset: 1 },
    trigger: { type: 'click' },
    delay: 0,
    duration: 1,
    ...rest,
  };
}

function written(...animations: Animation[]): string {
  return timingXml({ animations }, outScope(records)) ?? '';
}

/** The start of each click, group and effect, by depth. */
function starts(...animations: Animation[]): string[] {
  return [
    ...written(...animations).matchAll(
      /<p:cTn id="\d+"(?: presetID[^>]*)? fill="hold"(?: grpId="0" nodeType="(\w+)")?><p:stCondLst><p:cond delay="(\w+)"\/>(<p:cond evt="onBegin")?/g,
    ),
  ].map(([, type, delay, opening]) => `${type ?? 'par'} ${delay}${opening ? ' opening' : ''}`);
}

/** Attributes of the effect's time node. */
function node(rest: Partial<Animation>): string {
  return /<p:cTn id="\d+" (presetID[^>]*)>/.exec(written(effect(rest)))?.[1] ?? '';
}

describe('timingXml', () => {
  it('returns one effect with everything around it', () => {
    expect(written(effect())).toBe(
      '<p:timing><p:tnLst><p:par><p:cTn id="1" dur="indefinite" restart="never" nodeType="tmRoot"><p:childTnLst><p:seq concurrent="1" nextAc="seek"><p:cTn id="2" dur="indefinite" nodeType="mainSeq"><p:childTnLst><p:par><p:cTn id="3" fill="hold"><p:stCondLst><p:cond delay="indefinite"/></p:stCondLst><p:childTnLst><p:par><p:cTn id="4" fill="hold"><p:stCondLst><p:cond delay="0"/></p:stCondLst><p:childTnLst><p:par><p:cTn id="5" presetID="1" presetClass="entr" presetSubtype="0" fill="hold" grpId="0" nodeType="clickEffect"><p:stCondLst><p:cond delay="0"/></p:stCondLst><p:childTnLst><p:set><p:cBhvr><p:cTn id="6" dur="1" fill="hold"/><p:tgtEl><p:spTgt spid="2"/></p:tgtEl><p:attrNameLst><p:attrName>style.visibility</p:attrName></p:attrNameLst></p:cBhvr><p:to><p:strVal val="visible"/></p:to></p:set></p:childTnLst></p:cTn></p:par></p:childTnLst></p:cTn></p:par></p:childTnLst></p:cTn></p:par></p:childTnLst></p:cTn><p:prevCondLst><p:cond evt="onPrev" delay="0"><p:tgtEl><p:sldTgt/></p:tgtEl></p:cond></p:prevCondLst><p:nextCondLst><p:cond evt="onNext" delay="0"><p:tgtEl><p:sldTgt/></p:tgtEl></p:cond></p:nextCondLst></p:seq></p:childTnLst></p:cTn></p:par></p:tnLst><p:bldLst><p:bldP spid="2" grpId="0" animBg="1"/></p:bldLst></p:timing>',
    );
  });

  it('returns undefined without effects, and for effects of other elements', () => {
    expect(timingXml({}, outScope(records))).toBeUndefined();
    expect(timingXml({ animations: [effect({ elementId: 'gone' })] }, outScope(records))).toBeUndefined();
  });

  it('returns clicks, effects with the one before, and effects after it', () => {
    expect(
      starts(
        effect({ duration: 100 }),
        effect({ trigger: { type: 'with' }, delay: 50, duration: 300 }),
        effect({ trigger: { type: 'after' }, delay: 7, duration: 10 }),
        effect({ trigger: { type: 'after' } }),
        effect(),
      ),
    ).toEqual([
      'par indefinite',
      'par 0',
      'clickEffect 0',
      'withEffect 50',
      'par 350',
      'afterEffect 7',
      'par 367',
      'afterEffect 0',
      'par indefinite',
      'par 0',
      'clickEffect 0',
    ]);
  });

  it('counts the runs of an effect before the effect after it', () => {
    const after = (rest: Partial<Animation>) =>
      starts(effect({ duration: 100, ...rest }), effect({ trigger: { type: 'after' } })).at(-2);
    expect(after({})).toBe('par 100');
    expect(after({ repeat: 3, autoReverse: true })).toBe('par 600');
    expect(after({ repeat: 0.5 })).toBe('par 100');
    expect(after({ repeat: 'indefinite' })).toBe('par 100');
  });

  it('starts the first effects with the page when they need no click', () => {
    expect(starts(effect({ trigger: { type: 'with' } }))[0]).toBe('par indefinite opening');
    expect(starts(effect({ trigger: { type: 'after' } }))[0]).toBe('par indefinite opening');
    expect(starts(effect())[0]).toBe('par indefinite');
  });

  describe('for effects that a click on an element starts', () => {
    const onButton = (once?: boolean) =>
      effect({ trigger: { type: 'element', elementId: 'button', ...(once && { once }) } });

    it('returns a sequence of that element', () => {
      expect(written(onButton())).toContain(
        '<p:seq concurrent="1" nextAc="seek"><p:cTn id="3" restart="whenNotActive" fill="hold" evtFilter="cancelBubble" nodeType="interactiveSeq"><p:stCondLst><p:cond evt="onClick" delay="0"><p:tgtEl><p:spTgt spid="3"/></p:tgtEl></p:cond></p:stCondLst>',
      );
      expect(written(onButton(true))).toContain('restart="never" fill="hold" evtFilter');
      expect(written(onButton())).not.toContain('mainSeq');
    });

    it('has the first step at once, and further steps on further clicks', () => {
      expect(starts(onButton(), effect({ trigger: { type: 'with' } }), onButton())).toEqual([
        'par 0',
        'par 0',
        'clickEffect 0',
        'withEffect 0',
        'par indefinite',
        'par 0',
        'clickEffect 0',
      ]);
    });

    it('returns to the sequence of the page with the next click', () => {
      expect(written(onButton(), effect()).match(/nodeType="(?:mainSeq|interactiveSeq)"/g)).toEqual([
        'nodeType="mainSeq"',
        'nodeType="interactiveSeq"',
      ]);
    });
  });

  it.each([
    [
      'by default',
      {},
      'presetID="1" presetClass="entr" presetSubtype="0" fill="hold" grpId="0" nodeType="clickEffect"',
    ],
    [
      'of an exit with a subtype',
      { effect: { class: 'exit', preset: 2, subtype: 8 } },
      'presetID="2" presetClass="exit" presetSubtype="8" fill="hold" grpId="0" nodeType="clickEffect"',
    ],
    [
      'of an emphasis',
      { effect: { class: 'emphasis', preset: 8 } },
      'presetID="8" presetClass="emph" presetSubtype="0" fill="hold" grpId="0" nodeType="clickEffect"',
    ],
    [
      'of media',
      { effect: { class: 'media', preset: 1 } },
      'presetID="1" presetClass="mediacall" presetSubtype="0" fill="hold" grpId="0" nodeType="clickEffect"',
    ],
    [
      'of another effect',
      { effect: { class: 'other', preset: 1 } },
      'presetID="1" presetClass="verb" presetSubtype="0" fill="hold" grpId="0" nodeType="clickEffect"',
    ],
    [
      'that is repeated',
      { repeat: 2.5, repeatFor: 900.4 },
      'presetID="1" presetClass="entr" presetSubtype="0" repeatCount="2500" repeatDur="900" fill="hold" grpId="0" nodeType="clickEffect"',
    ],
    [
      'that runs once',
      { repeat: 1 },
      'presetID="1" presetClass="entr" presetSubtype="0" fill="hold" grpId="0" nodeType="clickEffect"',
    ],
    [
      'without an end',
      { repeat: 'indefinite', repeatFor: 'indefinite' },
      'presetID="1" presetClass="entr" presetSubtype="0" repeatCount="indefinite" repeatDur="indefinite" fill="hold" grpId="0" nodeType="clickEffect"',
    ],
    [
      'with a speed',
      { speed: 2, restart: 'never', accelerate: 0.5, decelerate: 0.25, autoReverse: true, rewind: true },
      'presetID="1" presetClass="entr" presetSubtype="0" spd="200000" restart="never" accel="50000" decel="25000" autoRev="1" fill="remove" grpId="0" nodeType="clickEffect"',
    ],
    [
      'with a bounce',
      {
        behaviours: [
          { type: 'rotate', begin: 0, duration: 1, bounce: 0.1 },
          { type: 'rotate', begin: 0, duration: 1, bounce: 0.4 },
        ],
      },
      'presetID="1" presetClass="entr" presetSubtype="0" p14:presetBounceEnd="40000" fill="hold" grpId="0" nodeType="clickEffect"',
    ],
  ] as const)('has the time node of an effect %s', (_, rest, attributes) => {
    expect(node(rest as unknown as Partial<Animation>)).toBe(attributes);
  });

  it.each([
    [
      'at the next click',
      { type: 'nextClick' },
      '<p:cond evt="onNext" delay="0"><p:tgtEl><p:sldTgt/></p:tgtEl></p:cond>',
    ],
    [
      'at a click on an element',
      { type: 'element', elementId: 'button' },
      '<p:cond evt="onClick" delay="0"><p:tgtEl><p:spTgt spid="3"/></p:tgtEl></p:cond>',
    ],
    ['after a time', { type: 'time', after: 99.6 }, '<p:cond delay="100"/>'],
  ] as const)('ends an effect %s', (_, until, condition) => {
    expect(written(effect({ until }))).toContain(`<p:endCondLst>${condition}</p:endCondLst>`);
  });

  it('has the letters or words of an effect', () => {
    expect(written(effect({ iterate: { by: 'letter', interval: 0.1 } }))).toContain(
      '<p:iterate type="lt"><p:tmPct val="10000"/></p:iterate>',
    );
    expect(written(effect({ iterate: { by: 'word', interval: 0.1, reverse: true } }))).toContain(
      '<p:iterate type="wd" backwards="1">',
    );
  });

  it('applies an effect to paragraphs or a part', () => {
    expect(written(effect({ paragraphs: [1, 2] }))).toContain(
      '<p:spTgt spid="2"><p:txEl><p:pRg st="1" end="2"/></p:txEl></p:spTgt>',
    );
    expect(written(effect({ part: 'bg' }))).toContain('<p:spTgt spid="2"><p:bg/></p:spTgt>');
  });

  it('locks a path on request', () => {
    const path = { effect: { class: 'path', preset: 0 } } as const;
    expect(written(effect(path))).toContain('pathEditMode="relative"');
    expect(written(effect({ ...path, pathLocked: true }))).toContain('pathEditMode="fixed"');
  });

  it('has the playback of media with an effect or with settings', () => {
    const media = (rest: object, ...animations: Animation[]) => {
      const video = element('video', 'v', { asset: 'h', ...rest });
      return timingXml({ animations }, outScope([...records.slice(0, 2), video]));
    };
    const play = effect({ elementId: 'v', effect: { class: 'media', preset: 1 } });
    expect(media({})).toBeUndefined();
    expect(media({ loop: true })).toContain(
      '<p:cTn id="3" repeatCount="indefinite" fill="hold" display="0">',
    );
    expect(media({}, effect())).not.toContain('p:video');
    expect(media({ autoplay: true }, play)).toContain(
      '<p:cond delay="0"/></p:stCondLst></p:cTn><p:tgtEl><p:spTgt spid="4"/>',
    );
    expect(media({ autoplay: true }, { ...play, trigger: { type: 'after' } })).toContain(
      '<p:cond delay="indefinite"/></p:stCondLst></p:cTn><p:tgtEl><p:spTgt spid="4"/>',
    );
  });

  it('has the exit of a shape that covers others', () => {
    const cover = element('shape', 'cover', { cover: { way: 'fade' } });
    const xml = timingXml({}, outScope([cover]));
    expect(xml).toContain('presetID="10" presetClass="exit"');
    expect(xml).toContain('nodeType="interactiveSeq"');
  });

  it('has the builds of its shapes', () => {
    expect(written(effect())).toContain('<p:bldLst><p:bldP spid="2" grpId="0" animBg="1"/></p:bldLst>');
    expect(written(effect({ elementId: 'v' }))).not.toContain('bldLst');
  });
});
