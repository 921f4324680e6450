export { MarkedPicture, pointsOf, type Rotation, type Stroke, unrotated } from './marked-picture.tsx';
