import { defineTexts } from '../../../../platform/i18n/texts.ts';

const zh = {
  title: '遮罩',
  isCover: '上课时可以揭开',
  way: '揭开方式',
  ways: { wipe: '拉开', fade: '点一下消失', scratch: '刮开' },
  from: '从哪边拉开',
  sides: { left: '左边', right: '右边', top: '上边', bottom: '下边' },
};

const en: typeof zh = {
  title: 'Cover',
  isCover: 'Taken away in class',
  way: 'How',
  ways: { wipe: 'Pulled off', fade: 'Gone at a press', scratch: 'Scratched off' },
  from: 'From which side',
  sides: { left: 'Left', right: 'Right', top: 'Top', bottom: 'Bottom' },
};

export const { useTexts: useCoverTexts } = defineTexts(zh, en);
