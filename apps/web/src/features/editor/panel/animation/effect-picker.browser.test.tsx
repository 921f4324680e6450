import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../platform/testing/mounted.tsx';
import { EffectPicker } from './effect-picker.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });

async function shown() {
  const log: string[] = [];
  mount(
    <EffectPicker
      onPick={(kind, effect) => log.push(`pick ${kind} ${effect.name}`)}
      onSee={(kind, effect) => log.push(effect ? `see ${kind} ${effect.name}` : 'see none')}
      onDraw={(kind) => log.push(`draw ${kind}`)}
    />,
  );
  await button('选择效果').click();
  await expect.element(page.getByRole('region', { name: '强调' })).toBeVisible();
  log.length = 0;
  return log;
}

describe('the list of effects', () => {
  it('previews a hovered effect, and picks the pressed one of its kind', async () => {
    const log = await shown();
    await page.getByRole('region', { name: '退出' }).getByRole('button', { name: '淡化' }).click();
    await expect.element(page.getByRole('region', { name: '强调' })).not.toBeInTheDocument();
    expect(log).toContain('see exit fade');
    expect(log.filter((each) => each.startsWith('pick'))).toEqual(['pick exit fade']);
    expect(log.indexOf('see exit fade')).toBeLessThan(log.indexOf('pick exit fade'));
  });

  it('draws a path, which only the paths offer', async () => {
    const log = await shown();
    const drawn = page.getByRole('button', { name: '画曲线' });
    await expect.poll(() => drawn.elements()).toHaveLength(1);
    await drawn.click();
    await expect.poll(() => log.filter((each) => each.startsWith('draw'))).toEqual(['draw curve']);
    await expect.element(drawn).not.toBeInTheDocument();
  });
});
