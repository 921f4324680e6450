import { katexRenderer } from '@lectern/stage/formulas';
import { showPieces } from './show-pieces.ts';

showPieces().formulas = katexRenderer;
