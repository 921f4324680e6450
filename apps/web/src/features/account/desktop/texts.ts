import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  open: '在桌面客户端打开',
  opened: '已请桌面客户端打开。没有反应的话，这台电脑可能还没有安装它',
};

const en: typeof zh = {
  open: 'Open in the desktop client',
  opened: 'The desktop client was asked to open this. If nothing happens, it may not be installed here',
};

export const { useTexts } = defineTexts(zh, en);
