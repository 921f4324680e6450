import { seeded } from '@lectern/base';
import { describe, expect, it } from 'vitest';
import type { MarkupElement } from '../../markup/node.ts';
import { readXml } from '../../markup/read-xml.ts';
import { ItemProcessor } from './process-item.ts';

const SCORE = '<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>';
const RESPONSE = '<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="string"/>';

function processor(inside: string): ItemProcessor {
  return new ItemProcessor(readXml(`<assessmentItem>${inside}</assessmentItem>`) as MarkupElement, seeded(1));
}

const rules = (inside: string) => `${RESPONSE}${SCORE}<responseProcessing>${inside}</responseProcessing>`;
const set = (expression: string) => `<setOutcomeValue identifier="SCORE">${expression}</setOutcomeValue>`;
const one = '<baseValue baseType="float">1</baseValue>';

describe('ItemProcessor', () => {
  it('runs the templates of Common Cartridge with MAXSCORE and FEEDBACKBASIC', () => {
    const item = processor(
      `<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>A</value></correctResponse></responseDeclaration>${SCORE}
      <outcomeDeclaration identifier="MAXSCORE" cardinality="single" baseType="float"><defaultValue><value>5</value></defaultValue></outcomeDeclaration>
      <outcomeDeclaration identifier="FEEDBACKBASIC" cardinality="single" baseType="identifier"/>
      <responseProcessing template="http://www.imsglobal.org/question/qti_v2p2/rptemplates/CC2_match_basic"/>`,
    );
    expect(item.judge({ RESPONSE: 'A' }).score).toBe(5);
    expect(item.judge({ RESPONSE: 'A' }).outcome('FEEDBACKBASIC')?.items).toEqual(['correct']);
    expect(item.judge({ RESPONSE: 'B' }).score).toBe(0);
    expect(item.judge({}).outcome('FEEDBACKBASIC')?.items).toEqual(['empty']);
  });

  it('leaves the outcomes as they were when a program has a rule or expression that is unknown', () => {
    const item = processor(rules(`${set(one)}${set('<unknownExpression/>')}`));
    expect(item.judge({}).score).toBe(0);
    expect(item.refused).toEqual([{ code: 'unknown-expression', detail: 'unknownExpression' }]);
    const other = processor(`${SCORE}<responseProcessing template="http://example.org/own_template"/>`);
    other.judge({});
    expect(other.refused).toMatchObject([{ code: 'unknown-rule' }]);
  });

  it('keeps one judgement apart from the next', () => {
    const item = processor(rules(set(`<sum><variable identifier="SCORE"/>${one}</sum>`)));
    expect([item.judge({}).score, item.judge({}).score]).toEqual([1, 1]);
  });

  it('stops constraints that never hold, and programs of too many steps', () => {
    const never = processor(
      '<templateProcessing><templateConstraint><baseValue baseType="boolean">false</baseValue></templateConstraint></templateProcessing>',
    );
    expect(never.refused).toEqual([]);
    const many = processor(rules(set(one).repeat(60_000)));
    many.judge({});
    expect(many.refused).toMatchObject([{ code: 'too-many-steps' }]);
  });

  it('returns a bounded value for containers that repeat containers', () => {
    const nested = (depth: number): string =>
      depth === 0 ? one : `<repeat numberRepeats="1000">${nested(depth - 1)}</repeat>`;
    const item = processor(rules(set(`<containerSize>${nested(6)}</containerSize>`)));
    expect(item.judge({}).score).toBe(10_000);
  });

  it('refuses expressions that are nested too deeply', () => {
    const nested = `${'<not>'.repeat(180)}${one}${'</not>'.repeat(180)}`;
    const item = processor(rules(set(nested)));
    expect(item.judge({}).score).toBe(0);
  });

  it('has NULL for numbers that are none, and for a division by zero', () => {
    for (const expression of [
      '<divide><baseValue baseType="float">1</baseValue><baseValue baseType="float">0</baseValue></divide>',
      '<power><baseValue baseType="float">10</baseValue><baseValue baseType="float">999</baseValue></power>',
      '<baseValue baseType="float">NaN</baseValue>',
      '<mathOperator name="ln"><baseValue baseType="float">-1</baseValue></mathOperator>',
      '<mathOperator name="constructor"><baseValue baseType="float">1</baseValue></mathOperator>',
    ])
      expect(
        processor(rules(set(expression)))
          .judge({})
          .outcome('SCORE'),
      ).toBeUndefined();
  });

  it('ignores responses and variables with the names of properties of objects', () => {
    const item = processor(rules(set('<variable identifier="__proto__"/>')));
    expect(item.judge({ constructor: 'x', toString: ['y'] }).outcome('SCORE')).toBeUndefined();
  });

  it('stops when the steps of all items together are used up', () => {
    const root = readXml(`<assessmentItem>${rules(set(one))}</assessmentItem>`) as MarkupElement;
    const budget = { left: 5 };
    const item = new ItemProcessor(root, seeded(1), budget);
    expect([item.judge({}).score, item.judge({}).score, item.judge({}).score]).toEqual([1, 1, 0]);
    expect(new ItemProcessor(root, seeded(1), budget).judge({}).score).toBe(0);
    expect(item.refused).toMatchObject([{ code: 'too-many-steps' }]);
  });
});
