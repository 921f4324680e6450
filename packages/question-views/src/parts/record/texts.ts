/** Texts of the recorder. */
export const recordTexts = {
  zh: {
    begin: (seconds: number) =>
      seconds < 60
        ? `开始录音（最长 ${seconds} 秒）`
        : `开始录音（最长 ${Math.round(seconds / 6) / 10} 分钟）`,
    again: '重新录音',
    pause: '暂停',
    resume: '继续',
    finish: '录完了',
    paused: '已暂停',
    speak: '正在录音，请说话',
    recorded: '已录时长',
    listen: '听录音',
    nothing: '没有录音',
    storing: '正在保存录音…',
    notStored: '录音没有保存成功',
    tryAgain: '重试',
    cannotStore: '这里不能保存录音，请在自己的设备上作答。',
    failures: {
      refused: '浏览器不允许使用麦克风。请点地址栏旁的图标，把麦克风改为“允许”，再点“开始录音”。',
      none: '没有找到麦克风。请接上麦克风，或换一台设备作答。',
      insecure: '这个网页不能使用麦克风。请用 https 开头的地址打开，或换一个浏览器。',
      busy: '麦克风打不开，可能正被别的程序占用。请关掉别的程序再试。',
      unheard: '没有录到声音，请再录一次。',
    },
  },
  en: {
    begin: (seconds: number) =>
      seconds < 60
        ? `Record (at most ${seconds} seconds)`
        : `Record (at most ${seconds === 60 ? '1 minute' : `${Math.round(seconds / 6) / 10} minutes`})`,
    again: 'Record again',
    pause: 'Pause',
    resume: 'Continue',
    finish: 'Finish',
    paused: 'Paused',
    speak: 'Recording: please speak',
    recorded: 'Recorded',
    listen: 'Recording',
    nothing: 'No recording',
    storing: 'Saving the recording…',
    notStored: 'The recording was not saved',
    tryAgain: 'Try again',
    cannotStore: 'Recordings cannot be saved here. Please answer on your own device.',
    failures: {
      refused:
        'The browser does not allow the microphone. Tap the icon beside the address, allow the microphone, and record again.',
      none: 'No microphone was found. Connect one, or answer on another device.',
      insecure:
        'This page may not use the microphone. Open it at an address with https, or in another browser.',
      busy: 'The microphone could not be opened; another program may be using it. Close that program and try again.',
      unheard: 'Nothing was heard. Please record again.',
    },
  },
};
