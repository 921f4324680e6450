import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  title: '拖入的文件',
  ask: '“{{name}}”要放在哪里？',
  pages: '插入到本页之后',
  courseware: '打开为新课件',
  cancel: '取消',
  cancelOf: '取消：{{name}}',
  progress: '{{name}} 的进度',
  inserted_one: '已插入 {{count}} 页；文件另存为课件，在我的网盘里',
  inserted_other: '已插入 {{count}} 页；文件另存为课件，在我的网盘里',
  failed: '没有打开：{{reason}}',
  retry: '重试',
  closeOf: '关闭：{{name}}',
  unknown: '请检查网络后再试',
};

const en: typeof zh = {
  title: 'Dropped file',
  ask: 'Where should “{{name}}” go?',
  pages: 'Insert after this page',
  courseware: 'Open as a new courseware',
  cancel: 'Cancel',
  cancelOf: 'Cancel: {{name}}',
  progress: 'Progress of {{name}}',
  inserted_one: '{{count}} page inserted; the file is kept as a courseware on your disk',
  inserted_other: '{{count}} pages inserted; the file is kept as a courseware on your disk',
  failed: 'It was not opened: {{reason}}',
  retry: 'Try again',
  closeOf: 'Close: {{name}}',
  unknown: 'check the network and try again',
};

export const { useTexts: useDroppedFileTexts, translate: droppedFileText } = defineTexts(zh, en);
