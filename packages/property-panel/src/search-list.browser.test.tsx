import { UiTextsContext, uiTextsZh } from '@lectern/ui';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { SearchList } from './search-list.tsx';

const GROUPS = [
  {
    label: '常用',
    items: [
      { value: 'song', label: '宋体' },
      { value: 'kai', label: '楷体' },
    ],
  },
  { label: '全部', items: [{ value: 'hei', label: '黑体' }] },
];
const find = (typed: string) =>
  GROUPS.map((group) => ({
    ...group,
    items: group.items.filter(({ label }) => label.includes(typed)),
  })).filter(({ items }) => items.length > 0);

function opened(value?: string) {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const onPick = vi.fn();
  flushSync(() =>
    root.render(
      <UiTextsContext value={uiTextsZh}>
        <SearchList
          label="字体"
          placeholder="搜索"
          find={find}
          value={value}
          onPick={onPick}
          nothing="没有找到"
        />
      </UiTextsContext>,
    ),
  );
  onTestFinished(() => {
    flushSync(() => root.unmount());
    place.remove();
  });
  const field = place.querySelector('input') as HTMLInputElement;
  const press = (key: string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    flushSync(() => void field.dispatchEvent(event));
    return event.defaultPrevented;
  };
  const type = (text: string) =>
    flushSync(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const options = () => [...place.querySelectorAll<HTMLElement>('[role="option"]')];
  const active = () => options().find(({ dataset }) => dataset.active === 'true');
  return { place, field, press, type, options, active, onPick };
}

describe('SearchList', () => {
  it('begins at the current value, otherwise at the first option', () => {
    const { active, field, options } = opened('kai');
    expect(active()?.textContent).toBe('楷体');
    expect(active()?.id).toBe(field.getAttribute('aria-activedescendant'));
    expect(options().map((option) => option.getAttribute('aria-selected'))).toEqual([
      'false',
      'true',
      'false',
    ]);
    expect(options().map((option) => option.querySelector('svg') !== null)).toEqual([false, true, false]);
    expect(opened('none').active()?.textContent).toBe('宋体');
    expect(opened().active()?.textContent).toBe('宋体');
  });

  it('moves through all groups by arrow keys, and around the ends', () => {
    const { press, active } = opened();
    const labels = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map((key) => {
      expect(press(key)).toBe(true);
      return active()?.textContent;
    });
    expect(labels).toEqual(['楷体', '黑体', '宋体', '黑体', '楷体']);
    expect(press('Home')).toBe(false);
    expect(active()?.textContent).toBe('楷体');
  });

  it('picks the active option at Enter, or the option that is pressed', () => {
    const { press, options, onPick } = opened();
    press('ArrowUp');
    expect(press('Enter')).toBe(true);
    expect(onPick).toHaveBeenLastCalledWith('hei');
    options()[1]?.click();
    expect(onPick).toHaveBeenLastCalledWith('kai');
    expect(onPick).toHaveBeenCalledTimes(2);
  });

  it('leaves keys to a composition', () => {
    const { press, active, onPick } = opened();
    expect(press('ArrowDown', { isComposing: true })).toBe(false);
    expect(press('Enter', { isComposing: true })).toBe(false);
    expect(active()?.textContent).toBe('宋体');
    expect(onPick).not.toHaveBeenCalled();
  });

  it('shows the options that match the typed text, from the first option on', () => {
    const { press, type, options, active } = opened();
    press('ArrowUp');
    type(' 体 ');
    expect(options()).toHaveLength(3);
    expect(active()?.textContent).toBe('宋体');
    type('黑');
    expect(options().map(({ textContent }) => textContent)).toEqual(['黑体']);
    expect(active()?.textContent).toBe('黑体');
  });

  it('shows a message when nothing matches, and picks nothing', () => {
    const { place, field, press, type, onPick } = opened();
    expect(place.textContent).not.toContain('没有找到');
    type('x');
    expect(place.textContent).toContain('没有找到');
    expect(field.hasAttribute('aria-activedescendant')).toBe(false);
    press('ArrowDown');
    press('Enter');
    expect(onPick).not.toHaveBeenCalled();
  });
});
