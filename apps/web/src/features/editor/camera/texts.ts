import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  title: '拍照',
  name: '照片 {{time}}',
  asking: '正在等待使用摄像头的许可…',
  picture: '摄像头的画面',
  taken: '拍好的照片',
  other: '换一个摄像头',
  take: '拍照',
  again: '重拍',
  retry: '再试一次',
  insert: '放到页面上',
  cancel: '取消',
  dropTitle: '丢弃这张照片？',
  dropHelp: '这张照片还没有放到页面上，丢弃后无法找回。',
  drop: '丢弃',
  keep: '保留',
  notStored: '照片没有存上，仍在这里：{{reason}}',
  failed: {
    refused: '浏览器没有得到使用摄像头的许可。请在地址栏的网站设置里允许摄像头，再试一次。',
    none: '没有找到摄像头。请接上摄像头，再试一次。',
    insecure: '这个网址不是安全连接（https），浏览器不允许使用摄像头。',
    busy: '摄像头打不开，可能正被其他程序使用。',
    unseen: '没有拍到画面，请再试一次。',
  },
};

const en: typeof zh = {
  title: 'Take a photo',
  name: 'Photo {{time}}',
  asking: 'Waiting for leave to use the camera…',
  picture: 'What the camera sees',
  taken: 'The photo',
  other: 'Another camera',
  take: 'Take the photo',
  again: 'Take again',
  retry: 'Try again',
  insert: 'Put on the page',
  cancel: 'Cancel',
  dropTitle: 'Drop this photo?',
  dropHelp: 'It is not on the page yet, and cannot be brought back.',
  drop: 'Drop',
  keep: 'Keep',
  notStored: 'The photo was not stored and is still here: {{reason}}',
  failed: {
    refused:
      'The browser may not use the camera. Allow it in the settings of this site, beside the address, and try again.',
    none: 'There is no camera. Connect one and try again.',
    insecure: 'This address has no secure connection (https), so the browser allows no camera.',
    busy: 'The camera could not be opened. Another program may be using it.',
    unseen: 'The camera gave no picture. Try again.',
  },
};

export const { useTexts: useCameraTexts } = defineTexts(zh, en);
