export { metafileToSvg } from '../../metafile/to-svg.ts';
export { imageSize } from './image-size.ts';
export { mimeOf } from './mime.ts';
