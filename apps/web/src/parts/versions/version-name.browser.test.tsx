import type { CoursewareVersion } from '@lectern/protocol/courseware-versions';
import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { signInToFakeServer } from '../../platform/testing/fake-server.ts';
import { mount } from '../../platform/testing/mounted.tsx';
import { VersionName, versionTime } from './version-name.tsx';

const at = (text: string) => new Date(text).getTime();
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('versionTime', () => {
  const now = at('2026-05-20T12:00:00');

  it('returns only the time for a version of the same day', () => {
    expect(versionTime(at('2026-05-20T08:05:00'), now, 'zh')).toBe('08:05');
  });

  it('adds the date for another day, and the year for another year', () => {
    expect(versionTime(at('2026-05-19T23:59:00'), now, 'zh')).toBe('5月19日 23:59');
    expect(versionTime(at('2025-05-20T08:05:00'), now, 'zh')).toMatch(/2025年5月20日.*08:05/);
    expect(versionTime(at('2026-05-19T23:59:00'), now, 'en')).toMatch(/May 19.*23:59/);
  });
});

async function shown(name: string | null) {
  const server = await signInToFakeServer('7');
  const path = '/api/courseware/v1.1/documents/d/versions/v';
  const version = {
    id: 'v',
    name,
    made_at: 0,
    restored_at: null,
    people: [],
  } as unknown as CoursewareVersion;
  const named: true[] = [];
  mount(
    <VersionName
      documentId="d"
      version={version}
      onNamed={async () => {
        named.push(true);
      }}
    />,
  );
  return { server, named, path };
}

describe('the name of a version', () => {
  it('can be removed only when the version has a name', async () => {
    await shown(null);
    await expect.element(button('命名')).toBeVisible();
    expect(button('去掉名称').query()).toBeNull();
  });

  it('is typed into a field that begins with it, and not left blank', async () => {
    await shown('期中');
    await expect.element(button('去掉名称')).toBeVisible();
    await button('命名').click();
    const field = page.getByRole('textbox');
    await expect.element(field).toHaveValue('期中');
    await field.fill('  ');
    await expect.element(button('确定')).toBeDisabled();
    await commands.press(['Escape']);
    await expect.element(field).not.toBeInTheDocument();
  });
});
