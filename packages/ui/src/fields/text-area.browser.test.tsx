import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mountPrimitives } from '../testing/mounted.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

it('a text area has the border, the padding and the mark of focus of a field for one line', async () => {
  mountPrimitives(
    <>
      <Input aria-label="单位" />
      <textarea aria-label="说明" rows={2} />
    </>,
  );
  const area = page.getByRole('textbox', { name: '说明' });
  await expect.element(area).toBeVisible();
  const frame = page.getByRole('textbox', { name: '单位' }).element().parentElement;
  if (!frame) throw new Error('the input has no frame');
  const looks = (element: Element) => {
    const { borderTopColor, outlineColor, outlineWidth, outlineOffset, paddingLeft } =
      getComputedStyle(element);
    return { borderTopColor, outlineColor, outlineWidth, outlineOffset, paddingLeft };
  };
  const settled = async () =>
    void (await Promise.all(document.getAnimations().map((animation) => animation.finished)));
  const resting = looks(frame);
  expect(looks(area.element())).toEqual(resting);
  await page.getByRole('textbox', { name: '单位' }).click();
  await settled();
  const focused = looks(frame);
  expect(focused).not.toEqual(resting);
  await area.click();
  await settled();
  expect(looks(area.element())).toEqual(focused);
});

it('a text area in a field has the name, and is marked invalid with the error', async () => {
  mountPrimitives(
    <Field label="说明" error="说明不能为空">
      <textarea rows={2} />
    </Field>,
  );
  const area = page.getByRole('textbox', { name: '说明' });
  await expect.element(area).toHaveAccessibleDescription('说明不能为空');
  expect(getComputedStyle(area.element()).borderTopColor).toBe(colorOf('var(--red)'));
  expect(getComputedStyle(area.element()).resize).toBe('vertical');
});

function colorOf(value: string): string {
  const probe = document.createElement('span');
  probe.style.color = value;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
