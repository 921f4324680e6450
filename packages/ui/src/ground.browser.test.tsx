import { expect, it } from 'vitest';
import { mountPrimitives } from './testing/mounted.tsx';

it('hidden text deep in a scrolling list does not make the page scroll, and a hidden control stays in the list', async () => {
  mountPrimitives(
    <div style={{ height: '100dvh', overflowY: 'auto' }}>
      <div style={{ height: '300dvh' }} />
      <p className="visually-hidden">text</p>
      <label style={{ display: 'block', position: 'relative' }}>
        label
        <input type="checkbox" className="visually-hidden" />
      </label>
    </div>,
  );
  await expect.poll(() => document.querySelector('.visually-hidden')).toBeTruthy();
  const { scrollHeight, clientHeight } = document.documentElement;
  expect(scrollHeight).toBe(clientHeight);
  const control = document.querySelector('input.visually-hidden');
  expect(control?.getBoundingClientRect().top).toBeGreaterThan(2 * window.innerHeight);
});
