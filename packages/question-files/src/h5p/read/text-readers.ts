import type { Run } from '@lectern/courseware';
import { type Content, contentOf, gapRun, isBlank } from '@lectern/questions';
import { instructionFor } from '../../build/instructions.ts';
import { contentOfMarkup } from '../../markup/content-of-markup.ts';
import { parseHtml } from '../../markup/parse-html.ts';
import { choiceDraft, MOST_CHOICES } from './choice-readers.ts';
import {
  fieldsOf,
  type H5pContext,
  htmlContent,
  type LibraryReader,
  listOf,
  mediumOf,
  numberOfField,
  textOfField,
  withMedia,
  wordsOf,
} from './h5p-fields.ts';
import { type Starred, splitStarred } from './starred-text.ts';

/** A text with gaps in place of its answers between stars. */
function starredPassage(
  html: string,
  context: H5pContext,
  separator: string,
  firstGap: number,
): { passage: Content; gaps: { gap: string; answer: Starred }[] } {
  const gaps: { gap: string; answer: Starred }[] = [];
  const marked = splitStarred(html, separator)
    .map((part) => {
      if (typeof part === 'string') return part;
      const gap = `g${firstGap + gaps.length}`;
      gaps.push({ gap, answer: part });
      return `<lectern-gap data-id="${gap}"></lectern-gap>`;
    })
    .join('');
  const passage = contentOfMarkup(parseHtml(marked.replaceAll('\n', '<br>')), {
    medium: () => undefined,
    note: (code, state, detail) => context.notes.push({ code, state, ...(detail ? { detail } : {}) }),
    inline: (element): Run[] | undefined =>
      element.name === 'lectern-gap' ? [gapRun(element.attributes.get('data-id') ?? '')] : undefined,
    hasTex: true,
  });
  return { passage, gaps };
}

export const blanks: LibraryReader = (params, context) => {
  const isSensitive = fieldsOf(params.behaviour).caseSensitive !== false;
  const paragraphs: Content['paragraphs'] = [];
  const gaps: { gap: string; answer: Starred }[] = [];
  for (const question of listOf(params.questions)) {
    const read = starredPassage(textOfField(question), context, '/', gaps.length + 1);
    paragraphs.push(...read.passage.paragraphs);
    gaps.push(...read.gaps);
  }
  if (gaps.some(({ answer }) => answer.tip !== '')) context.notes.push({ code: 'tips', state: 'lost' });
  const passage = { paragraphs };
  const stem = withMedia(htmlContent(params.text, context), mediumOf(params.media, context));
  return [
    {
      kind: 'fill-blank',
      stem: isBlank(stem) ? instructionFor('fill-blank', passage) : stem,
      body: { passage },
      key: {
        blanks: gaps.map(({ gap, answer }) => ({
          gap,
          accepted: answer.answers.map((text) => ({ text: wordsOf(text, context) })),
          ...(isSensitive ? { compare: { case: 'counts' } } : {}),
        })),
      },
      rule: { name: 'per-item' },
    },
  ];
};

export const dragText: LibraryReader = (params, context) => {
  const { passage, gaps } = starredPassage(textOfField(params.textField), context, '', 1);
  const extra = splitStarred(textOfField(params.distractors), '').flatMap((part) =>
    typeof part === 'string' ? [] : part.answers,
  );
  if (gaps.some(({ answer }) => answer.tip !== '')) context.notes.push({ code: 'tips', state: 'lost' });
  const words = [...gaps.map(({ answer }) => answer.answers[0] ?? ''), ...extra];
  const stem = withMedia(htmlContent(params.taskDescription, context), mediumOf(params.media, context));
  return [
    {
      kind: 'bank-cloze',
      stem: isBlank(stem) ? instructionFor('bank-cloze', passage) : stem,
      body: {
        passage,
        bank: words.map((text, index) => ({
          id: `c${index + 1}`,
          content: contentOf(wordsOf(text, context)),
        })),
        shuffle: true,
      },
      key: { right: gaps.map(({ gap }, index) => ({ gap, choice: `c${index + 1}` })) },
      rule: { name: 'per-item' },
    },
  ];
};

/** Words that are marked become choices, for a wrong word has no correction. */
export const markTheWords: LibraryReader = (params, context) => {
  const parts = splitStarred(textOfField(params.textField), '');
  const words = parts
    .flatMap((part) =>
      typeof part === 'string'
        ? wordsOf(part, context)
            .split(/\s+/)
            .map((text) => ({ text, isRight: false }))
        : [{ text: wordsOf(part.answers[0] ?? '', context), isRight: true }],
    )
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  context.notes.push({ code: 'hottext', state: 'changed' });
  const right = words.filter(({ isRight }) => isRight);
  const wrong = words.filter(({ isRight }) => !isRight).slice(0, Math.max(0, MOST_CHOICES - right.length));
  const chosen = words.filter((word) => right.includes(word) || wrong.includes(word));
  const text = htmlContent(
    parts.map((part) => (typeof part === 'string' ? part : (part.answers[0] ?? ''))).join(''),
    context,
  );
  const task = htmlContent(params.taskDescription, context);
  const stem = { ...task, paragraphs: [...task.paragraphs, ...text.paragraphs] };
  return [
    choiceDraft(
      stem,
      chosen.map((word) => ({ content: contentOf(word.text), isRight: word.isRight })),
      false,
      false,
    ),
  ];
};

export const sortParagraphs: LibraryReader = (params, context) => {
  const items = listOf(params.paragraphs).map((paragraph, index) => ({
    id: `i${index + 1}`,
    content: htmlContent(paragraph, context),
  }));
  return [
    {
      kind: 'ordering',
      stem: withMedia(htmlContent(params.taskDescription, context), mediumOf(params.media, context)),
      body: { items },
      key: { order: items.map(({ id }) => [id]) },
      rule: { name: 'order-place' },
    },
  ];
};

export const essay: LibraryReader = (params, context) => {
  const keywords = listOf(params.keywords, 20).map((value, index) => {
    const { keyword, alternatives, options } = fieldsOf(value);
    const words = [textOfField(keyword), ...listOf(alternatives, 19).map(textOfField)].map((word) =>
      word.replaceAll('*', '').slice(0, 100),
    );
    return {
      id: `k${index + 1}`,
      words: words.filter((word) => word !== ''),
      points: numberOfField(fieldsOf(options).points) ?? 1,
    };
  });
  const all = keywords.reduce((sum, { points }) => sum + Math.max(0, points), 0);
  const sample = htmlContent(fieldsOf(params.solution).sample, context);
  return [
    {
      kind: 'short-answer',
      stem: withMedia(htmlContent(params.taskDescription, context), mediumOf(params.media, context)),
      body: {},
      key: {
        ...(isBlank(sample) ? {} : { sample }),
        ...(keywords.length > 0
          ? {
              keywords: keywords.map(({ id, words, points }) => ({
                id,
                words,
                share: Math.floor((1e6 * Math.max(0, points)) / Math.max(1, all)) / 1e6,
              })),
            }
          : {}),
      },
      rule: { name: keywords.length > 0 ? 'keywords' : 'manual' },
    },
  ];
};

export const guessTheAnswer: LibraryReader = (params, context) => [
  {
    kind: 'short-answer',
    stem: withMedia(htmlContent(params.taskDescription, context), mediumOf(params.media, context)),
    body: {},
    key: { sample: htmlContent(params.solutionText, context) },
    rule: { name: 'manual' },
  },
];
