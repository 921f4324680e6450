import { box, circle, drawing, ellipse, label, line, path, polygon } from '../../write/index.ts';

/** A cube or a cuboid, drawn in oblique view from its lower left corner of the front. */
function block(x: number, y: number, width: number, height: number, depth: number, fill: string): string {
  const top = polygon(
    [
      [x, y - height],
      [x + depth, y - height - depth],
      [x + width + depth, y - height - depth],
      [x + width, y - height],
    ],
    fill,
  );
  const side = polygon(
    [
      [x + width, y - height],
      [x + width + depth, y - height - depth],
      [x + width + depth, y - depth],
      [x + width, y],
    ],
    fill,
  );
  return box(x, y - height, width, height, fill) + top + side;
}

function can(x: number, y: number, radius: number, height: number, fill: string): string {
  const flat = radius / 3;
  const body = path(
    `M${x - radius} ${y - height}V${y}A${radius} ${flat} 0 0 0 ${x + radius} ${y}V${y - height}`,
    fill,
  );
  return body + ellipse(x, y - height, radius, flat, fill);
}

function ball(x: number, y: number, radius: number, fill: string): string {
  return circle(x, y, radius, fill) + ellipse(x, y, radius, radius / 3, 'none', 'stroke-width="1"');
}

/** Left to right: cuboid, sphere, cylinder, cube. */
export const solids = drawing(
  640,
  220,
  '从左到右有四个立体图形，其中一个能向任何方向滚动',
  block(30, 180, 130, 60, 35, '#fde68a') +
    ball(270, 130, 55, '#bfdbfe') +
    can(410, 175, 45, 110, '#bbf7d0') +
    block(510, 185, 80, 80, 35, '#fecaca'),
);

/** A robot of blocks: a head that is a cube, eyes that are balls, a body that is a cuboid, arms and legs that are cans. */
export const robot = drawing(
  420,
  470,
  '用积木搭的机器人',
  block(170, 110, 70, 70, 18, '#fecaca') +
    ball(190, 75, 10, '#bfdbfe') +
    ball(222, 75, 10, '#bfdbfe') +
    block(135, 300, 140, 170, 22, '#fde68a') +
    can(95, 250, 20, 110, '#bbf7d0') +
    can(335, 250, 20, 110, '#bbf7d0') +
    can(170, 430, 22, 105, '#bbf7d0') +
    can(240, 430, 22, 105, '#bbf7d0'),
);

const COLOURS = [
  '#ef4444',
  '#f59e0b',
  '#10b981',
  '#3b82f6',
  '#8b5cf6',
  '#ec4899',
  '#14b8a6',
  '#a16207',
  '#64748b',
];

/** Nine children in a line, who look to the left where the flag is. */
export const queue = drawing(
  760,
  170,
  '九个小朋友排成一队，旗子在最左边',
  line([
    [30, 40],
    [30, 150],
  ]) +
    polygon(
      [
        [30, 40],
        [75, 55],
        [30, 70],
      ],
      '#ef4444',
    ) +
    COLOURS.map(
      (colour, index) =>
        circle(120 + index * 72, 62, 18, '#fde7d3') +
        path(`M${100 + index * 72} 150v-40a20 26 0 0 1 40 0v40z`, colour),
    ).join(''),
);

/** A ten frame with seven counters. */
export const sevenOfTen = drawing(
  370,
  170,
  '十格阵里放了一些圆片',
  Array.from({ length: 10 }, (_, index) =>
    box(15 + (index % 5) * 68, 15 + Math.floor(index / 5) * 68, 68, 68),
  ).join('') +
    Array.from({ length: 7 }, (_, index) =>
      circle(49 + (index % 5) * 68, 49 + Math.floor(index / 5) * 68, 24, '#f59e0b'),
    ).join(''),
);

/** Bundles of ten and single sticks: 14. */
export const sticks = drawing(
  360,
  190,
  '一捆小棒和几根单独的小棒',
  Array.from({ length: 10 }, (_, index) =>
    line(
      [
        [40 + index * 10, 20],
        [40 + index * 10, 170],
      ],
      'stroke="#a16207" stroke-width="5"',
    ),
  ).join('') +
    box(30, 85, 110, 20, '#ef4444') +
    Array.from({ length: 4 }, (_, index) =>
      line(
        [
          [210 + index * 32, 20],
          [210 + index * 32, 170],
        ],
        'stroke="#a16207" stroke-width="5"',
      ),
    ).join(''),
);

/** A number line from 0 to 20 with letters A to D at 8, 11, 15 and 19. */
export const lineTo20 = drawing(
  720,
  130,
  '从0到20的数线，上面有四个字母',
  line([
    [30, 80],
    [690, 80],
  ]) +
    Array.from({ length: 21 }, (_, at) =>
      line([
        [40 + at * 32, at % 5 === 0 ? 66 : 72],
        [40 + at * 32, 80],
      ]),
    ).join('') +
    [0, 5, 10, 20].map((at) => label(40 + at * 32, 108, String(at))).join('') +
    (['A', 'B', 'C', 'D'] as const)
      .map((name, index) => {
        const x = 40 + ([8, 11, 15, 19][index] ?? 0) * 32;
        return circle(x, 80, 6, '#ef4444') + label(x, 48, name, 20, '#b91c1c');
      })
      .join(''),
);

/** A house on a meadow under the sun. */
export const house = drawing(
  480,
  320,
  '草地上的一座小房子',
  box(0, 0, 480, 320, '#e0f2fe', 'stroke="none"') +
    box(0, 230, 480, 90, '#bbf7d0', 'stroke="none"') +
    circle(80, 70, 36, '#fbbf24') +
    box(180, 140, 170, 120, '#fde68a') +
    polygon(
      [
        [160, 140],
        [265, 60],
        [370, 140],
      ],
      '#f87171',
    ) +
    box(245, 190, 45, 70, '#a16207') +
    box(200, 165, 34, 34, '#bfdbfe') +
    box(302, 165, 34, 34, '#bfdbfe') +
    box(410, 190, 16, 70, '#a16207') +
    circle(418, 165, 42, '#4ade80'),
);

/** Fruit in four groups: 3 apples, 5 pears, 2 melons, 4 oranges, told apart by colour and size. */
export const fruit = drawing(
  640,
  300,
  '四个盘子里各有一些水果',
  [
    [3, '#ef4444', 22],
    [5, '#84cc16', 20],
    [2, '#16a34a', 36],
    [4, '#f97316', 20],
  ]
    .map(([count, colour, radius], plate) => {
      const [x, y] = [170 + (plate % 2) * 300, 85 + Math.floor(plate / 2) * 140];
      const all = Array.from({ length: Number(count) }, (_, at) =>
        circle(
          x + (at - (Number(count) - 1) / 2) * (Number(radius) * 2 + 4),
          y - 8,
          Number(radius),
          String(colour),
        ),
      );
      return (
        ellipse(x, y + 26, 135, 24, '#f1f5f9') +
        all.join('') +
        label(x - 130, y - 30, 'ABCD'.charAt(plate), 22)
      );
    })
    .join(''),
);
