import {
  arc,
  at,
  box,
  circle,
  drawing,
  label,
  line,
  type Point,
  path,
  polygon,
  sector,
} from '../../write/index.ts';

/** A ruler of 0 to 10 cm, and a nail above it from 2 cm to 5.5 cm. */
export const ruler = drawing(
  720,
  190,
  '一把10厘米的尺子，上面放着一根铁钉，铁钉左端对准2厘米',
  box(20, 90, 680, 85, '#fef9c3') +
    Array.from({ length: 101 }, (_, tick) => {
      const length = tick % 10 === 0 ? 32 : tick % 5 === 0 ? 24 : 15;
      return line(
        [
          [40 + tick * 6.4, 90],
          [40 + tick * 6.4, 90 + length],
        ],
        'stroke-width="1"',
      );
    }).join('') +
    Array.from({ length: 11 }, (_, cm) => label(40 + cm * 64, 145, String(cm))).join('') +
    label(680, 168, '厘米', 15) +
    polygon(
      [
        [168, 50],
        [380, 50],
        [392, 60],
        [380, 70],
        [168, 70],
      ],
      '#94a3b8',
    ) +
    line(
      [
        [168, 40],
        [168, 90],
      ],
      'stroke-dasharray="3 4" stroke-width="1"',
    ) +
    line(
      [
        [392, 60],
        [392, 90],
      ],
      'stroke-dasharray="3 4" stroke-width="1"',
    ),
);

const rays = (corner: Point, length: number, from: number, to: number) =>
  line([at(corner, length, from), corner, at(corner, length, to)], 'stroke-width="3"') +
  circle(corner[0], corner[1], 3, '#1f2937');

/** Four angles: A acute, B right, C obtuse, D right and turned. */
export const angles = drawing(
  700,
  210,
  '四个角，分别标着A、B、C、D',
  rays([40, 150], 110, 0, 40) +
    rays([220, 150], 110, 0, 90) +
    rays([450, 150], 100, 0, 130) +
    rays([620, 160], 100, 45, 135) +
    label(80, 195, 'A', 22) +
    label(250, 195, 'B', 22) +
    label(450, 195, 'C', 22) +
    label(620, 195, 'D', 22),
);

/** One angle with its corner at the left, and an arc that marks it. */
export const angleParts = drawing(
  420,
  230,
  '一个角，顶点在左边，两条边向右张开',
  rays([60, 180], 300, 0, 35) + arc([60, 180], 60, 0, 35),
);

/** A straight line, a ray and a segment, from the top. */
export const threeLines = drawing(
  480,
  210,
  '三条线：第一条两端都没有端点，第二条一端有端点，第三条两端都有端点',
  line([
    [20, 40],
    [460, 40],
  ]) +
    line([
      [60, 105],
      [460, 105],
    ]) +
    circle(60, 105, 5, '#1f2937') +
    line([
      [60, 170],
      [380, 170],
    ]) +
    circle(60, 170, 5, '#1f2937') +
    circle(380, 170, 5, '#1f2937') +
    label(20, 28, '①', 18) +
    label(20, 98, '②', 18) +
    label(20, 165, '③', 18),
);

const SHADE = '#93c5fd';
const strip = (parts: number, shaded: number, even = true) =>
  Array.from({ length: parts }, (_, index) => {
    const width = 240 / parts;
    const x = even || index > 0 ? 20 + index * width : 20;
    return box(x, 30, width, 80, index < shaded ? SHADE : '#fff');
  }).join('');

export const threeOfFour = drawing(280, 140, '长条平均分成4份，涂了3份', strip(4, 3));
export const oneOfThree = drawing(280, 140, '长条平均分成3份，涂了1份', strip(3, 1));
export const twoOfFive = drawing(280, 140, '长条平均分成5份，涂了2份', strip(5, 2));
export const oneOfEight = drawing(280, 140, '长条平均分成8份，涂了1份', strip(8, 1));

/** A pizza of eight equal pieces, three of which are eaten. */
export const pizza = drawing(
  300,
  300,
  '一个披萨平均切成8块，其中3块是空的',
  circle(150, 150, 120, '#fff') +
    Array.from({ length: 8 }, (_, piece) =>
      sector([150, 150], 120, piece * 45, piece * 45 + 45, piece < 3 ? '#f8fafc' : '#fdba74'),
    ).join(''),
);

const cubeAt = (x: number, y: number, fill: string) =>
  box(x, y - 60, 60, 60, fill) +
  polygon(
    [
      [x, y - 60],
      [x + 24, y - 84],
      [x + 84, y - 84],
      [x + 60, y - 60],
    ],
    '#e2e8f0',
  ) +
  polygon(
    [
      [x + 60, y - 60],
      [x + 84, y - 84],
      [x + 84, y - 24],
      [x + 60, y],
    ],
    '#94a3b8',
  );

/** Four cubes: three in a row, one on the left one. */
export const cubes = drawing(
  320,
  220,
  '四个小正方体：下面一排三个，最左边的上面还有一个',
  cubeAt(30, 200, '#cbd5e1') +
    cubeAt(90, 200, '#cbd5e1') +
    cubeAt(150, 200, '#cbd5e1') +
    cubeAt(30, 140, '#cbd5e1'),
);

const squares = (cells: readonly Point[], name: string) =>
  drawing(200, 150, name, cells.map(([x, y]) => box(25 + x * 50, 95 - y * 50, 50, 50, '#e2e8f0')).join(''));

export const front = squares(
  [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
  ],
  '三格一排，左上方还有一格',
);
export const mirrored = squares(
  [
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
  ],
  '三格一排，右上方还有一格',
);
export const fromTop = squares(
  [
    [0, 0],
    [1, 0],
    [2, 0],
  ],
  '三格一排',
);
export const fromSide = squares(
  [
    [0, 0],
    [0, 1],
  ],
  '两格竖着排',
);

/** A ship in the water at a mark, for the tale of weighing an elephant. */
export const ship = drawing(
  480,
  320,
  '大船停在水面上，船身上刻着水位线',
  box(0, 200, 480, 120, '#bae6fd', 'stroke="none"') +
    path('M60 150h360l-60 110H120z', '#d6a56b') +
    line(
      [
        [75, 200],
        [405, 200],
      ],
      'stroke="#ef4444" stroke-dasharray="8 6"',
    ) +
    path('M160 150v-40q0-30 34-30h80q40 0 44 36v34h-26v-26h-26v26h-46v-26h-26v26z', '#94a3b8') +
    path('M318 100q36 4 34 44', 'none', 'stroke="#94a3b8" stroke-width="12"') +
    circle(300, 104, 4, '#1f2937'),
);
