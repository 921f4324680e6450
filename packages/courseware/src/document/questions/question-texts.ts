import * as z from 'zod/mini';
import type { JsonValue } from '../../records/json-value.ts';
import { paragraph, type TextBody } from '../../records/text.ts';
import { fits } from '../text/text-check.ts';

/** A text of a question that is on the page: the stem, or a text of the body. */
export interface QuestionText {
  /** Path of the text in the question, such as `stem` or `body.choices.0.content`. */
  readonly where: string;
  /** Position of the choice that it is the text of, counted from 0. */
  readonly choice: number | undefined;
  readonly body: TextBody;
}

/** Changes a text; the same object leaves it as it is. */
type ChangeText = (text: QuestionText) => TextBody;

type Fields = { readonly [key: string]: JsonValue };

const paragraphs = z.array(paragraph);

/**
 * The texts of a question on its page, in the order of reading, without key, analysis and other texts that the class
 * does not see. Values of another form have none.
 */
export function questionTexts(question: JsonValue): readonly QuestionText[] {
  const texts: QuestionText[] = [];
  withQuestionTexts(question, (text) => {
    texts.push(text);
    return text.body;
  });
  return texts;
}

/** The question with changed texts; the same object if none changed. */
export function withQuestionTexts(question: JsonValue, change: ChangeText): JsonValue {
  return changedQuestion(question, '', change);
}

function changedQuestion(question: JsonValue, path: string, change: ChangeText): JsonValue {
  if (!isFields(question)) return question;
  const stem = changedTexts(question.stem ?? null, `${path}stem`, undefined, change);
  const body = changedTexts(question.body ?? null, `${path}body`, undefined, change);
  const children = isList(question.children)
    ? changedItems(question.children, (child, at) => changedQuestion(child, `${path}children.${at}.`, change))
    : question.children;
  return withFields(question, {
    ...(question.stem !== undefined && { stem }),
    ...(question.body !== undefined && { body }),
    ...(children !== undefined && { children }),
  });
}

function changedTexts(
  value: JsonValue,
  where: string,
  choice: number | undefined,
  change: ChangeText,
): JsonValue {
  if (isList(value)) {
    const isChoices = where.endsWith('.choices');
    return changedItems(value, (item, at) =>
      changedTexts(item, `${where}.${at}`, isChoices ? at : choice, change),
    );
  }
  if (!isFields(value)) return value;
  const text = textOf(value);
  if (text) {
    const changed = change({ where, choice, body: text });
    return changed === text ? value : { ...value, paragraphs: changed.paragraphs as unknown as JsonValue };
  }
  const changes = Object.entries(value).map(
    ([key, each]) => [key, changedTexts(each, `${where}.${key}`, choice, change)] as const,
  );
  return withFields(value, Object.fromEntries(changes));
}

/** The text that a value is; undefined for another value. */
function textOf(value: Fields): TextBody | undefined {
  return isList(value.paragraphs) && fits(paragraphs, value.paragraphs)
    ? (value as unknown as TextBody)
    : undefined;
}

function changedItems(
  list: readonly JsonValue[],
  change: (item: JsonValue, at: number) => JsonValue,
): readonly JsonValue[] {
  const items = list.map(change);
  return items.every((item, at) => item === list[at]) ? list : items;
}

function withFields(fields: Fields, changes: Fields): Fields {
  const isSame = Object.entries(changes).every(([key, value]) => fields[key] === value);
  return isSame ? fields : { ...fields, ...changes };
}

function isFields(value: JsonValue | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}
