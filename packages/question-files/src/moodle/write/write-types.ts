import {
  type BodyOf,
  type Content,
  contentOf,
  isBlank,
  type KeyOf,
  type KindName,
  plainTextOf,
  type SingleQuestion,
} from '@lectern/questions';
import { isInstruction } from '../../build/instructions.ts';
import { htmlOfContent } from '../../markup/html-of-content.ts';
import { withStem } from '../read/moodle-text.ts';
import { clozeOf, errorMarkText, matrixText } from './cloze-text.ts';
import type { MoodleOut, TypeWriter, WrittenType } from './moodle-out.ts';
import { hotspotType, labelPictureType } from './picture-types.ts';
import { cdata, el, textEl } from './xml-out.ts';

function choices(
  question: SingleQuestion,
  out: MoodleOut,
  isSingle: boolean,
  shares: readonly number[],
): WrittenType {
  const { choices: list, shuffle } = question.body as BodyOf<'single-choice'>;
  const said = new Map(question.feedback?.choices?.map(({ id, content }) => [id, content]));
  const answers = list.map(({ id, content }, index) => {
    const used = new Set<string>();
    const html = htmlOfContent(content, out.options(used));
    const feedback = out.htmlIf('feedback', said.get(id));
    return el(
      'answer',
      { fraction: out.fraction(shares[index] ?? 0), format: 'html' },
      cdata(html),
      out.filesOf(used),
      feedback,
    );
  });
  const own = [
    textEl('single', isSingle),
    out.shuffle(shuffle),
    textEl('answernumbering', 'ABCD'),
    out.combined(question),
    ...answers,
  ];
  return { type: 'multichoice', own: own.join('') };
}

const answer = (text: string, fraction: string, ...children: readonly string[]) =>
  el('answer', { fraction, format: 'plain_text' }, cdata(text), ...children);

/** Writers of the basic kinds that Moodle has a type for. */
export const TYPE_WRITERS: Partial<Record<KindName, TypeWriter>> = {
  'single-choice': (question, out) => {
    const { choices: list, fixedLast } = question.body as BodyOf<'single-choice'>;
    const { right } = question.key as KeyOf<'single-choice'>;
    if (fixedLast) out.notes.note('field', 'lost', 'fixedLast');
    return choices(
      question,
      out,
      true,
      list.map(({ id }) => (id === right ? 1 : 0)),
    );
  },
  'multiple-choice': (question, out) => {
    const { choices: list, fixedLast, leastPicks, mostPicks } = question.body as BodyOf<'multiple-choice'>;
    const right = new Set((question.key as KeyOf<'multiple-choice'>).right);
    if (fixedLast || leastPicks || mostPicks) out.notes.note('field', 'lost', 'picks');
    const { name } = question.rule;
    if (name !== 'net' && name !== 'per-item') out.notes.note('rule', 'changed', name);
    const part = 1 / Math.max(1, right.size);
    const wrong = name === 'net' ? -part : 0;
    return choices(
      question,
      out,
      false,
      list.map(({ id }) => (right.has(id) ? part : wrong)),
    );
  },
  'true-false': (question, out) => {
    const { truth, corrections } = question.key as KeyOf<'true-false'>;
    if (corrections) out.notes.note('field', 'lost', 'corrections');
    const one = (value: boolean) => {
      const said = value === truth ? question.feedback?.right : question.feedback?.wrong;
      return answer(`${value}`, value === truth ? '100' : '0', out.htmlIf('feedback', said));
    };
    return { type: 'truefalse', own: `${one(true)}${one(false)}` };
  },
  'fill-blank': (question, out) => fillBlank(question, out),
  numeric: (question, out) => numeric(question, out),
  formula: (question, out) => {
    const { expected } = question.key as KeyOf<'formula'>;
    out.notes.note('formula', 'changed');
    const answers = expected.map((text) => answer(text.replaceAll('*', '\\*'), '100'));
    return { type: 'shortanswer', own: `${textEl('usecase', 0)}${answers.join('')}` };
  },
  'cloze-choice': (question, out) => {
    const { passage, gaps, shuffle } = question.body as BodyOf<'cloze-choice'>;
    const { right } = question.key as KeyOf<'cloze-choice'>;
    const byId = new Map(gaps.map((gap) => [gap.id, gap.choices]));
    return clozeOf(question, 'cloze-choice', passage, out, (id) => {
      const rightChoice = right.find(({ gap }) => gap === id)?.choice;
      const list = (byId.get(id) ?? []).map((one) => ({
        content: one.content,
        share: one.id === rightChoice ? 1 : 0,
      }));
      return { type: shuffle ? 'MULTICHOICE_S' : 'MULTICHOICE', answers: list };
    });
  },
  'bank-cloze': (question, out) => bankCloze(question, out),
  matching: (question, out) => matching(question, out),
  ordering: (question, out) => ordering(question, out),
  matrix: (question, out) => matrixText(question, out),
  hotspot: hotspotType,
  'error-mark': (question, out) => errorMarkText(question, out),
  'short-answer': (question, out) => {
    const { sample, keywords = [], rubric = [] } = question.key as KeyOf<'short-answer'>;
    if (keywords.length > 0 || rubric.length > 0) out.notes.note('marking', 'lost');
    const used = new Set<string>();
    const html = htmlOfContent(question.stem, out.options(used));
    const text = `${cdata(`<div class="lectern-short-answer">${html}</div>`)}${out.filesOf(used)}`;
    return { type: 'essay', text, own: essayFields(out, sample, 'editor', 0) };
  },
  essay: (question, out) => {
    const { least, most, counts, outline = [], photographs = 0 } = question.body as BodyOf<'essay'>;
    const { sample, rubric = [] } = question.key as KeyOf<'essay'>;
    if (rubric.length > 0) out.notes.note('marking', 'lost');
    if (outline.length > 0) out.notes.note('field', 'lost', 'outline');
    if ((least || most) && counts !== 'words') out.notes.note('length-in-characters', 'lost');
    const limits =
      counts === 'words'
        ? `${least ? textEl('minwordlimit', least) : ''}${most ? textEl('maxwordlimit', most) : ''}`
        : '';
    return { type: 'essay', own: `${essayFields(out, sample, 'editor', photographs)}${limits}` };
  },
  'media-answer': (question, out) => {
    const body = question.body as BodyOf<'media-answer'>;
    const { reference, rubric = [] } = question.key as KeyOf<'media-answer'>;
    if (rubric.length > 0) out.notes.note('marking', 'lost');
    if (body.ask !== 'photographs') out.notes.note('media-answer', 'changed', body.ask);
    return {
      type: 'essay',
      own: essayFields(out, reference, 'noinline', body.ask === 'photographs' ? body.most : 1),
    };
  },
  'label-picture': labelPictureType,
};

function essayFields(
  out: MoodleOut,
  sample: Content | undefined,
  format: string,
  attachments: number,
): string {
  return [
    textEl('responseformat', format),
    textEl('responserequired', format === 'noinline' ? 0 : 1),
    textEl('responsefieldlines', 15),
    textEl('attachments', attachments),
    textEl('attachmentsrequired', 0),
    out.htmlIf('graderinfo', sample),
  ].join('');
}

/** A blank alone after its stem is a short answer; several, or one within a sentence, are a cloze question. */
function fillBlank(question: SingleQuestion, out: MoodleOut): WrittenType {
  const { passage, widths } = question.body as BodyOf<'fill-blank'>;
  const { blanks, groups = [] } = question.key as KeyOf<'fill-blank'>;
  if (groups.length > 0) out.notes.note('field', 'lost', 'groups');
  if (widths && widths.length > 0) out.notes.note('field', 'lost', 'widths');
  for (const { compare = {} } of blanks)
    if (Object.keys(compare).some((name) => name !== 'case') || compare.case === 'ignored')
      out.notes.note('field', 'lost', 'compare');
  const [only] = blanks;
  const isAlone = blanks.length === 1 && plainTextOf(passage).trim() === '____' && !passage.media;
  if (only && isAlone && !isBlank(question.stem)) {
    const { right, wrong } = question.feedback ?? {};
    const answers = only.accepted.map(({ text, share = 1 }) =>
      answer(
        text.replaceAll('*', '\\*'),
        out.fraction(share),
        share === 1 ? out.htmlIf('feedback', right) : '',
      ),
    );
    const others = wrong ? answer('*', '0', out.htmlIf('feedback', wrong)) : '';
    const usecase = textEl('usecase', only.compare?.case === 'counts' ? 1 : 0);
    return { type: 'shortanswer', own: `${usecase}${answers.join('')}${others}` };
  }
  const keys = new Map(blanks.map((blank) => [blank.gap, blank]));
  return clozeOf(question, 'fill-blank', passage, out, (id) => {
    const blank = keys.get(id);
    return {
      type: blank?.compare?.case === 'counts' ? 'SHORTANSWER_C' : 'SHORTANSWER',
      answers: (blank?.accepted ?? []).map(({ text, share = 1 }) => ({ content: contentOf(text), share })),
    };
  });
}

function numeric(question: SingleQuestion, out: MoodleOut): WrittenType {
  const { unit, units: list, parameters = [] } = question.body as BodyOf<'numeric'>;
  const { value, tolerance, units = [], wrongUnit = 0, digits } = question.key as KeyOf<'numeric'>;
  if (digits) out.notes.note('field', 'lost', 'digits');
  if (unit) out.notes.note('field', 'lost', 'unit');
  if (parameters.length > 0) out.notes.note('field', 'lost', 'parameters');
  const number = Number(value);
  if (!Number.isFinite(number)) out.notes.note('formula-value', 'lost', value);
  if (tolerance?.type === 'relative') out.notes.note('tolerance', 'changed');
  const most =
    tolerance?.type === 'relative'
      ? Number((Math.abs(number) * tolerance.value).toPrecision(12))
      : (tolerance?.value ?? 0);
  const { right, wrong } = question.feedback ?? {};
  const answers = [
    answer(
      Number.isFinite(number) ? value.trim() : '0',
      '100',
      out.htmlIf('feedback', right),
      textEl('tolerance', most),
    ),
    ...(wrong ? [answer('*', '0', out.htmlIf('feedback', wrong), textEl('tolerance', 0))] : []),
  ];
  const known = units.map((one) =>
    el(
      'unit',
      {},
      textEl('multiplier', Number((1 / (one.factor ?? 1)).toPrecision(12))),
      textEl('unit_name', one.unit),
    ),
  );
  // Units that are wrong to choose are not in Moodle.
  if (list?.some((name) => !units.some((one) => one.unit === name))) out.notes.note('field', 'lost', 'units');
  const settings =
    known.length === 0
      ? [textEl('unitgradingtype', 0), textEl('unitpenalty', 0.1), textEl('showunits', 3)]
      : [
          el('units', {}, ...known),
          textEl('unitgradingtype', wrongUnit >= 1 ? 0 : 1),
          textEl('unitpenalty', Number((1 - Math.min(1, wrongUnit)).toFixed(6))),
          textEl('showunits', list ? 2 : 0),
        ];
  return { type: 'numerical', own: `${answers.join('')}${settings.join('')}${textEl('unitsleft', 0)}` };
}

function bankCloze(question: SingleQuestion, out: MoodleOut): WrittenType {
  const { passage, bank, reuse, shuffle } = question.body as BodyOf<'bank-cloze'>;
  const { right } = question.key as KeyOf<'bank-cloze'>;
  const used = new Set<string>();
  const text = htmlOfContent(
    passage,
    out.options(used, (id) => {
      const choice = right.find(({ gap }) => gap === id)?.choice;
      return `[[${bank.findIndex((one) => one.id === choice) + 1}]]`;
    }),
  );
  const stem = isInstruction('bank-cloze', question.stem)
    ? ''
    : htmlOfContent(question.stem, out.options(used));
  const boxes = bank.map(({ content }) => {
    if (content.media) out.notes.note('media', 'lost');
    return el(
      'dragbox',
      {},
      cdata(wordsOfItem(content, out)),
      textEl('group', 1),
      ...(reuse ? ['<infinite/>'] : []),
    );
  });
  return {
    type: 'ddwtos',
    text: `${cdata(withStem(stem, text))}${out.filesOf(used)}`,
    own: `${out.shuffle(shuffle)}${out.combined(question)}${boxes.join('')}`,
  };
}

/** An item of a bank, whose words may have small formats. */
export function wordsOfItem(content: Content, out: MoodleOut): string {
  const [first] = content.paragraphs;
  if (content.paragraphs.length > 1 || (content.media ?? []).length > 0)
    out.notes.note('text-format', 'lost');
  return htmlOfContent({ paragraphs: first ? [{ runs: first.runs }] : [] }, out.options(new Set())).replace(
    /^<p[^>]*>|<\/p>$/g,
    '',
  );
}

function matching(question: SingleQuestion, out: MoodleOut): WrittenType {
  const { left, right } = question.body as BodyOf<'matching'>;
  const { pairs } = question.key as KeyOf<'matching'>;
  const texts = new Map(right.map(({ id, content }) => [id, content]));
  const used = new Set<string>();
  const wordsOf = (id: string) => {
    const content: Content = texts.get(id) ?? contentOf('');
    if ((content.media ?? []).length > 0) out.notes.note('media', 'lost');
    return plainTextOf(content).trim() || '?';
  };
  const lines = left.flatMap(({ id, content }) => {
    const [partner, ...others] = pairs.filter((pair) => pair.left === id);
    if (others.length > 0) out.notes.note('partners', 'lost');
    if (!partner) return [];
    used.add(partner.right);
    return [
      el(
        'subquestion',
        { format: 'html' },
        out.html(content),
        el('answer', {}, cdata(wordsOf(partner.right))),
      ),
    ];
  });
  const rest = right
    .filter(({ id }) => !used.has(id))
    .map(({ id }) => el('subquestion', { format: 'html' }, cdata(''), el('answer', {}, cdata(wordsOf(id)))));
  if (question.rule.name === 'net') out.notes.note('rule', 'changed', 'net');
  return {
    type: 'matching',
    own: `${out.shuffle(true)}${out.combined(question)}${lines.join('')}${rest.join('')}`,
  };
}

const GRADINGS = {
  exact: 'ALL_OR_NOTHING',
  'order-place': 'ABSOLUTE_POSITION',
  'order-kendall': 'RELATIVE_ALL_PREVIOUS_AND_NEXT',
} as const;

function ordering(question: SingleQuestion, out: MoodleOut): WrittenType {
  const { items, fixedFirst, fixedLast } = question.body as BodyOf<'ordering'>;
  const { order } = question.key as KeyOf<'ordering'>;
  if (fixedFirst || fixedLast) out.notes.note('field', 'lost', 'fixed');
  if (order.some((group) => group.length > 1)) out.notes.note('equal-ranks', 'lost');
  const byId = new Map(items.map(({ id, content }) => [id, content]));
  const answers = order.flat().map((id, index) => {
    const used = new Set<string>();
    const html = htmlOfContent(byId.get(id) ?? contentOf(''), out.options(used));
    return el('answer', { fraction: index + 1, format: 'html' }, cdata(html), out.filesOf(used));
  });
  const settings = [
    textEl('layouttype', 'VERTICAL'),
    textEl('selecttype', 'ALL'),
    textEl('selectcount', 0),
    textEl(
      'gradingtype',
      GRADINGS[question.rule.name as keyof typeof GRADINGS] ?? 'RELATIVE_ALL_PREVIOUS_AND_NEXT',
    ),
    textEl('showgrading', 'SHOW'),
    textEl('numberingstyle', 'none'),
  ];
  return { type: 'ordering', own: `${settings.join('')}${out.combined(question)}${answers.join('')}` };
}
