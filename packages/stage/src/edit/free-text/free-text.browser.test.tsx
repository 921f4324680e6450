import type { Paragraph } from '@lectern/courseware';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FreeText } from './free-text.tsx';

const text = (words: string): Paragraph => ({ runs: words === '' ? [] : [{ type: 'text', text: words }] });

interface Shown {
  paragraphs: readonly Paragraph[];
  set: (paragraphs: readonly Paragraph[]) => void;
}

function Field({
  shown,
  change,
}: {
  shown: Shown;
  change: (typed: readonly Paragraph[]) => readonly Paragraph[];
}) {
  const [paragraphs, setParagraphs] = useState(shown.paragraphs);
  Object.assign(shown, { paragraphs, set: setParagraphs });
  return (
    <div>
      <FreeText
        label="field"
        paragraphs={paragraphs}
        onChange={(typed) => {
          const stored = change(typed);
          setParagraphs(stored);
          return stored;
        }}
        onKey={(event) => event.key === 'F2'}
        onFormula={() => undefined}
        levels={[]}
        colors={() => ({ colors: {}, map: {} })}
      />
      <button type="button">next</button>
    </div>
  );
}

async function opened(words: string, change = (typed: readonly Paragraph[]) => typed): Promise<Shown> {
  const shown: Shown = { paragraphs: [text(words)], set: () => undefined };
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(<Field shown={shown} change={change} />);
  await page.getByRole('textbox', { name: 'field' }).click();
  await userEvent.keyboard('{End}');
  return shown;
}

it('gives out what is typed, and takes the paragraphs that are stored instead', async () => {
  const shown = await opened('a', (typed) =>
    typed.map(({ runs }) => ({
      runs: runs.map((run) => (run.type === 'text' ? { ...run, text: run.text.replace('--', '–') } : run)),
    })),
  );
  await userEvent.keyboard('b--c');
  expect(shown.paragraphs).toEqual([text('ab–c')]);
  await expect.element(page.getByRole('textbox', { name: 'field' })).toHaveTextContent('ab–c');
});

it('merges a change of another user, and marks an empty text', async () => {
  const shown = await opened('one');
  shown.set([text('two one')]);
  await expect.element(page.getByRole('textbox', { name: 'field' })).toHaveTextContent('two one');
  await userEvent.keyboard('!');
  expect(shown.paragraphs).toEqual([text('two one!')]);
  shown.set([]);
  await expect.element(page.getByRole('textbox', { name: 'field' })).toHaveAttribute('data-blank');
});

it('Tab goes to the next control', async () => {
  const shown = await opened('a');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'next' })).toHaveFocus();
  expect(shown.paragraphs).toEqual([text('a')]);
});
