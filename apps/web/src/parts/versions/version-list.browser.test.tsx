import type { CoursewareVersion } from '@lectern/protocol/courseware-versions';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { messageOf } from '../../platform/api/api-error.ts';
import { mount } from '../../platform/testing/mounted.tsx';
import type { Versions } from './use-versions.ts';
import { VersionList } from './version-list.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = page.getByRole('textbox', { name: '版本名称' });

const version = (id: string, more: object = {}) =>
  ({ id, name: null, made_at: 0, restored_at: null, people: [], ...more }) as unknown as CoursewareVersion;

function shown(items: readonly CoursewareVersion[] | undefined, more: object = {}, chosenId?: string) {
  const log: string[] = [];
  const versions = {
    items,
    error: null,
    more: undefined,
    refresh: async () => undefined,
    ...more,
  } as unknown as Versions;
  mount(
    <VersionList
      documentId="d"
      versions={versions}
      chosen={items?.find(({ id }) => id === chosenId)}
      onChoose={(each) => log.push(`choose ${each?.id}`)}
      onKeep={async (name) => {
        log.push(`keep ${name}`);
        return name !== '拒绝';
      }}
      busy={false}
    />,
  );
  return log;
}

describe('the list of versions', () => {
  it('begins with the current state, which is pressed without a selected version', async () => {
    const log = shown([version('v', { name: '期中' })]);
    await expect.element(button('当前版本')).toHaveAttribute('aria-pressed', 'true');
    await button(/期中/).click();
    await button('当前版本').click();
    expect(log).toEqual(['choose v', 'choose undefined']);
    expect(button('命名').query()).toBeNull();
  });

  it('marks the selected version and offers to name it', async () => {
    shown([version('v', { name: '期中' }), version('w')], {}, 'v');
    await expect.element(button('当前版本')).toHaveAttribute('aria-pressed', 'false');
    await expect.element(button(/期中/)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => button('命名').elements()).toHaveLength(1);
  });

  it('shows whether a version without a name is automatic or restored', async () => {
    shown([version('v'), version('w', { restored_at: 5 })]);
    await expect.element(button(/自动保存/)).toBeVisible();
    await expect.element(button(/恢复自/)).toBeVisible();
  });

  it('stores the current state under a trimmed name, and clears the field only when it was stored', async () => {
    const log = shown([]);
    await expect.element(page.getByText(/^还没有历史版本/)).toBeVisible();
    await expect.element(button('保存')).toBeDisabled();
    await field.fill(' 拒绝 ');
    await button('保存').click();
    await expect.poll(() => log).toEqual(['keep 拒绝']);
    await expect.element(field).toHaveValue(' 拒绝 ');
    await field.fill('期末');
    await button('保存').click();
    await expect.element(field).toHaveValue('');
    expect(log).toEqual(['keep 拒绝', 'keep 期末']);
  });

  it('loads more versions when there are more', async () => {
    let asked = 0;
    shown([version('v')], { more: () => (asked += 1) });
    await button('更早的版本').click();
    expect(asked).toBe(1);
    expect(page.getByText(/^还没有历史版本/).query()).toBeNull();
  });

  it('shows an error instead of waiting', async () => {
    const error = new Error('坏了');
    shown(undefined, { error });
    await expect.element(page.getByText(messageOf(error))).toBeVisible();
    expect(page.getByRole('status', { name: '版本列表' }).query()).toBeNull();
  });
});
