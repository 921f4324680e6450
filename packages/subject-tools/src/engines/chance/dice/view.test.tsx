import { readFileSync } from 'node:fs';
import type { ToolViewProps } from '@lectern/stage/view';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { keptView } from '../../../kept-view.tsx';
import { diceTool } from '../../../tools/dice/tool.ts';
import { dicePart } from './part.ts';

const DiceView = keptView(dicePart(diceTool));

const THROW = { at: 1, sides: 6, values: [5, 3] };

function drawn(props: Partial<ToolViewProps>): string {
  return renderToStaticMarkup(
    <DiceView
      data={{ count: 2, 'throw/a': THROW }}
      change={() => undefined}
      mode="show"
      size={{ w: 400, h: 320 }}
      assets={{ url: () => undefined, subscribe: () => () => undefined }}
      language="zh"
      {...props}
    />,
  );
}

describe('dice on a page', () => {
  it('are a button in the show whose name describes its action, with the result announced beside it', () => {
    const html = drawn({});
    expect(html).toContain('aria-label="点击投掷 6 面骰子 × 2"');
    expect(html).toContain('role="status">5 + 3 = 8<');
    expect(html.match(/<circle/g)).toHaveLength(5 + 3);
  });

  it.each(['edit', 'thumbnail', 'print'] as const)(
    'are static in %s, as a picture with their values as text',
    (mode) => {
      const html = drawn({ mode });
      expect(html).not.toContain('<button');
      expect(html).toContain('role="img" aria-label="6 面骰子 5 + 3 = 8"');
    },
  );

  it('do not roll when the page is opened', () => {
    expect(drawn({})).not.toContain('data-rolls');
  });

  it('list their throws, the last first, when the list is turned on', () => {
    const html = drawn({
      language: 'en',
      data: { history: true, 'throw/a': THROW, 'throw/b': { ...THROW, at: 2, values: [1] } },
    });
    expect(html.indexOf('<li>1</li>')).toBeGreaterThan(0);
    expect(html.indexOf('<li>5 + 3 = 8</li>')).toBeGreaterThan(html.indexOf('<li>1</li>'));
    expect(html).toContain('Clear history');
    expect(drawn({ language: 'en', data: { history: true } })).toContain('Nothing thrown yet');
  });
});

it('the throw rests within 1.5 s, and at once when reduced motion is preferred', () => {
  const styles = readFileSync(new URL('./dice.module.css', import.meta.url), 'utf8');
  const lasting = [...styles.matchAll(/animation(?:-duration)?:[^;]*?(\d+)ms/g)].map(([, ms]) => Number(ms));
  expect(lasting.length).toBeGreaterThan(0);
  expect(Math.max(...lasting)).toBeLessThanOrEqual(1_500);
  expect(styles).not.toMatch(/animation[^;]*infinite/);
  expect(styles.slice(styles.indexOf('prefers-reduced-motion'))).toMatch(/animation: none/);
});
