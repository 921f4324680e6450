import type { SameTexts } from '../../../../../platform/i18n/texts.ts';
import type { zh } from './zh.ts';

export const en: SameTexts<typeof zh> = {
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
