import type { SingleQuestion } from '@lectern/questions';
import { strToU8 } from 'fflate';
import { readQti } from '../qti/read/read-qti.ts';

/** Parts of items of QTI 2, and what is read of them. */
const HEAD =
  '<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="标题" adaptive="false" timeDependent="false">';
const SCORE = '<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>';
export const TEMPLATE = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates';
export const matchCorrect = `<responseProcessing template="${TEMPLATE}/match_correct"/>`;
export const mapped = `<responseProcessing template="${TEMPLATE}/map_response"/>`;

export const declared = (cardinality: string, baseType: string, values: readonly string[], mapping = '') =>
  `<responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="${baseType}"><correctResponse>${values
    .map((value) => `<value>${value}</value>`)
    .join('')}</correctResponse>${mapping}</responseDeclaration>`;
export const mapping = (entries: Record<string, number>, attributes = 'defaultValue="0"') =>
  `<mapping ${attributes}>${Object.entries(entries)
    .map(([key, value]) => `<mapEntry mapKey="${key}" mappedValue="${value}"/>`)
    .join('')}</mapping>`;
export const item = (declaration: string, body: string, processing = matchCorrect) =>
  `${HEAD}${declaration}${SCORE}<itemBody>${body}</itemBody>${processing}</assessmentItem>`;
export const read = (xml: string) => readQti(strToU8(xml));
export const first = (xml: string) => read(xml).questions[0] as SingleQuestion;
export const codes = (xml: string) => read(xml).lines.map(({ code, state }) => `${state} ${code}`);
export const choices = (...names: readonly string[]) =>
  names.map((name) => `<simpleChoice identifier="${name}">选${name}</simpleChoice>`).join('');
