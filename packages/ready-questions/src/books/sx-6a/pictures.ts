import {
  arc,
  arrow,
  at,
  box,
  circle,
  drawing,
  label,
  line,
  type Point,
  polygon,
  sector,
} from '../../write/index.ts';

const CENTRE: Point = [200, 180];

/** A circle with its centre, a radius, a diameter and a chord. */
export const circleParts = drawing(
  420,
  360,
  '一个圆，里面有一个点和几条线段',
  circle(200, 180, 140) +
    circle(200, 180, 4, '#1f2937') +
    line([at(CENTRE, 140, 180), at(CENTRE, 140, 0)], 'stroke="#2563eb" stroke-width="3"') +
    line([CENTRE, at(CENTRE, 140, 60)], 'stroke="#dc2626" stroke-width="3"') +
    line([at(CENTRE, 140, 215), at(CENTRE, 140, 305)], 'stroke="#16a34a" stroke-width="3"'),
);

/** A map around a school: north is up, a unit is 100 m. The library is 30° east of north 300 m away. */
const SCHOOL: Point = [300, 240];
export const map = drawing(
  600,
  470,
  '以学校为中心的方位图，上北下南，一小段表示100米',
  line(
    [
      [300, 30],
      [300, 450],
    ],
    'stroke="#94a3b8" stroke-width="1"',
  ) +
    line(
      [
        [40, 240],
        [560, 240],
      ],
      'stroke="#94a3b8" stroke-width="1"',
    ) +
    circle(300, 240, 6, '#1f2937') +
    label(265, 268, '学校', 18) +
    arrow([540, 100], [540, 40]) +
    label(540, 30, '北', 18) +
    (
      [
        ['A', 60, 180],
        ['B', 150, 180],
        ['C', 240, 120],
        ['D', 320, 180],
      ] as const
    )
      .map(([name, degrees, far]) => {
        const [x, y] = at(SCHOOL, far, degrees);
        return (
          line([SCHOOL, [x, y]], 'stroke-dasharray="5 5" stroke-width="1.5"') +
          circle(x, y, 7, '#dc2626') +
          label(x + (x > 300 ? 18 : -18), y - 10, name, 20)
        );
      })
      .join('') +
    arc(SCHOOL, 40, 60, 90) +
    label(328, 196, '30°', 14) +
    arc(SCHOOL, 50, 150, 180) +
    label(232, 228, '30°', 14) +
    line(
      [
        [60, 430],
        [120, 430],
      ],
      'stroke-width="3"',
    ) +
    label(90, 420, '100米', 14),
);

/** Shares of a day's water: 40 % kitchen, 25 % washing, 20 % bathing, 15 % flowers. */
export const water = drawing(
  420,
  320,
  '扇形统计图：一家人一天的用水，厨房百分之四十，洗衣百分之二十五，洗澡百分之二十，浇花百分之十五',
  (
    [
      [0, 144, '#93c5fd'],
      [144, 234, '#fde68a'],
      [234, 306, '#bbf7d0'],
      [306, 360, '#fecaca'],
    ] as const
  )
    .map(([from, to, fill]) => sector([200, 160], 130, from, to, fill))
    .join('') +
    label(235, 95, '厨房 40%', 16) +
    label(118, 180, '洗衣 25%', 16) +
    label(200, 260, '洗澡 20%', 16) +
    label(275, 205, '浇花 15%', 16),
);

/** A square of 8 cm with a quarter circle around its corner; the rest of the square is shaded. */
export const quarter = drawing(
  300,
  300,
  '边长8厘米的正方形里有一个四分之一圆，圆外的部分涂了颜色',
  box(40, 30, 220, 220, '#93c5fd') + sector([40, 250], 220, 0, 90, '#fff') + label(150, 280, '8 厘米', 18),
);

/** Triangles of dots: 1, 3, 6, 10. */
export const dotTriangles = drawing(
  620,
  180,
  '四个用点摆成的三角形，一个比一个大',
  [1, 2, 3, 4]
    .map((rows, figure) =>
      Array.from({ length: rows }, (_, row) =>
        Array.from({ length: row + 1 }, (_dot, dot) =>
          circle(80 + figure * 150 + (dot - row / 2) * 30, 40 + row * 28, 9, '#2563eb'),
        ).join(''),
      ).join(''),
    )
    .join('') + [1, 2, 3, 4].map((name) => label(80 + (name - 1) * 150, 172, `图${name}`, 16)).join(''),
);

/** A track of two straights and two half circles. */
export const track = drawing(
  560,
  260,
  '操场跑道：两条直道和两个半圆形的弯道',
  [100, 82, 64]
    .map(
      (radius) =>
        `<rect x="${130 - radius}" y="${130 - radius}" width="${300 + 2 * radius}" height="${2 * radius}" rx="${radius}" fill="none"/>`,
    )
    .join('') +
    line(
      [
        [130, 30],
        [130, 66],
      ],
      'stroke="#dc2626" stroke-width="4"',
    ) +
    label(130, 24, '终点', 14),
);

/** A kite of coloured parts for the jigsaw. */
export const kite = drawing(
  480,
  320,
  '天空中的一只风筝',
  box(0, 0, 480, 320, '#e0f2fe', 'stroke="none"') +
    polygon(
      [
        [240, 30],
        [320, 120],
        [240, 120],
      ],
      '#f87171',
    ) +
    polygon(
      [
        [240, 30],
        [160, 120],
        [240, 120],
      ],
      '#fbbf24',
    ) +
    polygon(
      [
        [160, 120],
        [240, 120],
        [240, 230],
      ],
      '#34d399',
    ) +
    polygon(
      [
        [320, 120],
        [240, 120],
        [240, 230],
      ],
      '#60a5fa',
    ) +
    line(
      [
        [240, 230],
        [262, 252],
        [244, 272],
        [270, 310],
      ],
      'stroke="#7c3aed"',
    ) +
    circle(70, 70, 30, '#fde68a') +
    `<path d="M360 70q14-26 40-8q28-6 28 18q-4 14-24 12h-38q-18-4-6-22z" fill="#fff"/>` +
    `<path d="M60 250q14-26 40-8q28-6 28 18q-4 14-24 12h-38q-18-4-6-22z" fill="#fff"/>`,
);
