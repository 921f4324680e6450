import { describe, expect, it, onTestFinished } from 'vitest';
import { commands, page } from 'vitest/browser';
import { openEditor } from '../../commands/testing.ts';
import { mountPart } from '../../testing/mounted-part.tsx';
import { FontPicker } from './font-picker.tsx';

const picker = page.getByRole('button', { name: /^字体 / });
const options = (group: string) => page.getByRole('group', { name: group }).getByRole('option');

function shown(value: string | undefined) {
  onTestFinished(() => localStorage.clear());
  const picked: string[] = [];
  mountPart(openEditor(), () => (
    <FontPicker value={value} onPick={(font) => picked.push(font)} giveBack={() => undefined} />
  ));
  return picked;
}

describe('the list of fonts', () => {
  it('shows several where fonts differ', async () => {
    shown(undefined);
    await expect.element(picker).toHaveTextContent('多种');
  });

  it('lists a font that only the text has as a font of the courseware', async () => {
    const picked = shown('校园手写体');
    await expect.element(picker).toHaveTextContent('校园手写体');
    await picker.click();
    await expect.element(options('课件中的字体').first()).toHaveTextContent('校园手写体');
    await options('课件中的字体').first().click();
    expect(picked).toEqual(['校园手写体']);
    await picker.click();
    await expect.element(options('最近使用').first()).toHaveTextContent('校园手写体');
  });

  it('offers a typed name that no font has', async () => {
    const picked = shown(undefined);
    await picker.click();
    await expect.element(options('全部字体').first()).toBeVisible();
    expect(options('课件中的字体').query()).toBeNull();
    await commands.typeKeys('qqxx');
    await expect.element(options('使用其他字体').first()).toHaveTextContent('qqxx');
    await commands.press(['Enter']);
    expect(picked).toEqual(['qqxx']);
  });
});
