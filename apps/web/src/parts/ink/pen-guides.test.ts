import { describe, expect, it } from 'vitest';
import { PenGuides } from './pen-guides.ts';

const ruler = { edges: [{ type: 'line', from: [0, 0], to: [9, 0] }] } as const;
const square = { edges: [{ type: 'line', from: [0, 0], to: [0, 9] }] } as const;

describe('the guides over a show', () => {
  it('are removed when disposed, and a newer guide of an instrument replaces the older', () => {
    const guides = new PenGuides();
    const first = guides.lay('ruler', ruler);
    const lift = guides.lay('square', square);
    guides.lay('ruler', { ...ruler });
    // The previous pose is disposed after the next one was added.
    first();
    expect([...guides.all.get().keys()]).toEqual(['ruler', 'square']);
    lift();
    expect([...guides.all.get().keys()]).toEqual(['ruler']);
  });

  it('report the stroke that snapped', () => {
    const guides = new PenGuides();
    const led = { guide: 'ruler', from: [0, 0], to: [5, 0], length: 5 } as const;
    guides.tell(led);
    expect(guides.led.get()).toBe(led);
  });
});
