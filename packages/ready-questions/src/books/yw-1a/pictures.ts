import {
  box,
  circle,
  cloud,
  drawing,
  house,
  line,
  mountain,
  path,
  pine,
  sailboat,
  sun,
  tree,
  waves,
} from '../../write/index.ts';

const PLAIN = 'stroke="none"';

const STROKE = 'stroke="#1f2937" stroke-width="24"';

/** The character 木 in its four strokes, in a field grid. */
export const wood = drawing(
  400,
  400,
  '田字格里的“木”字',
  box(40, 40, 320, 320, '#fff7ed', 'stroke="#dc2626"') +
    line(
      [
        [40, 200],
        [360, 200],
      ],
      'stroke="#fca5a5" stroke-dasharray="8 8"',
    ) +
    line(
      [
        [200, 40],
        [200, 360],
      ],
      'stroke="#fca5a5" stroke-dasharray="8 8"',
    ) +
    path('M75 152H325', 'none', STROKE) +
    path('M200 70V340', 'none', STROKE) +
    path('M192 165Q160 245 78 300', 'none', STROKE) +
    path('M208 165Q240 245 322 300', 'none', STROKE),
);

/** The four lines of pinyin with a p in them. */
export const pinyinLines = drawing(
  480,
  300,
  '四线三格里的字母 p',
  [60, 120, 180, 240]
    .map((y) =>
      line(
        [
          [30, y],
          [450, y],
        ],
        'stroke="#60a5fa"',
      ),
    )
    .join('') +
    path('M215 122V238', 'none', 'stroke-width="9"') +
    circle(243, 150, 27, 'none', 'stroke-width="9"'),
);

export const fieldGrid = drawing(
  400,
  400,
  '一个空的田字格',
  box(40, 40, 320, 320, '#fff7ed', 'stroke="#dc2626" stroke-width="4"') +
    line(
      [
        [40, 200],
        [360, 200],
      ],
      'stroke="#dc2626" stroke-dasharray="10 8"',
    ) +
    line(
      [
        [200, 40],
        [200, 360],
      ],
      'stroke="#dc2626" stroke-dasharray="10 8"',
    ),
);

const stars = [
  [60, 60],
  [150, 110],
  [230, 50],
  [330, 90],
  [560, 130],
  [520, 50],
] as const;

export const nightSky = drawing(
  600,
  400,
  '夜空下，小船在水面上，岸边有山、松树和房子',
  box(0, 0, 600, 400, '#1e3a5f', PLAIN) +
    path('M440 40a48 48 0 1 0 36 84a62 62 0 0 1 -36 -84', '#fde68a', PLAIN) +
    stars.map(([x, y]) => circle(x, y, 5, '#fef9c3', PLAIN)).join('') +
    mountain(-60, 260, 290, 130, '#33587a') +
    mountain(140, 430, 290, 170, '#2a4d6e') +
    box(0, 285, 600, 115, '#2b6c8f', PLAIN) +
    path('M0 278Q90 276 150 300Q80 312 0 310Z', '#33587a', PLAIN) +
    path('M600 276Q470 276 430 296Q500 312 600 312Z', '#33587a', PLAIN) +
    pine(80, 290, 110) +
    house(520, 290, 100, '#9a3412') +
    sailboat(300, 360, 90, '#fef3c7') +
    waves(60, 330, 4, '#7fb8d4') +
    waves(380, 380, 5, '#7fb8d4'),
);

export const landscape = drawing(
  640,
  400,
  '太阳、山、大树和一条河',
  box(0, 0, 640, 315, '#dff1fb', PLAIN) +
    sun(90, 80, 36) +
    cloud(330, 60, 60) +
    mountain(160, 380, 240, 100) +
    mountain(290, 470, 240, 135, '#94b896') +
    box(0, 238, 640, 80, '#cfe8c3', PLAIN) +
    tree(550, 305, 170) +
    box(0, 312, 640, 74, '#7cc4e8', PLAIN) +
    box(0, 386, 640, 14, '#cfe8c3', PLAIN) +
    waves(60, 350, 5) +
    waves(330, 365, 6),
);
