interface SpotTexts {
  readonly picture: string;
  readonly role: string;
  readonly aimed: (across: number, down: number) => string;
  readonly larger: string;
  readonly smaller: string;
}

const zh: SpotTexts = {
  picture: '图片',
  role: '可点选的图片：方向键选位置，回车点选，加减号缩放',
  aimed: (across, down) => `横 ${across}%，纵 ${down}%`,
  larger: '放大',
  smaller: '缩小',
};

const en: SpotTexts = {
  picture: 'Picture',
  role: 'Picture to tap: arrow keys choose a spot, Enter taps it, plus and minus zoom',
  aimed: (across, down) => `${across}% from the left, ${down}% from the top`,
  larger: 'Zoom in',
  smaller: 'Zoom out',
};

export const spotTexts = { zh, en };
