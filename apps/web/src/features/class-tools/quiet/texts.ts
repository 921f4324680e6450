import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  title: '保持安静',
  asking: '请允许使用麦克风。只测音量，不录音。',
  quiet: '很安静',
  loud: '太吵了，请安静',
  level: '音量',
  threshold: '提醒音量',
  byHand: '提醒全班安静',
  silence: '请安静',
  again: '再试一次',
  noRecording: '只测音量，不录音。',
  why: {
    refused: '没有使用麦克风的权限，可以手动提醒。',
    none: '没有找到麦克风，可以手动提醒。',
    insecure: '这个网址不是安全连接（https），浏览器不允许使用麦克风，可以手动提醒。',
    busy: '麦克风打不开，可能被其他程序占用，可以手动提醒。',
  },
};

const en: typeof zh = {
  title: 'Keep quiet',
  asking: 'Please allow the microphone. It measures loudness and records nothing.',
  quiet: 'Nice and quiet',
  loud: 'Too loud: quiet, please',
  level: 'Loudness',
  threshold: 'Alarm at',
  byHand: 'Remind the class',
  silence: 'Quiet, please',
  again: 'Try again',
  noRecording: 'Measures loudness, records nothing.',
  why: {
    refused: 'The microphone is not allowed. Remind the class by hand.',
    none: 'There is no microphone. Remind the class by hand.',
    insecure:
      'This address is not a secure connection (https), so the browser allows no microphone. Remind the class by hand.',
    busy: 'The microphone cannot be opened; another program may be using it. Remind the class by hand.',
  },
};

export const { useTexts } = defineTexts(zh, en);
