import type { Run } from '@lectern/courseware';
import {
  type BodyOf,
  type Content,
  contentOf,
  gapRun,
  type KeyOf,
  plainTextOf,
  type SingleQuestion,
} from '@lectern/questions';
import { type InstructedKind, isInstruction } from '../../build/instructions.ts';
import { htmlOfContent, inlineHtmlOf } from '../../markup/html-of-content.ts';
import { withStem } from '../read/moodle-text.ts';
import type { MoodleOut, WrittenType } from './moodle-out.ts';
import { cdata } from './xml-out.ts';

interface Gap {
  readonly type: 'SHORTANSWER' | 'SHORTANSWER_C' | 'MULTICHOICE' | 'MULTICHOICE_S' | 'MULTICHOICE_V';
  readonly answers: readonly { readonly content: Content; readonly share: number }[];
}

/** A passage as a cloze question, with the stem before it. */
export function clozeOf(
  question: SingleQuestion,
  kind: InstructedKind | 'matrix',
  passage: Content,
  out: MoodleOut,
  gapFor: (id: string) => Gap,
): WrittenType {
  const used = new Set<string>();
  const text = htmlOfContent(
    passage,
    out.options(used, (id) => gapText(gapFor(id), out)),
  );
  const isOurs = kind !== 'matrix' && isInstruction(kind, question.stem);
  const stem = isOurs ? '' : htmlOfContent(question.stem, out.options(used));
  const { right, partly, wrong, choices = [] } = question.feedback ?? {};
  if (right || partly || wrong || choices.length > 0) out.notes.note('field', 'lost', 'feedback');
  if (question.rule.name !== 'per-item') out.notes.note('rule', 'changed', question.rule.name);
  return { type: 'cloze', text: `${cdata(withStem(stem, text))}${out.filesOf(used)}`, own: '' };
}

function gapText({ type, answers }: Gap, out: MoodleOut): string {
  const isText = type.startsWith('SHORTANSWER');
  const written = answers.map(({ content, share }) => {
    if ((content.media ?? []).length > 0) out.notes.note('media', 'lost');
    const shown = { paragraphs: content.paragraphs.slice(0, 1) };
    if (content.paragraphs.length > 1) out.notes.note('text-format', 'lost');
    const html = isText
      ? inlineHtmlOf(contentOf(plainTextOf(shown).replaceAll('*', '＊')), out.options(new Set()))
      : inlineHtmlOf(shown, out.options(new Set()));
    const sign = share === 1 ? '=' : share === 0 ? '' : `%${out.fraction(share)}%`;
    return `${sign}${html.replace(/[~#}\\]/g, '\\$&')}`;
  });
  return `{1:${type}:${written.join('~')}}`;
}

/** A table as one list a row. */
export function matrixText(question: SingleQuestion, out: MoodleOut): WrittenType {
  const { rows, columns } = question.body as BodyOf<'matrix'>;
  const { right } = question.key as KeyOf<'matrix'>;
  out.notes.note('matrix', 'changed');
  const passage: Content = {
    paragraphs: rows.map(({ id, content }) => ({
      runs: [...(content.paragraphs[0]?.runs ?? []), { type: 'text', text: ' ' }, gapRun(id)],
    })),
  };
  if (rows.some(({ content }) => content.media)) out.notes.note('media', 'lost');
  return clozeOf(question, 'matrix', passage, out, (id) => {
    const picked = right.find(({ row }) => row === id)?.columns ?? [];
    if (picked.length > 1) out.notes.note('several-right', 'lost');
    return {
      type: 'MULTICHOICE_V',
      answers: columns.map((column) => ({ content: column.content, share: column.id === picked[0] ? 1 : 0 })),
    };
  });
}

/** A text with errors, with a field for the correction after each wrong word: the pupils need not find the words. */
export function errorMarkText(question: SingleQuestion, out: MoodleOut): WrittenType {
  const { tokens } = question.body as BodyOf<'error-mark'>;
  const { errors } = question.key as KeyOf<'error-mark'>;
  out.notes.note('error-mark', 'changed');
  const byToken = new Map(errors.map((error) => [error.token, error]));
  const runs = tokens.flatMap(({ id, runs: own }): Run[] =>
    byToken.has(id) ? [...own.map(underlined), gapRun(id)] : [...own],
  );
  return clozeOf(question, 'error-mark', { paragraphs: [{ runs }] }, out, (id) => {
    const accepted = byToken.get(id)?.accepted ?? [];
    return {
      type: 'SHORTANSWER',
      answers: accepted.map((one) => ({
        content: contentOf(one.way === 'delete' ? '-' : one.text),
        share: 1,
      })),
    };
  });
}

function underlined(run: Run): Run {
  return run.type === 'text' ? { ...run, props: { ...run.props, underline: 'sng' } } : run;
}
