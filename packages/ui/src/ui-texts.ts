import { createContext, useContext } from 'react';

/** The few words that primitives say by themselves; the application gives them in its language. */
export interface UiTexts {
  readonly close: string;
  readonly loading: string;
  readonly increase: string;
  readonly decrease: string;
  readonly customColor: string;
  readonly noColor: string;
  readonly notifications: string;
}

export const uiTextsZh: UiTexts = {
  close: '关闭',
  loading: '正在努力加载…',
  increase: '增大',
  decrease: '减小',
  customColor: '自定义颜色',
  noColor: '无颜色',
  notifications: '提示',
};

export const uiTextsEn: UiTexts = {
  close: 'Close',
  loading: 'Working hard to load…',
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
