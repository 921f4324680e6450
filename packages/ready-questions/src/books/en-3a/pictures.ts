import {
  box,
  circle,
  cloud,
  drawing,
  ellipse,
  flyingBird,
  label,
  path,
  sun,
  tree,
} from '../../write/index.ts';

const PLAIN = 'stroke="none"';

const SKIN = '#fbd7b5';
const HAIR = '#4a2f1d';

/** A face around its middle, with hair that is short or long. */
function face(x: number, y: number, r: number, hair: string, isLong = false): string {
  const long = isLong
    ? path(
        `M${x - r * 1.05} ${y + r * 1.05}Q${x - r * 1.3} ${y - r * 1.2} ${x} ${y - r * 1.2}Q${x + r * 1.3} ${y - r * 1.2} ${x + r * 1.05} ${y + r * 1.05}Z`,
        hair,
        PLAIN,
      )
    : '';
  return (
    long +
    circle(x, y, r, SKIN) +
    path(
      `M${x - r} ${y - r * 0.1}A${r} ${r} 0 0 1 ${x + r} ${y - r * 0.1}Q${x} ${y - r * 0.75} ${x - r} ${y - r * 0.1}Z`,
      hair,
      PLAIN,
    ) +
    circle(x - r * 0.38, y + r * 0.08, r * 0.09, '#1f2937', PLAIN) +
    circle(x + r * 0.38, y + r * 0.08, r * 0.09, '#1f2937', PLAIN) +
    path(`M${x - r * 0.32} ${y + r * 0.5}Q${x} ${y + r * 0.8} ${x + r * 0.32} ${y + r * 0.5}`)
  );
}

export const smilingFace = drawing(
  420,
  420,
  '一张笑脸，有眼睛、鼻子、嘴和两只耳朵',
  ellipse(68, 220, 26, 38, SKIN) +
    ellipse(352, 220, 26, 38, SKIN) +
    face(210, 215, 142, HAIR) +
    path('M210 232q-14 30 2 34'),
);

export const garden = drawing(
  640,
  420,
  '花园里有太阳、大树、小鸟和一朵红花',
  box(0, 0, 640, 280, '#dff1fb', PLAIN) +
    sun(90, 80, 36) +
    cloud(450, 60, 54) +
    flyingBird(300, 120, 34) +
    box(0, 278, 640, 142, '#bfe3a8', PLAIN) +
    tree(520, 340, 220) +
    path(
      'M170 390V300M170 360q-34 -6 -40 -30q30 -2 40 30M170 345q34 -6 40 -30q-30 -2 -40 30',
      '#57a05a',
      'stroke="#3f7d43" stroke-width="5"',
    ) +
    [0, 60, 120, 180, 240, 300]
      .map((turn) => {
        const radians = (turn * Math.PI) / 180;
        return circle(170 + 27 * Math.cos(radians), 280 + 27 * Math.sin(radians), 18, '#ef4444');
      })
      .join('') +
    circle(170, 280, 15, '#fde047'),
);

export const boy = drawing(
  420,
  500,
  '一个举着手的小男孩',
  box(160, 400, 36, 80, '#3b82f6') +
    box(222, 400, 36, 80, '#3b82f6') +
    path('M150 250h118l12 160h-142Z', '#f59e0b') +
    path('M156 268L92 340', 'none', `stroke="${SKIN}" stroke-width="24"`) +
    path('M262 268L330 190', 'none', `stroke="${SKIN}" stroke-width="24"`) +
    circle(86, 350, 20, SKIN) +
    circle(338, 178, 20, SKIN) +
    ellipse(128, 152, 14, 22, SKIN) +
    ellipse(292, 152, 14, 22, SKIN) +
    face(210, 150, 84, HAIR),
);

const LINK = 'stroke="#6b7280" stroke-width="3"';

export const familyTree = drawing(
  640,
  460,
  '三代人的家谱图：第一排一位爷爷和一位奶奶，第二排三个大人，第三排是“我”',
  path('M250 90H350M300 90V160M130 160H300M130 160V190M300 160V190M340 250H430M385 250V330', 'none', LINK) +
    face(210, 80, 42, '#d1d5db') +
    path('M188 98q10 -10 22 0q12 -10 22 0', 'none', 'stroke="#9ca3af" stroke-width="7"') +
    face(390, 80, 42, '#d1d5db', true) +
    face(130, 240, 42, HAIR, true) +
    face(300, 240, 42, HAIR) +
    face(470, 240, 42, '#7c4a21', true) +
    face(385, 375, 42, HAIR) +
    label(385, 447, 'me', 24),
);
