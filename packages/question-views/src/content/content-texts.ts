/** Texts of the media in questions. */
export const contentTexts = {
  zh: {
    media: { picture: '图片', audio: '音频', video: '视频' },
    enlarge: (name: string) => `放大：${name}`,
    close: '关闭',
    broken: (name: string) => `${name}（无法显示）`,
    player: {
      play: '播放',
      pause: '暂停',
      position: '播放位置',
      volume: '音量',
      mute: '静音',
      fullScreen: '全屏',
    },
  },
  en: {
    media: { picture: 'Picture', audio: 'Sound', video: 'Video' },
    enlarge: (name: string) => `Enlarge: ${name}`,
    close: 'Close',
    broken: (name: string) => `${name} (cannot be shown)`,
    player: {
      play: 'Play',
      pause: 'Pause',
      position: 'Position',
      volume: 'Volume',
      mute: 'Mute',
      fullScreen: 'Full screen',
    },
  },
};
