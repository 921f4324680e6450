import { Pen } from 'lucide-react';
import type { CSSProperties } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mountPrimitives } from '../testing/mounted.tsx';
import { Button } from './button.tsx';

const LARGE = { '--icon-size': '40px' } as CSSProperties;

function looksOf(icon: Element | null) {
  if (!icon) throw new Error('there is no icon');
  const { width, height, strokeWidth, flexShrink } = getComputedStyle(icon);
  return { width, height, strokeWidth, flexShrink };
}

it('an icon has the size that its container sets, and 24 px without such a size', async () => {
  mountPrimitives(
    <>
      <p data-testid="plain">
        <Pen />
      </p>
      <p data-testid="large" style={LARGE}>
        <Pen />
      </p>
    </>,
  );
  await expect.element(page.getByTestId('large')).toBeVisible();
  const looks = (id: string) => looksOf(page.getByTestId(id).element().querySelector('svg'));
  expect(looks('plain')).toEqual({ width: '24px', height: '24px', strokeWidth: '1.75px', flexShrink: '0' });
  expect(looks('large')).toMatchObject({ width: '40px', height: '40px', strokeWidth: '1.75px' });
});

it('an icon of a button has the size of the button’s icons, whatever is around the button', async () => {
  mountPrimitives(
    <p style={LARGE}>
      <Button icon={<Pen />}>改名</Button>
    </p>,
  );
  const button = page.getByRole('button', { name: '改名' });
  await expect.element(button).toBeVisible();
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  expect(Number.parseFloat(looksOf(button.element().querySelector('svg')).width)).toBeCloseTo(rem * 1.6, 1);
});
