import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  waits: '网络已断开，“{{name}}”已保存在本机，联网后自动上传',
  sent_one: '离线时插入的 {{count}} 个文件已上传',
  sent_other: '离线时插入的 {{count}} 个文件已上传',
  saveElsewhere: '保存到电脑',
  refused: '离线时插入的“{{name}}”没有上传：{{reason}}',
};

const en: typeof zh = {
  waits: 'Connection lost: “{{name}}” is kept on this device and uploads by itself when the network is back',
  sent_one: '{{count}} file that was inserted offline has been uploaded',
  sent_other: '{{count}} files that were inserted offline have been uploaded',
  saveElsewhere: 'Save to this computer',
  refused: '“{{name}}”, inserted offline, was not uploaded: {{reason}}',
};

export const { translate: keptText } = defineTexts(zh, en);
