import { box, circle, drawing, label, line, path, polygon } from '../../write/index.ts';

const grid = (columns: number, rows: number, size: number) =>
  Array.from({ length: columns + 1 }, (_, at) =>
    line(
      [
        [20 + at * size, 20],
        [20 + at * size, 20 + rows * size],
      ],
      'stroke="#cbd5e1" stroke-width="1"',
    ),
  ).join('') +
  Array.from({ length: rows + 1 }, (_, at) =>
    line(
      [
        [20, 20 + at * size],
        [20 + columns * size, 20 + at * size],
      ],
      'stroke="#cbd5e1" stroke-width="1"',
    ),
  ).join('');

/** On squares of 1 cm²: an L of 7 squares (A), a rectangle of 2 × 4 (B), a T of 6 (C). */
export const onSquares = drawing(
  640,
  280,
  '方格纸上有三个图形A、B、C，每个小方格是1平方厘米',
  path('M60 60h40v120h120v40h-160z', '#bfdbfe') +
    path('M260 100h80v160h-80z', '#fde68a') +
    path('M420 60h160v40h-80v80h-40v-80h-40z', '#bbf7d0') +
    grid(15, 6, 40) +
    label(80, 205, 'A', 22) +
    label(300, 190, 'B', 22) +
    label(480, 88, 'C', 22),
);

/** Bars of books that were lent on five days: 20, 35, 25, 40, 30. */
export const lending = drawing(
  560,
  330,
  '条形统计图：图书角周一到周五借出的本数',
  line([
    [70, 20],
    [70, 280],
    [540, 280],
  ]) +
    [0, 10, 20, 30, 40]
      .map(
        (count) =>
          label(45, 286 - count * 6, String(count), 16) +
          line(
            [
              [70, 280 - count * 6],
              [540, 280 - count * 6],
            ],
            'stroke="#cbd5e1" stroke-width="1"',
          ),
      )
      .join('') +
    [20, 35, 25, 40, 30]
      .map(
        (count, day) =>
          box(100 + day * 88, 280 - count * 6, 50, count * 6, '#60a5fa') +
          label(125 + day * 88, 306, `周${'一二三四五'.charAt(day)}`, 16),
      )
      .join('') +
    label(40, 20, '本', 16),
);

/** Six shapes; those at 1, 3, 4 and 6 have an axis of symmetry. */
export const symmetry = drawing(
  660,
  300,
  '六个图形，编号1到6',
  polygon(
    [
      [110, 30],
      [160, 120],
      [60, 120],
    ],
    '#fde68a',
  ) +
    polygon(
      [
        [290, 45],
        [400, 45],
        [370, 120],
        [260, 120],
      ],
      '#bfdbfe',
    ) +
    circle(550, 80, 48, '#fecaca') +
    path('M110 180c-40-36-84 20 0 84c84-64 40-120 0-84z', '#fca5a5') +
    path('M290 270v-90h40v60h60v30z', '#ddd6fe') +
    polygon(
      [
        [550, 175],
        [600, 225],
        [550, 275],
        [500, 225],
      ],
      '#bbf7d0',
    ) +
    [1, 2, 3, 4, 5, 6]
      .map((name) => label(110 + ((name - 1) % 3) * 220, name < 4 ? 148 : 296, String(name), 18))
      .join(''),
);
