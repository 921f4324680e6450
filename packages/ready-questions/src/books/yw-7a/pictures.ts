import {
  box,
  circle,
  drawing,
  flyingBird,
  house,
  mountain,
  path,
  sailboat,
  waves,
} from '../../write/index.ts';

const PLAIN = 'stroke="none"';

/** The scene of 天净沙·秋思. */
export const autumnThoughts = drawing(
  640,
  420,
  '黄昏：老树上停着乌鸦，小桥架在流水上，对岸有人家，路边夕阳西下',
  box(0, 0, 640, 260, '#fbe3c0', PLAIN) +
    circle(560, 130, 38, '#f0743a', PLAIN) +
    mountain(330, 720, 225, 150, '#cdb596') +
    box(0, 222, 640, 198, '#d9c79b', PLAIN) +
    path('M640 250Q470 250 400 285Q310 330 250 420H120Q200 310 330 255Q450 220 640 224Z', '#9cc3cf', PLAIN) +
    house(430, 222, 84, '#6b5b45', '#efe2c8') +
    path('M246 322Q300 238 372 292', 'none', 'stroke="#6b7280" stroke-width="16"') +
    path('M246 308Q300 222 372 278', 'none', 'stroke="#4b5563" stroke-width="4"') +
    path(
      'M86 330Q92 230 82 170M84 232L40 160M86 210L130 140M84 190L70 110M110 172L160 160M60 190L24 190',
      'none',
      'stroke="#5b4632" stroke-width="11"',
    ) +
    path('M92 320q22 -30 -4 -58t8 -54t-2 -40', 'none', 'stroke="#8a6f4d" stroke-width="4"') +
    path('M138 122q10 -18 30 -10l16 6l-16 6q-6 16 -26 10l-16 8l8 -14Z', '#1f2937', PLAIN) +
    path('M640 330Q520 330 440 372Q400 396 390 420H480Q500 390 560 372Q600 360 640 362Z', '#b89a64', PLAIN),
);

export const seaSunrise = drawing(
  600,
  420,
  '红日从海面升起，一只帆船顺风而行，大雁北飞',
  box(0, 0, 600, 240, '#fde2c5', PLAIN) +
    circle(300, 232, 62, '#f0743a', PLAIN) +
    flyingBird(120, 80, 22) +
    flyingBird(180, 110, 18) +
    flyingBird(230, 84, 16) +
    mountain(430, 680, 242, 150, '#a5b7a0') +
    box(0, 238, 600, 182, '#4a90b8', PLAIN) +
    path('M250 250h100M262 268h76M274 286h52', 'none', 'stroke="#fbbf8a" stroke-width="6"') +
    sailboat(150, 350, 120) +
    waves(330, 330, 6, '#9fd0e6') +
    waves(60, 385, 8, '#9fd0e6'),
);
