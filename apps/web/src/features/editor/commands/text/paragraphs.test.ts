import type { ResolvedParagraph } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../command.ts';
import { openEditor, rectangle } from '../testing.ts';
import {
  deeper,
  firstLineIn,
  indentFirstLine,
  largestSize,
  listAs,
  listLook,
  listOf,
  lists,
  shallower,
  wordGridAs,
} from './paragraphs.ts';

const paragraph = (bullet: string, sizes: number[] = [], end = 18) =>
  ({
    bullet: { type: bullet },
    runs: sizes.map((size) => ({ look: { size } })),
    end: { size: end },
  }) as unknown as ResolvedParagraph;

describe('listOf', () => {
  it('returns the kind of list that all paragraphs have', () => {
    expect(listOf([paragraph('char'), paragraph('char')])).toBe('char');
    expect(listOf([paragraph('number')])).toBe('number');
  });

  it('returns undefined for no list, and for several kinds', () => {
    expect(listOf([paragraph('none')])).toBeUndefined();
    expect(listOf([paragraph('picture')])).toBeUndefined();
    expect(listOf([paragraph('char'), paragraph('number')])).toBeUndefined();
  });
});

describe('largestSize', () => {
  it('returns the largest size of the letters in logical pixels', () => {
    expect(largestSize([paragraph('none', [12, 36]), paragraph('none', [24], 90)])).toBe(48);
  });

  it('returns the size of an empty paragraph, and 0 without a paragraph', () => {
    expect(largestSize([paragraph('none', [], 18)])).toBe(24);
    expect(largestSize([])).toBe(0);
  });
});

describe('firstLineIn', () => {
  it('indents the first line by hundredths of a pixel', () => {
    expect(firstLineIn(48.1234)({ marginLeft: 5 })).toEqual({ marginLeft: 5, indent: 48.12 });
    expect(firstLineIn(0)({})).toEqual({ indent: 0 });
  });

  it('gives a hanging indent the margin that it needs', () => {
    expect(firstLineIn(-20)({})).toEqual({ indent: -20, marginLeft: 20 });
    expect(firstLineIn(-20)({ marginLeft: 36 })).toEqual({ indent: -20, marginLeft: 36 });
    expect(firstLineIn(-20)({ marginLeft: 5 })).toEqual({ indent: -20, marginLeft: 20 });
  });
});

describe('the commands', () => {
  /** An editor with a selected text of two paragraphs of 18 points, and the properties of its paragraphs. */
  const opened = (...given: object[]) => {
    const [first = {}, second = first] = given;
    const paragraphs = [first, second].map((props, at) => ({
      props,
      runs: [{ type: 'text' as const, text: `${at}`, props: { size: 18 } }],
    }));
    const editor = openEditor([rectangle('a', 0, { text: { paragraphs } })]);
    editor.session.choose(['a']);
    const props = () => {
      const element = editor.store.find('element', 'a');
      return element?.type === 'shape' ? element.text?.paragraphs.map((each) => each.props ?? {}) : undefined;
    };
    return { editor, props };
  };
  const dot = { type: 'char', char: '•' } as const;

  it('make a list, change its kind and remove it', () => {
    const { editor, props } = opened();
    runCommand(lists.char, editor);
    expect(props()?.map(({ bullet }) => bullet)).toEqual([dot, dot]);
    expect(props()?.[0]).toMatchObject({ marginLeft: 36, indent: -36 });
    runCommand(lists.number, editor);
    expect(props()?.[1]?.bullet).toEqual({ type: 'number', scheme: 'arabicPeriod' });
    runCommand(lists.number, editor);
    expect(props()?.[1]).toMatchObject({ bullet: { type: 'none' }, marginLeft: 0, indent: 0 });
  });

  it('make all paragraphs a list when only some are one', () => {
    const { editor, props } = opened({ bullet: dot }, {});
    runCommand(lists.char, editor);
    expect(props()?.map(({ bullet }) => bullet?.type)).toEqual(['char', 'char']);
  });

  it('set a given bullet, and remove it', () => {
    const { editor, props } = opened();
    runCommand(listAs, editor, { type: 'char', char: '★' });
    expect(props()?.[0]).toMatchObject({ bullet: { type: 'char', char: '★' }, indent: -36 });
    runCommand(listAs, editor, { type: 'none' });
    expect(props()?.[0]).toMatchObject({ bullet: { type: 'none' }, indent: 0 });
  });

  it('set the size of bullets, and the first number only of a numbering', () => {
    const { editor, props } = opened({ bullet: { type: 'number', scheme: 'arabicPeriod' } }, { bullet: dot });
    runCommand(listLook, editor, { size: 1.5, start: 4 });
    expect(props()?.map(({ bullet }) => bullet)).toEqual([
      { type: 'number', scheme: 'arabicPeriod', size: 1.5, start: 4 },
      { ...dot, size: 1.5 },
    ]);
    const plain = opened({ bullet: { type: 'none' } });
    runCommand(listLook, plain.editor, { size: 1.5 });
    expect(plain.props()?.[0]?.bullet).toEqual({ type: 'none' });
    const bare = opened();
    runCommand(listLook, bare.editor, { size: 1.5 });
    expect(bare.props()?.[0]).toEqual({});
  });

  it('indent the first line by two letters, and remove its indent when all have one', () => {
    const { editor, props } = opened({ indent: 10 }, {});
    runCommand(indentFirstLine, editor);
    expect(props()?.map(({ indent }) => indent)).toEqual([48, 48]);
    runCommand(indentFirstLine, editor);
    expect(props()?.map(({ indent }) => indent)).toEqual([0, 0]);
  });

  it('set and remove the writing grid', () => {
    const { editor, props } = opened({ align: 'r' });
    wordGridAs.run(editor, 'english');
    expect(props()?.[0]).toEqual({ align: 'r', wordGrid: 'english' });
    wordGridAs.run(editor, undefined);
    expect(props()?.[0]).toEqual({ align: 'r' });
  });

  it('move paragraphs one level deeper and back', () => {
    const { editor, props } = opened({ marginLeft: 36 });
    runCommand(deeper, editor);
    expect(props()?.[0]).toMatchObject({ level: 1, marginLeft: 72 });
    runCommand(shallower, editor);
    expect(props()?.[0]).toEqual({ marginLeft: 36 });
  });

  it('change nothing without a text', () => {
    const editor = openEditor();
    for (const each of [lists.char, indentFirstLine, deeper]) runCommand(each, editor);
    runCommand(listAs, editor, { type: 'none' });
    runCommand(listLook, editor, { size: 2 });
    expect(editor.store.children('one')).toEqual([]);
  });
});
