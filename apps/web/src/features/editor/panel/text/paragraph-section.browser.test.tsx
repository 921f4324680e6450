import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { enter, mountTextSection } from '../../testing/mounted-part.tsx';
import { choose, unfoldPanel } from '../../testing/panel-actions.ts';
import { ParagraphSection, SpacingSection } from './paragraph-section.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
/** 24 pt are 32 logical pixels. */
const letter = 32;

function shown(Section: typeof ParagraphSection, ...props: readonly object[]) {
  const { textOf } = mountTextSection(
    Section,
    props.map((each) => ({ text: '字', run: { size: 24 }, props: each })),
  );
  return () => textOf()?.paragraphs.map((paragraph) => paragraph.props);
}

describe('the section for paragraphs', () => {
  it('shows the alignment that all paragraphs have, and sets it on all', async () => {
    const props = shown(ParagraphSection, { align: 'ctr' }, { align: 'ctr' });
    await expect.element(button('居中')).toHaveAttribute('aria-pressed', 'true');
    await button('右对齐').click();
    expect(props()?.map((each) => each?.align)).toEqual(['r', 'r']);
  });

  it('shows no alignment where alignments differ', async () => {
    shown(ParagraphSection, { align: 'ctr' }, { align: 'r' });
    await expect.element(button('居中')).toHaveAttribute('aria-pressed', 'false');
    await expect.element(button('右对齐')).toHaveAttribute('aria-pressed', 'false');
  });

  it('shows the line spacing as a multiple, and nothing for a spacing in points', async () => {
    const props = shown(ParagraphSection, { lineSpacing: { type: 'percent', value: 1.5 } });
    await expect.element(field('行距')).toHaveValue('1.5');
    await enter('行距', '2');
    expect(props()?.[0]?.lineSpacing).toEqual({ type: 'percent', value: 2 });
  });

  it('has an empty line spacing for a spacing in points', async () => {
    shown(ParagraphSection, { lineSpacing: { type: 'points', value: 20 } });
    await expect.element(field('行距')).toHaveValue('');
  });

  it('marks the first-line indent only when all paragraphs have it', async () => {
    shown(ParagraphSection, { indent: 64 }, {});
    await expect.element(button('首行缩进两字')).toHaveAttribute('aria-pressed', 'false');
    await button('首行缩进两字').click();
    await expect.element(button('首行缩进两字')).toHaveAttribute('aria-pressed', 'true');
  });

  it('sets and removes a writing grid', async () => {
    const props = shown(ParagraphSection, {}, {});
    await expect.element(page.getByRole('combobox', { name: '书写格' })).toHaveTextContent('无');
    await choose('书写格', '米字格');
    expect(props()?.map((each) => each?.wordGrid)).toEqual(['rice', 'rice']);
    await choose('书写格', '无');
    expect(props()?.map((each) => each?.wordGrid)).toEqual([undefined, undefined]);
  });
});

describe('the section for the spacing of paragraphs', () => {
  it('shows points, and sets the space before and after', async () => {
    const props = shown(SpacingSection, { spaceBefore: { type: 'points', value: 6 } });
    await unfoldPanel();
    await expect.element(field('段前')).toHaveValue('6');
    await enter('段后', '12');
    expect(props()?.[0]).toMatchObject({
      spaceBefore: { type: 'points', value: 6 },
      spaceAfter: { type: 'points', value: 12 },
    });
  });

  it('measures a hanging indent in letters, and keeps it hanging', async () => {
    const props = shown(SpacingSection, { indent: -letter * 2 });
    await unfoldPanel();
    await expect.element(page.getByRole('combobox', { name: '特殊缩进' })).toHaveTextContent('悬挂缩进');
    await expect.element(field('缩进量')).toHaveValue('2');
    await enter('缩进量', '3');
    expect(props()?.[0]?.indent).toBe(-letter * 3);
  });

  it('has the amount disabled without an indent, and sets two letters for a first-line indent', async () => {
    const props = shown(SpacingSection, {});
    await unfoldPanel();
    await expect.element(field('缩进量')).toBeDisabled();
    await choose('特殊缩进', '首行缩进');
    expect(props()?.[0]?.indent).toBe(letter * 2);
    await expect.element(field('缩进量')).toBeEnabled();
    await enter('缩进量', '1');
    expect(props()?.[0]?.indent).toBe(letter);
  });

  it('sets the margin of its own side, in letters', async () => {
    const props = shown(SpacingSection, { marginLeft: letter });
    await unfoldPanel();
    await expect.element(field('文前')).toHaveValue('1');
    await enter('文后', '0.5');
    expect(props()?.[0]).toMatchObject({ marginLeft: letter, marginRight: letter / 2 });
  });
});
