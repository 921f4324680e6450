import { arc, arrow, at, box, circle, drawing, label, line, type Point, polygon } from '../../write/index.ts';

/** A number line from -5 to 5 with points A to D at -4, -1.5, 2 and 3.5. */
export const numberLine = drawing(
  720,
  130,
  '数轴上有A、B、C、D四个点，原点标着0，1标出了单位长度',
  arrow([20, 80], [700, 80]) +
    Array.from({ length: 11 }, (_, index) =>
      line([
        [60 + index * 60, 72],
        [60 + index * 60, 80],
      ]),
    ).join('') +
    label(360, 108, '0', 18) +
    label(420, 108, '1', 18) +
    (
      [
        ['A', -4],
        ['B', -1.5],
        ['C', 2],
        ['D', 3.5],
      ] as const
    )
      .map(
        ([name, value]) =>
          circle(360 + value * 60, 80, 6, '#ef4444') + label(360 + value * 60, 56, name, 20, '#b91c1c'),
      )
      .join(''),
);

/** a and b on a number line: a left of 0 and farther from it than b, which is right of 0. */
export const signedPoints = drawing(
  520,
  110,
  '数轴上a在原点左边，b在原点右边，a离原点比b远',
  arrow([20, 60], [500, 60]) +
    circle(110, 60, 5, '#1f2937') +
    circle(290, 60, 4, '#1f2937') +
    circle(390, 60, 5, '#1f2937') +
    label(110, 92, 'a', 20) +
    label(290, 92, '0', 20) +
    label(390, 92, 'b', 20),
);

const net = (cells: readonly (readonly [number, number])[], name: string) =>
  drawing(230, 180, name, cells.map(([x, y]) => box(15 + x * 50, 15 + y * 50, 50, 50, '#e0e7ff')).join(''));

export const crossNet = net(
  [
    [1, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
    [1, 2],
  ],
  '四格一排，第二格的上下各有一格',
);
export const rowNet = net(
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
  ],
  '四格一排，第一格和第三格的上面各有一格',
);
export const squareNet = net(
  [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
  ].map(([x = 0, y = 0]) => [x, y + 1] as const),
  '上面两格、下面四格，左边是田字形',
);
export const blockNet = net(
  [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
    [1, 1],
    [2, 1],
  ],
  '两排，每排三格',
);

/** Two lines that cross in O, with a ray OE upright on the first. */
const O: Point = [250, 200];
export const crossing = drawing(
  500,
  360,
  '直线AB和CD相交于点O，射线OE与AB垂直',
  line([at(O, 200, 180), at(O, 200, 0)]) +
    line([at(O, 190, 215), at(O, 190, 35)]) +
    line([O, at(O, 160, 90)]) +
    line(
      [
        [250, 182],
        [268, 182],
        [268, 200],
      ],
      'stroke-width="1.5"',
    ) +
    circle(250, 200, 4, '#1f2937') +
    label(38, 206, 'A', 20) +
    label(466, 206, 'B', 20) +
    label(80, 325, 'C', 20) +
    label(420, 90, 'D', 20) +
    label(250, 30, 'E', 20) +
    label(238, 228, 'O', 20),
);

/** Angle AOB with the ray OC within it: 75° and 30°. */
const V: Point = [60, 240];
export const bisected = drawing(
  420,
  280,
  '角AOB里有一条射线OC，AOC标着25度',
  line([at(V, 320, 0), V, at(V, 250, 75)]) +
    line([V, at(V, 300, 25)], 'stroke="#2563eb"') +
    arc(V, 70, 0, 25) +
    label(150, 226, '25°', 16) +
    label(390, 262, 'A', 20) +
    label(350, 116, 'C', 20) +
    label(136, 20, 'B', 20) +
    label(40, 262, 'O', 20),
);

/** Five points on a line: A, C, D, B, with the midpoint marks of AC and DB. */
export const segment = drawing(
  600,
  110,
  '线段AB上依次有点A、C、M、B',
  line([
    [40, 50],
    [560, 50],
  ]) +
    (
      [
        ['A', 40],
        ['C', 240],
        ['M', 400],
        ['B', 560],
      ] as const
    )
      .map(([name, x]) => circle(x, 50, 5, '#1f2937') + label(x, 86, name, 20))
      .join(''),
);

/** Solids in a row: cone, triangular prism, sphere, square pyramid. */
export const solids = drawing(
  680,
  220,
  '从左到右四个立体图形',
  line([
    [30, 170],
    [95, 30],
    [160, 170],
  ]) +
    `<ellipse cx="95" cy="170" rx="65" ry="20" fill="#fde68a"/>` +
    polygon(
      [
        [210, 180],
        [270, 180],
        [240, 130],
      ],
      '#bfdbfe',
    ) +
    polygon(
      [
        [240, 130],
        [270, 180],
        [340, 120],
        [310, 70],
      ],
      '#93c5fd',
    ) +
    line([
      [210, 180],
      [270, 180],
    ]) +
    circle(450, 120, 60, '#fecaca') +
    `<ellipse cx="450" cy="120" rx="60" ry="18" stroke-dasharray="5 5"/>` +
    polygon(
      [
        [560, 170],
        [620, 190],
        [670, 150],
        [610, 40],
      ],
      '#bbf7d0',
    ) +
    line([
      [620, 190],
      [610, 40],
    ]),
);

/** A compass rose with a boat: north 60° east. */
export const bearing = drawing(
  380,
  340,
  '方位图：从O向外有四条射线，标着甲、乙、丙、丁',
  arrow([190, 320], [190, 20]) +
    arrow([30, 180], [350, 180]) +
    label(210, 30, '北', 18) +
    label(350, 205, '东', 18) +
    (
      [
        ['甲', 30],
        ['乙', 120],
        ['丙', 225],
        ['丁', 300],
      ] as const
    )
      .map(([name, degrees]) => {
        const [x, y] = at([190, 180], 130, degrees);
        return (
          line(
            [
              [190, 180],
              [x, y],
            ],
            'stroke="#2563eb"',
          ) +
          circle(x, y, 6, '#2563eb') +
          label(x + (x > 190 ? 20 : -20), y + 5, name, 18)
        );
      })
      .join('') +
    arc([190, 180], 40, 30, 90) +
    label(222, 142, '60°', 14),
);

/** A tangram of seven pieces, coloured. */
export const tangram = drawing(
  400,
  400,
  '一副拼好的七巧板',
  polygon(
    [
      [0, 0],
      [200, 200],
      [0, 400],
    ],
    '#fca5a5',
  ) +
    polygon(
      [
        [0, 0],
        [400, 0],
        [200, 200],
      ],
      '#fcd34d',
    ) +
    polygon(
      [
        [400, 0],
        [400, 200],
        [300, 100],
      ],
      '#86efac',
    ) +
    polygon(
      [
        [300, 100],
        [400, 200],
        [300, 300],
        [200, 200],
      ],
      '#93c5fd',
    ) +
    polygon(
      [
        [200, 200],
        [300, 300],
        [100, 300],
      ],
      '#c4b5fd',
    ) +
    polygon(
      [
        [400, 200],
        [400, 400],
        [200, 400],
      ],
      '#f9a8d4',
    ) +
    polygon(
      [
        [0, 400],
        [100, 300],
        [300, 300],
        [200, 400],
      ],
      '#fdba74',
    ),
);
