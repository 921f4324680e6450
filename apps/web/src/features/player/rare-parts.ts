/** What few shows need, in one file: each further one is named in what every show loads first. */
export { openLinkedFile } from '../../parts/linked-file/index.ts';
export { ClientOfShow } from './commands/client-of-show.tsx';
export { EndQuestionDialog } from './ink/end-question-dialog.tsx';
export { ElsewhereDialog } from './lesson/elsewhere-dialog.tsx';
export { NothingToShow } from './nothing-to-show.tsx';
export { ByItself } from './round/by-itself.tsx';
