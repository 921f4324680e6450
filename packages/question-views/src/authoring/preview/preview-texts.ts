export interface PreviewTexts {
  readonly preview: string;
  readonly panel: string;
  readonly phone: string;
  readonly showAnswer: string;
  readonly hideAnswer: string;
  readonly pupil: string;
}

const zh: PreviewTexts = {
  preview: '学生看到的样子',
  panel: '大屏',
  phone: '手机',
  showAnswer: '看答案',
  hideAnswer: '收起答案',
  pupil: '学生',
};

const en: PreviewTexts = {
  preview: 'As pupils see it',
  panel: 'Panel',
  phone: 'Phone',
  showAnswer: 'Show the answer',
  hideAnswer: 'Hide the answer',
  pupil: 'Pupil',
};

export const previewTexts = { zh, en };
