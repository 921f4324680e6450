import { plainTextOf, type SingleQuestion } from '@lectern/questions';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { PNG } from '../../testing/pictures.ts';
import { readQti } from './read-qti.ts';

const HEAD =
  '<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="标题" adaptive="false" timeDependent="false">';
const SCORE = '<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>';
const TEMPLATE = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates';
const matchCorrect = `<responseProcessing template="${TEMPLATE}/match_correct"/>`;
const mapped = `<responseProcessing template="${TEMPLATE}/map_response"/>`;

const declared = (cardinality: string, baseType: string, values: readonly string[], mapping = '') =>
  `<responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="${baseType}"><correctResponse>${values
    .map((value) => `<value>${value}</value>`)
    .join('')}</correctResponse>${mapping}</responseDeclaration>`;
const mapping = (entries: Record<string, number>, attributes = 'defaultValue="0"') =>
  `<mapping ${attributes}>${Object.entries(entries)
    .map(([key, value]) => `<mapEntry mapKey="${key}" mappedValue="${value}"/>`)
    .join('')}</mapping>`;
const item = (declaration: string, body: string, processing = matchCorrect) =>
  `${HEAD}${declaration}${SCORE}<itemBody>${body}</itemBody>${processing}</assessmentItem>`;
const read = (xml: string) => readQti(strToU8(xml));
const first = (xml: string) => read(xml).questions[0] as SingleQuestion;
const codes = (xml: string) => read(xml).lines.map(({ code, state }) => `${state} ${code}`);
const choices = (...names: readonly string[]) =>
  names.map((name) => `<simpleChoice identifier="${name}">选${name}</simpleChoice>`).join('');

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

  it('returns the items of a package in the order of its test, with weights, sections and a stimulus', () => {
    const one = (identifier: string, ref = '') =>
      item(
        declared('single', 'identifier', ['A']),
        `<choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>${identifier}</prompt>${choices('A', 'B')}</choiceInteraction>`,
      ).replace('<itemBody>', `${ref}<itemBody>`);
    const ref = '<assessmentStimulusRef identifier="s" href="../s/text.xml" title="t"/>';
    const refs = (names: readonly string[]) =>
      names
        .map(
          (name) =>
            `<assessmentItemRef identifier="${name}" href="items/${name}.xml">${name === 'b' ? '<weight identifier="W" value="3"/>' : ''}</assessmentItemRef>`,
        )
        .join('');
    const report = readQti(
      zipSync({
        'imsmanifest.xml': strToU8(
          `<manifest><resources><resource identifier="t" type="imsqti_test_xmlv2p1" href="test.xml"/>${['a', 'b', 'c', 'd'].map((name) => `<resource identifier="${name}" type="imsqti_item_xmlv2p1" href="items/${name}.xml"/>`).join('')}</resources></manifest>`,
        ),
        'test.xml': strToU8(
          `<assessmentTest><testPart><assessmentSection title="第一部分" visible="true">${refs(['b'])}</assessmentSection><assessmentSection title="第二部分" visible="true">${refs(['c', 'd'])}</assessmentSection></testPart></assessmentTest>`,
        ),
        's/text.xml': strToU8(
          '<assessmentStimulus><stimulusBody><p>材料</p></stimulusBody></assessmentStimulus>',
        ),
        ...Object.fromEntries(['a', 'b'].map((name) => [`items/${name}.xml`, strToU8(one(name))])),
        ...Object.fromEntries(['c', 'd'].map((name) => [`items/${name}.xml`, strToU8(one(name, ref))])),
      }),
    );
    expect(report.questions).toMatchObject([
      { kind: 'single-choice', score: 3, tags: ['第一部分'] },
      {
        kind: 'composite',
        tags: ['第二部分'],
        children: [{ kind: 'single-choice' }, { kind: 'single-choice' }],
      },
      { kind: 'single-choice', score: 1 },
    ]);
    expect(report.lines).toEqual([]);
  });

  it('refuses interactions without a place in our kinds, and reads the other items', () => {
    const xml = item(declared('single', 'string', []), '<customInteraction responseIdentifier="RESPONSE"/>');
    expect(read(xml).lines).toMatchObject([
      { code: 'interaction', state: 'refused', detail: 'customInteraction' },
    ]);
    const report = readQti(
      zipSync({
        'a.xml': strToU8(xml),
        'b.xml': strToU8(
          item(
            declared('single', 'string', []),
            '<p>题</p><extendedTextInteraction responseIdentifier="RESPONSE"/>',
          ),
        ),
      }),
    );
    expect(report.questions).toHaveLength(1);
  });

  it('says what it cannot read, and never fetches or runs anything', () => {
    expect(readQti(strToU8('no xml')).lines).toMatchObject([{ code: 'not-qti', state: 'refused' }]);
    expect(readQti(strToU8('<questestinterop/>')).lines).toMatchObject([{ code: 'qti-1', state: 'refused' }]);
    expect(readQti(strToU8('PK broken')).lines).toMatchObject([
      { code: 'file-unreadable', detail: 'FILE_CORRUPT' },
    ]);
    expect(readQti(zipSync({ 'a.txt': strToU8('x') })).lines).toMatchObject([
      { code: 'not-qti', state: 'refused' },
    ]);
    const doctype = `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${item('', '<p>&x;</p>')}`;
    expect(read(doctype).questions).toEqual([]);
    const remote = item(
      declared('single', 'string', []),
      '<p><img src="https://example.org/a.png"/><script>x</script>题</p><extendedTextInteraction responseIdentifier="RESPONSE"/>',
      '',
    );
    expect(codes(remote)).toEqual(['lost file-missing', 'lost active-content']);
  });

  it('is bounded for bombs, many items, deep nesting and hostile extras', () => {
    const bomb = zipSync({
      'imsmanifest.xml': new Uint8Array(5_000_000),
      'a.xml': new Uint8Array(5_000_000),
    });
    expect(readQti(bomb).questions).toEqual([]);
    const essay = strToU8(
      item(
        declared('single', 'string', []),
        '<p>题</p><extendedTextInteraction responseIdentifier="RESPONSE"/>',
        '',
      ),
    );
    const many = readQti(
      zipSync(Object.fromEntries(Array.from({ length: 2500 }, (_, index) => [`${index}.xml`, essay])), {
        level: 0,
      }),
    );
    expect(many.questions).toHaveLength(2000);
    expect(many.lines).toContainEqual({ code: 'too-many-questions', state: 'refused' });
    const deep = item(
      declared('single', 'string', []),
      `${'<div>'.repeat(5000)}题${'</div>'.repeat(5000)}<extendedTextInteraction responseIdentifier="RESPONSE"/>`,
      '',
    );
    expect(() => read(deep)).not.toThrow();
    for (const extras of [
      '{}',
      '[]',
      'null',
      '{"of":0,"difference":{"__proto__":{"kind":"x"},"kind":7}}',
      `{"of":1,"difference":${'['.repeat(5000)}`,
    ]) {
      const xml = item(
        declared('single', 'string', []),
        '<extendedTextInteraction responseIdentifier="RESPONSE"/>',
        '',
      )
        .replace('<itemBody>', `<itemBody data-lectern-extras='${extras}'>`)
        .replace('identifier="i"', 'identifier="i" toolName="Lectern"');
      expect(() => read(xml)).not.toThrow();
      expect(({} as { kind?: unknown }).kind).toBeUndefined();
    }
  });
});
