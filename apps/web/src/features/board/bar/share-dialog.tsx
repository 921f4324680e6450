export { ShareDialog } from '../../../parts/documents/index.ts';
