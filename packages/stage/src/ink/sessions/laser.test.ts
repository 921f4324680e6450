import { describe, expect, it } from 'vitest';
import { LaserLight, LaserSession } from './laser.ts';

function lit() {
  const clock = { now: 1000 };
  const light = new LaserLight('FF0000', [10, 20, 0.5], () => clock.now);
  return { clock, light };
}
/** A canvas that records the calls that draw on it. */
function canvas() {
  const calls: unknown[] = [];
  const context = new Proxy(
    {},
    {
      get:
        (_, name) =>
        (...given: number[]) =>
          void calls.push([name, ...given.map((value) => Math.round(value * 100) / 100)]),
      set: (_, name, value) => {
        calls.push([name, typeof value === 'number' ? Math.round(value * 100) / 100 : value]);
        return true;
      },
    },
  );
  return { calls, context: context as CanvasRenderingContext2D };
}

describe('LaserLight', () => {
  it('shows each point for 1.2 seconds, and the last one while the pointer is down', () => {
    const { clock, light } = lit();
    clock.now = 2000;
    light.add([[30, 40, 0.5]]);
    expect(light.shown).toEqual({ color: 'FF0000', points: [10, 20, 0.5, 30, 40, 0.5] });
    clock.now = 2199;
    expect(light.shown.points).toHaveLength(6);
    clock.now = 2200;
    expect(light.shown.points).toEqual([30, 40, 0.5]);
    clock.now = 9000;
    expect(light.shown.points).toEqual([30, 40, 0.5]);
    expect(light.isLit).toBe(true);
    light.isHeld = false;
    expect(light.shown.points).toEqual([]);
    expect(light.isLit).toBe(false);
  });

  it('stays lit for 1.2 seconds after the pointer is lifted', () => {
    const { clock, light } = lit();
    light.isHeld = false;
    clock.now = 2199;
    expect(light.isLit).toBe(true);
    clock.now = 2200;
    expect(light.isLit).toBe(false);
  });

  it('paints a trail that fades and becomes thinner, and returns its box', () => {
    const { clock, light } = lit();
    clock.now = 1600;
    light.add([[40, 5, 0.5]]);
    light.isHeld = false;
    clock.now = 2200;
    const { calls, context } = canvas();
    expect(light.paint(context)).toEqual({ minX: 1, minY: -4, maxX: 49, maxY: 29 });
    expect(calls).toContainEqual(['globalAlpha', 0.5]);
    expect(calls).toContainEqual(['lineWidth', 4.73]);
    expect(calls).toContainEqual(['moveTo', 10, 20]);
    expect(calls).toContainEqual(['lineTo', 40, 5]);
    expect(calls.map((call) => (call as unknown[])[0])).not.toContain('arc');
  });

  it('paints the pointer as a light with a white centre while it is down', () => {
    const { calls, context } = canvas();
    expect(lit().light.paint(context)).toEqual({ minX: 1, minY: 11, maxX: 19, maxY: 29 });
    expect(calls).toContainEqual(['arc', 10, 20, 7, 0, 6.28]);
    expect(calls).toContainEqual(['arc', 10, 20, 2.8, 0, 6.28]);
    expect(calls).toContainEqual(['fillStyle', '#FF0000']);
    expect(calls).toContainEqual(['fillStyle', '#FFFFFF']);
    expect(calls).toContainEqual(['globalAlpha', 0.9]);
  });

  it('drops points that have faded, except the one from which the trail continues', () => {
    const { clock, light } = lit();
    for (const now of [1100, 1200, 2600]) {
      clock.now = now;
      light.add([[now, 0, 0.5]]);
    }
    const { calls, context } = canvas();
    light.paint(context);
    expect(calls).toContainEqual(['moveTo', 1200, 0]);
    expect(calls).not.toContainEqual(['moveTo', 1100, 0]);
    clock.now = 9000;
    expect(light.paint(canvas().context)).toEqual({ minX: 2591, minY: -9, maxX: 2609, maxY: 9 });
  });
});

describe('LaserSession', () => {
  it('adds points while the pointer moves, and releases its light at the end', () => {
    for (const end of ['up', 'cancel', 'drop'] as const) {
      const { light } = lit();
      const session = new LaserSession(light);
      session.move([[30, 40, 0.5]]);
      expect(light.shown.points).toHaveLength(6);
      expect(light.isHeld).toBe(true);
      (session as unknown as Record<string, (sample: unknown) => void>)[end]?.([30, 40, 0.5]);
      expect(light.isHeld, end).toBe(false);
    }
  });
});
