export { MarkedPicture, type Stroke } from './marked-picture.tsx';
