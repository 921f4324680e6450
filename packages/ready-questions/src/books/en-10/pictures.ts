import { box, circle, drawing, label, path, polygon, tree } from '../../write/index.ts';

const PLAIN = 'stroke="none"';

export const cityMap = drawing(
  640,
  440,
  'A map of a town: the station in the south, the square in the middle, a street to the east with two buildings, a park in the west',
  box(0, 0, 640, 440, '#eef2e6', PLAIN) +
    box(275, 190, 50, 250, '#e0dccf', PLAIN) +
    box(325, 190, 315, 50, '#e0dccf', PLAIN) +
    box(0, 190, 275, 50, '#e0dccf', PLAIN) +
    box(210, 140, 180, 150, '#f6e7c1') +
    circle(300, 215, 26, '#cbd5e1') +
    circle(300, 196, 6, '#64748b') +
    path('M300 202v22M288 209h24M300 224l-8 12M300 224l8 12M280 240h40', 'none', 'stroke-width="4"') +
    box(230, 360, 140, 58, '#bfdbfe') +
    path('M250 402h100M262 374h76v20h-76ZM276 402l-8 10M324 402l8 10', 'none', 'stroke-width="4"') +
    box(450, 76, 150, 100, '#fde68a') +
    polygon(
      [
        [444, 76],
        [525, 34],
        [606, 76],
      ],
      '#fbbf24',
    ) +
    path('M470 92v70M500 92v70M550 92v70M580 92v70', 'none', 'stroke-width="8"') +
    box(450, 262, 150, 116, '#fecaca') +
    path('M486 336v-34M486 318h78v18M564 336v-18', 'none', 'stroke-width="6"') +
    circle(500, 308, 9, '#fff') +
    tree(70, 150, 90) +
    tree(130, 160, 100) +
    tree(90, 370, 100) +
    path('M608 36V12M600 22l8 -12l8 12') +
    label(608, 56, 'N', 18),
);

export const sportsThings = drawing(
  640,
  320,
  'A ball with lines, a bat, a board with wheels, a weight and a whistle',
  circle(100, 90, 58, '#f59e0b') +
    path('M42 90H158M100 32V148M60 48q36 42 0 84M140 48q-36 42 0 84') +
    circle(300, 80, 52, '#dc2626') +
    polygon(
      [
        [326, 124],
        [340, 110],
        [372, 150],
        [358, 164],
      ],
      '#a16207',
    ) +
    circle(386, 62, 12, '#fff') +
    path('M450 110q14 26 40 26h80q26 0 40 -26', 'none', 'stroke="#2563eb" stroke-width="12"') +
    circle(500, 158, 14, '#374151') +
    circle(564, 158, 14, '#374151') +
    box(70, 246, 30, 52, '#374151') +
    box(170, 246, 30, 52, '#374151') +
    box(100, 264, 70, 16, '#9ca3af') +
    path('M330 232h96v22h-46q6 44 -28 44q-32 0 -32 -34q0 -20 10 -32Z', '#fbbf24') +
    circle(352, 264, 10, '#fff'),
);
