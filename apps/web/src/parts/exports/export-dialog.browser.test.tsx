import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../platform/testing/mounted.tsx';
import { ExportDialog } from './export-dialog.tsx';
import type { AskedExport, ExportChoice } from './export-request.ts';

function shown(kind: AskedExport['kind']): ExportChoice[] {
  const chosen: ExportChoice[] = [];
  const request = { kind, document: { id: 'd', name: '秋天的雨' }, pageCount: 4, currentPage: 2 };
  mount(
    <ExportDialog request={request} onClose={() => undefined} onChoose={(choice) => chosen.push(choice)} />,
  );
  return chosen;
}
const press = (name: string) => page.getByRole('button', { name }).click();

describe('the dialog of an export', () => {
  it('offers the keys of questions in the notes of a presentation, which are left out at first', async () => {
    const chosen = shown('pptx');
    await press('导出');
    expect(chosen).toEqual([{ format: 'pptx', keys: false }]);
  });

  it('returns that the keys are included when the box is ticked', async () => {
    const chosen = shown('pptx');
    await page.getByRole('checkbox', { name: /备注.*答案/ }).click();
    await press('导出');
    expect(chosen).toEqual([{ format: 'pptx', keys: true }]);
  });

  it('returns whether a show includes the notes', async () => {
    const chosen = shown('html');
    await page.getByRole('checkbox', { name: '包括备注' }).click();
    await press('导出');
    expect(chosen).toEqual([{ format: 'html', notes: true }]);
  });

  it('returns the pages of a PDF, and keeps the dialog open for numbers of missing pages', async () => {
    const chosen = shown('pdf');
    await page.getByRole('radio', { name: '指定页' }).click();
    await page.getByRole('textbox').fill('9');
    await press('导出');
    await expect.element(page.getByText(/1 到 4/)).toBeVisible();
    await page.getByRole('textbox').fill('1-2,4');
    await press('导出');
    expect(chosen).toEqual([{ format: 'pdf', pages: [1, 2, 4] }]);
  });
});
