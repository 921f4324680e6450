export { registerPagePictures } from './register-page-pictures.ts';
