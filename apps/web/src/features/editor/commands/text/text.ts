import type { ParagraphProps, ResolvedParagraph } from '@lectern/courseware';
import { sharedRun } from '@lectern/stage/edit';
import {
  AArrowDown,
  AArrowUp,
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Bold,
  Italic,
  Underline,
} from 'lucide-react';
import type { CommandContext } from '../../editing/command-context.ts';
import { meantText } from '../../editing/selection/text-target.ts';
import { command, type Label } from '../command.ts';
import { onPageAndInText } from '../keys.ts';
import { textMark } from './text-mark.ts';

/** Font sizes that are offered and that growing and shrinking step through, points. */
export const fontSizes: readonly number[] = [
  10, 12, 14, 16, 18, 20, 24, 28, 32, 36, 40, 44, 48, 54, 60, 66, 72, 80, 88, 96, 120, 144,
];

/** Returns the next larger or smaller size of the list. */
function nextSize(size: number, step: 1 | -1): number {
  if (step > 0) return fontSizes.find((candidate) => candidate > size) ?? Math.min(400, size + 20);
  return fontSizes.findLast((candidate) => candidate < size) ?? Math.max(1, size - 1);
}

export const bold = textMark({
  id: 'text.bold',
  label: { zh: '加粗', en: 'Bold' },
  icon: Bold,
  keys: onPageAndInText('Ctrl+B'),
  isOnIn: (paragraphs) => shared(paragraphs, 'bold') === true,
  patch: (on) => ({ bold: on }),
});

export const italic = textMark({
  id: 'text.italic',
  label: { zh: '倾斜', en: 'Italic' },
  icon: Italic,
  keys: onPageAndInText('Ctrl+I'),
  isOnIn: (paragraphs) => shared(paragraphs, 'italic') === true,
  patch: (on) => ({ italic: on }),
});

export const underline = textMark({
  id: 'text.underline',
  label: { zh: '下划线', en: 'Underline' },
  icon: Underline,
  keys: onPageAndInText('Ctrl+U'),
  isOnIn: (paragraphs) => (shared(paragraphs, 'underline') ?? 'none') !== 'none',
  patch: (on) => ({ underline: on ? 'sng' : 'none' }),
});

/** Texts of several sizes all get the size next to the first size. */
function resize(context: CommandContext, step: 1 | -1): void {
  const meant = meantText(context);
  if (!meant) return;
  const size = sharedRun(meant.paragraphs, 'size');
  const first = size.mixed ? meant.paragraphs[0]?.runs[0]?.look.size : size.value;
  if (first !== undefined) meant.target.patchRuns({ size: nextSize(first, step) });
}

export const largerText = command({
  id: 'text.larger',
  label: { zh: '增大字号', en: 'Larger text' },
  icon: AArrowUp,
  keys: onPageAndInText('Ctrl+]'),
  changes: true,
  run: (context) => resize(context, 1),
});

export const smallerText = command({
  id: 'text.smaller',
  label: { zh: '减小字号', en: 'Smaller text' },
  icon: AArrowDown,
  keys: onPageAndInText('Ctrl+['),
  changes: true,
  run: (context) => resize(context, -1),
});

function aligning(
  align: NonNullable<ParagraphProps['align']>,
  label: Label,
  icon: typeof AlignLeft,
  key: 'Ctrl+L' | 'Ctrl+E' | 'Ctrl+R' | 'Ctrl+J',
) {
  return command({
    id: `text.align.${align}`,
    label,
    icon,
    keys: onPageAndInText(key),
    changes: true,
    run: (context) => meantText(context)?.target.changeParagraphs((props) => ({ ...props, align })),
  });
}

/** The commands by alignment. */
export const textAlignments = {
  l: aligning('l', { zh: '左对齐', en: 'Align left' }, AlignLeft, 'Ctrl+L'),
  ctr: aligning('ctr', { zh: '居中', en: 'Centre' }, AlignCenter, 'Ctrl+E'),
  r: aligning('r', { zh: '右对齐', en: 'Align right' }, AlignRight, 'Ctrl+R'),
  just: aligning('just', { zh: '两端对齐', en: 'Justify' }, AlignJustify, 'Ctrl+J'),
};

/** Returns the value common to all runs; undefined where values differ. */
function shared<K extends 'bold' | 'italic' | 'underline'>(paragraphs: readonly ResolvedParagraph[], key: K) {
  const value = sharedRun(paragraphs, key);
  return value.mixed ? undefined : value.value;
}
