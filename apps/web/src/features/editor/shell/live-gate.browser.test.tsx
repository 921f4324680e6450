import { Signal } from '@lectern/base';
import { EditPermission } from '@lectern/protocol/constants';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../platform/testing/mounted.tsx';
import { LiveGate, type NamedLive } from './live-gate.tsx';

const content = page.getByText('课件内容');

function shown(permission: EditPermission = EditPermission.EDIT) {
  const log: string[] = [];
  const live = {
    documentId: '1',
    permission: new Signal<EditPermission | undefined>(permission),
    deleted: new Signal(false),
    saved: new Signal({ type: 'saved' }),
  };
  const open = { live, name: new Signal('春天') } as unknown as NamedLive;
  mount(
    <LiveGate open={open} onLeave={() => log.push('leave')} tryAgain={() => log.push('again')}>
      <p>课件内容</p>
    </LiveGate>,
  );
  return { live, log };
}

describe('the gate of a live courseware', () => {
  it('shows the courseware until it is deleted, which can then still be viewed', async () => {
    const { live, log } = shown();
    await expect.element(content).toBeVisible();
    live.deleted.set(true);
    await expect.element(content).not.toBeInTheDocument();
    const buttons = page.getByRole('button').elements();
    expect(buttons).toHaveLength(3);
    await page.elementLocator(buttons[1] ?? document.body).click();
    expect(log).toEqual(['again']);
    await page.elementLocator(buttons[2] ?? document.body).click();
    await expect.element(content).toBeVisible();
  });

  it('shows a message instead without permission', async () => {
    const { live, log } = shown(EditPermission.VIEW);
    await expect.element(content).toBeVisible();
    live.permission.set(EditPermission.NONE);
    await expect.element(content).not.toBeInTheDocument();
    await page.getByRole('button').first().click();
    expect(log).toEqual(['leave']);
  });

  it('says when the permission changes, not at first', async () => {
    const { live } = shown(EditPermission.VIEW);
    await expect.element(content).toBeVisible();
    const toast = page.getByRole('region', { name: '提示' });
    expect(toast.element().textContent).toBe('');
    live.permission.set(EditPermission.EDIT);
    await expect.poll(() => toast.element().textContent).not.toBe('');
    const first = toast.element().textContent;
    live.permission.set(EditPermission.VIEW);
    await expect.poll(() => toast.element().textContent).not.toBe(first);
  });
});
