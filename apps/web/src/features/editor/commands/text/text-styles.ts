import type { Color, ParagraphProps } from '@lectern/courseware';
import type { RunPatch } from '@lectern/stage/edit';
import { Captions, Heading1, Heading2, Highlighter, Quote, Type } from 'lucide-react';
import type { ComponentType } from 'react';
import { meantText } from '../../editing/selection/text-target.ts';
import { type Command, command, type Label } from '../command.ts';

/** A named text style. Its colours and fonts come from the theme, so it suits every theme. */
export interface TextStyle extends Command {
  /** Font size in points, and whether bold, for the panel's preview. */
  readonly size: number;
  readonly bold: boolean;
}

const accent: Color = { type: 'scheme', slot: 'accent1' };
const accent2: Color = { type: 'scheme', slot: 'accent2' };
const pale: Color = {
  type: 'scheme',
  slot: 'tx1',
  mods: [
    { op: 'lumMod', value: 0.65 },
    { op: 'lumOff', value: 0.35 },
  ],
};

interface Look {
  readonly size: number;
  readonly bold: boolean;
  readonly fonts: 'heading' | 'body' | 'kai';
  readonly color?: Color;
  readonly paragraph: Pick<ParagraphProps, 'lineSpacing' | 'spaceBefore' | 'spaceAfter'>;
}

const fonts = {
  heading: { latin: '+mj-lt', eastAsian: '+mj-ea' },
  body: { latin: '+mn-lt', eastAsian: '+mn-ea' },
  kai: { latin: '+mn-lt', eastAsian: '楷体' },
} as const;

function style(id: string, label: Label, icon: ComponentType, look: Look): TextStyle {
  const { size, bold, color } = look;
  const runs: RunPatch = {
    ...fonts[look.fonts],
    size,
    bold,
    italic: undefined,
    underline: undefined,
    highlight: undefined,
    fill: color && { type: 'solid', color },
  };
  const given = command({
    id: `text.style.${id}`,
    label,
    icon,
    changes: true,
    run: (context) => meantText(context)?.target.restyle(runs, (props) => ({ ...props, ...look.paragraph })),
  });
  return { ...given, size, bold };
}

function spaced(lines: number, before: number, after: number): Look['paragraph'] {
  return {
    lineSpacing: { type: 'percent', value: lines },
    spaceBefore: { type: 'points', value: before },
    spaceAfter: { type: 'points', value: after },
  };
}

/** Styles of whole paragraphs. */
export const paragraphStyles: readonly TextStyle[] = [
  style('title', { zh: '标题', en: 'Title' }, Heading1, {
    size: 40,
    bold: true,
    fonts: 'heading',
    paragraph: spaced(1, 0, 6),
  }),
  style('heading', { zh: '小标题', en: 'Heading' }, Heading2, {
    size: 28,
    bold: true,
    fonts: 'heading',
    color: accent,
    paragraph: spaced(1, 6, 6),
  }),
  style('body', { zh: '正文', en: 'Body' }, Type, {
    size: 20,
    bold: false,
    fonts: 'body',
    paragraph: spaced(1.2, 0, 0),
  }),
  style('note', { zh: '注释', en: 'Note' }, Captions, {
    size: 14,
    bold: false,
    fonts: 'body',
    color: pale,
    paragraph: spaced(1, 0, 0),
  }),
  style('quote', { zh: '引文', en: 'Quote' }, Quote, {
    size: 20,
    bold: false,
    fonts: 'kai',
    color: accent,
    paragraph: spaced(1.2, 6, 6),
  }),
];

/** A style of the selected text alone. */
export const keyWord = command({
  id: 'text.style.keyWord',
  label: { zh: '重点词', en: 'Key word' },
  icon: Highlighter,
  changes: true,
  run: (context) =>
    meantText(context)?.target.patchRuns({ bold: true, fill: { type: 'solid', color: accent2 } }),
});
