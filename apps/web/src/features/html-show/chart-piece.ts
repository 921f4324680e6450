import { echarts } from '@lectern/stage/charts';
import { showPieces } from './show-pieces.ts';

showPieces().charts = echarts;
