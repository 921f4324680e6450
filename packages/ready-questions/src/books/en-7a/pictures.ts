import { box, circle, drawing, ellipse, label, line, path, polygon } from '../../write/index.ts';

const PLAIN = 'stroke="none"';

/** A building with its sign in the middle. */
function building(x: number, y: number, fill: string, sign: string): string {
  return box(x, y, 170, 120, fill) + circle(x + 85, y + 60, 42, '#fff') + sign;
}

const book = (x: number, y: number) =>
  path(`M${x} ${y + 18}V${y - 14}q-14 -10 -28 0v32q14 -10 28 0q14 -10 28 0v-32q-14 -10 -28 0`, '#bfdbfe');
const ball = (x: number, y: number) =>
  circle(x, y, 26, '#f59e0b') +
  path(
    `M${x - 26} ${y}H${x + 26}M${x} ${y - 26}V${y + 26}M${x - 18} ${y - 18}q16 18 0 36M${x + 18} ${y - 18}q-16 18 0 36`,
  );
const forkAndKnife = (x: number, y: number) =>
  path(
    `M${x - 12} ${y + 26}V${y - 26}M${x - 20} ${y - 26}v14q0 8 8 8t8 -8v-14M${x + 12} ${y + 26}V${y - 26}q12 10 10 28h-10`,
    'none',
    'stroke-width="4"',
  );
const flask = (x: number, y: number) =>
  path(`M${x - 8} ${y - 26}v18l-18 30q-2 6 6 6h40q8 0 6 -6l-18 -30v-18Z`, '#bbf7d0') +
  line([
    [x - 13, y - 26],
    [x + 13, y - 26],
  ]);

export const schoolMap = drawing(
  640,
  440,
  'A map of a school with four buildings: a book, a basketball, a flask, and a fork and knife are their signs',
  box(0, 0, 640, 440, '#e3f1d8', PLAIN) +
    box(0, 190, 640, 60, '#e5e0d2', PLAIN) +
    box(290, 0, 40, 440, '#e5e0d2', PLAIN) +
    building(90, 50, '#fde68a', book(175, 110)) +
    building(390, 50, '#fecaca', ball(475, 110)) +
    building(90, 270, '#ddd6fe', flask(175, 330)) +
    building(390, 270, '#fed7aa', forkAndKnife(475, 330)) +
    label(310, 425, 'school gate', 18),
);

export const room = drawing(
  640,
  440,
  'A bedroom with a bed, a desk with a lamp, a chair, a bookcase and a clock',
  box(0, 0, 640, 330, '#fdf3e3', PLAIN) +
    box(0, 328, 640, 112, '#e7cfa5', PLAIN) +
    circle(320, 70, 36, '#fff') +
    path('M320 70V46M320 70L336 78', 'none', 'stroke-width="4"') +
    box(30, 245, 210, 60, '#93c5fd') +
    box(30, 215, 60, 32, '#fff') +
    box(20, 190, 14, 180, '#a16207') +
    box(236, 240, 14, 130, '#a16207') +
    box(34, 300, 204, 14, '#a16207') +
    ellipse(165, 230, 36, 18, '#9ca3af') +
    circle(128, 220, 16, '#9ca3af') +
    polygon(
      [
        [118, 208],
        [120, 194],
        [130, 204],
      ],
      '#9ca3af',
    ) +
    polygon(
      [
        [128, 204],
        [138, 194],
        [140, 208],
      ],
      '#9ca3af',
    ) +
    path('M198 224q18 -14 14 -28') +
    path('M80 376q4 -22 22 -22l26 14q4 8 -2 8Z', '#dc2626') +
    path('M140 380q4 -22 22 -22l26 14q4 8 -2 8Z', '#dc2626') +
    box(276, 150, 90, 180, '#c98b4b') +
    path('M276 195h90M276 240h90M276 285h90') +
    [284, 298, 312, 330].map((x) => box(x, 166, 11, 29, '#34d399')).join('') +
    [286, 306, 324, 342].map((x) => box(x, 210, 12, 30, '#f87171')).join('') +
    [290, 308, 330].map((x) => box(x, 256, 12, 29, '#60a5fa')).join('') +
    box(410, 240, 200, 16, '#a16207') +
    box(420, 256, 14, 120, '#a16207') +
    box(586, 256, 14, 120, '#a16207') +
    polygon(
      [
        [560, 176],
        [596, 176],
        [610, 206],
        [546, 206],
      ],
      '#fde047',
    ) +
    path('M578 206v34M562 240h32', 'none', 'stroke-width="5"') +
    circle(548, 350, 22, '#f59e0b') +
    path('M526 350H570M548 328V372') +
    box(455, 290, 70, 12, '#7c4a21') +
    path('M460 302v78M520 302v78M460 290V220M460 220h14v70', 'none', 'stroke="#7c4a21" stroke-width="8"'),
);
