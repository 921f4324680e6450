import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  asking: '正在等待使用摄像头的许可…',
  picture: '摄像头的画面，读到的答题卡用绿框标出',
  other: '换一个摄像头',
  torchOn: '打开闪光灯',
  torchOff: '关闭闪光灯',
  zoom: '放大画面',
  again: '重新读取',
  retry: '再试一次',
  read: '已读到 {{read}} 张，还差 {{missing}} 张',
  allRead: '{{read}} 张全部读到',
  dark: '画面太暗，读不到答题卡。请开灯或打开闪光灯。',
  between: '、',
  doubled: '{{cards}} 号卡同时出现了两张，没有计入。',
  foreign: '{{cards}} 号卡不是这个班的，没有计入。',
  failed: {
    refused: '浏览器没有得到使用摄像头的许可。请在地址栏的网站设置里允许摄像头，再试一次。',
    none: '没有找到摄像头。请接上摄像头，或改用手机打开这个页面。',
    insecure: '这个网址不是安全连接（https），浏览器不允许使用摄像头。',
    busy: '摄像头打不开，可能正被其他程序使用。',
    unseen: '摄像头的画面中断了，请再试一次。',
    reader: '读卡程序没有加载成功，请检查网络后再试一次。',
  },
};

const en: typeof zh = {
  asking: 'Waiting for permission to use the camera…',
  picture: 'Picture of the camera, with a green frame around each card that was read',
  other: 'Another camera',
  torchOn: 'Turn the light on',
  torchOff: 'Turn the light off',
  zoom: 'Zoom',
  again: 'Start again',
  retry: 'Try again',
  read: 'Read: {{read}}, missing: {{missing}}',
  allRead: 'All {{read}} read',
  dark: 'It is too dark to read cards. Turn on the lights of the room or of the camera.',
  between: ', ',
  doubled: 'Two cards have the number {{cards}} and were not counted.',
  foreign: 'No pupil of this class has the card {{cards}}; it was not counted.',
  failed: {
    refused:
      'The browser may not use the camera. Allow it in the settings of this site, beside the address, and try again.',
    none: 'There is no camera. Connect one, or open this page on a phone.',
    insecure: 'This address has no secure connection (https), so the browser allows no camera.',
    busy: 'The camera could not be opened. Another program may be using it.',
    unseen: 'The picture of the camera stopped. Try again.',
    reader: 'The card reader failed to load. Check the network and try again.',
  },
};

export const { useTexts: useReaderTexts } = defineTexts(zh, en);
