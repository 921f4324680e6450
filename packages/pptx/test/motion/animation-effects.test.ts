import { describe, expect, it } from 'vitest';
import { readSource, shape } from '../deck-source.ts';

describe('imported animations', () => {
  const effect = (attributes: string, inside: string, delay = '0') =>
    `<p:par><p:cTn ${attributes}><p:stCondLst><p:cond delay="${delay}"/></p:stCondLst><p:childTnLst>${inside}</p:childTnLst></p:cTn></p:par>`;
  const target = (id: number, range = '') => `<p:tgtEl><p:spTgt spid="${id}">${range}</p:spTgt></p:tgtEl>`;
  const fade = (id: number, range = '') =>
    `<p:set><p:cBhvr><p:cTn dur="1"/>${target(id, range)}</p:cBhvr></p:set><p:animEffect><p:cBhvr><p:cTn dur="700"/>${target(id, range)}</p:cBhvr></p:animEffect>`;
  const sequence = (type: string, conditions: string, inside: string) =>
    `<p:seq><p:cTn nodeType="${type}">${conditions}<p:childTnLst><p:par><p:cTn><p:childTnLst><p:par><p:cTn><p:childTnLst>${inside}</p:childTnLst></p:cTn></p:par></p:childTnLst></p:cTn></p:par></p:childTnLst></p:cTn></p:seq>`;

  it('keep targets, effects, triggers and times, in order', async () => {
    const main = sequence(
      'mainSeq',
      '',
      effect(
        'presetID="10" presetClass="entr" presetSubtype="0" nodeType="clickEffect"',
        fade(2, '<p:txEl><p:pRg st="1" end="2"/></p:txEl>'),
      ) +
        effect(
          'presetID="6" presetClass="emph" nodeType="withEffect" repeatCount="3000" autoRev="1" accel="50000"',
          `<p:animScale><p:cBhvr><p:cTn dur="2000"/>${target(3)}</p:cBhvr><p:by x="150000" y="120000"/></p:animScale>`,
          '300',
        ) +
        effect(
          'presetID="42" presetClass="path" nodeType="afterEffect"',
          `<p:animMotion path="M 0 0 L 0.25 0 E"><p:cBhvr><p:cTn dur="1000"/>${target(3)}</p:cBhvr></p:animMotion>`,
        ) +
        effect('presetID="1" presetClass="exit" nodeType="clickEffect"', fade(99)),
    );
    const started = sequence(
      'interactiveSeq',
      `<p:stCondLst><p:cond evt="onClick" delay="0">${target(3)}</p:cond></p:stCondLst>`,
      effect('presetID="1" presetClass="exit" nodeType="clickEffect"', fade(2)),
    );
    const { elements, pages, report } = await readSource({
      slides: [
        {
          tree: shape(2) + shape(3),
          after: `<p:timing><p:tnLst><p:par><p:cTn nodeType="tmRoot"><p:childTnLst>${started}${main}</p:childTnLst></p:cTn></p:par></p:tnLst></p:timing>`,
        },
      ],
    });
    const [one, two] = elements.map((element) => element.id);
    expect(pages[0]?.animations).toMatchObject([
      {
        elementId: one,
        paragraphs: [1, 2],
        effect: { class: 'entrance', preset: 10, subtype: 0 },
        trigger: { type: 'click' },
        delay: 0,
        duration: 700,
      },
      {
        elementId: two,
        effect: { class: 'emphasis', preset: 6 },
        trigger: { type: 'with' },
        delay: 300,
        duration: 2000,
        repeat: 3,
        autoReverse: true,
        accelerate: 0.5,
        to: { scaleX: 1.5, scaleY: 1.2 },
      },
      {
        elementId: two,
        effect: { class: 'path', preset: 42 },
        trigger: { type: 'after' },
        path: 'M 0 0 L 0.25 0 E',
      },
      { elementId: one, effect: { class: 'exit' }, trigger: { type: 'element', elementId: two } },
    ]);
    expect(report.notes).toContainEqual(expect.objectContaining({ code: 'ANIMATION_TARGET' }));
  });
});
