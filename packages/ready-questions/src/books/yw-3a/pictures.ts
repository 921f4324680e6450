import {
  box,
  circle,
  cloud,
  drawing,
  ellipse,
  house,
  line,
  mountain,
  path,
  pine,
  polygon,
  sailboat,
  sun,
  tree,
} from '../../write/index.ts';

const PLAIN = 'stroke="none"';

export const seaside = drawing(
  640,
  420,
  '海边：沙滩、大海、小船，远处的山顶上有灯塔',
  box(0, 0, 640, 150, '#dff1fb', PLAIN) +
    cloud(140, 60, 60) +
    mountain(430, 720, 160, 78, '#8fb58f') +
    polygon(
      [
        [560, 84],
        [566, 34],
        [584, 34],
        [590, 84],
      ],
      '#fff',
    ) +
    box(563, 52, 24, 10, '#dc2626', PLAIN) +
    polygon(
      [
        [562, 34],
        [575, 18],
        [588, 34],
      ],
      '#dc2626',
    ) +
    box(0, 150, 640, 150, '#5bb0dd', PLAIN) +
    sailboat(180, 220, 90) +
    sailboat(330, 200, 60, '#fde68a') +
    path('M0 296q40 -22 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0V420H0Z', '#fff', PLAIN) +
    path('M0 316q40 -22 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0V420H0Z', '#f5dfae', PLAIN) +
    path('M110 390q-34 -8 -30 -34q20 -16 52 0q10 24 -22 34Z', '#fca5a5') +
    line(
      [
        [110, 388],
        [94, 356],
      ],
      'stroke-width="1"',
    ) +
    line(
      [
        [110, 388],
        [108, 352],
      ],
      'stroke-width="1"',
    ) +
    line(
      [
        [110, 388],
        [122, 356],
      ],
      'stroke-width="1"',
    ) +
    ellipse(420, 380, 16, 10, '#fff7ed'),
);

export const valley = drawing(
  640,
  400,
  '两座山，一条小溪从山间流到山前的草地',
  box(0, 0, 640, 400, '#dff1fb', PLAIN) +
    sun(560, 66, 30) +
    mountain(-120, 330, 250, 60) +
    mountain(310, 780, 250, 80, '#94b896') +
    box(0, 248, 640, 152, '#cfe8c3', PLAIN) +
    path('M312 232Q326 262 300 290Q262 330 320 400H440Q368 340 350 300Q344 266 330 232Z', '#6bbbe6', PLAIN) +
    pine(120, 300, 110) +
    pine(180, 320, 90) +
    tree(560, 330, 130),
);

const persimmons = [
  [500, 190],
  [540, 165],
  [585, 180],
  [520, 225],
  [565, 220],
  [600, 235],
] as const;

export const autumnHill = drawing(
  640,
  420,
  '秋天的山：弯弯的石头小路、白云深处的房子、红叶树和结满果子的柿子树',
  box(0, 0, 640, 420, '#e8f4fb', PLAIN) +
    mountain(60, 580, 420, 60, '#b7c99a') +
    house(318, 140, 54, '#7c4a21') +
    cloud(250, 128, 50) +
    cloud(392, 132, 46) +
    path(
      'M300 412Q390 360 300 318Q240 284 318 250Q366 226 322 190L316 160',
      'none',
      'stroke="#d6c7a8" stroke-width="20"',
    ) +
    path(
      'M300 412Q390 360 300 318Q240 284 318 250Q366 226 322 190L316 160',
      'none',
      'stroke="#a8997c" stroke-width="2" stroke-dasharray="10 8"',
    ) +
    tree(150, 400, 150, '#dc4a2d') +
    tree(225, 330, 90, '#ef7f3a') +
    path(
      'M555 410V250M555 300L510 215M555 290L595 215M555 265L545 190',
      'none',
      'stroke="#7a5230" stroke-width="9"',
    ) +
    persimmons.map(([x, y]) => circle(x, y, 13, '#f97316')).join(''),
);
