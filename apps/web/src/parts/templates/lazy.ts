export { TemplatesDialog } from './templates-dialog.tsx';
