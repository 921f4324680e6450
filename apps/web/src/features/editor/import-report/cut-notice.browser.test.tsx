import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { openEditor } from '../commands/testing.ts';
import { mountPart } from '../testing/mounted-part.tsx';
import { OpenCutNotice } from './cut-notice.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });

type Missing = NonNullable<ReturnType<ReturnType<typeof openEditor>['missing']['get']>>;

function shown(missing: object | undefined) {
  onTestFinished(() => localStorage.clear());
  const editor = openEditor();
  editor.missing.set(missing as Missing | undefined);
  mountPart(editor, () => (
    <>
      <p>部分</p>
      <OpenCutNotice />
    </>
  ));
  return editor;
}

const cut = { pages: 2, elements: 0, texts: 0, files: 0 };

describe('the notice about missing parts', () => {
  it('is not rendered when nothing is missing', async () => {
    shown(undefined);
    await expect.element(page.getByText('部分')).toBeVisible();
    expect(page.getByRole('alert').query()).toBeNull();
  });

  it('opens the report, and is closed for good', async () => {
    const editor = shown({ cut, source: undefined });
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.poll(() => page.getByRole('alert').getByRole('button').elements()).toHaveLength(2);
    await page.getByRole('alert').getByRole('button').first().click();
    expect(editor.importReportShown.get()).toBe(true);
    await page.getByRole('alert').getByRole('button').last().click();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    expect(editor.missing.get()).toBeUndefined();
    expect(button(/./).query()).toBeNull();
  });
});
