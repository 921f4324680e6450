import type { Quad } from '../picture/points.ts';
import type { Canvas, Surface } from './canvas.ts';
import type { Random } from './random.ts';

/** Things of a classroom that are no cards, as surfaces made at random. */
const THINGS: readonly ((random: Random) => Surface)[] = [
  window,
  poster,
  checkeredShirt,
  book,
  framedPicture,
  squareCode,
  chessBoard,
  textPage,
  clock,
  calendar,
  blackSquare,
  keyboard,
];

export function anyThing(random: Random): Surface {
  return (THINGS[random.index(THINGS.length)] as (random: Random) => Surface)(random);
}

/** Fills a canvas with a wall and `count` things, large and small, turned and over each other. */
export function paintClutter(canvas: Canvas, random: Random, count: number): void {
  const from = random.between(0.1, 0.6);
  const to = random.between(0.1, 0.6);
  canvas.paintBox(0, 0, canvas.width, canvas.height, (u, v) => from + (to - from) * (0.7 * u + 0.3 * v), 1);
  for (let index = 0; index < count; index += 1) {
    const size = canvas.height * random.between(0.03, 0.45);
    const x = random.between(-0.05, 1.05) * canvas.width;
    const y = random.between(-0.05, 1.05) * canvas.height;
    // A sample per pixel is enough for a large thing.
    canvas.paint(anyQuad(random, x, y, size), anyThing(random), size > 150 ? 1 : 2);
  }
}

/** A square in perspective about a place. */
export function anyQuad(random: Random, x: number, y: number, size: number): Quad {
  const turn = random.chance(0.6) ? random.between(-0.15, 0.15) : random.between(0, 6.28);
  const flat = random.between(0.6, 1.3);
  const lean = random.between(-0.15, 0.15);
  const corner = (u: number, v: number) => {
    const px = u * size * (1 + lean * v * 2);
    const py = v * size * flat;
    return {
      x: x + px * Math.cos(turn) - py * Math.sin(turn),
      y: y + px * Math.sin(turn) + py * Math.cos(turn),
    };
  };
  return [corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)];
}

/** A surface with a margin of another light around it. */
function inside(margin: number, outer: number, inner: Surface): Surface {
  return (u, v) => {
    const x = (u - margin) / (1 - 2 * margin);
    const y = (v - margin) / (1 - 2 * margin);
    return x < 0 || y < 0 || x >= 1 || y >= 1 ? outer : inner(x, y);
  };
}

/** Squares of a grid with the light of a table. */
function grid(count: number, lights: readonly number[]): Surface {
  return (u, v) => lights[Math.floor(v * count) * count + Math.floor(u * count)] as number;
}

function lightsOf(random: Random, count: number, dark: number, light: number): number[] {
  return Array.from({ length: count * count }, () => (random.chance(0.5) ? dark : light));
}

function window(random: Random): Surface {
  const panes = 2 + random.index(3);
  const bar = random.between(0.03, 0.12);
  const frame = random.chance(0.5) ? random.between(0.02, 0.1) : random.between(0.4, 0.8);
  const sky = random.between(0.8, 1.6);
  return (u, v) => {
    const x = (u * panes) % 1;
    const y = (v * panes) % 1;
    return x < bar || y < bar || x > 1 - bar || y > 1 - bar ? frame : sky - 0.4 * v;
  };
}

function poster(random: Random): Surface {
  const blocks = Array.from({ length: 10 }, () => ({
    x: random.next(),
    y: random.next(),
    w: random.between(0.05, 0.5),
    h: random.between(0.03, 0.3),
    light: random.between(0.03, 0.9),
  }));
  const paper = random.between(0.3, 0.9);
  const edge = random.chance(0.4) ? random.between(0.02, 0.08) : 0;
  return inside(edge, random.between(0.02, 0.3), (u, v) => {
    const block = blocks.find(({ x, y, w, h }) => u >= x && u < x + w && v >= y && v < y + h);
    return block?.light ?? paper;
  });
}

function checkeredShirt(random: Random): Surface {
  const count = random.between(4, 14);
  const [one, other] = [random.between(0.02, 0.3), random.between(0.3, 0.9)];
  const between = (one + other) / 2;
  return (u, v) => {
    const across = Math.floor(u * count) % 2 === 0;
    const down = Math.floor(v * count) % 2 === 0;
    return across === down ? (across ? one : other) : between;
  };
}

function book(random: Random): Surface {
  const cover = random.between(0.02, 0.6);
  const title = random.between(0.02, 0.95);
  const [top, height] = [random.between(0.1, 0.5), random.between(0.1, 0.4)];
  return inside(random.between(0.02, 0.15), cover, (u, v) =>
    v > top && v < top + height && u > 0.1 && u < 0.9 ? title : cover * 0.8 + 0.1,
  );
}

/** A black frame with a picture in it: like a mark from afar. */
function framedPicture(random: Random): Surface {
  const count = 2 + random.index(5);
  const picture = grid(
    count,
    Array.from({ length: count * count }, () => random.between(0.03, 0.9)),
  );
  const mat = random.chance(0.5) ? random.between(0.02, 0.2) : 0;
  return inside(
    random.between(0.03, 0.1),
    0.85,
    inside(random.between(0.05, 0.16), 0.04, inside(mat, 0.8, picture)),
  );
}

/** A QR code: squares in a grid with three finders. */
function squareCode(random: Random): Surface {
  const count = 21 + 4 * random.index(3);
  const lights = lightsOf(random, count, 0.04, 0.85);
  for (const [left, top] of [
    [0, 0],
    [count - 7, 0],
    [0, count - 7],
  ] as const)
    for (let y = 0; y < 7; y += 1)
      for (let x = 0; x < 7; x += 1) {
        const ring = Math.min(x, y, 6 - x, 6 - y);
        lights[(top + y) * count + left + x] = ring === 1 ? 0.85 : 0.04;
      }
  return inside(0.1, 0.85, grid(count, lights));
}

function chessBoard(random: Random): Surface {
  const count = 3 + random.index(8);
  const lights = Array.from({ length: count * count }, (_, at) =>
    (Math.floor(at / count) + (at % count)) % 2 === 0 ? 0.05 : 0.8,
  );
  return inside(random.between(0, 0.08), random.chance(0.5) ? 0.04 : 0.85, grid(count, lights));
}

function textPage(random: Random): Surface {
  const lines = 8 + random.index(20);
  const lengths = Array.from({ length: lines }, () => random.between(0.3, 1));
  const words = Array.from({ length: 60 }, () => random.chance(0.75));
  return inside(0.06, 0.85, (u, v) => {
    const line = Math.floor(v * lines);
    const within = (v * lines) % 1;
    if (within < 0.3 || within > 0.75 || u > (lengths[line] as number)) return 0.85;
    return words[Math.floor(u * 60)] && (u * 180) % 1 < 0.6 ? 0.08 : 0.85;
  });
}

function clock(random: Random): Surface {
  const rim = random.between(0.02, 0.2);
  const hand = random.between(0, 6.28);
  return (u, v) => {
    const [x, y] = [u - 0.5, v - 0.5];
    const away = Math.hypot(x, y);
    if (away > 0.5) return undefined;
    if (away > 0.44) return rim;
    const along = x * Math.cos(hand) + y * Math.sin(hand);
    const beside = Math.abs(x * Math.sin(hand) - y * Math.cos(hand));
    return along > 0 && along < 0.35 && beside < 0.02 ? 0.03 : 0.85;
  };
}

function calendar(random: Random): Surface {
  const numbers = lightsOf(random, 7, 0.1, 0.6);
  return inside(0.04, 0.85, (u, v) => {
    const [x, y] = [(u * 7) % 1, (v * 7) % 1];
    if (x < 0.08 || y < 0.08) return 0.05;
    const isNumber = x > 0.35 && x < 0.7 && y > 0.3 && y < 0.7;
    return isNumber ? (numbers[Math.floor(v * 7) * 7 + Math.floor(u * 7)] as number) : 0.85;
  });
}

/** A black border on white paper with random squares in it, as games and other codes have. */
function blackSquare(random: Random): Surface {
  const count = 3 + random.index(5);
  const lights = lightsOf(random, count, 0.05, 0.8);
  return inside(0.12, 0.85, inside(1 / (count + 2), 0.04, grid(count, lights)));
}

function keyboard(random: Random): Surface {
  const key = random.between(0.02, 0.15);
  return (u, v) => ((u * 14) % 1 < 0.15 || (v * 6) % 1 < 0.15 ? 0.5 : key);
}
