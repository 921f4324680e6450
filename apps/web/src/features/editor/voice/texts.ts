import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  title: '录音',
  name: '录音 {{time}}',
  hint: '录下一段讲解，放到这一页上。最长 10 分钟。',
  begin: '开始录音',
  asking: '正在等待使用麦克风的许可…',
  recording: '正在录音',
  pausedAt: '已暂停',
  pause: '暂停',
  goOn: '继续',
  finish: '停止',
  making: '正在整理录音…',
  again: '重录',
  insert: '放到页面上',
  cancel: '取消',
  dropTitle: '丢弃这段录音？',
  dropHelp: '这段录音还没有放到页面上，丢弃后无法找回。',
  drop: '丢弃',
  keep: '保留',
  notStored: '录音没有存上，仍在这里：{{reason}}',
  failed: {
    refused: '浏览器没有得到使用麦克风的许可。请在地址栏的网站设置里允许麦克风，再试一次。',
    none: '没有找到麦克风。请接上麦克风，再试一次。',
    insecure: '这个网址不是安全连接（https），浏览器不允许使用麦克风。',
    busy: '麦克风打不开，可能正被其他程序使用。',
    unheard: '没有录到声音，请再试一次。',
  },
};

const en: typeof zh = {
  title: 'Record a voice',
  name: 'Recording {{time}}',
  hint: 'Records what you say and puts it on this page. Ten minutes at most.',
  begin: 'Start recording',
  asking: 'Waiting for leave to use the microphone…',
  recording: 'Recording',
  pausedAt: 'Paused',
  pause: 'Pause',
  goOn: 'Go on',
  finish: 'Stop',
  making: 'Making the file…',
  again: 'Record again',
  insert: 'Put on the page',
  cancel: 'Cancel',
  dropTitle: 'Drop this recording?',
  dropHelp: 'It is not on the page yet, and cannot be brought back.',
  drop: 'Drop',
  keep: 'Keep',
  notStored: 'The recording was not stored and is still here: {{reason}}',
  failed: {
    refused:
      'The browser may not use the microphone. Allow it in the settings of this site, beside the address, and try again.',
    none: 'There is no microphone. Connect one and try again.',
    insecure: 'This address has no secure connection (https), so the browser allows no microphone.',
    busy: 'The microphone could not be opened. Another program may be using it.',
    unheard: 'Nothing was heard. Try again.',
  },
};

export const { useTexts: useVoiceTexts } = defineTexts(zh, en);
