import { escapeXml } from '@lectern/pptx/package';
import {
  type BodyOf,
  type Content,
  isBlank,
  type KeyOf,
  type KindName,
  kindOf,
  plainTextOf,
  type SingleQuestion,
} from '@lectern/questions';
import { type H5pOut, starredWords, type WrittenContent } from './h5p-out.ts';
import { dragLabels, dragPairs, hotspotContent } from './picture-writers.ts';

type LibraryWriter = (question: SingleQuestion, out: H5pOut) => readonly WrittenContent[];

function multiChoice(
  question: SingleQuestion,
  out: H5pOut,
  rightIds: ReadonlySet<string>,
  type: 'single' | 'multi',
): WrittenContent {
  const { choices, shuffle } = question.body as BodyOf<'multiple-choice'>;
  const said = new Map(question.feedback?.choices?.map(({ id, content }) => [id, content]));
  const answers = choices.map(({ id, content }) => {
    const feedback = said.get(id);
    return {
      correct: rightIds.has(id),
      text: out.inline(content),
      tipsAndFeedback: {
        tip: '',
        chosenFeedback: feedback ? out.inline(feedback) : '',
        notChosenFeedback: '',
      },
    };
  });
  const { name } = question.rule;
  if (type === 'multi' && name !== 'net' && name !== 'exact') out.notes.note('rule', 'changed', name);
  return {
    library: 'H5P.MultiChoice',
    params: {
      ...out.media(question),
      question: out.html(question.stem),
      answers,
      behaviour: {
        enableRetry: true,
        enableSolutionsButton: true,
        type,
        singlePoint: type === 'multi' && name === 'exact',
        randomAnswers: shuffle ?? false,
      },
    },
  };
}

/** A text with its answers between stars. */
function starred(passage: Content, out: H5pOut, answers: (gap: string) => string): string[] {
  const escaped = passage.paragraphs.map((paragraph) => ({
    ...paragraph,
    runs: paragraph.runs.map((run) =>
      run.type === 'text' ? { ...run, text: run.text.replaceAll('*', '**') } : run,
    ),
  }));
  return escaped.map((paragraph) =>
    out.html({ paragraphs: [paragraph] }, (id) => `*${escapeXml(answers(id))}*`),
  );
}

function blanks(
  question: SingleQuestion,
  out: H5pOut,
  questions: readonly string[],
  caseSensitive: boolean,
): WrittenContent {
  return {
    library: 'H5P.Blanks',
    params: {
      ...out.media(question),
      text: out.html(question.stem),
      questions,
      behaviour: { caseSensitive, autoCheck: false },
    },
  };
}

const WRITERS: Partial<Record<KindName, LibraryWriter>> = {
  'single-choice': (question, out) => {
    const { right } = question.key as KeyOf<'single-choice'>;
    return [multiChoice(question, out, new Set([right]), 'single')];
  },
  'multiple-choice': (question, out) => {
    const { right } = question.key as KeyOf<'multiple-choice'>;
    return [multiChoice(question, out, new Set(right), 'multi')];
  },
  'true-false': (question, out) => {
    const { truth, corrections } = question.key as KeyOf<'true-false'>;
    if (corrections) out.notes.note('field', 'lost', 'corrections');
    const { right, wrong } = question.feedback ?? {};
    const behaviour = {
      feedbackOnCorrect: right ? plainTextOf(right) : '',
      feedbackOnWrong: wrong ? plainTextOf(wrong) : '',
    };
    const params = {
      ...out.media(question),
      question: out.html(question.stem),
      correct: `${truth}`,
      behaviour,
    };
    return [{ library: 'H5P.TrueFalse', params }];
  },
  'fill-blank': (question, out) => {
    const { passage } = question.body as BodyOf<'fill-blank'>;
    const { blanks: keys, groups = [] } = question.key as KeyOf<'fill-blank'>;
    if (groups.length > 0) out.notes.note('field', 'lost', 'groups');
    if (keys.some(({ accepted }) => accepted.some(({ share = 1 }) => share < 1)))
      out.notes.note('shares', 'lost');
    const byGap = new Map(keys.map(({ gap, accepted }) => [gap, accepted]));
    const answers = (gap: string) =>
      (byGap.get(gap) ?? [])
        .filter(({ share = 1 }) => share === 1)
        .map(({ text }) => starredWords(text, out))
        .join('/');
    const isSensitive = keys.length > 0 && keys.every(({ compare }) => compare?.case === 'counts');
    return [blanks(question, out, starred(passage, out, answers), isSensitive)];
  },
  numeric: (question, out) => {
    const { tolerance } = question.key as KeyOf<'numeric'>;
    const right = kindOf('numeric')?.rightResponse(question.body, question.key) as
      | { value: string; unit?: string }
      | undefined;
    out.notes.note('numeric', 'changed');
    if (tolerance) out.notes.note('field', 'lost', 'tolerance');
    const { value = '', unit = '' } = right ?? {};
    const words = [value, ...(unit === '' ? [] : [`${value}${unit}`, `${value} ${unit}`])].map((text) =>
      starredWords(text, out),
    );
    return [blanks(question, out, [`<p>*${escapeXml(words.join('/'))}*</p>`], false)];
  },
  formula: (question, out) => {
    const { expected } = question.key as KeyOf<'formula'>;
    out.notes.note('formula', 'changed');
    return [
      blanks(
        question,
        out,
        [`<p>*${escapeXml(expected.map((text) => starredWords(text, out)).join('/'))}*</p>`],
        true,
      ),
    ];
  },
  'cloze-choice': (question, out) => {
    const { passage, gaps } = question.body as BodyOf<'cloze-choice'>;
    const { right } = question.key as KeyOf<'cloze-choice'>;
    out.notes.note('one-bank', 'changed');
    const content = new Map<string, Content>(
      gaps.flatMap(({ id, choices }) => choices.map((one) => [`${id}/${one.id}`, one.content] as const)),
    );
    const rightOf = new Map(right.map(({ gap, choice }) => [gap, `${gap}/${choice}`]));
    const others = [...content].filter(([id]) => ![...rightOf.values()].includes(id));
    return [
      dragText(
        question,
        out,
        passage,
        (gap) => content.get(rightOf.get(gap) ?? ''),
        others.map(([, one]) => one),
      ),
    ];
  },
  'bank-cloze': (question, out) => {
    const { passage, bank } = question.body as BodyOf<'bank-cloze'>;
    const { right } = question.key as KeyOf<'bank-cloze'>;
    const content = new Map(bank.map((one) => [one.id, one.content]));
    const rightOf = new Map(right.map(({ gap, choice }) => [gap, choice]));
    const used = new Set(rightOf.values());
    const others = bank.filter(({ id }) => !used.has(id)).map((one) => one.content);
    return [dragText(question, out, passage, (gap) => content.get(rightOf.get(gap) ?? ''), others)];
  },
  ordering: (question, out) => {
    const { items } = question.body as BodyOf<'ordering'>;
    const { order } = question.key as KeyOf<'ordering'>;
    if (question.rule.name !== 'order-place') out.notes.note('rule', 'changed', question.rule.name);
    if (order.some((group) => group.length > 1)) out.notes.note('equal-ranks', 'lost');
    const byId = new Map(items.map(({ id, content }) => [id, content]));
    const paragraphs = order
      .flat()
      .flatMap((id) => byId.get(id) ?? [])
      .map((content) => out.inline(content));
    const params = { ...out.media(question), taskDescription: out.html(question.stem), paragraphs };
    return [{ library: 'H5P.SortParagraphs', params }];
  },
  matching: (question, out) => [textBefore(question, out), dragPairs(question, out)],
  'label-picture': (question, out) => [textBefore(question, out), dragLabels(question, out)],
  hotspot: (question, out) => [hotspotContent(question, out)],
  'error-mark': (question, out) => {
    const { tokens } = question.body as BodyOf<'error-mark'>;
    const wrong = new Set((question.key as KeyOf<'error-mark'>).errors.map(({ token }) => token));
    out.notes.note('error-mark', 'changed');
    const words = tokens.map(({ id, runs }) => {
      const text = plainTextOf({ paragraphs: [{ runs }] });
      const bare = escapeXml(starredWords(text, out));
      return wrong.has(id)
        ? `*${bare}*${/\s$/.test(text) ? ' ' : ''}`
        : escapeXml(text.replaceAll('*', '**'));
    });
    return [
      {
        library: 'H5P.MarkTheWords',
        params: { taskDescription: out.html(question.stem), textField: words.join('') },
      },
    ];
  },
  'short-answer': (question, out) => {
    const { keywords = [], sample, rubric = [] } = question.key as KeyOf<'short-answer'>;
    if (rubric.length > 0) out.notes.note('marking', 'lost');
    // The points of a keyword are its part of all points there.
    const sum = keywords.reduce((total, { share }) => total + share, 0);
    if (keywords.length > 0 && Math.abs(sum - 1) > 0.005) out.notes.note('shares', 'lost');
    const written = keywords.map(({ words: [first = '', ...others], share }) => ({
      keyword: first,
      alternatives: others,
      options: {
        points: Math.max(1, Math.round(share * 100)),
        occurrences: 1,
        caseSensitive: false,
        forgiveMistakes: false,
      },
    }));
    return [essay(question, out, sample, written)];
  },
  essay: (question, out) => {
    const { sample, rubric = [] } = question.key as KeyOf<'essay'>;
    if (rubric.length > 0) out.notes.note('marking', 'lost');
    return [essay(question, out, sample, [])];
  },
  matrix: (question, out) => {
    const { rows, columns } = question.body as BodyOf<'matrix'>;
    const { right } = question.key as KeyOf<'matrix'>;
    out.notes.note('matrix', 'changed');
    return rows.map(({ id, content }) => {
      const picked = new Set(right.find(({ row }) => row === id)?.columns);
      const stem = { ...content, paragraphs: [...question.stem.paragraphs, ...content.paragraphs] };
      const type = picked.size > 1 ? 'multi' : 'single';
      const one = {
        ...question,
        stem,
        body: { choices: columns },
        rule: { name: 'exact' },
      } as SingleQuestion;
      return multiChoice(one, out, picked, type);
    });
  },
};

/** The stem of a question whose library shows none. */
function textBefore({ stem }: SingleQuestion, out: H5pOut): WrittenContent {
  if ((stem.media ?? []).length > 0) out.notes.note('media', 'lost');
  return { library: 'H5P.AdvancedText', params: { text: out.html(stem) } };
}

function dragText(
  question: SingleQuestion,
  out: H5pOut,
  passage: Content,
  rightIn: (gap: string) => Content | undefined,
  others: readonly Content[],
): WrittenContent {
  // The text field of this library is no HTML: its lines are paragraphs.
  const lines = passage.paragraphs.map((paragraph) =>
    plainTextOf({ paragraphs: [paragraph] }) === ''
      ? ''
      : paragraph.runs
          .map((run) => {
            if (run.type === 'field' && run.field.startsWith('gap:'))
              return `*${escapeXml(starredWords(rightIn(run.field.slice('gap:'.length)) ?? '', out))}*`;
            if (run.type === 'formula') return escapeXml(`\\(${run.latex}\\)`);
            return run.type === 'text' ? escapeXml(run.text.replaceAll('*', '**')) : ' ';
          })
          .join(''),
  );
  if (passage.paragraphs.some(({ runs }) => runs.some(({ props }) => props)))
    out.notes.note('text-format', 'lost');
  const distractors = others.map((one) => `*${escapeXml(starredWords(one, out))}*`).join(' ');
  const params = {
    ...out.media(question),
    taskDescription: out.html(question.stem),
    textField: lines.join('\n'),
    distractors,
  };
  return { library: 'H5P.DragText', params };
}

function essay(
  question: SingleQuestion,
  out: H5pOut,
  sample: Content | undefined,
  keywords: readonly unknown[],
): WrittenContent {
  const solution = sample && !isBlank(sample) ? { introduction: '', sample: out.html(sample) } : {};
  return {
    library: 'H5P.Essay',
    params: {
      ...out.media(question),
      taskDescription: out.html(question.stem),
      solution,
      keywords,
      behaviour: { inputFieldSize: '10' },
    },
  };
}

/** The contents of a question; none for a kind that H5P does not have. */
export function contentsOfQuestion(question: SingleQuestion, out: H5pOut): readonly WrittenContent[] {
  const write = WRITERS[question.kind as KindName];
  if (!write) out.notes.note('kind-not-in-format', 'refused', question.kind);
  return write?.(question, out) ?? [];
}
