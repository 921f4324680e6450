export { type InkPen, InkPicture } from './ink-picture.tsx';
export { MarkedPicture, type Rotation, type Stroke } from './marked-picture.tsx';
