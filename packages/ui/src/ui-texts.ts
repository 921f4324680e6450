import { createContext, useContext } from 'react';

/** The few words that primitives say by themselves; the application gives them in its language. */
export interface UiTexts {
  readonly close: string;
  readonly loading: string;
  readonly loadFailed: string;
  readonly tryAgain: string;
  readonly increase: string;
  readonly decrease: string;
  readonly customColor: string;
  readonly noColor: string;
  readonly notifications: string;
}

export const uiTextsZh: UiTexts = {
  close: '关闭',
  loading: '正在努力加载…',
  loadFailed: '没有加载成功，网络恢复后会自动重试',
  tryAgain: '重试',
  increase: '增大',
  decrease: '减小',
  customColor: '自定义颜色',
  noColor: '无颜色',
  notifications: '提示',
};

export const uiTextsEn: UiTexts = {
  close: 'Close',
  loading: 'Working hard to load…',
  loadFailed: 'It could not be loaded. It will be tried again by itself when the network is back.',
  tryAgain: 'Try again',
  increase: 'Increase',
  decrease: 'Decrease',
  customColor: 'Custom colour',
  noColor: 'No colour',
  notifications: 'Messages',
};

export const UiTextsContext = createContext<UiTexts>(uiTextsZh);

export function useUiTexts(): UiTexts {
  return useContext(UiTextsContext);
}
