import type { ShapeType } from './shapes.ts';

export interface PictureTexts {
  readonly choose: string;
  readonly change: string;
  readonly alt: string;
  readonly cannotStore: string;
  readonly storing: string;
  readonly failed: string;
  readonly draw: string;
  readonly move: string;
  readonly drawHint: string;
  readonly moveHint: string;
  readonly polygonHint: string;
  readonly finishPolygon: string;
  readonly addShape: string;
  readonly shapes: Readonly<Record<ShapeType, string>>;
  readonly handle: string;
  readonly pointHint: string;
  readonly areas: string;
  readonly right: string;
  readonly margin: string;
  readonly noMargin: string;
  readonly shown: string;
  readonly taps: string;
  readonly tapsUnit: string;
  area(number: number): string;
  remove(name: string): string;
  placeOf(name: string): string;
}

const zh: PictureTexts = {
  choose: '选择图片',
  change: '换图片',
  alt: '图片说明（给看不见的同学）',
  cannotStore: '这里不能上传图片',
  storing: '正在上传…',
  failed: '图片没有上传成功，请再试一次',
  draw: '画区域',
  move: '移动',
  drawHint: '在图上拖出区域',
  moveHint: '拖动区域或它的小方块；方向键移动，加减号放大缩小，Delete 删除',
  polygonHint: '依次点出各个角，再点“画好了”',
  finishPolygon: '画好了',
  addShape: '在中间放一个',
  shapes: { circle: '圆', rectangle: '矩形', polygon: '多边形' },
  handle: '大小',
  pointHint: '选中一个名称，再点图上的位置；方向键微调',
  areas: '区域',
  right: '正确',
  margin: '点在边上也给一部分分',
  noMargin: '不给',
  shown: '学生看得到区域的轮廓',
  taps: '最多点',
  tapsUnit: '次',
  area: (number) => `区域 ${number}`,
  remove: (name) => `删除${name}`,
  placeOf: (name) => `${name}的位置`,
};

const en: PictureTexts = {
  choose: 'Choose a picture',
  change: 'Change the picture',
  alt: 'Description for pupils who cannot see it',
  cannotStore: 'Pictures cannot be uploaded here',
  storing: 'Uploading…',
  failed: 'The picture was not uploaded. Please try again.',
  draw: 'Draw an area',
  move: 'Move',
  drawHint: 'Drag an area on the picture',
  moveHint: 'Drag an area or its squares; arrows move, plus and minus resize, Delete removes',
  polygonHint: 'Press each corner, then press Finish',
  finishPolygon: 'Finish',
  addShape: 'Put one in the middle',
  shapes: { circle: 'Circle', rectangle: 'Rectangle', polygon: 'Polygon' },
  handle: 'size',
  pointHint: 'Choose a name, then press its place in the picture; arrows adjust it',
  areas: 'Areas',
  right: 'Right',
  margin: 'Points for taps just beside it',
  noMargin: 'None',
  shown: 'Pupils see the outlines',
  taps: 'At most',
  tapsUnit: 'taps',
  area: (number) => `Area ${number}`,
  remove: (name) => `Remove ${name}`,
  placeOf: (name) => `Place of ${name}`,
};

export const pictureTexts = { zh, en };
