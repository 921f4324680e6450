import { useTextsOf } from '@lectern/ui';
import type { FocusPlace, ShadeKind } from './gradient.ts';

type Kind = 'solid' | 'gradient' | 'picture' | 'pattern';
type Direction = 'right' | 'downRight' | 'down' | 'downLeft' | 'left' | 'upLeft' | 'up' | 'upRight';

interface FillTexts {
  readonly color: string;
  readonly kind: string;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly opacity: string;
  readonly way: string;
  readonly ways: Readonly<Record<ShadeKind, string>>;
  readonly direction: string;
  readonly towards: Readonly<Record<Direction, string>>;
  readonly focus: string;
  readonly focuses: Readonly<Record<FocusPlace, string>>;
  readonly angle: string;
  readonly stops: string;
  readonly stop: (number: number, count: number) => string;
  readonly stopColor: string;
  readonly pos: string;
  readonly posShort: string;
  readonly addStop: string;
  readonly removeStop: string;
  readonly reverse: string;
  readonly pattern: string;
  readonly patternOf: (name: string) => string;
  readonly foreground: string;
  readonly backgroundColor: string;
  readonly fromFile: string;
  readonly fromDisk: string;
  readonly another: string;
  readonly choose: string;
  readonly uploading: (percent: number) => string;
  readonly cancel: string;
  readonly mode: string;
  readonly modes: Readonly<Record<'stretch' | 'tile', string>>;
  readonly scale: string;
}

const zh: FillTexts = {
  color: '颜色',
  kind: '填充方式',
  kinds: { solid: '纯色', gradient: '渐变', picture: '图片', pattern: '图案' },
  opacity: '不透明度',
  way: '渐变类型',
  ways: { linear: '线性', circle: '射线', rect: '矩形' },
  direction: '方向',
  towards: {
    right: '向右',
    downRight: '向右下',
    down: '向下',
    downLeft: '向左下',
    left: '向左',
    upLeft: '向左上',
    up: '向上',
    upRight: '向右上',
  },
  focus: '中心位置',
  focuses: {
    topLeft: '从左上角',
    topRight: '从右上角',
    center: '从中心',
    bottomLeft: '从左下角',
    bottomRight: '从右下角',
  },
  angle: '角度',
  stops: '渐变光圈',
  stop: (number, count) => `第 ${number} 个光圈，共 ${count} 个`,
  stopColor: '光圈颜色',
  pos: '位置',
  posShort: '位置',
  addStop: '添加光圈',
  removeStop: '删除光圈',
  reverse: '反转渐变',
  pattern: '图案样式',
  patternOf: (name) => `图案 ${name}`,
  foreground: '前景色',
  backgroundColor: '背景色',
  fromFile: '选择文件…',
  fromDisk: '来自我的盘…',
  another: '换一张图片',
  choose: '选择图片',
  uploading: (percent) => `正在上传 ${percent}%`,
  cancel: '取消上传',
  mode: '铺法',
  modes: { stretch: '拉伸', tile: '平铺' },
  scale: '图片大小',
};

const en: FillTexts = {
  color: 'Colour',
  kind: 'Kind of fill',
  kinds: { solid: 'Solid', gradient: 'Gradient', picture: 'Picture', pattern: 'Pattern' },
  opacity: 'Opacity',
  way: 'Type',
  ways: { linear: 'Linear', circle: 'Radial', rect: 'Rectangular' },
  direction: 'Direction',
  towards: {
    right: 'To the right',
    downRight: 'Down to the right',
    down: 'Down',
    downLeft: 'Down to the left',
    left: 'To the left',
    upLeft: 'Up to the left',
    up: 'Up',
    upRight: 'Up to the right',
  },
  focus: 'Centre',
  focuses: {
    topLeft: 'From the top left',
    topRight: 'From the top right',
    center: 'From the middle',
    bottomLeft: 'From the bottom left',
    bottomRight: 'From the bottom right',
  },
  angle: 'Angle',
  stops: 'Gradient stops',
  stop: (number, count) => `Stop ${number} of ${count}`,
  stopColor: 'Colour of the stop',
  pos: 'Position',
  posShort: 'At',
  addStop: 'Add a stop',
  removeStop: 'Remove the stop',
  reverse: 'Reverse the gradient',
  pattern: 'Pattern',
  patternOf: (name) => `Pattern ${name}`,
  foreground: 'Foreground',
  backgroundColor: 'Background',
  fromFile: 'Choose a file…',
  fromDisk: 'From my disk…',
  another: 'Another picture',
  choose: 'Choose a picture',
  uploading: (percent) => `Uploading ${percent}%`,
  cancel: 'Cancel the upload',
  mode: 'Laid',
  modes: { stretch: 'Stretched', tile: 'Tiled' },
  scale: 'Picture size',
};

/** Texts of the fill editors. */
export function useFillTexts(): FillTexts {
  return useTextsOf({ zh, en });
}
