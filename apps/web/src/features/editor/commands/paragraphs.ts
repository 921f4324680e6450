import type { ResolvedParagraph } from '@lectern/courseware';
import { asList, byLevel, type ParagraphChange, sharedOf } from '@lectern/stage/edit';
import { IndentDecrease, IndentIncrease, List, ListOrdered } from 'lucide-react';
import type { CommandContext } from '../editing/command-context.ts';
import { singleOf } from '../editing/shared-value.ts';
import { meantText } from '../editing/text-target.ts';
import { command, type Label } from './command.ts';

const PIXELS_PER_POINT = 96 / 72;

function change(context: CommandContext, work: ParagraphChange): void {
  meantText(context)?.target.changeParagraphs(work);
}

/** The kind of list that all paragraphs are in; undefined for none, and for several. */
export function listOf(paragraphs: readonly ResolvedParagraph[]): 'char' | 'number' | undefined {
  const bullet = singleOf(sharedOf(paragraphs.map((paragraph) => paragraph.bullet.type)));
  return bullet === 'char' || bullet === 'number' ? bullet : undefined;
}

/** Logical pixels of the largest words. */
function largestSize(paragraphs: readonly ResolvedParagraph[]): number {
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

/** By the kind of bullet that a paragraph has. */
export const lists = {
  char: listing('char', 'text.bullets', { zh: '项目符号', en: 'Bullets' }, List),
  number: listing('number', 'text.numbers', { zh: '编号', en: 'Numbers' }, ListOrdered),
};

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
