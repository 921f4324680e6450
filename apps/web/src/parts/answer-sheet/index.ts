export { HandInDialog } from './hand-in-dialog.tsx';
export { NativeDialog } from './native-dialog.tsx';
export { isAnswered, NumberGrid, type NumberGridProps, type SheetNumber } from './number-grid.tsx';
export { SheetFoot } from './sheet-foot.tsx';
export { useSheetTexts } from './texts.ts';
