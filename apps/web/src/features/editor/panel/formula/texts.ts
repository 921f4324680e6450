import { defineTexts } from '../../../../platform/i18n/texts.ts';

const zh = {
  insert: '插入公式',
  edit: '编辑公式',
  put: '插入',
  templates: '公式模板',
  field: '公式',
  fieldHint: '点上面的模板，或直接输入；按 Tab 到下一个方框，按回车完成',
  empties: '没有填的方框会显示为 □',
  unknown: '这个公式里有可视编辑不认识的写法，请在下面用 LaTeX 修改',
  latexHint: 'LaTeX 写法，和上面的公式是同一个；化学式可写 \\ce{2H2 + O2 ->[点燃] 2H2O}',
  tooLong: '公式太长，不能插入',
  chemical: '化学式或方程式',
  chemicalHint: '例如 2H2 + O2 =[点燃] 2H2O、SO4^2-、CuSO4*5H2O；^ 表示气体，v 表示沉淀，<=> 表示可逆',
  size: '字号',
  color: '颜色',
  write: '编辑公式…',
  leave: '不要这个公式了？',
  leaveHelp: '写好的部分还没有放到课件里，关闭后就没有了。',
  leaveYes: '不要了',
  leaveNo: '继续写',
};

const en: typeof zh = {
  insert: 'Insert formula',
  edit: 'Edit formula',
  put: 'Insert',
  templates: 'Templates',
  field: 'Formula',
  fieldHint: 'Press a template above, or type; Tab goes to the next box, Enter when done',
  empties: 'Boxes left empty are shown as □',
  unknown: 'Something in this formula cannot be edited by sight; change it as LaTeX below',
  latexHint: 'The same formula in LaTeX; chemistry may be written as \\ce{2H2 + O2 ->[heat] 2H2O}',
  tooLong: 'This formula is too long to be inserted',
  chemical: 'Chemical formula or equation',
  chemicalHint:
    'Such as 2H2 + O2 =[heat] 2H2O, SO4^2-, CuSO4*5H2O; ^ is a gas, v a precipitate, <=> reversible',
  size: 'Size',
  color: 'Colour',
  write: 'Edit formula…',
  leave: 'Leave this formula?',
  leaveHelp: 'What is written is not in the courseware yet, and is gone when this closes.',
  leaveYes: 'Leave it',
  leaveNo: 'Go on writing',
};

export const { useTexts: useFormulaTexts } = defineTexts(zh, en);
