import type { Element } from '@lectern/courseware';
import { parseQuestion } from '@lectern/questions';
import { describe, expect, it } from 'vitest';
import { chosenIn, openEditor, rectangle } from '../commands/testing.ts';
import { convertToQuestions, framesBelow } from './text-to-questions.ts';

const PAGE = { w: 1280, h: 720 };

function box(id: string, ...lines: readonly string[]): Element {
  const paragraphs = lines.map((text) => ({ runs: [{ type: 'text' as const, text }] }));
  return rectangle(id, 80, { frame: { x: 80, y: 100, w: 600, h: 400 }, text: { paragraphs } });
}

const paper = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => [
    `${from + at}. 第 ${from + at} 题选什么？`,
    'A. 红',
    'B. 蓝',
    '答案：B',
  ]).flat();

function converted(...lines: readonly string[]) {
  const editor = openEditor([box('text', ...lines)]);
  editor.session.choose(['text']);
  convertToQuestions(editor);
  const questions = editor.store.all('element').filter((element) => element.type === 'question');
  return { editor, questions };
}

describe('convertToQuestions', () => {
  it('replaces a text box by its question, with stem, choices and key, in one undo step', () => {
    const { editor, questions } = converted('1. 天空是什么颜色？', 'A. 红色', 'B. 蓝色', '答案：B');
    expect(editor.store.find('element', 'text')).toBeUndefined();
    expect(questions).toMatchObject([{ parentId: 'one', frame: { x: 80, y: 100 } }]);
    const parsed = parseQuestion(questions[0]?.question);
    expect(parsed).toMatchObject({
      state: 'question',
      question: { kind: 'single-choice', stem: { paragraphs: [{ runs: [{ text: '天空是什么颜色？' }] }] } },
    });
    expect(chosenIn(editor)).toEqual([questions[0]?.id]);
    editor.session.undo();
    expect(editor.store.find('element', 'text')).toBeDefined();
    expect(editor.store.all('element')).toHaveLength(1);
  });

  it('puts up to three questions below each other, and gives each of more questions a page', () => {
    const few = converted(...paper(1, 3));
    expect(few.questions.map(({ parentId }) => parentId)).toEqual(['one', 'one', 'one']);
    const many = converted(...paper(1, 10));
    expect(many.editor.store.pages()).toHaveLength(13);
    expect(new Set(many.questions.map(({ parentId }) => parentId)).size).toBe(10);
    expect(many.editor.session.pageId.get()).toBe(many.editor.store.pages()[1]);
  });

  it('changes nothing for a text without questions', () => {
    const { editor, questions } = converted('春天来了');
    expect(questions).toEqual([]);
    expect(editor.store.find('element', 'text')).toBeDefined();
    expect(editor.store.canUndo).toBe(false);
  });
});

describe('framesBelow', () => {
  it('returns a column in the frame of the text, inside the page', () => {
    const frames = framesBelow({ x: 100, y: 60, w: 700, h: 600 }, PAGE, 3);
    expect(frames.map(({ x, y, w }) => [x, y, w])).toEqual([
      [100, 60, 700],
      [100, 260, 700],
      [100, 460, 700],
    ]);
  });

  it('returns a column over the whole page when the text is too low on the page, or unknown', () => {
    expect(framesBelow({ x: 100, y: 600, w: 700, h: 60 }, PAGE, 1)).toEqual([
      { x: 40, y: 40, w: 1200, h: 628 },
    ]);
    expect(framesBelow(undefined, PAGE, 2)).toHaveLength(2);
  });
});
