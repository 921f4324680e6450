import { createContext, useContext } from 'react';

/** The few words that primitives say by themselves; the application gives them in its language. */
export interface UiTexts {
  /** The tag of the language, for `Intl`. */
  readonly locale: string;
  readonly close: string;
  readonly loading: string;
  readonly loadFailed: string;
  readonly tryAgain: string;
  readonly increase: string;
  readonly decrease: string;
  readonly customColor: string;
  readonly noColor: string;
  readonly notifications: string;
  readonly moveWindow: string;
  readonly done: string;
  readonly pages: string;
  readonly page: (number: number) => string;
  readonly previousPage: string;
  readonly nextPage: string;
  readonly chooseAll: string;
  readonly chooseRow: (name: string) => string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly today: string;
}

export const uiTextsZh: UiTexts = {
  locale: 'zh-CN',
  close: '关闭',
  loading: '正在努力加载…',
  loadFailed: '没有加载成功，网络恢复后会自动重试',
  tryAgain: '重试',
  increase: '增大',
  decrease: '减小',
  customColor: '自定义颜色',
  noColor: '无颜色',
  notifications: '提示',
  moveWindow: '移动窗口：方向键移动，Shift 加方向键缩放',
  done: '已完成',
  pages: '分页',
  page: (number) => `第 ${number} 页`,
  previousPage: '上一页',
  nextPage: '下一页',
  chooseAll: '选择本页全部',
  chooseRow: (name) => `选择 ${name}`,
  previousMonth: '上个月',
  nextMonth: '下个月',
  today: '今天',
};

export const uiTextsEn: UiTexts = {
  locale: 'en',
  close: 'Close',
  loading: 'Working hard to load…',
  loadFailed: 'It could not be loaded. It will be tried again by itself when the network is back.',
  tryAgain: 'Try again',
  increase: 'Increase',
  decrease: 'Decrease',
  customColor: 'Custom colour',
  noColor: 'No colour',
  notifications: 'Messages',
  moveWindow: 'Move the window: arrow keys move it, Shift and arrow keys size it',
  done: 'done',
  pages: 'Pages',
  page: (number) => `Page ${number}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  chooseAll: 'Choose all on this page',
  chooseRow: (name) => `Choose ${name}`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'Today',
};

export const UiTextsContext = createContext<UiTexts>(uiTextsZh);

export function useUiTexts(): UiTexts {
  return useContext(UiTextsContext);
}
