import type { RunProps } from '@lectern/courseware';
import { sharedRun } from '@lectern/stage/edit';
import { CircleDot, Omega, RemoveFormatting, Strikethrough, Subscript, Superscript } from 'lucide-react';
import { meantText } from '../../editing/selection/text-target.ts';
import { singleOf } from '../../editing/shared-value.ts';
import { command } from '../command.ts';
import { textMark } from './text-mark.ts';

/** Baseline offset as a share of the font size. */
const raised = 0.3;
const lowered = -0.25;

export const strike = textMark({
  id: 'text.strike',
  label: { zh: '删除线', en: 'Strikethrough' },
  icon: Strikethrough,
  isOnIn: (paragraphs) => (singleOf(sharedRun(paragraphs, 'strike')) ?? 'none') !== 'none',
  patch: (on) => ({ strike: on ? 'single' : 'none' }),
});

export const superscript = textMark({
  id: 'text.superscript',
  label: { zh: '上标', en: 'Superscript' },
  icon: Superscript,
  isOnIn: (paragraphs) => (singleOf(sharedRun(paragraphs, 'baseline')) ?? 0) > 0,
  patch: (on) => ({ baseline: on ? raised : 0 }),
});

export const subscript = textMark({
  id: 'text.subscript',
  label: { zh: '下标', en: 'Subscript' },
  icon: Subscript,
  isOnIn: (paragraphs) => (singleOf(sharedRun(paragraphs, 'baseline')) ?? 0) < 0,
  patch: (on) => ({ baseline: on ? lowered : 0 }),
});

export const emphasis = textMark({
  id: 'text.emphasis',
  label: { zh: '着重号', en: 'Emphasis dots' },
  icon: CircleDot,
  isOnIn: (paragraphs) => singleOf(sharedRun(paragraphs, 'emphasisMark')) === true,
  patch: (on) => ({ emphasisMark: on }),
});

/** Clears every format that a user can set on a run, so that it is inherited. Links and phonetics stay. */
const cleared: { readonly [K in keyof RunProps]?: undefined } = {
  size: undefined,
  bold: undefined,
  italic: undefined,
  underline: undefined,
  underlineColor: undefined,
  strike: undefined,
  fill: undefined,
  outline: undefined,
  effects: undefined,
  highlight: undefined,
  latin: undefined,
  eastAsian: undefined,
  complexScript: undefined,
  baseline: undefined,
  spacing: undefined,
  caps: undefined,
  emphasisMark: undefined,
};

/** Types a symbol into the open text, and otherwise at the end of the selected element's text. */
export const typeSymbol = command<string>({
  id: 'text.symbol',
  label: { zh: '符号', en: 'Symbol' },
  icon: Omega,
  changes: true,
  run: ({ session }, sign) => {
    const { texts, textEditor, selection } = session;
    const [id] = selection.get().ids;
    if (!session.canEdit) return;
    if (!textEditor.get() && !session.openText.get()) {
      if (id === undefined || !texts.show({ elementId: id, cursor: 'end' })) return;
    }
    texts.type(sign);
  },
});

export const clearLook = command({
  id: 'text.clear',
  label: { zh: '清除格式', en: 'Clear formatting' },
  icon: RemoveFormatting,
  changes: true,
  run: (context) => meantText(context)?.target.patchRuns(cleared),
});
