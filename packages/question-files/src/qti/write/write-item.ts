import { escapeXml } from '@lectern/pptx/package';
import {
  type Content,
  interactiveKindOf,
  isBlank,
  type KindName,
  type PlayedBody,
  plainTextOf,
  type SingleQuestion,
  toBasic,
} from '@lectern/questions';
import { CHOICE_WRITERS } from './choice-writers.ts';
import { PAIR_WRITERS } from './pair-writers.ts';
import type { QtiOut } from './qti-out.ts';
import { baseValue, plainNumber, qti, reaches, tag, variable } from './tags.ts';
import { TEXT_WRITERS } from './text-writers.ts';
import type { InteractionWriters, WrittenInteraction } from './written-interaction.ts';

const WRITERS: InteractionWriters = { ...CHOICE_WRITERS, ...TEXT_WRITERS, ...PAIR_WRITERS };

const NAMESPACE = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';
const TEMPLATES = 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates';
const LONGEST_TITLE = 100;

/** The stimulus that an item belongs to. */
export interface StimulusRef {
  readonly identifier: string;
  readonly href: string;
}

/** An item of QTI 3 without our own extras. */
export function itemXml(
  question: SingleQuestion,
  identifier: string,
  out: QtiOut,
  extras: string | undefined,
  stimulus?: StimulusRef,
): string {
  const parts = interactionsOf(question, out);
  const feedback = feedbackOf(question, out);
  const { score } = question;
  const attributes = {
    xmlns: NAMESPACE,
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    'xsi:schemaLocation': `${NAMESPACE} https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0_v1p0.xsd`,
    identifier,
    title: titleOf(question.stem),
    adaptive: false,
    'time-dependent': false,
    'tool-name': 'Lectern',
    'tool-version': '1',
    ...(question.language ? { 'xml:lang': question.language } : {}),
  };
  const rubrics = parts.flatMap(({ rubric }) => (rubric ? [rubric] : []));
  const rubric =
    rubrics.length > 0
      ? qti(
          'rubric-block',
          { view: 'scorer', use: 'scoring' },
          qti('content-body', {}, tag('div', {}, ...rubrics)),
        )
      : '';
  const stem = isBlank(question.stem) ? '' : tag('div', { class: 'lectern-stem' }, out.html(question.stem));
  const body = qti(
    'item-body',
    extras === undefined ? {} : { 'data-lectern-extras': extras },
    stem,
    ...parts.map((part) => part.body),
    rubric,
  );
  const children = [
    ...parts.flatMap(({ declarations }) => declarations),
    outcome('SCORE', 'float', { 'normal-maximum': plainNumber(score) }, '0'),
    outcome('MAXSCORE', 'float', {}, plainNumber(score)),
    ...feedback.declarations,
    stimulus ? qti('assessment-stimulus-ref', { identifier: stimulus.identifier, href: stimulus.href }) : '',
    body,
    processing(parts, feedback.rules, score),
    ...feedback.elements,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${qti('assessment-item', attributes, ...children.map((child) => (child === '' ? '' : `\n${child}`)), '\n')}\n`;
}

export function titleOf(stem: Content): string {
  const title = plainTextOf(stem).replace(/\s+/g, ' ').trim().slice(0, LONGEST_TITLE).toWellFormed();
  return title === '' ? '?' : title;
}

/** One interaction for a basic question; one for each part of a game, with the stem of the part as its prompt. */
function interactionsOf(question: SingleQuestion, out: QtiOut): WrittenInteraction[] {
  const own = WRITERS[question.kind as KindName];
  const isGame = interactiveKindOf(question.kind) !== undefined;
  const isLabels = question.kind === 'label-picture' && isOnePart(question.body as PlayedBody, 'matching');
  if (own && (!isGame || isLabels)) return [own(question, out, 'RESPONSE')];
  let made = 0;
  const parts = toBasic(question, () => `p${++made}`) ?? [];
  out.notes.note('game', 'changed', question.kind);
  return parts.flatMap((part, index) => {
    const write = WRITERS[part.kind as KindName];
    const response = parts.length === 1 ? 'RESPONSE' : `RESPONSE-${index + 1}`;
    const points = { ...part, score: question.score / parts.length };
    const written = write?.(points, out, response);
    if (!written) return [];
    const hasStem = parts.length > 1 && !isBlank(part.stem) && part.stem !== question.stem;
    return [
      hasStem ? { ...written, body: `${tag('div', {}, out.html(part.stem))}${written.body}` } : written,
    ];
  });
}

function isOnePart({ parts }: PlayedBody, kind: string): boolean {
  return parts.length === 1 && parts[0]?.kind === kind;
}

function outcome(
  identifier: string,
  baseType: string,
  attributes: Record<string, string>,
  value?: string,
  cardinality = 'single',
): string {
  const initial = value === undefined ? '' : qti('default-value', {}, qti('value', {}, escapeXml(value)));
  return qti(
    'outcome-declaration',
    { identifier, cardinality, 'base-type': baseType, ...attributes },
    initial,
  );
}

/** The template of the standard where it does the same, otherwise the rules themselves. */
function processing(
  parts: readonly WrittenInteraction[],
  feedback: readonly string[],
  score: number,
): string {
  const [only] = parts;
  if (
    only?.template &&
    parts.length === 1 &&
    feedback.length === 0 &&
    (score === 1 || only.template === 'map_response')
  )
    return qti('response-processing', { template: `${TEMPLATES}/${only.template}` });
  const rules = parts.flatMap((part) => part.rules);
  return rules.length + feedback.length === 0 ? '' : qti('response-processing', {}, ...rules, ...feedback);
}

interface WrittenFeedback {
  readonly declarations: readonly string[];
  readonly rules: readonly string[];
  readonly elements: readonly string[];
}

/** Feedback by the points, feedback for choices, and the analysis, which is shown in any case. */
function feedbackOf({ feedback, analysis, score }: SingleQuestion, out: QtiOut): WrittenFeedback {
  const declarations: string[] = [];
  const rules: string[] = [];
  const elements: string[] = [];
  const named = { correct: feedback?.right, partly: feedback?.partly, incorrect: feedback?.wrong };
  const shown = Object.entries(named).filter(([, content]) => content);
  if (shown.length > 0) {
    declarations.push(outcome('FEEDBACK', 'identifier', {}));
    const set = (identifier: string) =>
      qti('set-outcome-value', { identifier: 'FEEDBACK' }, baseValue('identifier', identifier));
    const isSome = qti('gt', {}, variable('SCORE'), qti('base-value', { 'base-type': 'float' }, '0'));
    rules.push(
      qti(
        'response-condition',
        {},
        qti('response-if', {}, reaches(variable('SCORE'), score), set('correct')),
        qti('response-else-if', {}, isSome, set('partly')),
        qti('response-else', {}, set('incorrect')),
      ),
    );
    for (const [identifier, content] of shown)
      if (content) elements.push(modal('FEEDBACK', identifier, content, out));
  }
  if (feedback?.choices && feedback.choices.length > 0) {
    declarations.push(outcome('CHOSEN', 'identifier', {}, undefined, 'multiple'));
    rules.push(qti('set-outcome-value', { identifier: 'CHOSEN' }, qti('multiple', {}, variable('RESPONSE'))));
  }
  if (analysis && !isBlank(analysis)) {
    declarations.push(outcome('SOLUTION', 'identifier', {}));
    rules.push(qti('set-outcome-value', { identifier: 'SOLUTION' }, baseValue('identifier', 'solution')));
    elements.push(modal('SOLUTION', 'solution', analysis, out));
  }
  return { declarations, rules, elements };
}

function modal(outcomeIdentifier: string, identifier: string, content: Content, out: QtiOut): string {
  const attributes = { 'outcome-identifier': outcomeIdentifier, identifier, 'show-hide': 'show' };
  return qti('modal-feedback', attributes, qti('content-body', {}, out.html(content)));
}
