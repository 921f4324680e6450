import { createContext, useContext } from 'react';

/** The few texts that primitives have by themselves; the application provides them in its language. */
export interface UiTexts {
  /** The language tag, for `Intl`. */
  readonly locale: string;
  readonly close: string;
  readonly loading: string;
  readonly loadFailed: string;
  readonly tryAgain: string;
  readonly notifications: string;
}

export const uiTextsZh: UiTexts = {
  locale: 'zh-CN',
  close: '关闭',
  loading: '正在努力加载…',
  loadFailed: '没有加载成功，网络恢复后会自动重试',
  tryAgain: '重试',
  notifications: '提示',
};

export const uiTextsEn: UiTexts = {
  locale: 'en',
  close: 'Close',
  loading: 'Working hard to load…',
  loadFailed: 'It could not be loaded. It will be tried again by itself when the network is back.',
  tryAgain: 'Try again',
  notifications: 'Messages',
};

export const UiTextsContext = createContext<UiTexts>(uiTextsZh);

export function useUiTexts(): UiTexts {
  return useContext(UiTextsContext);
}

/** Returns the texts in the language of the screen. */
export function useTextsOf<Texts>(texts: Readonly<Record<'zh' | 'en', Texts>>): Texts {
  return useContext(UiTextsContext).locale === 'en' ? texts.en : texts.zh;
}
