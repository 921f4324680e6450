import { ordersBetween } from '../src/document/order.ts';
import type { Element } from '../src/records/element.ts';
import type { QuestionElement } from '../src/records/elements/question.ts';
import type { ShapeElement } from '../src/records/elements/shape.ts';
import type { ToolElement } from '../src/records/elements/tool.ts';
import { type CoursewareRecord, SCHEMA_VERSION } from '../src/records/record.ts';
import type { TextBody } from '../src/records/text.ts';

/** A frame that no element of the sample has. */
export const frame = { x: 5, y: 5, w: 10, h: 10 };

export function textBody(...lines: string[]): TextBody {
  return { paragraphs: lines.map((text) => ({ runs: text === '' ? [] : [{ type: 'text', text }] })) };
}

export function shape(
  id: string,
  parentId: string,
  order: string,
  more: Partial<ShapeElement> = {},
): ShapeElement {
  return {
    kind: 'element',
    type: 'shape',
    id,
    parentId,
    order,
    frame: { x: 0, y: 0, w: 100, h: 50 },
    ...more,
  };
}

/** Pages `p0`, `p1` … with elements `p0e0`, `p0e1` … each, bottom first. */
export function sampleRecords(pages = 2, elements = 3): CoursewareRecord[] {
  const pageOrders = ordersBetween(undefined, undefined, pages);
  const orders = ordersBetween(undefined, undefined, elements);
  const records: CoursewareRecord[] = [
    { kind: 'deck', id: 'deck', schema: SCHEMA_VERSION, size: { w: 1280, h: 720 } },
  ];
  pageOrders.forEach((order, page) => {
    records.push({ kind: 'page', id: `p${page}`, order });
    orders.forEach((elementOrder, index) => {
      const frame = { x: index * 100, y: 0, w: 80, h: 50 };
      const element: Element = shape(`p${page}e${index}`, `p${page}`, elementOrder, { frame });
      records.push(element);
    });
  });
  return records;
}

export function tool(id: string, parentId: string, order: string, data: ToolElement['data']): ToolElement {
  return {
    kind: 'element',
    type: 'tool',
    id,
    parentId,
    order,
    frame: { x: 0, y: 0, w: 100, h: 50 },
    toolKey: 'Mind',
    data,
  };
}

/** A single choice of `choices`, of which the first is right. Ids of choices are their words. */
export function question(
  id: string,
  parentId: string,
  order: string,
  stem: string,
  choices: readonly string[],
): QuestionElement {
  return {
    kind: 'element',
    type: 'question',
    id,
    parentId,
    order,
    frame: { x: 0, y: 0, w: 100, h: 50 },
    question: JSON.parse(
      JSON.stringify({
        format: 1,
        id: `${id} question`,
        version: 1,
        kind: 'single-choice',
        stem: textBody(stem),
        body: { choices: choices.map((words) => ({ id: words, content: textBody(words) })) },
        key: { right: choices[0] },
        analysis: textBody('because'),
      }),
    ),
  };
}
