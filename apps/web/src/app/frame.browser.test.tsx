import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { changeLanguage } from '../platform/i18n/language.ts';
import { mount } from '../platform/testing/mounted.tsx';
import { Frame } from './frame.tsx';

it('the frame shows its content, and titles the window with the product in the language of the user', async () => {
  changeLanguage('zh');
  mount(
    <Frame>
      <p>内容</p>
    </Frame>,
  );
  await expect.element(page.getByText('内容')).toBeVisible();
  await expect.poll(() => document.title).toBe('讲台 Lectern');
  changeLanguage('en');
  await expect.poll(() => document.title).toBe('Lectern');
  changeLanguage('zh');
});
