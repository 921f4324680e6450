import { useUiTexts } from './ui-texts.ts';

/**
 * Texts of single controls. They are separate from `UiTexts`, which all first loads carry, because few screens begin with
 * these controls.
 */
interface ControlTexts {
  readonly increase: string;
  readonly decrease: string;
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

const zh: ControlTexts = {
  increase: '增大',
  decrease: '减小',
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

const en: ControlTexts = {
  increase: 'Increase',
  decrease: 'Decrease',
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

/** The texts in the language of `UiTexts`. */
export function useControlTexts(): ControlTexts {
  return useUiTexts().locale === 'en' ? en : zh;
}
