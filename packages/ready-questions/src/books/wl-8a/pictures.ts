import {
  arc,
  arrow,
  at,
  box,
  circle,
  curve,
  drawing,
  label,
  line,
  type Point,
  path,
} from '../../write/index.ts';

/** A ruler with millimetres and a block from 1.00 cm to 3.85 cm. */
export const ruler = drawing(
  640,
  190,
  '木块左端对准刻度尺的1厘米，右端在3.8和3.9厘米之间',
  box(20, 90, 600, 85, '#fef9c3') +
    Array.from({ length: 51 }, (_, tick) => {
      const length = tick % 10 === 0 ? 32 : tick % 5 === 0 ? 24 : 15;
      return line(
        [
          [45 + tick * 11, 90],
          [45 + tick * 11, 90 + length],
        ],
        'stroke-width="1"',
      );
    }).join('') +
    Array.from({ length: 6 }, (_, cm) => label(45 + cm * 110, 145, String(cm))).join('') +
    label(605, 168, 'cm', 15) +
    box(155, 35, 313.5, 55, '#d6a56b'),
);

/** A thermometer between 0 and 50 °C at 32 °C. */
export const thermometer = drawing(
  180,
  360,
  '竖直的温度计，从0到50摄氏度，每一小格1摄氏度',
  path('M78 30a12 12 0 0 1 24 0v250a24 24 0 1 1 -24 0z', '#fff') +
    circle(90, 300, 18, '#ef4444') +
    box(84, 260 - 32 * 4.4, 12, 32 * 4.4 + 30, '#ef4444', 'stroke="none"') +
    Array.from({ length: 51 }, (_, tick) =>
      line(
        [
          [104, 260 - tick * 4.4],
          [104 + (tick % 10 === 0 ? 18 : tick % 5 === 0 ? 13 : 8), 260 - tick * 4.4],
        ],
        'stroke-width="1"',
      ),
    ).join('') +
    [0, 10, 20, 30, 40, 50].map((degrees) => label(142, 266 - degrees * 4.4, String(degrees), 16)).join('') +
    label(142, 24, '℃', 16),
);

const S: Point = [60, 250];
/** Distance by time of A (12 m in 6 s) and of B (4 m in 2 s, a stop until 4 s, then to 12 m at 8 s). */
export const motion = drawing(
  480,
  300,
  '路程时间图象：甲是过原点的直线，乙先走、再停、再走',
  arrow([S[0], 280], [S[0], 20]) +
    arrow([30, S[1]], [460, S[1]]) +
    curve([S, [S[0] + 6 * 45, S[1] - 12 * 17]], '#dc2626') +
    curve([
      S,
      [S[0] + 2 * 45, S[1] - 4 * 17],
      [S[0] + 4 * 45, S[1] - 4 * 17],
      [S[0] + 8 * 45, S[1] - 12 * 17],
    ]) +
    [2, 4, 6, 8]
      .map(
        (t) =>
          label(S[0] + t * 45, 272, String(t), 15) +
          line([
            [S[0] + t * 45, S[1]],
            [S[0] + t * 45, S[1] - 6],
          ]),
      )
      .join('') +
    [4, 8, 12]
      .map(
        (s) =>
          label(40, S[1] - s * 17 + 5, String(s), 15) +
          line([
            [S[0], S[1] - s * 17],
            [S[0] + 6, S[1] - s * 17],
          ]),
      )
      .join('') +
    label(452, 272, 't/s', 15) +
    label(88, 28, 's/m', 15) +
    label(S[0] + 6 * 45 - 30, S[1] - 12 * 17, '甲', 17, '#dc2626') +
    label(S[0] + 8 * 45, S[1] - 12 * 17 + 30, '乙', 17, '#2563eb'),
);

const M: Point = [70, 240];
/** Melting of ice: -4 °C to 0 °C until 2 min, melting until 6 min, then rising to 8 °C at 9 min. */
export const melting = drawing(
  500,
  300,
  '冰熔化时温度随时间变化的图象，中间有一段水平',
  arrow([M[0], 285], [M[0], 20]) +
    arrow([40, M[1] - 40], [480, M[1] - 40]) +
    curve([
      [M[0], M[1]],
      [M[0] + 80, M[1] - 40],
      [M[0] + 240, M[1] - 40],
      [M[0] + 360, M[1] - 120],
    ]) +
    circle(M[0], M[1], 5, '#dc2626') +
    circle(M[0] + 80, M[1] - 40, 5, '#dc2626') +
    circle(M[0] + 240, M[1] - 40, 5, '#dc2626') +
    circle(M[0] + 360, M[1] - 120, 5, '#dc2626') +
    label(M[0] + 18, M[1] + 20, 'A', 18) +
    label(M[0] + 80, M[1] - 52, 'B', 18) +
    label(M[0] + 240, M[1] - 52, 'C', 18) +
    label(M[0] + 378, M[1] - 124, 'D', 18) +
    [2, 4, 6, 8].map((t) => label(M[0] + t * 40, M[1] - 16, String(t), 14)).join('') +
    [-4, 0, 4, 8]
      .map((degrees) =>
        label(48, M[1] - 40 - degrees * 10 + 5, degrees < 0 ? `－${-degrees}` : String(degrees), 14),
      )
      .join('') +
    label(470, M[1] - 14, 't/min', 14) +
    label(108, 28, '温度/℃', 14),
);

const R: Point = [260, 220];
/** Reflection at a mirror: ray in from the left above, normal, reflected ray. */
export const reflection = drawing(
  520,
  290,
  '平面镜上的光的反射：一条光线射到镜面，一条虚线与镜面垂直，一条光线离开',
  line(
    [
      [60, 220],
      [460, 220],
    ],
    'stroke-width="4"',
  ) +
    Array.from({ length: 20 }, (_, at_) =>
      line(
        [
          [70 + at_ * 20, 220],
          [60 + at_ * 20, 232],
        ],
        'stroke-width="1"',
      ),
    ).join('') +
    line([R, [260, 40]], 'stroke-dasharray="8 6"') +
    arrow(at(R, 200, 140), at(R, 95, 140), 'stroke="#dc2626" stroke-width="3"') +
    line([at(R, 95, 140), R], 'stroke="#dc2626" stroke-width="3"') +
    arrow(R, at(R, 120, 40), 'stroke="#2563eb" stroke-width="3"') +
    line([at(R, 120, 40), at(R, 200, 40)], 'stroke="#2563eb" stroke-width="3"') +
    arc(R, 60, 90, 140) +
    arc(R, 60, 40, 90) +
    circle(260, 220, 4, '#1f2937'),
);

/** A kitchen with steam, a window with droplets, frost in a freezer, a melting ice cube, mothballs. */
export const kitchen = drawing(
  640,
  360,
  '冬天的厨房：水壶冒着白气，窗玻璃上有水珠，桌上有一杯正在变小的冰块，冰箱冷冻室内壁有霜',
  box(0, 0, 640, 360, '#fff7ed', 'stroke="none"') +
    box(0, 270, 640, 90, '#e7d3b8', 'stroke="none"') +
    box(230, 30, 150, 120, '#dbeafe') +
    line([
      [305, 30],
      [305, 150],
    ]) +
    Array.from({ length: 14 }, (_, drop) =>
      circle(245 + ((drop * 47) % 125), 50 + ((drop * 31) % 90), 4, '#60a5fa'),
    ).join('') +
    path('M60 270q-10-70 30-80h50q40 10 30 80z', '#94a3b8') +
    path('M170 215l40-20', 'none', 'stroke-width="8"') +
    path('M215 180q14-14 2-28t8-28M235 184q14-14 2-28t8-28', 'none', 'stroke="#9ca3af"') +
    box(300, 225, 60, 45, '#f0f9ff') +
    box(310, 238, 22, 20, '#bae6fd') +
    box(334, 244, 18, 16, '#bae6fd') +
    box(480, 60, 120, 230, '#f1f5f9') +
    line([
      [480, 150],
      [600, 150],
    ]) +
    box(495, 75, 90, 60, '#e0f2fe') +
    Array.from({ length: 12 }, (_, flake) =>
      label(503 + ((flake * 23) % 78), 92 + ((flake * 17) % 40), '✳', 12, '#64748b'),
    ).join(''),
);

/** A convex lens with its two focal points, an arrow beyond 2F on the left and its small inverted image on the right. */
export const lens = drawing(
  640,
  280,
  '凸透镜成像：左边是蜡烛，右边光屏上有一个像，主光轴上标着焦点',
  line(
    [
      [20, 140],
      [620, 140],
    ],
    'stroke-dasharray="10 4 2 4" stroke-width="1"',
  ) +
    path('M320 40q34 100 0 200q-34-100 0-200z', '#dbeafe') +
    [240, 400].map((x) => circle(x, 140, 4, '#1f2937') + label(x, 164, 'F', 16)).join('') +
    arrow([110, 140], [110, 60], 'stroke="#dc2626" stroke-width="4"') +
    arrow([449, 140], [449, 189], 'stroke="#2563eb" stroke-width="4"') +
    line(
      [
        [110, 60],
        [320, 60],
        [449, 189],
      ],
      'stroke-width="1"',
    ) +
    line(
      [
        [110, 60],
        [449, 189],
      ],
      'stroke-width="1"',
    ),
);
