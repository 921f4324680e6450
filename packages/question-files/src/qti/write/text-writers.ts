import {
  type BodyOf,
  type Content,
  isBlank,
  type KeyOf,
  kindOf,
  type SingleQuestion,
} from '@lectern/questions';
import type { QtiOut } from './qti-out.ts';
import {
  addScore,
  addWhen,
  isCorrect,
  mapping,
  mapResponse,
  plainNumber,
  qti,
  reaches,
  responseDeclaration,
  tag,
  variable,
} from './tags.ts';
import type { InteractionWriters, WrittenInteraction } from './written-interaction.ts';

/** A passage with an element in place of each gap. */
function passage(content: Content, out: QtiOut, gap: (id: string) => string): string {
  return tag('div', { class: 'lectern-passage' }, out.html(content, gap));
}

function fillBlank(question: SingleQuestion, out: QtiOut, response: string): WrittenInteraction {
  const { passage: content, widths = [] } = question.body as BodyOf<'fill-blank'>;
  const { blanks, groups = [] } = question.key as KeyOf<'fill-blank'>;
  if (groups.length > 0) out.notes.note('groups', 'changed');
  const part = question.score / Math.max(1, blanks.length);
  const named = (gap: string) => responseFor(response, gap, out);
  const lengths = new Map(widths.map(({ gap, width }) => [gap, width]));
  const isExact = question.rule.name === 'exact';
  return {
    declarations: blanks.map(({ gap, accepted, compare }) => {
      const entries = accepted.map(({ text, share = 1 }) => [text, share * part] as const);
      const right = accepted.find(({ share = 1 }) => share === 1)?.text;
      return responseDeclaration({
        identifier: named(gap),
        cardinality: 'single',
        baseType: 'string',
        correct: right === undefined ? [] : [right],
        mapping: mapping(entries, { caseSensitive: compare?.case === 'counts' }),
      });
    }),
    body: passage(content, out, (id) =>
      qti('text-entry-interaction', {
        'response-identifier': named(id),
        'expected-length': lengths.get(id) ?? undefined,
      }),
    ),
    rules: isExact
      ? [
          addWhen(
            qti('and', {}, ...blanks.map(({ gap }) => reaches(mapResponse(named(gap)), part))),
            question.score,
          ),
        ]
      : blanks.map(({ gap }) => addScore(mapResponse(named(gap)))),
  };
}

/** The response of a gap: its own identifier, or one that begins with the response of the part. */
function responseFor(response: string, gap: string, out: QtiOut): string {
  const identifier = out.identifier(gap);
  return response === 'RESPONSE' ? identifier : `${response}-${identifier}`;
}

function clozeChoice(question: SingleQuestion, out: QtiOut, response: string): WrittenInteraction {
  const { passage: content, gaps, shuffle } = question.body as BodyOf<'cloze-choice'>;
  const { right } = question.key as KeyOf<'cloze-choice'>;
  const byId = new Map(gaps.map((gap) => [gap.id, gap]));
  const named = (gap: string) => responseFor(response, gap, out);
  const part = question.score / Math.max(1, right.length);
  const conditions = right.map(({ gap }) => isCorrect(named(gap)));
  return {
    declarations: gaps.map(({ id }) => {
      const choice = right.find(({ gap }) => gap === id)?.choice;
      const correct = choice === undefined ? [] : [out.identifier(choice)];
      return responseDeclaration({
        identifier: named(id),
        cardinality: 'single',
        baseType: 'identifier',
        correct,
      });
    }),
    body: passage(content, out, (id) => {
      const choices = (byId.get(id)?.choices ?? []).map((one) =>
        qti('inline-choice', { identifier: out.identifier(one.id) }, out.inline(one.content)),
      );
      const attributes = { 'response-identifier': named(id), shuffle: shuffle ?? false };
      return qti('inline-choice-interaction', attributes, ...choices);
    }),
    rules:
      question.rule.name === 'exact'
        ? [addWhen(qti('and', {}, ...conditions), question.score)]
        : conditions.map((condition) => addWhen(condition, part)),
  };
}

function numeric(question: SingleQuestion, out: QtiOut, response: string): WrittenInteraction {
  const { parameters = [], unit } = question.body as BodyOf<'numeric'>;
  const { tolerance, units = [], digits } = question.key as KeyOf<'numeric'>;
  if (parameters.length > 0) out.notes.note('parameters', 'changed');
  if (units.length > 0) out.notes.note('units', 'changed');
  if (digits) out.notes.note('digits', 'changed');
  const right = kindOf('numeric')?.rightResponse(question.body, question.key) as
    | { value: string }
    | undefined;
  const value = Number(right?.value ?? Number.NaN);
  if (!Number.isFinite(value)) out.notes.note('formula-value', 'changed');
  const correct = Number.isFinite(value) ? [plainNumber(value)] : [];
  const settings = tolerance
    ? {
        'tolerance-mode': tolerance.type,
        tolerance: plainNumber(tolerance.type === 'relative' ? tolerance.value * 100 : tolerance.value),
      }
    : { 'tolerance-mode': 'exact' };
  const isRight = qti('equal', settings, qti('correct', { identifier: response }), variable(response));
  return {
    declarations: [
      responseDeclaration({ identifier: response, cardinality: 'single', baseType: 'float', correct }),
    ],
    body: tag(
      'p',
      {},
      qti('text-entry-interaction', { 'response-identifier': response }),
      unit ? ` ${out.inline({ paragraphs: [{ runs: [{ type: 'text', text: unit }] }] })}` : '',
    ),
    rules: [addWhen(isRight, question.score)],
  };
}

function formula(question: SingleQuestion, out: QtiOut, response: string): WrittenInteraction {
  const { expected } = question.key as KeyOf<'formula'>;
  out.notes.note('formula', 'changed');
  const entries = expected.map((text) => [text, question.score] as const);
  const [first] = expected;
  return {
    declarations: [
      responseDeclaration({
        identifier: response,
        cardinality: 'single',
        baseType: 'string',
        correct: first === undefined ? [] : [first],
        mapping: mapping(entries),
      }),
    ],
    body: tag(
      'p',
      {},
      qti('text-entry-interaction', { 'response-identifier': response, class: 'lectern-formula' }),
    ),
    rules: [addScore(mapResponse(response))],
  };
}

/** The sample answer and the criteria, for the person who marks. */
function rubricOf(sample: Content | undefined, criteria: KeyOf<'essay'>['rubric'], out: QtiOut): string {
  const rows = (criteria ?? []).map(({ title, levels }) => {
    const words = levels.map(({ points, description }) => `${points}：${description}`).join('；');
    return out.html({ paragraphs: [{ runs: [{ type: 'text', text: `${title} ${words}` }] }] });
  });
  return `${sample && !isBlank(sample) ? out.html(sample) : ''}${rows.join('')}`;
}

function free(
  question: SingleQuestion,
  out: QtiOut,
  response: string,
  settings: Record<string, string | number | undefined>,
): WrittenInteraction {
  const { sample, rubric } = question.key as KeyOf<'essay'>;
  return {
    declarations: [responseDeclaration({ identifier: response, cardinality: 'single', baseType: 'string' })],
    body: qti('extended-text-interaction', { 'response-identifier': response, ...settings }),
    rules: [],
    rubric: rubricOf(sample, rubric, out),
  };
}

function mediaAnswer(question: SingleQuestion, out: QtiOut, response: string): WrittenInteraction {
  const body = question.body as BodyOf<'media-answer'>;
  const { reference, rubric } = question.key as KeyOf<'media-answer'>;
  const declarations = [
    responseDeclaration({ identifier: response, cardinality: 'single', baseType: 'file' }),
  ];
  const own = { declarations, rules: [], rubric: rubricOf(reference, rubric, out) };
  const attributes = { 'response-identifier': response };
  if (body.ask === 'photographs')
    return { ...own, body: qti('upload-interaction', { ...attributes, type: 'image/*' }) };
  if (body.ask === 'speech') {
    const text = body.text ? out.html(body.text) : '';
    return { ...own, body: `${text}${qti('upload-interaction', { ...attributes, type: 'audio/*' })}` };
  }
  const picture = body.ground?.type === 'picture' ? out.address(body.ground.asset) : undefined;
  const grid = body.ground?.type === 'grid' ? { 'data-lectern-grid': body.ground.grid } : {};
  const ground = picture
    ? tag('img', { src: picture, alt: '' })
    : tag('object', { type: 'image/png', data: '', width: 800, height: 600, ...grid });
  return { ...own, body: qti('drawing-interaction', attributes, ground) };
}

export const TEXT_WRITERS: InteractionWriters = {
  'fill-blank': fillBlank,
  'cloze-choice': clozeChoice,
  numeric,
  formula,
  'short-answer': (question, out, response) => {
    const { most, lines } = question.body as BodyOf<'short-answer'>;
    return free(question, out, response, {
      class: 'lectern-short-answer',
      'expected-length': most,
      'expected-lines': lines,
    });
  },
  essay: (question, out, response) => {
    const { most } = question.body as BodyOf<'essay'>;
    return free(question, out, response, { 'expected-length': most });
  },
  'media-answer': mediaAnswer,
};
