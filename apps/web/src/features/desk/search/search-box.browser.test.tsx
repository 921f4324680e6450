import { afterEach, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { mount } from '../../../platform/testing/mounted.tsx';
import { SearchBox } from './search-box.tsx';

afterEach(() => {
  location.hash = '';
});

const box = page.getByRole('searchbox', { name: '搜索我的文档' });
const searched = () => new URLSearchParams(location.hash.split('?')[1]).get('search');

it('a focused search field is marked by its border only', async () => {
  mount(<SearchBox />);
  await box.click();
  await expect.element(box).toHaveFocus();
  expect(getComputedStyle(box.element()).outlineStyle).toBe('none');
});

it('the text stays when the pointer presses beside the clear button, and a press on the button clears text and search', async () => {
  mount(<SearchBox />);
  await box.fill('秋天');
  await expect.poll(searched).toBe('秋天');
  const clear = page.getByRole('button', { name: '清除搜索' });
  const mark = clear.element().getBoundingClientRect();
  // The browser's own clear button would be at this position.
  for (const before of [12, 18, 24])
    await commands.clickAt({ x: mark.x - before, y: mark.y + mark.height / 2 });
  await expect.element(box).toHaveValue('秋天');
  expect(searched()).toBe('秋天');
  await clear.click();
  await expect.element(box).toHaveValue('');
  expect(searched()).toBeNull();
});

it('letters that an input method has not committed are not searched for', async () => {
  mount(<SearchBox />);
  await box.click();
  await commands.compose(["dong'tian"], '');
  await expect.element(box).toHaveValue("dong'tian");
  // Longer than the pause after which typed text is searched for.
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(searched()).toBeNull();
  await commands.insertText('天的雨');
  await expect.element(box).toHaveValue('天的雨');
  await expect.poll(searched).toBe('天的雨');
});
