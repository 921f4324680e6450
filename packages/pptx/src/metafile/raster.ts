/**
 * How a bitmap is combined with what is below it ([MS-WMF] 2.1.1.31): undefined covers it, a CSS blend mode replaces
 * the mask-and-paint pairs of old pictures, `nothing` draws nothing.
 */
export function blendOf(operation: number): 'multiply' | 'screen' | 'difference' | 'nothing' | undefined {
  switch (operation >>> 0) {
    case 0x008800c6:
      return 'multiply';
    case 0x00ee0086:
      return 'screen';
    case 0x00660046:
      return 'difference';
    case 0x00aa0029:
      return 'nothing';
    default:
      return undefined;
  }
}
