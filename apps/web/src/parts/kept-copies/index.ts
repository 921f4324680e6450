export {
  allOf,
  copyIn,
  type KeptCopy,
  keptCopy,
  openTables,
  UPDATES,
  USES,
  type Use,
} from './kept-copies.ts';
