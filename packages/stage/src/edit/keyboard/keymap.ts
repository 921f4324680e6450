/** What a key asks of the editor while no text is open. PowerPoint's keys. */
export type KeyCommand =
  | { readonly type: 'nudge'; readonly x: number; readonly y: number }
  | { readonly type: 'select'; readonly step: 1 | -1 }
  | { readonly type: 'page'; readonly to: 'next' | 'previous' | 'first' | 'last' }
  | { readonly type: 'style'; readonly mark: 'bold' | 'italic' | 'underline' }
  | { readonly type: 'fontSize'; readonly step: 1 | -1 }
  | { readonly type: 'align'; readonly align: 'l' | 'ctr' | 'r' | 'just' }
  | { readonly type: 'order'; readonly to: 'forward' | 'backward' | 'front' | 'back' }
  | { readonly type: 'turn'; readonly degrees: number }
  | { readonly type: 'teach'; readonly from: 'start' | 'here' }
  | {
      readonly type:
        | 'undo'
        | 'redo'
        | 'duplicate'
        | 'group'
        | 'ungroup'
        | 'selectAll'
        | 'delete'
        | 'escape'
        | 'editText'
        | 'newPage'
        | 'zoomIn'
        | 'zoomOut'
        | 'zoomFit'
        | 'lock';
    };

/** The parts of a key event that decide. */
export interface KeyInput {
  readonly key: string;
  readonly code: string;
  readonly shift: boolean;
  readonly alt: boolean;
  /** Control, or command on a Mac. */
  readonly control: boolean;
}

/** Logical pixels that an arrow key moves, alone and with shift. */
const step = 1;
const largeStep = 10;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The command of a key; undefined leaves it to the browser (copying, cutting and pasting among them). */
export function commandOf(input: KeyInput, chosen: number): KeyCommand | undefined {
  return input.control ? controlCommand(input) : plainCommand(input, chosen);
}

function plainCommand({ key, shift, alt }: KeyInput, chosen: number): KeyCommand | undefined {
  const arrow = arrows[key];
  if (arrow) {
    if (alt) return arrow[0] === 0 ? undefined : { type: 'turn', degrees: arrow[0] * 15 };
    if (chosen === 0) return { type: 'page', to: arrow[0] + arrow[1] > 0 ? 'next' : 'previous' };
    const by = shift ? largeStep : step;
    return { type: 'nudge', x: arrow[0] * by, y: arrow[1] * by };
  }
  switch (key) {
    case 'Tab':
      return { type: 'select', step: shift ? -1 : 1 };
    case 'Delete':
    case 'Backspace':
      return { type: 'delete' };
    case 'Escape':
      return { type: 'escape' };
    case 'Enter':
    case 'F2':
      return { type: 'editText' };
    case 'PageDown':
      return { type: 'page', to: 'next' };
    case 'PageUp':
      return { type: 'page', to: 'previous' };
    case 'Home':
      return { type: 'page', to: 'first' };
    case 'End':
      return { type: 'page', to: 'last' };
    case 'F5':
      return { type: 'teach', from: shift ? 'here' : 'start' };
    default:
      return undefined;
  }
}

function controlCommand({ key, code, shift, alt }: KeyInput): KeyCommand | undefined {
  if (arrows[key]) {
    const [x, y] = arrows[key];
    return { type: 'nudge', x: x * step, y: y * step };
  }
  if (code === 'BracketRight') return shift ? { type: 'order', to: 'front' } : { type: 'fontSize', step: 1 };
  if (code === 'BracketLeft') return shift ? { type: 'order', to: 'back' } : { type: 'fontSize', step: -1 };
  switch (key.toLowerCase()) {
    case 'z':
      return { type: shift ? 'redo' : 'undo' };
    case 'y':
      return { type: 'redo' };
    case 'd':
      return { type: 'duplicate' };
    case 'g':
      return { type: shift ? 'ungroup' : 'group' };
    case 'a':
      return { type: 'selectAll' };
    case 'b':
      return { type: 'style', mark: 'bold' };
    case 'i':
      return { type: 'style', mark: 'italic' };
    case 'u':
      return { type: 'style', mark: 'underline' };
    case 'm':
      return { type: 'newPage' };
    case 'l':
      return alt ? { type: 'lock' } : { type: 'align', align: 'l' };
    case 'e':
      return { type: 'align', align: 'ctr' };
    case 'r':
      return { type: 'align', align: 'r' };
    case 'j':
      return { type: 'align', align: 'just' };
    case '=':
    case '+':
      return { type: 'zoomIn' };
    case '-':
      return { type: 'zoomOut' };
    case '0':
      return { type: 'zoomFit' };
    default:
      return undefined;
  }
}
