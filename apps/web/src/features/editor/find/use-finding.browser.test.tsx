import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openEditor, rectangle } from '../commands/testing.ts';
import { mountPart } from '../testing/mounted-part.tsx';
import { type Finding, useFinding } from './use-finding.ts';
import { type Replacing, useReplacing } from './use-replacing.ts';

const text = (words: string) => ({ paragraphs: [{ runs: [{ type: 'text' as const, text: words }] }] });

interface Now {
  finding?: Finding;
  replacing?: Replacing;
  /** Number of times that the keyboard was kept. */
  kept: number;
}

function Finder({ now }: { readonly now: Now }): ReactNode {
  const finding = useFinding();
  now.finding = finding;
  now.replacing = useReplacing(finding, () => {
    now.kept += 1;
  });
  return <output>{finding.said || '—'}</output>;
}

/** The editor with texts on its pages: `花 花` and `树` on the first page, `花` on the third. */
function shown(more: object = {}) {
  const editor = openEditor([
    rectangle('a', 100, { text: text('花 花'), ...more }),
    rectangle('b', 300, { text: text('树') }),
    rectangle('c', 100, { parentId: 'three', text: text('花') }),
  ]);
  const now: Now = { kept: 0 };
  mountPart(editor, () => <Finder now={now} />);
  const said = page.getByRole('status').first();
  const search = async (words: string) => {
    await expect.element(page.getByText('—')).toBeVisible();
    now.finding?.setWords(words);
  };
  const textOf = (id: string) => {
    const element = editor.store.find('element', id);
    return element?.type === 'shape'
      ? element.text?.paragraphs[0]?.runs.map((run) => run.type === 'text' && run.text).join('')
      : '';
  };
  return { editor, now, said, search, textOf };
}

describe('useFinding', () => {
  it('counts the matches, and says when there is none', async () => {
    const { search, said, now } = shown();
    await search('花');
    await expect.element(said).toHaveTextContent('0 / 3');
    expect(now.finding?.at).toBeUndefined();
    now.finding?.setWords('鸟');
    await expect.poll(() => now.finding?.found.length).toBe(0);
    now.finding?.step(1);
    expect(now.finding?.at).toBeUndefined();
  });

  it('steps through the matches and from the last to the first', async () => {
    const { search, now, editor } = shown();
    await search('花');
    await expect.poll(() => now.finding?.found.length).toBe(3);
    const steps: (number | undefined)[] = [];
    for (const by of [1, 1, 1, 1, -1] as const) {
      const before = now.finding?.at;
      now.finding?.step(by);
      await expect.poll(() => now.finding?.at).not.toBe(before);
      steps.push(now.finding?.at);
    }
    expect(steps).toEqual([0, 1, 2, 0, 2]);
    expect(editor.session.pageId.get()).toBe('three');
  });

  it('begins at the current page, and at the first match past the last page with one', async () => {
    const { search, now, editor } = shown();
    editor.session.goToPage('two');
    await search('花');
    await expect.poll(() => now.finding?.found.length).toBe(3);
    now.finding?.step(1);
    await expect.poll(() => now.finding?.at).toBe(2);
    editor.session.goToPage('three');
    now.finding?.setWords('树');
    await expect.poll(() => now.finding?.found.length).toBe(1);
    expect(now.finding?.at).toBeUndefined();
    now.finding?.step(1);
    await expect.poll(() => now.finding?.at).toBe(0);
    expect(editor.session.pageId.get()).toBe('one');
  });
});

describe('useReplacing', () => {
  it('first moves to a match, then replaces it and moves to the next', async () => {
    const { search, now, textOf } = shown();
    await search('花');
    now.replacing?.setBy('草');
    await expect.poll(() => now.finding?.found.length).toBe(3);
    now.replacing?.one();
    await expect.poll(() => now.finding?.at).toBe(0);
    expect(textOf('a')).toBe('花 花');
    now.replacing?.one();
    await expect.poll(() => now.finding?.found.length).toBe(2);
    expect(textOf('a')).toBe('草 花');
    expect(now.finding?.at).toBe(0);
  });

  it('skips a replacement that contains the searched text', async () => {
    const { search, now, textOf } = shown();
    await search('花');
    now.replacing?.setBy('花花');
    await expect.poll(() => now.finding?.found.length).toBe(3);
    now.replacing?.one();
    await expect.poll(() => now.finding?.at).toBe(0);
    now.replacing?.one();
    await expect.poll(() => textOf('a')).toBe('花花 花');
    await expect.poll(() => now.finding?.at).toBe(2);
  });

  it('replaces all matches, and keeps the keyboard', async () => {
    const { search, now, textOf } = shown();
    await search('花');
    now.replacing?.setBy('草');
    await expect.poll(() => now.finding?.found.length).toBe(3);
    now.replacing?.all();
    expect([textOf('a'), textOf('c')]).toEqual(['草 草', '草']);
    expect(now.kept).toBe(1);
    await expect.element(page.getByText(/3/).last()).toBeVisible();
  });

  it('leaves a locked text and moves on', async () => {
    const { search, now, textOf } = shown({ locked: true });
    await search('花');
    now.replacing?.setBy('草');
    await expect.poll(() => now.finding?.found.length).toBe(3);
    now.replacing?.one();
    await expect.poll(() => now.finding?.at).toBe(0);
    now.replacing?.one();
    await expect.poll(() => now.finding?.at).toBe(1);
    expect(textOf('a')).toBe('花 花');
  });
});
