import type { ToolViewProps } from '@lectern/stage/view';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { keptView } from '../../../kept-view.tsx';
import { timerTool } from '../../../tools/timer/tool.ts';
import { timerPart } from './part.ts';

const TimerView = keptView(timerPart(timerTool));

function drawn(props: Partial<ToolViewProps>): string {
  return renderToStaticMarkup(
    <TimerView
      data={{ total: 90 }}
      change={() => undefined}
      mode="show"
      size={{ w: 480, h: 400 }}
      assets={{ url: () => undefined, subscribe: () => () => undefined }}
      language="zh"
      {...props}
    />,
  );
}

describe('a timer on a page', () => {
  it('shows its preset with a button that starts it', () => {
    const html = drawn({});
    expect(html).toContain('role="timer" aria-label="倒计时"');
    expect(html).toContain('>1:30</text>');
    expect(html).toContain('>开始</button>');
    expect(html).toMatch(/<button[^>]*disabled[^>]*>重置/);
  });

  it('shows a message when its time is up, and counts up when that is set', () => {
    const over = drawn({ data: { total: 60, run: { since: 1, done: 0 } } });
    expect(over).toContain('role="status">时间到<');
    expect(over).toContain('>0:00</text>');
    expect(over).toContain('>再来一次</button>');
    const up = drawn({ language: 'en', data: { kind: 'up', run: { since: null, done: 65_400 } } });
    expect(up).toContain('>1:05</text>');
    expect(up).toContain('>Go on</button>');
    expect(up).not.toContain('min</button>');
  });

  it.each(['edit', 'thumbnail', 'print'] as const)(
    'shows its preset in %s, whatever its current time',
    (mode) => {
      const html = drawn({ mode, data: { total: 90, run: { since: null, done: 30_000 } } });
      expect(html).not.toContain('<button');
      expect(html).toContain('role="img" aria-label="倒计时 1:30"');
    },
  );
});
