import type { Layout, Master } from '@lectern/courseware';
import { schoolThemes } from '@lectern/courseware/design';
import { describe, expect, it } from 'vitest';
import { currentLanguage } from '../../../../platform/i18n/language.ts';
import { openEditor } from '../../commands/testing.ts';
import { hookResult } from '../../testing/hook-result.tsx';
import { useLayoutName, useMasterName } from './layout-gallery.tsx';

const said = (zh: string, en: string) => (currentLanguage() === 'zh' ? zh : en);

describe('useLayoutName', () => {
  const nameOf = hookResult(openEditor(), useLayoutName);
  const named = (more: object) =>
    nameOf({ kind: 'layout', id: 'l', masterId: 'm', order: 'a0', ...more } as Layout);

  it('returns the name of the file, and the name of the type for our own layouts and without a name', () => {
    expect(named({ name: '课堂小结', type: 'obj' })).toBe('课堂小结');
    expect(named({ name: '空白', type: 'twoTxTwoObj' })).toBe(said('比较', 'Comparison'));
    expect(named({ name: '', type: 'secHead' })).toBe(said('节标题', 'Section heading'));
    expect(named({ type: 'picTx' })).toBe(said('图片与说明', 'Picture with caption'));
  });

  it('returns a general name without a name and a known type', () => {
    expect(named({ type: 'cust' })).toBe(said('其他版式', 'Another layout'));
    expect(named({ name: '空白', type: 'cust' })).toBe('空白');
  });
});

describe('useMasterName', () => {
  const nameOf = hookResult(openEditor(), useMasterName);
  const named = (name?: string) =>
    nameOf({ kind: 'master', id: 'm', order: 'a0', themeId: 't', name } as Master);

  it('returns the name of a theme of ours, the name of the file, or a general name', () => {
    const [theme] = schoolThemes;
    expect(named(theme?.id)).toBe(theme?.name[currentLanguage()]);
    expect(named('校本')).toBe('校本');
    expect(named()).toBe(said('母版', 'Master'));
    expect(nameOf(undefined)).toBe(said('母版', 'Master'));
  });
});
