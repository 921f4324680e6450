import { useState } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { mountViews, surrounded } from '../../testing/mounted.tsx';
import { TextField } from './text-field.tsx';
import { cutText, endComposition } from './use-composed-text.ts';

interface Form {
  readonly locked?: boolean;
  readonly times?: number;
}

interface FormProps extends Form {
  readonly texts: string[];
  readonly most: number;
}

function OneField({ texts, most, locked = false, times = 0 }: FormProps) {
  const [value, setValue] = useState('');
  const onChange = (text: string) => {
    texts.push(text);
    setValue(text);
  };
  return <TextField label={`空 ${times}`} value={value} onChange={onChange} locked={locked} most={most} />;
}

/** A field that is mounted and focused. `draw` draws it with other props, `remove` removes it. */
async function field(most = 20) {
  const texts: string[] = [];
  const root = mountViews(<OneField texts={texts} most={most} />);
  await page.getByRole('textbox').click();
  const draw = (form: Form) =>
    flushSync(() => root.render(surrounded(<OneField texts={texts} most={most} {...form} />)));
  return { texts, draw, remove: () => flushSync(() => root.render(surrounded(null))) };
}

describe('a text that an input method composes', () => {
  it('is reported once, at its end', async () => {
    const { texts } = await field();
    await commands.compose(['c', 'ch', 'chun'], '春');
    await expect.poll(() => texts).toEqual(['春']);
    await expect.element(page.getByRole('textbox')).toHaveValue('春');
  });

  it('stays in the field when the component renders again', async () => {
    const { texts, draw } = await field();
    await commands.compose(['c', 'ch'], '');
    draw({ times: 2 });
    await expect.element(page.getByRole('textbox')).toHaveValue('ch');
    expect(texts).toEqual([]);
  });

  it('is reported when the field is locked, and not again', async () => {
    const { texts, draw } = await field();
    await commands.compose(['n', 'ni'], '');
    draw({ locked: true });
    expect(texts).toEqual(['ni']);
    await expect.element(page.getByRole('textbox')).toHaveValue('ni');
    (document.activeElement as HTMLElement).blur();
    expect(texts).toEqual(['ni']);
  });

  it('is reported when the field is removed', async () => {
    const { texts, remove } = await field();
    await commands.compose(['n', 'ni'], '');
    remove();
    expect(texts).toEqual(['ni']);
  });

  it('is reported when the field loses the focus', async () => {
    const { texts } = await field();
    await commands.compose(['n', 'ni'], '');
    endComposition();
    expect(texts).toEqual(['ni']);
  });

  it('is cut to the length that the response may have', async () => {
    const { texts } = await field(2);
    await commands.compose(['a'], '春眠不觉晓');
    await expect.poll(() => texts.at(-1)?.length).toBeLessThanOrEqual(2);
  });
});

it('a letter outside a composition is reported at once', async () => {
  const { texts } = await field();
  await commands.typeKeys('ab');
  await expect.poll(() => texts).toEqual(['a', 'ab']);
});

it('cutText never cuts a character of two units', () => {
  expect(cutText('a𬉼', 2)).toBe('a');
  expect(cutText('a𬉼', 3)).toBe('a𬉼');
  expect(cutText('春眠', 1)).toBe('春');
});
