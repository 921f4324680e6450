import {
  arc,
  arrow,
  at,
  axes,
  box,
  circle,
  curve,
  drawing,
  graph,
  label,
  line,
  type Point,
} from '../../write/index.ts';

/** Two sets A and B within U: regions ① only A, ② both, ③ only B, ④ outside. */
export const venn = drawing(
  520,
  320,
  '全集U里有两个相交的圆A和B，四个区域标着①②③④',
  box(15, 15, 490, 290) +
    circle(205, 165, 110) +
    circle(325, 165, 110) +
    label(40, 45, 'U', 22) +
    label(130, 80, 'A', 22) +
    label(400, 80, 'B', 22) +
    label(150, 172, '①', 22) +
    label(265, 172, '②', 22) +
    label(380, 172, '③', 22) +
    label(470, 280, '④', 22),
);

/** y = x² - 2x - 3 with its zeros and its vertex. */
const P: Point = [200, 180];
export const parabola = drawing(
  420,
  360,
  '开口向上的抛物线，与x轴交于两点',
  axes(420, 360, P) +
    curve(graph((x) => x * x - 2 * x - 3, [-1.75, 3.75], P, 36)) +
    circle(164, 180, 5, '#dc2626') +
    circle(308, 180, 5, '#dc2626') +
    circle(236, 324, 5, '#dc2626') +
    label(150, 172, '－1', 16) +
    label(322, 172, '3', 16) +
    label(404, 200, 'x', 18) +
    label(216, 22, 'y', 18) +
    label(188, 198, 'O', 16),
);

const small = (alt: string, f: (x: number) => number, range: readonly [number, number], origin: Point) =>
  drawing(
    220,
    200,
    alt,
    axes(220, 200, origin) +
      curve(graph(f, range, origin, 28)) +
      label(206, origin[1] + 18, 'x', 14) +
      label(origin[0] + 14, 18, 'y', 14) +
      label(origin[0] - 10, origin[1] + 16, 'O', 13),
  );

export const rising = small('过点(0,1)、越来越陡上升的曲线', (x) => 2 ** x, [-3.4, 2.6], [110, 165]);
export const falling = small('过点(0,1)、越来越平下降的曲线', (x) => 0.5 ** x, [-2.6, 3.4], [110, 165]);
export const logging = small(
  '过点(1,0)、越来越平上升的曲线，在y轴右边',
  (x) => Math.log2(x),
  [0.08, 6],
  [35, 110],
);
export const logDown = small('过点(1,0)下降的曲线，在y轴右边', (x) => -Math.log2(x), [0.08, 6], [35, 90]);
export const cubic = small('过原点、关于原点对称、上升的曲线', (x) => x ** 3, [-1.45, 1.45], [110, 100]);
export const rooting = small('从原点出发、越来越平上升的曲线', (x) => Math.sqrt(x), [0, 6], [35, 150]);

/** A function on [-4, 5]: rises to (-2, 3), falls to (1, -1), rises to (4, 2), falls to (5, 1). */
const W: Point = [220, 190];
export const ups = drawing(
  500,
  320,
  '定义在闭区间-4到5上的函数图象，有两个高点和一个低点',
  axes(500, 320, W) +
    curve(
      (
        [
          [-4, 0],
          [-2, 3],
          [1, -1],
          [4, 2],
          [5, 1],
        ] as const
      ).map(([x, y]): Point => [W[0] + x * 48, W[1] - y * 48]),
    ) +
    [-4, -2, 1, 4, 5]
      .map(
        (x) =>
          line([
            [W[0] + x * 48, 184],
            [W[0] + x * 48, 196],
          ]) + label(W[0] + x * 48, 214, x < 0 ? `－${-x}` : String(x), 14),
      )
      .join('') +
    [-1, 2, 3]
      .map(
        (y) =>
          line([
            [214, W[1] - y * 48],
            [226, W[1] - y * 48],
          ]) + label(198, W[1] - y * 48 + 5, y < 0 ? `－${-y}` : String(y), 14),
      )
      .join('') +
    label(488, 210, 'x', 16) +
    label(238, 22, 'y', 16),
);

/** The unit circle with the sine, cosine and tangent of an angle. */
const C: Point = [200, 200];
const [px, py] = at(C, 140, 50);
export const unitCircle = drawing(
  460,
  400,
  '单位圆，终边与圆交于P，过P向x轴作垂线，圆右端的切线与终边相交',
  axes(460, 400, C) +
    circle(200, 200, 140) +
    line([C, at(C, 218, 50)], 'stroke="#1f2937"') +
    line(
      [
        [px, py],
        [px, 200],
      ],
      'stroke="#dc2626" stroke-width="4"',
    ) +
    line(
      [
        [200, 200],
        [px, 200],
      ],
      'stroke="#16a34a" stroke-width="4"',
    ) +
    line(
      [
        [340, 200],
        [340, 200 - 140 * Math.tan((50 * Math.PI) / 180)],
      ],
      'stroke="#2563eb" stroke-width="4"',
    ) +
    arc(C, 34, 0, 50) +
    label(px - 14, py - 10, 'P', 18) +
    label(246, 188, 'α', 16) +
    label(354, 222, 'A', 16) +
    label(186, 220, 'O', 16),
);

/** y = 2 sin(2x + π/3) over one period from -π/6 to 5π/6. */
const S: Point = [110, 150];
const UNIT = 110;
export const wave = drawing(
  520,
  300,
  '一个周期的正弦型曲线，最高点、最低点和三个零点都标了点',
  axes(520, 300, S) +
    curve(graph((x) => 2 * Math.sin(2 * x + Math.PI / 3), [-0.7, 3.3], S, UNIT, 50)) +
    circle(S[0] + (Math.PI / 12) * UNIT, 50, 5, '#dc2626') +
    circle(S[0] + ((7 * Math.PI) / 12) * UNIT, 250, 5, '#dc2626') +
    circle(S[0] - (Math.PI / 6) * UNIT, 150, 5, '#dc2626') +
    circle(S[0] + (Math.PI / 3) * UNIT, 150, 5, '#dc2626') +
    circle(S[0] + ((5 * Math.PI) / 6) * UNIT, 150, 5, '#dc2626') +
    label(90, 55, '2', 16) +
    label(86, 255, '－2', 16) +
    label(508, 170, 'x', 16) +
    label(128, 20, 'y', 16),
);

/** Twelve-fold curves, for the jigsaw. */
export const rose = drawing(
  360,
  360,
  '由曲线围成的彩色花',
  [130, 95, 60]
    .map((radius, ring) =>
      Array.from({ length: 12 }, (_, petal) => {
        const [x, y] = at([180, 180], radius / 2, petal * 30 + ring * 15);
        return circle(x, y, radius / 2, ['#fecaca', '#fde68a', '#bfdbfe'][ring], 'fill-opacity="0.55"');
      }).join(''),
    )
    .join('') + circle(180, 180, 22, '#f97316'),
);

/** A Ferris wheel: centre 55 m above the ground, radius 50 m. */
export const wheel = drawing(
  360,
  380,
  '摩天轮：最低点离地5米，半径50米',
  circle(180, 170, 130) +
    Array.from({ length: 8 }, (_, cabin) => {
      const [x, y] = at([180, 170], 130, cabin * 45);
      return (
        line(
          [
            [180, 170],
            [x, y],
          ],
          'stroke-width="1"',
        ) + circle(x, y, 12, '#bfdbfe')
      );
    }).join('') +
    line(
      [
        [30, 345],
        [330, 345],
      ],
      'stroke-width="4"',
    ) +
    arrow([180, 170], [180, 300]) +
    label(212, 250, '50 m', 16) +
    label(216, 330, '5 m', 16) +
    line(
      [
        [180, 312],
        [180, 345],
      ],
      'stroke-dasharray="4 4"',
    ),
);
