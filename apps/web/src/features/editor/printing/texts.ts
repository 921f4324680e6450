import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  title: '打印',
  what: '打印内容',
  range: '打印范围',
  all: '全部页面',
  chosen_one: '选中的 {{count}} 页',
  chosen_other: '选中的 {{count}} 页',
  current: '当前页（第 {{number}} 页）',
  paper: '纸张',
  forms: {
    slides: '幻灯片（每张纸一页）',
    handout2: '讲义（每张纸 2 页）',
    handout4: '讲义（每张纸 4 页）',
    handout6: '讲义（每张纸 6 页）',
    notes: '备注页',
  },
  papers: { A4: 'A4', A3: 'A3', Letter: 'Letter', page: '与课件页面同比例' },
  help: '打印全部页面时，隐藏的页面不打印。打印机、份数和单双面在接下来的系统窗口里选择。',
  cancel: '取消',
  stop: '停止',
  print: '打印',
  preparing: '正在准备打印…',
  sheet: '正在准备打印，已完成 {{done}} / {{count}} 张',
  failed: '没有准备好打印，请再试一次',
};

const en: typeof zh = {
  title: 'Print',
  what: 'What to print',
  range: 'Which slides',
  all: 'All slides',
  chosen_one: '{{count}} slide chosen',
  chosen_other: 'The {{count}} slides chosen',
  current: 'This slide ({{number}})',
  paper: 'Paper',
  forms: {
    slides: 'Slides, one a sheet',
    handout2: 'Handout, 2 slides a sheet',
    handout4: 'Handout, 4 slides a sheet',
    handout6: 'Handout, 6 slides a sheet',
    notes: 'Notes pages',
  },
  papers: { A4: 'A4', A3: 'A3', Letter: 'Letter', page: 'Same proportion as the slides' },
  help: 'Of all slides, those that are hidden are not printed. Printer, copies and sides are chosen in the system’s own window, which comes next.',
  cancel: 'Cancel',
  stop: 'Stop',
  print: 'Print',
  preparing: 'Preparing to print…',
  sheet: 'Preparing to print, sheets: {{done}} of {{count}}',
  failed: 'Printing could not be prepared, please try again',
};

export const { useTexts: usePrintTexts } = defineTexts(zh, en);
