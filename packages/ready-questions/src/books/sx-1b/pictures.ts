import { box, circle, drawing, label, line, path, polygon } from '../../write/index.ts';

/** A boat on the sea: two triangular sails, a square flag, a round sun, a rectangular cabin with a round window. */
export const boat = drawing(
  520,
  380,
  '海上的一只小帆船',
  box(0, 290, 520, 90, '#bae6fd', 'stroke="none"') +
    circle(440, 70, 40, '#fbbf24') +
    line(
      [
        [230, 60],
        [230, 230],
      ],
      'stroke-width="6"',
    ) +
    polygon(
      [
        [222, 80],
        [222, 220],
        [110, 220],
      ],
      '#fecaca',
    ) +
    polygon(
      [
        [238, 100],
        [238, 220],
        [330, 220],
      ],
      '#fde68a',
    ) +
    box(233, 40, 34, 34, '#ef4444') +
    box(150, 230, 200, 44, '#bbf7d0') +
    circle(190, 252, 14, '#fff') +
    path('M90 274h330l-50 60H140z', '#a16207'),
);

/** Left to right: rectangle, triangle, circle, square, parallelogram. */
export const flatShapes = drawing(
  700,
  170,
  '一排五个平面图形',
  box(20, 50, 120, 70, '#bfdbfe') +
    polygon(
      [
        [230, 40],
        [180, 130],
        [280, 130],
      ],
      '#fde68a',
    ) +
    circle(365, 85, 48, '#fecaca') +
    box(450, 42, 86, 86, '#bbf7d0') +
    polygon(
      [
        [590, 45],
        [690, 45],
        [660, 128],
        [560, 128],
      ],
      '#ddd6fe',
    ),
);

/** A piece of the table of hundred numbers: 35 in the middle, empty cells around it. */
export const chartPiece = drawing(
  270,
  270,
  '百数表的一部分：中间是35，上下左右各有一个空格',
  box(95, 15, 80, 80) +
    box(15, 95, 80, 80) +
    box(95, 95, 80, 80, '#fef3c7') +
    box(175, 95, 80, 80) +
    box(95, 175, 80, 80) +
    label(135, 147, '35', 32) +
    label(135, 65, 'A', 24, '#b91c1c') +
    label(55, 143, 'B', 24, '#b91c1c') +
    label(215, 143, 'C', 24, '#b91c1c') +
    label(135, 225, 'D', 24, '#b91c1c'),
);
