import { type DesignLook, designRecords, type GroundShape } from '../blank-courseware.ts';
import type { Theme } from '../records/design.ts';
import type { Fill, ThemeSlot } from '../records/paint.ts';
import type { Design } from './apply-design.ts';

/** A name in both languages. */
export interface Named {
  readonly zh: string;
  readonly en: string;
}

/** A theme of the gallery: colours, fonts and background shapes. Drawn for this project, of shapes alone. */
export interface SchoolTheme {
  /** Id, and name of the theme record, by which a courseware's theme is recognised. */
  readonly id: string;
  readonly name: Named;
  /** Whether text is light on a dark background. */
  readonly dark?: boolean;
  readonly colors: Theme['colors'];
  readonly fonts: Theme['fonts'];
  readonly background?: Fill;
  readonly ground: readonly GroundShape[];
  readonly titleGround?: readonly GroundShape[];
}

/** `dk1 lt1 dk2 lt2`, then the six accents; `links` are separate colours. */
function colors(base: string, accents: string, links: string): Theme['colors'] {
  const [dk1 = '', lt1 = '', dk2 = '', lt2 = ''] = base.split(' ');
  const [accent1 = '', accent2 = '', accent3 = '', accent4 = '', accent5 = '', accent6 = ''] =
    accents.split(' ');
  const [hlink = '', folHlink = ''] = links.split(' ');
  return { dk1, lt1, dk2, lt2, accent1, accent2, accent3, accent4, accent5, accent6, hlink, folHlink };
}

function fonts(major: string, majorLatin: string, minor = major, minorLatin = majorLatin): Theme['fonts'] {
  return {
    major: { latin: majorLatin, eastAsian: major },
    minor: { latin: minorLatin, eastAsian: minor },
  };
}

function paint(slot: ThemeSlot, alpha = 1): Fill {
  const mods = alpha < 1 ? { mods: [{ op: 'alpha' as const, value: alpha }] } : {};
  return { type: 'solid', color: { type: 'scheme', slot, ...mods } };
}

/** A shape without an outline: its preset, `x y w h`, its colour and opacity. */
function piece(preset: string, box: readonly number[], slot: ThemeSlot, alpha = 1, turn = 0): GroundShape {
  const [x = 0, y = 0, w = 0, h = 0] = box;
  return {
    frame: { x, y, w, h, ...(turn !== 0 && { rotation: turn }) },
    geometry: { type: 'preset', preset },
    fill: paint(slot, alpha),
    line: { fill: { type: 'none' } },
  };
}

/** A frame without a fill, along the page's edges. */
function border(inset: number, slot: ThemeSlot, width: number): GroundShape {
  return {
    frame: { x: inset, y: inset, w: 1280 - inset * 2, h: 720 - inset * 2 },
    geometry: { type: 'preset', preset: 'rect' },
    fill: { type: 'none' },
    line: { fill: paint(slot), width },
  };
}

function shade(from: ThemeSlot, to: ThemeSlot, angle: number): Fill {
  return {
    type: 'gradient',
    stops: [
      { pos: 0, color: { type: 'scheme', slot: from } },
      { pos: 1, color: { type: 'scheme', slot: to } },
    ],
    shade: { type: 'linear', angle },
  };
}

const rect = 'rect';
const ellipse = 'ellipse';

/** Themes of the gallery, the most common first. */
export const schoolThemes: readonly SchoolTheme[] = [
  {
    id: 'Lectern',
    name: { zh: '讲台', en: 'Lectern' },
    colors: colors(
      '1F2328 FFFFFF 1F4E5F F3F6F4',
      '1F7A6D E07A3F 3F6FB5 D9A441 8A5BA6 5F8F3E',
      '1F6FB5 6B5B95',
    ),
    fonts: fonts('微软雅黑', 'Arial'),
    ground: [],
  },
  {
    id: 'Plain',
    name: { zh: '素白', en: 'Plain' },
    colors: colors(
      '222222 FFFFFF 444A52 F2F3F5',
      '2E5AAC 7A8699 B4532A 5B8C5A 8E6BAA C29A2B',
      '2E5AAC 6B5B95',
    ),
    fonts: fonts('等线', 'Calibri'),
    ground: [piece(rect, [0, 0, 1280, 8], 'accent1')],
    titleGround: [piece(rect, [0, 0, 1280, 8], 'accent1'), piece(rect, [130, 369, 1020, 2], 'accent1')],
  },
  {
    id: 'Chalkboard',
    name: { zh: '黑板', en: 'Chalkboard' },
    dark: true,
    colors: colors(
      '1E3D34 FFFFFF 2C5347 E4EFE6',
      'F4D35E F29E86 8FD3C8 A9C8F0 E6A9D0 C8E08A',
      'A9D8FF D9C2F0',
    ),
    fonts: fonts('楷体', 'Georgia', '微软雅黑', 'Arial'),
    ground: [border(9, 'accent1', 3), piece(rect, [0, 700, 1280, 20], 'dk2')],
    titleGround: [
      border(9, 'accent1', 3),
      border(24, 'lt2', 1),
      piece(rect, [0, 700, 1280, 20], 'dk2'),
      piece('roundRect', [1010, 690, 84, 10], 'lt1'),
      piece('roundRect', [1110, 690, 54, 10], 'accent1'),
    ],
  },
  {
    id: 'Bamboo',
    name: { zh: '竹韵', en: 'Bamboo' },
    colors: colors(
      '26332A FFFEF8 2F5D43 EEF3E4',
      '4B8B5A A3B763 2E6E73 C99A3C 9A6B4F 7FA89B',
      '2E6E73 7A6B55',
    ),
    fonts: fonts('楷体', 'Georgia', '微软雅黑', 'Arial'),
    ground: [
      piece(rect, [0, 0, 16, 720], 'accent1'),
      piece(rect, [0, 176, 16, 4], 'lt1'),
      piece(rect, [0, 356, 16, 4], 'lt1'),
      piece(rect, [0, 536, 16, 4], 'lt1'),
      piece(rect, [22, 0, 6, 720], 'accent2', 0.5),
    ],
    titleGround: [
      piece(rect, [1120, 0, 34, 720], 'accent1', 0.85),
      piece(rect, [1120, 190, 34, 5], 'lt1'),
      piece(rect, [1120, 430, 34, 5], 'lt1'),
      piece(rect, [1176, 0, 22, 720], 'accent2', 0.7),
      piece(rect, [1176, 120, 22, 5], 'lt1'),
      piece(rect, [1176, 330, 22, 5], 'lt1'),
      piece(rect, [1176, 560, 22, 5], 'lt1'),
      piece('teardrop', [1040, 96, 74, 74], 'accent1', 0.5, 90),
      piece('teardrop', [1206, 240, 58, 58], 'accent2', 0.6),
    ],
  },
  {
    id: 'Clear sky',
    name: { zh: '晴空', en: 'Clear sky' },
    colors: colors(
      '1E2B3A FFFFFF 1F5C93 DCEEFB',
      '2F80C8 F2A93B 4FB6A8 EE6C5A 7D74C9 86B94A',
      '1F6FB5 6B5B95',
    ),
    fonts: fonts('微软雅黑', 'Arial'),
    background: shade('lt2', 'lt1', 90),
    ground: [
      piece(ellipse, [1130, -58, 150, 116], 'lt1', 0.9),
      piece(ellipse, [1060, -40, 110, 74], 'lt1', 0.8),
    ],
    titleGround: [
      piece(ellipse, [980, 70, 130, 130], 'accent2', 0.9),
      piece(ellipse, [1030, 130, 180, 92], 'lt1', 0.95),
      piece(ellipse, [1120, 100, 140, 106], 'lt1', 0.95),
      piece(ellipse, [90, 560, 210, 100], 'lt1', 0.9),
      piece(ellipse, [210, 530, 150, 110], 'lt1', 0.9),
    ],
  },
  {
    id: 'Sunrise',
    name: { zh: '朝霞', en: 'Sunrise' },
    colors: colors(
      '3A2620 FFFBF5 8C3B24 FDEBD8',
      'E2683C F2B23E C9485B 5D8AA8 8FA64B A8705A',
      'B1491F 7A5B75',
    ),
    fonts: fonts('黑体', 'Arial', '微软雅黑', 'Arial'),
    ground: [
      piece(ellipse, [1140, 590, 280, 280], 'accent2', 0.35),
      piece(ellipse, [1196, 646, 168, 168], 'accent1', 0.45),
    ],
    titleGround: [
      piece(ellipse, [390, 520, 500, 500], 'accent2', 0.28),
      piece(ellipse, [470, 600, 340, 340], 'accent2', 0.4),
      piece(ellipse, [540, 660, 200, 200], 'accent1', 0.7),
    ],
  },
  {
    id: 'Ink wash',
    name: { zh: '水墨', en: 'Ink wash' },
    colors: colors(
      '2A2825 FAF7EF 4A4640 EBE5D6',
      '4D5B57 A83A2C 7F8C86 B08D57 5E6B7A 8C8579',
      '7A3226 5E6B7A',
    ),
    fonts: fonts('楷体', 'Georgia', '宋体', 'Times New Roman'),
    ground: [
      piece('triangle', [920, 640, 260, 80], 'accent1', 0.16),
      piece('triangle', [1060, 610, 300, 110], 'accent1', 0.24),
      piece(rect, [1216, 28, 26, 26], 'accent2', 0.9),
    ],
    titleGround: [
      piece('triangle', [-80, 500, 520, 220], 'accent1', 0.16),
      piece('triangle', [240, 560, 460, 160], 'accent1', 0.26),
      piece('triangle', [760, 480, 640, 240], 'accent1', 0.2),
      piece(ellipse, [980, 90, 110, 110], 'accent2', 0.85),
    ],
  },
  {
    id: 'Deep sea',
    name: { zh: '深海', en: 'Deep sea' },
    dark: true,
    colors: colors(
      '0E2A44 FFFFFF 164268 D9ECF7',
      '4FC3E8 F7B955 7BE0C3 F58A7C B7A6F2 9FD356',
      '8FD6FF C9BDF7',
    ),
    fonts: fonts('微软雅黑', 'Arial'),
    background: shade('dk1', 'dk2', 90),
    ground: [piece('wave', [-20, 676, 1320, 70], 'accent1', 0.18)],
    titleGround: [
      piece('wave', [-20, 560, 1320, 130], 'accent1', 0.16),
      piece('wave', [-20, 610, 1320, 140], 'accent1', 0.24),
      piece(ellipse, [1090, 430, 30, 30], 'lt1', 0.25),
      piece(ellipse, [1136, 370, 20, 20], 'lt1', 0.25),
      piece(ellipse, [1100, 310, 14, 14], 'lt1', 0.25),
    ],
  },
  {
    id: 'Squared paper',
    name: { zh: '方格本', en: 'Squared paper' },
    colors: colors(
      '263238 FFFFFF 2F4B7C EAF1F8',
      '3E6FB0 D95757 4E9F8A E0A33B 8468A9 6D8B3D',
      '2F6FB5 6B5B95',
    ),
    fonts: fonts('微软雅黑', 'Arial'),
    background: {
      type: 'pattern',
      preset: 'lgGrid',
      foreground: { type: 'scheme', slot: 'lt2' },
      background: { type: 'scheme', slot: 'lt1' },
    },
    ground: [piece(rect, [52, 0, 3, 720], 'accent2', 0.6)],
    titleGround: [
      piece('roundRect', [110, 170, 1060, 350], 'lt1'),
      piece(rect, [110, 510, 1060, 6], 'accent1'),
    ],
  },
  {
    id: 'Candy',
    name: { zh: '糖果', en: 'Candy' },
    colors: colors(
      '3B2A44 FFFDFE 7A3E78 FCEAF3',
      'E65A91 F6B73C 4FB3BF 8E6BBF 76B852 F2825B',
      'B23A78 6B5B95',
    ),
    fonts: fonts('黑体', 'Verdana', '微软雅黑', 'Verdana'),
    ground: [
      piece(ellipse, [-46, -46, 110, 110], 'accent2', 0.8),
      piece(ellipse, [1206, 640, 130, 130], 'accent3', 0.6),
      piece(ellipse, [1150, 690, 60, 60], 'accent1', 0.6),
    ],
    titleGround: [
      piece(ellipse, [-90, -90, 300, 300], 'accent2', 0.8),
      piece(ellipse, [150, -60, 130, 130], 'accent1', 0.6),
      piece(ellipse, [1080, 500, 320, 320], 'accent3', 0.6),
      piece(ellipse, [1010, 610, 120, 120], 'accent4', 0.6),
      piece(ellipse, [1170, 60, 54, 54], 'accent5', 0.7),
    ],
  },
  {
    id: 'Forest',
    name: { zh: '森林', en: 'Forest' },
    colors: colors(
      '22301F FEFFFB 37602B EAF4E0',
      '5B9A3E 2F7D6B D98E32 9B5E3C 4A87B5 C0B23A',
      '2F7D6B 7A6B55',
    ),
    fonts: fonts('微软雅黑', 'Arial'),
    ground: [
      piece(ellipse, [-160, 672, 760, 190], 'accent1', 0.35),
      piece(ellipse, [500, 684, 980, 190], 'accent2', 0.3),
    ],
    titleGround: [
      piece(ellipse, [-200, 520, 940, 420], 'accent1', 0.4),
      piece(ellipse, [520, 560, 1000, 420], 'accent2', 0.4),
      piece('triangle', [1020, 400, 90, 170], 'accent1', 0.9),
      piece('triangle', [1096, 440, 70, 130], 'accent2', 0.9),
      piece('triangle', [150, 430, 74, 130], 'accent1', 0.9),
    ],
  },
  {
    id: 'Starry night',
    name: { zh: '星夜', en: 'Starry night' },
    dark: true,
    colors: colors(
      '1B1B3A FFFFFF 2E2A5C E6E3F7',
      'F5C84B 8FA8FF F08FB5 78D6C6 C59BF0 F7A072',
      'A9C8FF E0C2F7',
    ),
    fonts: fonts('黑体', 'Arial', '微软雅黑', 'Arial'),
    background: shade('dk1', 'dk2', 90),
    ground: [
      piece('star4', [1190, 40, 34, 34], 'accent1', 0.9),
      piece('star4', [1140, 22, 16, 16], 'lt1', 0.8),
      piece('star4', [1234, 96, 14, 14], 'lt1', 0.7),
    ],
    titleGround: [
      piece('moon', [1080, 80, 66, 132], 'accent1', 0.95, 20),
      piece('star4', [180, 120, 40, 40], 'accent1', 0.9),
      piece('star4', [300, 70, 20, 20], 'lt1', 0.8),
      piece('star4', [960, 150, 18, 18], 'lt1', 0.8),
      piece('star4', [240, 560, 24, 24], 'lt1', 0.7),
      piece('star4', [1000, 580, 34, 34], 'accent2', 0.8),
    ],
  },
];

/** Pairs of fonts for a theme's headings and texts. */
export const fontSets: readonly { readonly name: Named; readonly fonts: Theme['fonts'] }[] = [
  { name: { zh: '微软雅黑', en: 'YaHei and Arial' }, fonts: fonts('微软雅黑', 'Arial') },
  { name: { zh: '等线', en: 'DengXian and Calibri' }, fonts: fonts('等线', 'Calibri') },
  { name: { zh: '黑体与雅黑', en: 'Hei and YaHei' }, fonts: fonts('黑体', 'Arial', '微软雅黑', 'Arial') },
  { name: { zh: '楷体与雅黑', en: 'Kai and YaHei' }, fonts: fonts('楷体', 'Georgia', '微软雅黑', 'Arial') },
  {
    name: { zh: '楷体与宋体', en: 'Kai and Song' },
    fonts: fonts('楷体', 'Georgia', '宋体', 'Times New Roman'),
  },
  { name: { zh: '楷体', en: 'Kai' }, fonts: fonts('楷体', 'Georgia') },
  { name: { zh: '宋体', en: 'Song and Times' }, fonts: fonts('宋体', 'Times New Roman') },
  {
    name: { zh: '黑体与仿宋', en: 'Hei and FangSong' },
    fonts: fonts('黑体', 'Arial', '仿宋', 'Times New Roman'),
  },
];

const DARK = { bg1: 'dk1', tx1: 'lt1', bg2: 'dk2', tx2: 'lt2' } as const;

/** The theme as a design: its theme record, a master and the seven layouts. */
export function designOfTheme(theme: SchoolTheme): Design {
  const look: DesignLook = {
    theme: { name: theme.id, colors: theme.colors, fonts: theme.fonts },
    ground: theme.ground,
    ...(theme.dark && { colorMap: DARK }),
    ...(theme.background && { background: theme.background }),
    ...(theme.titleGround && { titleGround: theme.titleGround }),
  };
  return { records: designRecords(look), size: { w: 1280, h: 720 } };
}
