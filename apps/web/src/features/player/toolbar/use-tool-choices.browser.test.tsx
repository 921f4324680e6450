import type { ShowOverlays } from '@lectern/stage/show';
import { useState } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { mountHook } from '../../../platform/testing/mounted-hook.tsx';
import { useToolChoices } from './use-tool-choices.ts';

async function choices() {
  const bar = document.createElement('div');
  bar.innerHTML = '<button>pen</button>';
  document.body.append(bar);
  onTestFinished(() => bar.remove());
  const laid: { close(): void }[] = [];
  const lift = (overlay: { close(): void }) => void laid.splice(laid.indexOf(overlay), 1);
  const overlays = {
    lay: (overlay: { close(): void }) => {
      laid.push(overlay);
      return () => lift(overlay);
    },
  } as unknown as ShowOverlays;
  const ref = { current: bar };
  const now = await mountHook(() => {
    const [moment, setMoment] = useState('page 1');
    return { ...useToolChoices(ref, overlays, moment), setMoment };
  });
  const is = (open: string | undefined) => expect.poll(() => now().open).toBe(open);
  const opened = async () => {
    now().toggle('pen');
    await is('pen');
  };
  const still = () => new Promise((resolve) => setTimeout(resolve, 30));
  return { bar, now, is, opened, still, laid };
}

it('shows the options of one command, until it is pressed again', async () => {
  const { now, is, opened } = await choices();
  await opened();
  now().toggle('eraser');
  await is('eraser');
  now().toggle('eraser');
  await is(undefined);
  await opened();
  now().close();
  await is(undefined);
});

it.each(['pointerdown', 'keydown', 'wheel'])(
  'closes with %s elsewhere, not within the toolbar',
  async (type) => {
    const { bar, is, opened, now, still } = await choices();
    await opened();
    bar.querySelector('button')?.dispatchEvent(new Event(type, { bubbles: true }));
    await still();
    expect(now().open).toBe('pen');
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    await is(undefined);
  },
);

it('leaves Escape to the overlay', async () => {
  const { now, opened, still, is, laid } = await choices();
  await opened();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await still();
  expect([now().open, laid.length]).toEqual(['pen', 1]);
  laid[0]?.close();
  await is(undefined);
  await expect.poll(() => laid).toEqual([]);
});

it('closes with another moment, and stays closed when that returns', async () => {
  const { now, is, opened, still } = await choices();
  await opened();
  now().setMoment('page 2');
  await is(undefined);
  now().setMoment('page 1');
  await still();
  expect(now().open).toBeUndefined();
});
