import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Steps } from './steps.tsx';

/** The state and the content of each step, and whether it is marked as the current one. */
const drawn = (current: number) => {
  const html = renderToStaticMarkup(
    <Steps label="导入" steps={['选择', '检查', '完成']} current={current} />,
  );
  return html
    .split('<li')
    .slice(1)
    .map((step) => [
      /data-state="(\w+)"/.exec(step)?.[1],
      step.includes('<svg') ? 'check' : /aria-hidden="true">(\d)</.exec(step)?.[1],
      step.includes('aria-current="step"'),
      step.includes('已完成'),
    ]);
};

it('Steps marks steps as done, current and coming', () => {
  expect(drawn(1)).toEqual([
    ['done', 'check', false, true],
    ['current', '2', true, false],
    ['coming', '3', false, false],
  ]);
  expect(drawn(0).map(([state]) => state)).toEqual(['current', 'coming', 'coming']);
});

it('Steps marks all steps as done when the last one is passed', () => {
  expect(drawn(3).map(([state]) => state)).toEqual(['done', 'done', 'done']);
});
