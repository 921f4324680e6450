import {
  BASIC_KINDS,
  COMPOSITE,
  contentOf,
  gapRun,
  INTERACTIVE_KINDS,
  isComposite,
  newQuestion,
  type PlayedBody,
  parseQuestion,
  type Question,
  type SingleQuestion,
} from '@lectern/questions';
import { describe, expect, it } from 'vitest';
import { switchedTo } from './switch-question.ts';

function counted() {
  let made = 0;
  return () => `n${made++}`;
}

const kinds = [...BASIC_KINDS, ...INTERACTIVE_KINDS].map(({ kind }) => kind).concat(COMPOSITE);

function asked(kind: string, fields: Partial<SingleQuestion> = {}): SingleQuestion {
  return { ...(newQuestion(kind, counted()) as SingleQuestion), stem: contentOf('题干'), ...fields };
}

const choices = ['春', '夏', '秋'].map((text, index) => ({ id: `c${index}`, content: contentOf(text) }));

describe('switchedTo', () => {
  it.each(kinds)(
    'returns a question that can be stored, with the same id and stem, from %s to every kind',
    (kind) => {
      for (const to of kinds) {
        const question = { ...(newQuestion(kind, counted()) as Question), stem: contentOf('题干') };
        const made = switchedTo(question, to, counted())?.question;
        expect(parseQuestion(made).state, `${kind} → ${to}`).toBe('question');
        expect([made?.id, made?.kind]).toEqual([question.id, to]);
      }
    },
  );

  it('keeps choices and answer between single and multiple choice', () => {
    const single = asked('single-choice', { body: { choices, shuffle: true }, key: { right: 'c1' } });
    const several = switchedTo(single, 'multiple-choice', counted());
    expect(several).toMatchObject({
      question: { body: { choices, shuffle: true }, key: { right: ['c1'] }, rule: { name: 'exam-multi' } },
      losesAnswer: false,
      lostTexts: [],
    });
    const two = { ...(several?.question as SingleQuestion), key: { right: ['c1', 'c2'] } };
    expect(switchedTo(two, 'single-choice', counted())).toMatchObject({
      question: { key: { right: 'c1' } },
      losesAnswer: true,
      lostTexts: [],
    });
  });

  it('keeps the texts as a list where the kinds differ, and names what is lost', () => {
    const single = asked('single-choice', { body: { choices }, key: { right: 'c1' } });
    expect(switchedTo(single, 'ordering', counted())).toMatchObject({
      question: { body: { items: choices } },
      losesAnswer: true,
      lostTexts: [],
    });
    expect(switchedTo(single, 'true-false', counted())?.lostTexts).toEqual(['春', '夏', '秋']);
  });

  it('keeps passage and answers between fill-blank, inline choice and banked gaps', () => {
    const passage = { paragraphs: [{ runs: [{ type: 'text' as const, text: '春眠' }, gapRun('g')] }] };
    const fill = asked('fill-blank', {
      body: { passage },
      key: { blanks: [{ gap: 'g', accepted: [{ text: '不觉晓' }] }] },
    });
    for (const kind of ['cloze-choice', 'bank-cloze']) {
      const made = switchedTo(fill, kind, counted());
      expect([made?.losesAnswer, made?.lostTexts]).toEqual([false, []]);
      expect(made && switchedTo(made.question, 'fill-blank', counted())?.question).toMatchObject({
        body: { passage },
        key: fill.key,
      });
    }
  });

  it('keeps how a game is played when it becomes another game of the same parts', () => {
    const pairs = asked('knowledge-pairs');
    const body = { ...(pairs.body as PlayedBody) };
    const quiet = { ...pairs, body: { ...body, play: { ...body.play, quiet: true } } };
    const made = switchedTo(quiet, 'memory', counted())?.question as SingleQuestion;
    expect((made.body as PlayedBody).play.quiet).toBe(true);
    expect((made.body as PlayedBody).parts.map((part) => part.body)).toEqual(
      body.parts.map((part) => part.body),
    );
  });

  it('keeps all questions of a game in a composite, and names those that one basic question loses', () => {
    const game = asked('truth-rush');
    const body = game.body as PlayedBody;
    const parts = body.parts.map((part, index) => ({ ...part, stem: contentOf(`句子${index}`) }));
    const rush = { ...game, body: { ...body, parts } };
    const all = switchedTo(rush, COMPOSITE, counted());
    expect(all && isComposite(all.question) && all.question.children).toHaveLength(6);
    expect(all?.lostTexts).toEqual([]);
    expect(switchedTo(rush, 'true-false', counted())?.lostTexts).toEqual(
      expect.arrayContaining(['句子1', '句子5']),
    );
  });

  it('returns nothing for kinds of newer programs', () => {
    expect(switchedTo(asked('essay'), 'hologram', counted())).toBeUndefined();
  });
});
