export { imageSize } from './image-size.ts';
export { mimeOf } from './mime.ts';
