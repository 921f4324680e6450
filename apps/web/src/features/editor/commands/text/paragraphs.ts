import type { Bullet, Color, ResolvedParagraph, WordGrid } from '@lectern/courseware';
import { asList, byLevel, type ParagraphChange, sharedOf } from '@lectern/stage/edit';
import { Grid2x2, IndentDecrease, IndentIncrease, List, ListOrdered, PilcrowRight } from 'lucide-react';
import type { CommandContext } from '../../editing/command-context.ts';
import { meantText } from '../../editing/selection/text-target.ts';
import { singleOf } from '../../editing/shared-value.ts';
import { command, type Label } from '../command.ts';

const PIXELS_PER_POINT = 96 / 72;

function change(context: CommandContext, work: ParagraphChange): void {
  meantText(context)?.target.changeParagraphs(work);
}

/** Returns the kind of list of all paragraphs; undefined for no list, and for several kinds. */
export function listOf(paragraphs: readonly ResolvedParagraph[]): 'char' | 'number' | undefined {
  const bullet = singleOf(sharedOf(paragraphs.map((paragraph) => paragraph.bullet.type)));
  return bullet === 'char' || bullet === 'number' ? bullet : undefined;
}

/** Returns the largest font size, logical pixels. */
export function largestSize(paragraphs: readonly ResolvedParagraph[]): number {
  const sizes = paragraphs.flatMap(({ runs, end }) =>
    runs.length > 0 ? runs.map(({ look }) => look.size) : [end.size],
  );
  return Math.max(0, ...sizes) * PIXELS_PER_POINT;
}

function listing(kind: 'char' | 'number', id: string, label: Label, icon: typeof List) {
  const bullet =
    kind === 'char'
      ? ({ type: 'char', char: '•' } as const)
      : ({ type: 'number', scheme: 'arabicPeriod' } as const);
  return command({
    id,
    label,
    icon,
    changes: true,
    run: (context) => {
      const meant = meantText(context);
      if (!meant) return;
      const isList = listOf(meant.paragraphs) === kind;
      change(context, asList(isList ? undefined : bullet, largestSize(meant.paragraphs)));
    },
  });
}

/** The commands by kind of bullet. */
export const lists = {
  char: listing('char', 'text.bullets', { zh: '项目符号', en: 'Bullets' }, List),
  number: listing('number', 'text.numbers', { zh: '编号', en: 'Numbers' }, ListOrdered),
};

/** Sets a given bullet or numbering; `none` removes the list. */
export const listAs = command<Exclude<Bullet, { type: 'inherit' }>>({
  id: 'text.listAs',
  label: { zh: '列表样式', en: 'List style' },
  icon: List,
  changes: true,
  run: (context, bullet) => {
    const meant = meantText(context);
    if (!meant) return;
    const list = bullet.type === 'none' ? undefined : bullet;
    change(context, asList(list, largestSize(meant.paragraphs)));
  },
});

/** Format of the existing bullets, and the number that numbering starts from. */
export type ListLook = { readonly color?: Color; readonly size?: number; readonly start?: number };

export const listLook = command<ListLook>({
  id: 'text.listLook',
  label: { zh: '列表符号的颜色和大小', en: 'Colour and size of bullets' },
  icon: List,
  changes: true,
  run: (context, { start, ...look }) => {
    const meant = meantText(context);
    const inherited = meant?.paragraphs[0]?.bullet;
    change(context, (props) => {
      const own = props.bullet && props.bullet.type !== 'inherit' ? props.bullet : inherited;
      if (!own || own.type === 'none') return props;
      const begins = start !== undefined && own.type === 'number' ? { start } : {};
      return { ...props, bullet: { ...own, ...look, ...begins } };
    });
  },
});

/** Indent of the first line of a Chinese paragraph, in multiples of the font size. */
const firstLine = 2;

/** Indents the first line, or removes its indent when it has one. */
export const indentFirstLine = command({
  id: 'text.firstLine',
  label: { zh: '首行缩进两字', en: 'Indent the first line' },
  icon: PilcrowRight,
  changes: true,
  run: (context) => {
    const meant = meantText(context);
    if (!meant) return;
    const isIn = meant.paragraphs.every(({ indent }) => indent > 0);
    change(context, firstLineIn(isIn ? 0 : firstLine * largestSize(meant.paragraphs)));
  },
});

/** Indents the first line by logical pixels relative to the other lines; a negative indent hangs. */
export function firstLineIn(indent: number): ParagraphChange {
  return (props) => ({
    ...props,
    indent: Math.round(indent * 100) / 100,
    // A hanging indent needs a left margin of the other lines.
    ...(indent < 0 ? { marginLeft: Math.max(props.marginLeft ?? 0, -indent) } : {}),
  });
}

/** Sets the writing grid; undefined removes it. */
export const wordGridAs = command<WordGrid | undefined>({
  id: 'text.wordGrid',
  label: { zh: '书写格', en: 'Writing grid' },
  icon: Grid2x2,
  changes: true,
  run: (context, grid) => {
    change(context, ({ wordGrid: _, ...props }) => (grid ? { ...props, wordGrid: grid } : props));
  },
});

export const shallower = command({
  id: 'text.shallower',
  label: { zh: '减少缩进', en: 'Indent less' },
  icon: IndentDecrease,
  keys: { text: ['Shift+Tab'] },
  keysAnsweredBy: 'text',
  changes: true,
  run: (context) => change(context, byLevel(-1)),
});

export const deeper = command({
  id: 'text.deeper',
  label: { zh: '增加缩进', en: 'Indent more' },
  icon: IndentIncrease,
  keys: { text: ['Tab'] },
  keysAnsweredBy: 'text',
  changes: true,
  run: (context) => change(context, byLevel(1)),
});
