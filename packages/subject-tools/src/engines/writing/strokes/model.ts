import type { ToolData, ToolDataPatch } from '@lectern/courseware';
import { oneOf, wholeIn } from '../../../common/values.ts';
import type { ToolName } from '../../../engine.tsx';

/** 田字格, 米字格, or a square without lines. */
export const GRIDS = ['tian', 'mi', 'plain'] as const;
export type GridKind = (typeof GRIDS)[number];
/** Strokes are shown one after the other, or written by pupils. */
export type WritingTask = 'watch' | 'write';
/** Most characters of a tool, and most pupils who write side by side. */
export const CHARACTERS_MAX = 20;
export const WRITERS_MAX = 4;
/** Speeds of the brush, times the usual one. */
export const SPEEDS = [0.5, 1, 2] as const;

export interface Writing {
  readonly characters: readonly string[];
  /** Index of the character that is shown. */
  readonly at: number;
  readonly task: WritingTask;
  readonly grid: GridKind;
  /** Whether pupils trace the character, or see an empty square. */
  readonly traced: boolean;
  /** Number of pupils who write side by side. */
  readonly writers: number;
  readonly speed: (typeof SPEEDS)[number];
}

/** The options of a tool that writes characters. */
export interface WritingDescription {
  readonly name: ToolName;
  /** Characters of a new tool. */
  readonly usual: string;
}

export function writingOf(data: ToolData, { usual }: WritingDescription): Writing {
  const typed = charactersIn(typeof data.text === 'string' ? data.text : usual);
  const characters = typed.length > 0 ? typed : charactersIn(usual);
  return {
    characters,
    at: wholeIn(data.at, [0, characters.length - 1], 0),
    task: oneOf(data.task, ['watch', 'write'] as const, 'watch'),
    grid: oneOf(data.grid, GRIDS, 'tian'),
    traced: data.traced !== false,
    writers: wholeIn(data.writers, [1, WRITERS_MAX], 1),
    speed: oneOf(data.speed, SPEEDS, 1),
  };
}

/** The Chinese characters of a text, each once, in their order; other signs are left out. */
export function charactersIn(text: string): readonly string[] {
  const found = [...text.slice(0, 4_000)].filter((each) => /^\p{Script=Han}$/u.test(each));
  return [...new Set(found)].slice(0, CHARACTERS_MAX);
}

/** Key of the number of strokes that a pupil has written of a character; two pupils never write the same key. */
export function doneKey(writer: number, character: string): string {
  return `done/${writer}/${(character.codePointAt(0) ?? 0).toString(16)}`;
}

/** Number of strokes of a character of `count` strokes that a pupil has written. */
export function doneOf(data: ToolData, writer: number, character: string, count: number): number {
  return wholeIn(data[doneKey(writer, character)], [0, count], 0);
}

/** Removes what pupils have written of a character. */
export function cleared(character: string): ToolDataPatch {
  return Object.fromEntries(
    Array.from({ length: WRITERS_MAX }, (_, writer) => [doneKey(writer, character), undefined]),
  );
}
