import { at, box, circle, ellipse, line, path, polygon } from './shapes.ts';

// Shapes that several drawings share. x and y are the middle of the foot unless said otherwise.

const PLAIN = 'stroke="none"';

/** The sun with rays around its middle. */
export function sun(x: number, y: number, radius: number, colour = '#fbbf24'): string {
  const rays = Array.from({ length: 12 }, (_, index) =>
    line(
      [at([x, y], radius + 6, index * 30), at([x, y], radius + 16, index * 30)],
      `stroke="${colour}" stroke-width="4"`,
    ),
  );
  return circle(x, y, radius, colour, PLAIN) + rays.join('');
}

/** A cloud around its middle. */
export function cloud(x: number, y: number, size: number, colour = '#fff'): string {
  const puffs = [
    [-0.5, 0.08, 0.28],
    [-0.15, -0.12, 0.36],
    [0.25, -0.06, 0.32],
    [0.55, 0.1, 0.24],
  ] as const;
  return (
    puffs.map(([dx, dy, r]) => circle(x + dx * size, y + dy * size, r * size, colour, PLAIN)).join('') +
    ellipse(x, y + 0.22 * size, 0.8 * size, 0.2 * size, colour, PLAIN)
  );
}

/** A tree with a round crown. */
export function tree(x: number, y: number, height: number, crown = '#4d9f5b', trunk = '#8b5e34'): string {
  const radius = height * 0.28;
  const top = y - height + radius;
  return (
    box(x - height * 0.05, y - height * 0.5, height * 0.1, height * 0.5, trunk, PLAIN) +
    circle(x - radius * 0.7, top + radius * 0.7, radius * 0.8, crown, PLAIN) +
    circle(x + radius * 0.7, top + radius * 0.7, radius * 0.8, crown, PLAIN) +
    circle(x, top, radius, crown, PLAIN)
  );
}

/** A pine of three tiers. */
export function pine(x: number, y: number, height: number, colour = '#2f6f4f'): string {
  const tier = (from: number, to: number, half: number) =>
    polygon(
      [
        [x, y - height * to],
        [x - height * half, y - height * from],
        [x + height * half, y - height * from],
      ],
      colour,
      PLAIN,
    );
  return (
    box(x - height * 0.04, y - height * 0.18, height * 0.08, height * 0.18, '#7a5230', PLAIN) +
    tier(0.15, 0.6, 0.3) +
    tier(0.4, 0.82, 0.23) +
    tier(0.62, 1, 0.16)
  );
}

/** A house with a door and a window. */
export function house(x: number, y: number, width: number, roof = '#b45309', wall = '#fdf3dc'): string {
  const height = width * 0.55;
  return (
    box(x - width / 2, y - height, width, height, wall) +
    polygon(
      [
        [x - width * 0.62, y - height],
        [x, y - height - width * 0.42],
        [x + width * 0.62, y - height],
      ],
      roof,
    ) +
    box(x - width * 0.1, y - height * 0.6, width * 0.22, height * 0.6, '#8b5e34') +
    box(x - width * 0.38, y - height * 0.65, width * 0.18, width * 0.16, '#bfe3f5')
  );
}

/** A mountain from left to right with its top. */
export function mountain(left: number, right: number, y: number, top: number, colour = '#7aa37c'): string {
  const [middle, width] = [(left + right) / 2, right - left];
  return path(
    `M${left} ${y}Q${left + width * 0.3} ${y - (y - top) * 0.55} ${middle} ${top}Q${right - width * 0.3} ${y - (y - top) * 0.55} ${right} ${y}Z`,
    colour,
    PLAIN,
  );
}

/** A row of small waves from x, so many of them. */
export function waves(x: number, y: number, count: number, colour = '#fff'): string {
  const one = 'q9 -9 18 0t18 0';
  return path(`M${x} ${y}${one.repeat(count)}`, 'none', `stroke="${colour}" stroke-width="3"`);
}

/** A boat with a sail. */
export function sailboat(x: number, y: number, size: number, sail = '#fff'): string {
  return (
    polygon(
      [
        [x - size * 0.5, y - size * 0.22],
        [x + size * 0.5, y - size * 0.22],
        [x + size * 0.3, y],
        [x - size * 0.3, y],
      ],
      '#8b5e34',
    ) +
    line([
      [x, y - size * 0.22],
      [x, y - size * 1.05],
    ]) +
    polygon(
      [
        [x + size * 0.04, y - size],
        [x + size * 0.04, y - size * 0.3],
        [x + size * 0.42, y - size * 0.3],
      ],
      sail,
    )
  );
}

/** A bird in flight around its middle. */
export function flyingBird(x: number, y: number, size: number, colour = '#374151'): string {
  return path(
    `M${x - size} ${y - size * 0.3}Q${x - size * 0.4} ${y - size * 0.6} ${x} ${y}Q${x + size * 0.4} ${y - size * 0.6} ${x + size} ${y - size * 0.3}`,
    'none',
    `stroke="${colour}" stroke-width="4"`,
  );
}
