import { plainTextOf, type SingleQuestion } from '@lectern/questions';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { PNG } from '../../testing/drafts.ts';
import {
  choices,
  codes,
  declared,
  first,
  item,
  mapped,
  mapping,
  matchCorrect,
  read,
  TEMPLATE,
} from '../../testing/qti-items.ts';
import { readQti } from './read-qti.ts';

describe('readQti', () => {
  it('returns a single choice with its prompt', () => {
    const xml = item(
      declared('single', 'identifier', ['B']),
      `<p>看</p><choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="1"><prompt>选哪个？</prompt>${choices('A', 'B')}</choiceInteraction>`,
    );
    expect(first(xml)).toMatchObject({
      kind: 'single-choice',
      body: { shuffle: true },
      key: { right: 'B' },
      rule: { name: 'exact' },
      score: 1,
    });
    expect(plainTextOf(first(xml).stem)).toBe('看\n选哪个？');
    expect(codes(xml)).toEqual([]);
  });

  it('returns the names of QTI 3 as those of QTI 2', () => {
    const xml = `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i"><qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>A</qti-value></qti-correct-response></qti-response-declaration><qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"/><qti-item-body><qti-choice-interaction response-identifier="RESPONSE" max-choices="1"><qti-prompt>题</qti-prompt><qti-simple-choice identifier="A">一</qti-simple-choice><qti-simple-choice identifier="B">二</qti-simple-choice></qti-choice-interaction></qti-item-body><qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml"/></qti-assessment-item>`;
    expect(first(xml)).toMatchObject({ kind: 'single-choice', key: { right: 'A' } });
  });

  it('finds the rule that the processing of the item is', () => {
    const several = (processing: string, map = '') =>
      item(
        declared('multiple', 'identifier', ['A', 'B'], map),
        `<choiceInteraction responseIdentifier="RESPONSE" maxChoices="0"><prompt>题</prompt>${choices('A', 'B', 'C')}</choiceInteraction>`,
        processing,
      );
    expect(first(several(matchCorrect)).rule).toEqual({ name: 'exact' });
    expect(first(several(mapped, mapping({ A: 1, B: 1 }))).rule).toEqual({ name: 'per-item' });
    expect(
      first(several(mapped, mapping({ A: 1, B: 1, C: -1 }, 'defaultValue="0" lowerBound="0"'))).rule,
    ).toEqual({ name: 'net' });
    const uneven = several(mapped, mapping({ A: 3, B: 1 }));
    expect(first(uneven)).toMatchObject({ rule: { name: 'per-item' }, score: 4 });
    expect(read(uneven).lines).toMatchObject([
      { code: 'rule-approximated', state: 'changed', detail: '25 %' },
    ]);
  });

  it('finds the key in the processing when no response is declared correct', () => {
    const condition = (value: string) =>
      `<responseProcessing><responseCondition><responseIf><match><variable identifier="RESPONSE"/><baseValue baseType="identifier">${value}</baseValue></match><setOutcomeValue identifier="SCORE"><baseValue baseType="float">2</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>`;
    const declaration =
      '<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"/>';
    const xml = item(
      declaration,
      `<choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>题</prompt>${choices('A', 'B', 'C')}</choiceInteraction>`,
      condition('C'),
    );
    expect(first(xml)).toMatchObject({ key: { right: 'C' }, score: 2 });
    const text = item(
      '<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="string"/>',
      '<p>首都 <textEntryInteraction responseIdentifier="RESPONSE"/></p>',
      condition('北京').replaceAll('identifier">北京', 'string">北京'),
    );
    expect(first(text)).toMatchObject({
      kind: 'fill-blank',
      key: { blanks: [{ accepted: [{ text: '北京' }] }] },
    });
  });

  it('returns statements, orders, pairs, tables and banks', () => {
    const truth = item(
      declared('single', 'identifier', ['x2']),
      '<p>地球是平的。</p><choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><simpleChoice identifier="x1">正确</simpleChoice><simpleChoice identifier="x2">错误</simpleChoice></choiceInteraction>',
    );
    expect(first(truth)).toMatchObject({ kind: 'true-false', key: { truth: false } });
    const order = item(
      declared('ordered', 'identifier', ['C', 'A', 'B']),
      `<orderInteraction responseIdentifier="RESPONSE"><prompt>排</prompt>${choices('A', 'B', 'C')}</orderInteraction>`,
    );
    expect(first(order)).toMatchObject({
      kind: 'ordering',
      key: { order: [['C'], ['A'], ['B']] },
      rule: { name: 'exact' },
    });
    const sets = (most: number) =>
      `<simpleMatchSet>${['A', 'B'].map((name) => `<simpleAssociableChoice identifier="${name}" matchMax="1">${name}</simpleAssociableChoice>`).join('')}</simpleMatchSet><simpleMatchSet>${['X', 'Y', 'Z'].map((name) => `<simpleAssociableChoice identifier="${name}" matchMax="${most}">${name}</simpleAssociableChoice>`).join('')}</simpleMatchSet>`;
    const pairs = declared('multiple', 'directedPair', ['A X', 'B Y'], mapping({ 'A X': 1, 'B Y': 1 }));
    const match = item(
      pairs,
      `<matchInteraction responseIdentifier="RESPONSE" maxAssociations="2"><prompt>连</prompt>${sets(1)}</matchInteraction>`,
      mapped,
    );
    expect(first(match)).toMatchObject({
      kind: 'matching',
      body: { partners: 'one' },
      key: {
        pairs: [
          { left: 'A', right: 'X' },
          { left: 'B', right: 'Y' },
        ],
      },
      rule: { name: 'per-item' },
    });
    const table = item(
      pairs,
      `<matchInteraction class="qti-match-tabular" responseIdentifier="RESPONSE" maxAssociations="2"><prompt>选</prompt>${sets(2)}</matchInteraction>`,
      mapped,
    );
    expect(first(table)).toMatchObject({
      kind: 'matrix',
      key: {
        right: [
          { row: 'A', columns: ['X'] },
          { row: 'B', columns: ['Y'] },
        ],
      },
    });
    const bank = item(
      declared('multiple', 'directedPair', ['W G1', 'V G2'], mapping({ 'W G1': 1, 'V G2': 1 })),
      '<gapMatchInteraction responseIdentifier="RESPONSE"><gapText identifier="W" matchMax="1">春</gapText><gapText identifier="V" matchMax="1">秋</gapText><p><gap identifier="G1"/>天和<gap identifier="G2"/>天</p></gapMatchInteraction>',
      mapped,
    );
    expect(first(bank)).toMatchObject({
      kind: 'bank-cloze',
      key: {
        right: [
          { gap: 'G1', choice: 'W' },
          { gap: 'G2', choice: 'V' },
        ],
      },
    });
  });

  it('returns blanks, inline choices, numbers, and a composite of fields and lists', () => {
    const equal =
      '<responseProcessing><responseCondition><responseIf><equal toleranceMode="absolute" tolerance="0.05"><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></equal><setOutcomeValue identifier="SCORE"><baseValue baseType="float">3</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>';
    const number = item(
      declared('single', 'float', ['3.14']),
      '<p>圆周率约 <textEntryInteraction responseIdentifier="RESPONSE"/></p>',
      equal,
    );
    expect(first(number)).toMatchObject({
      kind: 'numeric',
      score: 3,
      key: { value: '3.14', tolerance: { type: 'absolute', value: 0.05 } },
    });
    const inline = item(
      declared('single', 'identifier', ['b']),
      '<p>I <inlineChoiceInteraction responseIdentifier="RESPONSE"><inlineChoice identifier="a">is</inlineChoice><inlineChoice identifier="b">am</inlineChoice></inlineChoiceInteraction>.</p>',
    );
    expect(first(inline)).toMatchObject({
      kind: 'cloze-choice',
      key: { right: [{ gap: 'RESPONSE', choice: 'b' }] },
    });
    const other = declared('single', 'string', ['x'], mapping({ x: 1 })).replace('"RESPONSE"', '"R2"');
    const both = item(
      `${declared('single', 'identifier', ['b'])}${other}`,
      '<p><inlineChoiceInteraction responseIdentifier="RESPONSE"><inlineChoice identifier="a">is</inlineChoice><inlineChoice identifier="b">am</inlineChoice></inlineChoiceInteraction> <textEntryInteraction responseIdentifier="R2"/></p>',
    );
    expect(read(both).questions).toMatchObject([
      { kind: 'composite', children: [{ kind: 'cloze-choice' }, { kind: 'fill-blank' }] },
    ]);
  });

  it('returns areas, points and labels of pictures', () => {
    const picture = '<object type="image/png" data="p.png" width="200" height="100"/>';
    const inPackage = (xml: string) =>
      readQti(zipSync({ 'items/i.xml': strToU8(xml), 'items/p.png': PNG })).questions[0] as SingleQuestion;
    const spots = item(
      declared('single', 'identifier', ['H1']),
      `<hotspotInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>点</prompt>${picture}<hotspotChoice identifier="H1" shape="circle" coords="100,50,20"/><hotspotChoice identifier="H2" shape="rect" coords="0,0,50,50"/></hotspotInteraction>`,
    );
    expect(inPackage(spots)).toMatchObject({
      kind: 'hotspot',
      body: {
        picture: { width: 200 },
        areas: [{ id: 'H1', shape: { type: 'circle', radius: 0.1 } }, { id: 'H2' }],
      },
      key: { right: ['H1'] },
    });
    const areas =
      '<areaMapping defaultValue="0"><areaMapEntry shape="rect" coords="20,20,60,60" mappedValue="1"/></areaMapping>';
    const point = item(
      declared('single', 'point', ['40 40'], areas),
      `<selectPointInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>点</prompt>${picture}</selectPointInteraction>`,
      `<responseProcessing template="${TEMPLATE}/map_response_point"/>`,
    );
    expect(inPackage(point)).toMatchObject({
      kind: 'hotspot',
      body: { areas: [] },
      key: { areas: [{ shape: { type: 'rectangle', left: 0.1, right: 0.3 } }] },
    });
    const labels = item(
      declared('multiple', 'directedPair', ['L1 S1', 'L2 S2'], mapping({ 'L1 S1': 1, 'L2 S2': 1 })),
      `<graphicGapMatchInteraction responseIdentifier="RESPONSE"><prompt>标</prompt>${picture}<gapText identifier="L1" matchMax="1">头</gapText><gapText identifier="L2" matchMax="1">尾</gapText><associableHotspot identifier="S1" matchMax="1" shape="circle" coords="50,50,8"/><associableHotspot identifier="S2" matchMax="1" shape="circle" coords="150,50,8"/></graphicGapMatchInteraction>`,
      mapped,
    );
    expect(inPackage(labels)).toMatchObject({
      kind: 'label-picture',
      body: { own: { targets: [{ id: 'S1', dot: { x: 0.25, y: 0.5 } }, { id: 'S2' }] } },
      rule: { name: 'per-item' },
    });
  });

  it('returns spots to find for areas that are tapped in an order', () => {
    const spot = (name: string, x: number) =>
      `<hotspotChoice identifier="${name}" shape="circle" coords="${x},50,9"/>`;
    const xml = item(
      declared('ordered', 'identifier', ['B', 'A']),
      `<graphicOrderInteraction responseIdentifier="RESPONSE"><prompt>先后</prompt><object type="image/png" data="p.png" width="200" height="100"/>${spot('A', 20)}${spot('B', 90)}</graphicOrderInteraction>`,
    );
    expect(first(xml)).toMatchObject({
      kind: 'find-spot',
      key: { parts: [{ key: { right: ['B'] } }, { key: { right: ['A'] } }] },
    });
  });

  it('keeps a choice whose right answer is unknown, and asks for it', () => {
    const xml = item(
      '<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"/>',
      `<choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>题</prompt>${choices('A', 'B')}</choiceInteraction>`,
    );
    expect(first(xml)).toMatchObject({ kind: 'single-choice', key: { right: 'A' } });
    expect(codes(xml)).toEqual(['unsure key-empty']);
  });

  it('returns texts, uploads, drawings and words of a text', () => {
    const text = (interaction: string) =>
      item(
        '<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="string"/>',
        `<p>题</p><${interaction}/>`,
        '',
      );
    expect(first(text('extendedTextInteraction responseIdentifier="RESPONSE"'))).toMatchObject({
      kind: 'essay',
      rule: { name: 'manual' },
    });
    expect(first(text('uploadInteraction responseIdentifier="RESPONSE" type="audio/mpeg"'))).toMatchObject({
      kind: 'media-answer',
      body: { ask: 'speech' },
    });
    expect(first(text('drawingInteraction responseIdentifier="RESPONSE"'))).toMatchObject({
      kind: 'media-answer',
      body: { ask: 'drawing' },
    });
    const hottext = item(
      declared('multiple', 'identifier', ['b']),
      '<hottextInteraction responseIdentifier="RESPONSE" maxChoices="0"><p>He <hottext identifier="a">is</hottext> <hottext identifier="b">go</hottext>.</p></hottextInteraction>',
    );
    expect(first(hottext)).toMatchObject({ kind: 'multiple-choice', key: { right: ['b'] } });
    expect(codes(hottext)).toEqual(['changed hottext']);
  });

  it('prints the values of template processing, and says that they are frozen', () => {
    const template =
      '<templateDeclaration identifier="A" cardinality="single" baseType="integer"/><templateProcessing><setTemplateValue identifier="A"><randomInteger min="7" max="7"/></setTemplateValue><setCorrectResponse identifier="RESPONSE"><sum><variable identifier="A"/><baseValue baseType="integer">1</baseValue></sum></setCorrectResponse></templateProcessing>';
    const xml = item(
      `<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="integer"/>${template}`,
      '<p><printedVariable identifier="A"/> + 1 = <textEntryInteraction responseIdentifier="RESPONSE"/></p>',
    );
    expect(first(xml)).toMatchObject({ kind: 'numeric', key: { value: '8' } });
    expect(plainTextOf(first(xml).stem)).toBe('7 + 1 = ____');
    expect(codes(xml)).toEqual(['changed numbers-frozen']);
  });
});
