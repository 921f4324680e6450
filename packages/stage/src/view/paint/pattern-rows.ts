import { ownValue } from '@lectern/base';

/**
 * The preset patterns of 20.1.10.51 as eight rows of eight dots, the leftmost dot in the highest bit. The standard
 * names them but does not draw them: these rasters follow their names and the density in Office.
 */
const PATTERNS: Readonly<Record<string, string>> = {
  pct5: '8000000008000000',
  pct10: '8000080080000800',
  pct20: '8800220088002200',
  pct25: '8822882288228822',
  pct30: 'aa11aa44aa11aa44',
  pct40: 'aa55aa51aa55aa15',
  pct50: 'aa55aa55aa55aa55',
  pct60: 'ee55bb55ee55bb55',
  pct70: 'eebbeebbeebbeebb',
  pct75: 'ff77ffddff77ffdd',
  pct80: 'fff7ff7ffff7ff7f',
  pct90: 'fffffff7ffffff7f',
  horz: 'ff00000000000000',
  vert: '8080808080808080',
  ltHorz: 'ff000000ff000000',
  ltVert: '8888888888888888',
  dkHorz: 'ffff0000ffff0000',
  dkVert: 'cccccccccccccccc',
  narHorz: 'ff00ff00ff00ff00',
  narVert: 'aaaaaaaaaaaaaaaa',
  dashHorz: 'f00000000f000000',
  dashVert: '8080808008080808',
  cross: 'ff80808080808080',
  dnDiag: '8040201008040201',
  upDiag: '0102040810204080',
  ltDnDiag: '8844221188442211',
  ltUpDiag: '1122448811224488',
  dkDnDiag: 'cc663399cc663399',
  dkUpDiag: '3366cc993366cc99',
  wdDnDiag: 'c1e070381c0e0783',
  wdUpDiag: '83070e1c3870e0c1',
  dashDnDiag: '0000884422110000',
  dashUpDiag: '0000112244880000',
  diagCross: '8142241818244281',
  smCheck: '9966669999666699',
  lgCheck: 'f0f0f0f00f0f0f0f',
  smGrid: 'ff888888ff888888',
  lgGrid: 'ff80808080808080',
  dotGrid: 'aa00800080008000',
  smConfetti: '8010024001200408',
  lgConfetti: 'b130031bd8c00c8d',
  horzBrick: 'ff808080ff080808',
  diagBrick: '0102040810284482',
  solidDmnd: '10387cfe7c381000',
  openDmnd: '8244281028448201',
  dotDmnd: '8000220008002200',
  plaid: 'aa55aa55f0f0f0f0',
  sphere: '77898f8f7798f8f8',
  weave: '8854224588152251',
  divot: '0010081000800180',
  shingle: '0384483060180c06',
  wave: '0018254200182542',
  trellis: 'ff66ff99ff66ff99',
  zigZag: '8142241881422418',
};

/** Eight rows of eight bits; a fine dot pattern for an unknown name. */
export function patternRows(preset: string): readonly number[] {
  const digits = ownValue(PATTERNS, preset) ?? '8822882288228822';
  return [0, 2, 4, 6, 8, 10, 12, 14].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
}

export const PATTERN_NAMES: readonly string[] = Object.keys(PATTERNS);

/** The dots of a preset pattern in its 8 × 8 raster, as SVG path data. */
export function patternPath(preset: string): string {
  let d = '';
  patternRows(preset).forEach((row, y) => {
    for (let x = 0; x < 8; x++) if (row & (128 >> x)) d += `M${x} ${y}h1v1h-1z`;
  });
  return d;
}
