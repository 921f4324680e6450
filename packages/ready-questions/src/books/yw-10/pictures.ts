import {
  box,
  circle,
  drawing,
  ellipse,
  house,
  mountain,
  path,
  polygon,
  tree,
  waves,
} from '../../write/index.ts';

const PLAIN = 'stroke="none"';

export const farm = drawing(
  640,
  420,
  '田园：草屋、屋后的大树、树顶上有鸡的桑树，远处的村庄升起炊烟',
  box(0, 0, 640, 300, '#e9f3e4', PLAIN) +
    mountain(-40, 300, 200, 110, '#bcd0b8') +
    mountain(200, 620, 200, 130, '#cadbc6') +
    house(70, 200, 34, '#9a7b52') +
    house(120, 204, 28, '#9a7b52') +
    path('M76 168q-12 -16 0 -30t-2 -28', 'none', 'stroke="#9ca3af" stroke-width="4"') +
    box(0, 198, 640, 222, '#cfe0b4', PLAIN) +
    tree(390, 300, 210, '#7aa65a') +
    polygon(
      [
        [170, 245],
        [205, 175],
        [325, 175],
        [360, 245],
      ],
      '#cfa75e',
    ) +
    box(195, 245, 140, 75, '#f1e3c4') +
    box(250, 265, 34, 55, '#8b5e34') +
    box(210, 262, 26, 22, '#fff') +
    tree(540, 350, 200, '#5d9149') +
    path('M518 150q-4 -26 18 -26q4 -14 14 -8q8 -8 8 6q14 8 2 22q-8 14 -24 12Z', '#b45309') +
    circle(553, 122, 2, '#1f2937') +
    path(
      'M20 390h250M40 360v50M90 360v50M140 360v50M190 360v50M240 360v50M20 372h250',
      'none',
      'stroke="#8b5e34" stroke-width="5"',
    ),
);

/** A desk with brush, ink stone, paper and ink stick. */
export const study = drawing(
  640,
  340,
  '书桌上的毛笔、砚台、宣纸和墨锭',
  box(0, 0, 640, 340, '#e7cfa5', PLAIN) +
    box(70, 110, 220, 180, '#fffdf6') +
    path('M110 150v90M150 150v90M190 150v90', 'none', 'stroke="#e5e0d2"') +
    path('M330 70L540 110', 'none', 'stroke="#8b5e34" stroke-width="12"') +
    path('M330 70q-34 -14 -50 -2q16 14 50 2Z', '#1f2937') +
    ellipse(420, 230, 70, 52, '#374151') +
    ellipse(428, 234, 42, 28, '#111827') +
    polygon(
      [
        [540, 190],
        [566, 196],
        [548, 280],
        [522, 274],
      ],
      '#1f2937',
    ) +
    path('M548 206l-14 58', 'none', 'stroke="#d4af37" stroke-width="3"'),
);

export const riverMoon = drawing(
  640,
  400,
  '月光下的江面，山崖边有一叶小舟',
  box(0, 0, 640, 220, '#1d2f4a', PLAIN) +
    circle(420, 80, 42, '#fdf1c4', PLAIN) +
    mountain(-120, 220, 225, 40, '#33465f') +
    mountain(500, 800, 225, 90, '#2b3d55') +
    box(0, 218, 640, 182, '#2f5573', PLAIN) +
    path('M400 240h40M392 262h56M384 284h72M396 306h48', 'none', 'stroke="#e9dca0" stroke-width="5"') +
    path('M200 320Q260 350 320 320L310 344Q260 366 212 344Z', '#8b5e34') +
    path('M240 322q0 -34 30 -34t28 34Z', '#b08d57') +
    waves(90, 370, 6, '#6f95b0') +
    waves(420, 350, 6, '#6f95b0'),
);
