export { MarkedPicture, pointsOf, type Stroke } from './marked-picture.tsx';
