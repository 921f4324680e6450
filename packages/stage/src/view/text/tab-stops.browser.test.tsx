import type { ResolvedParagraph } from '@lectern/courseware';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { TAB, useTabStops } from './tab-stops.ts';

interface LineProps {
  readonly paragraph: ResolvedParagraph;
  readonly parts: readonly string[];
  readonly active: boolean;
}
function Line({ paragraph, parts, active }: LineProps) {
  const host = useRef<HTMLDivElement>(null);
  useTabStops(host, paragraph, active);
  return (
    <div ref={host} style={{ width: 600, whiteSpace: 'pre', font: '20px monospace' }}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts between tabs have no names
        <span key={index}>
          {index > 0 ? <span {...{ [TAB]: '' }} style={{ display: 'inline-block' }} /> : null}
          <b style={{ fontWeight: 'normal' }}>{part}</b>
        </span>
      ))}
    </div>
  );
}

/** The left and right edges of the texts between the tabs of a line, pixels of the page. */
function edges(parts: readonly string[], given: object, { active = true, scale = 1 } = {}): number[][] {
  const paragraph = {
    tabs: [],
    defaultTab: 96,
    marginLeft: 0,
    indent: 0,
    ...given,
  } as unknown as ResolvedParagraph;
  const place = document.createElement('div');
  place.style.transform = `scale(${scale})`;
  place.style.transformOrigin = '0 0';
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  flushSync(() => root.render(<Line paragraph={paragraph} parts={parts} active={active} />));
  const start = place.getBoundingClientRect().left;
  return [...place.querySelectorAll('b')].map((part) => {
    const box = part.getBoundingClientRect();
    return [box.left, box.right].map((edge) => Math.round((edge - start) / scale));
  });
}
const stop = (pos: number, align = 'l') => ({ pos, align });

describe('useTabStops', () => {
  it('makes text begin at the next stop', () => {
    const [, second, third] = edges(['a', 'b', 'c'], { tabs: [stop(200), stop(350)] });
    expect([second?.[0], third?.[0]]).toEqual([200, 350]);
    expect(edges(['a', 'b'], {})[1]?.[0]).toBe(96);
  });

  it('makes text end at a right stop, and be centred at a centred stop', () => {
    const [, second, third] = edges(['a', 'bbb', 'ccc'], { tabs: [stop(200, 'r'), stop(350, 'ctr')] });
    expect(second?.[1]).toBe(200);
    const [left = 0, right = 0] = third ?? [];
    expect(Math.abs((left + right) / 2 - 350)).toBeLessThan(1);
  });

  it('places the decimal point at a decimal stop, and the end of a number without one', () => {
    const [, number] = edges(['a', '12.5'], { tabs: [stop(200, 'dec')] });
    const [left = 0, right = 0] = number ?? [];
    // Two of four letters are before the point.
    expect(Math.abs(left + (right - left) / 2 - 200)).toBeLessThan(1);
    expect(edges(['a', '125'], { tabs: [stop(200, 'dec')] })[1]?.[1]).toBe(200);
  });

  it('has a stop at the margin of a hanging indent', () => {
    expect(edges(['a', 'b'], { marginLeft: 60, indent: -60 })[1]?.[0]).toBe(60);
    expect(edges(['a', 'b'], { marginLeft: 60, indent: 0 })[1]?.[0]).toBe(96);
  });

  it('measures in logical pixels on a scaled page', () => {
    const [, second] = edges(['aaaa', 'bbb'], { tabs: [stop(200, 'r')] }, { scale: 0.5 });
    expect(second?.[1]).toBe(200);
  });

  it('has no width when the text is too long for its stop, or is not active', () => {
    const [first, second] = edges(['a', 'b'.repeat(60)], { tabs: [stop(200, 'r')] });
    expect(second?.[0]).toBe(first?.[1]);
    const [before, after] = edges(['a', 'b'], { tabs: [stop(200)] }, { active: false });
    expect(after?.[0]).toBe(before?.[1]);
  });
});
