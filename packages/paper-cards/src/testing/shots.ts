import { GOOD_SHOT, type Shot } from './camera.ts';
import type { Random } from './random.ts';

/** Conditions under which pictures are made. */
export const CONDITIONS = [
  'good',
  'half in shade',
  'defocus',
  'motion',
  'noise',
  'low light',
  'veil',
  'moiré',
  'JPEG',
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** A shot under a condition. `width`: of the picture, pixels. */
export function shotUnder(condition: Condition, random: Random, width: number): Shot {
  const usual: Shot = {
    ...GOOD_SHOT,
    blur: random.between(0.6, 1),
    motion: random.between(0, 1),
    motionAngle: random.between(-0.4, 0.4),
    noise: random.between(1.5, 3),
    exposure: random.between(0.7, 1.05),
  };
  switch (condition) {
    case 'good':
      return usual;
    case 'half in shade':
      return { ...usual, exposure: 1.05, shade: halfShade(random, width) };
    case 'defocus':
      return { ...usual, blur: random.between(1.3, 2) };
    case 'motion':
      return { ...usual, motion: random.between(2.5, 5) };
    case 'noise':
      return { ...usual, noise: random.between(7, 10) };
    case 'low light':
      return { ...usual, exposure: random.between(0.06, 0.12), noise: random.between(4, 6) };
    case 'veil':
      return { ...usual, exposure: 0.6, veil: random.between(0.12, 0.25) };
    case 'moiré':
      return { ...usual, moire: random.between(0.12, 0.25) };
    case 'JPEG':
      return { ...usual, jpeg: random.between(25, 50) };
  }
}

/** Half of the picture behind a hard shadow, with strips of it over the other half, and light that falls off. */
export function halfShade(random: Random, width: number): NonNullable<Shot['shade']> {
  const deep = random.between(0.2, 0.4);
  const angle = random.between(-0.5, 0.5);
  const middle = width * random.between(0.4, 0.6);
  const strip = random.between(60, 260);
  const soft = random.between(0.5, 3);
  const from = random.between(0.75, 1);
  return (x, y) => {
    const across = x * Math.cos(angle) + y * Math.sin(angle);
    // Depth inside the shadow, pixels: behind the edge, and in every fourth strip before it.
    const before = middle - across;
    const inStrip = strip / 2 - Math.abs((((before % (4 * strip)) + 4 * strip) % (4 * strip)) - 2 * strip);
    const inside = Math.max(-before, before > 0 ? inStrip : Number.NEGATIVE_INFINITY);
    const share = Math.min(Math.max(inside / soft + 0.5, 0), 1);
    return (1 - share * (1 - deep)) * (from + (1 - from) * (x / width));
  };
}
