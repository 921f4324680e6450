/** Code that few shows need, in one file, because each file is listed in the code that every show loads first. */
export { openLinkedFile } from '../../parts/linked-file/index.ts';
export { ElsewhereDialog } from './lesson/elsewhere-dialog.tsx';
export { NothingToShow } from './nothing-to-show.tsx';
export { ByItselfLayer, ClientLayer, EndQuestionLayer } from './play/layers/rare.tsx';
