export interface InstrumentTexts {
  readonly turn: string;
  readonly close: string;
  readonly needle: string;
  readonly radius: string;
  readonly draw: string;
  readonly circle: string;
  readonly pointer: string;
  readonly ray: string;
  readonly swap: string;
  readonly larger: string;
  readonly smaller: string;
  length(cm: number): string;
  angle(degrees: number): string;
  calibrated(pixels: number): string;
}

/** The number without trailing zeros. */
function short(value: number, digits: number): string {
  return String(Number(value.toFixed(digits)));
}

const zh: InstrumentTexts = {
  turn: '旋转',
  close: '收起',
  needle: '针尖',
  radius: '半径',
  draw: '画弧',
  circle: '画整圆',
  pointer: '指针',
  ray: '画射线',
  swap: '换内外圈',
  larger: '刻度放大',
  smaller: '刻度缩小',
  length: (cm) => `${short(cm, 2)} 厘米`,
  angle: (degrees) => `${short(degrees, 1)}°`,
  calibrated: (pixels) => `1 厘米 = ${short(pixels, 1)} 像素`,
};

const en: InstrumentTexts = {
  turn: 'Turn',
  close: 'Put away',
  needle: 'Needle',
  radius: 'Radius',
  draw: 'Draw an arc',
  circle: 'Draw a circle',
  pointer: 'Pointer',
  ray: 'Draw the ray',
  swap: 'Swap scales',
  larger: 'Larger scale',
  smaller: 'Smaller scale',
  length: (cm) => `${short(cm, 2)} cm`,
  angle: (degrees) => `${short(degrees, 1)}°`,
  calibrated: (pixels) => `1 cm = ${short(pixels, 1)} px`,
};

export const instrumentTexts: Readonly<Record<'zh' | 'en', InstrumentTexts>> = { zh, en };
