import { deckTemplates } from '@lectern/courseware/design';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../platform/testing/mounted.tsx';
import { TemplatesDialog } from './templates-dialog.tsx';

it('the dialog returns the selected template when its button is pressed', async () => {
  const [first, second] = deckTemplates;
  const picked = vi.fn();
  const closed = vi.fn();
  mount(<TemplatesDialog busy={false} onPick={picked} onClose={closed} />);
  const use = page.getByRole('button', { name: '使用这个模板' });
  await use.click();
  expect(picked).toHaveBeenLastCalledWith({ id: first?.id, name: first?.name.zh });
  await page.getByRole('button', { name: `${second?.name.zh}，${second?.pages.length} 页` }).click();
  await use.click();
  expect(picked).toHaveBeenLastCalledWith({ id: second?.id, name: second?.name.zh });
  await page.getByRole('button', { name: '取消' }).click();
  expect(closed).toHaveBeenCalledOnce();
});
