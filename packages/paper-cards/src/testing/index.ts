export {
  cardsRead,
  classShot,
  emptyShot,
  panningShots,
  rowShot,
} from './made-pictures.ts';
export { CONDITIONS, type Condition } from './shots.ts';
