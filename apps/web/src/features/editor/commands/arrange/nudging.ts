import { moveElements } from '@lectern/courseware';
import { type Command, command, type Label } from '../command.ts';

/** Logical pixels that an arrow key moves, alone and with shift. */
const near = 1;
const far = 10;

interface Direction {
  readonly arrow: 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
  readonly near: Label;
  readonly far: Label;
  readonly fine: Label;
}

const directions: readonly Direction[] = [
  {
    arrow: 'ArrowLeft',
    x: -1,
    y: 0,
    near: { zh: '左移', en: 'Move left' },
    far: { zh: '左移多些', en: 'Move further left' },
    fine: { zh: '左移一点', en: 'Move left a little' },
  },
  {
    arrow: 'ArrowRight',
    x: 1,
    y: 0,
    near: { zh: '右移', en: 'Move right' },
    far: { zh: '右移多些', en: 'Move further right' },
    fine: { zh: '右移一点', en: 'Move right a little' },
  },
  {
    arrow: 'ArrowUp',
    x: 0,
    y: -1,
    near: { zh: '上移', en: 'Move up' },
    far: { zh: '上移多些', en: 'Move further up' },
    fine: { zh: '上移一点', en: 'Move up a little' },
  },
  {
    arrow: 'ArrowDown',
    x: 0,
    y: 1,
    near: { zh: '下移', en: 'Move down' },
    far: { zh: '下移多些', en: 'Move further down' },
    fine: { zh: '下移一点', en: 'Move down a little' },
  },
];

/**
 * Moves the selected elements by an arrow key; the presses of a held key are one undo step. With snapping to the grid
 * an arrow moves to the next grid line, and with control always by one pixel.
 */
export const nudges: readonly Command[] = directions.flatMap((direction) => {
  const { arrow, x, y } = direction;
  const nudge = (how: 'near' | 'far' | 'fine', by: number, keys: Command['keys']) =>
    command({
      id: `elements.nudge.${arrow}.${how}`,
      label: direction[how],
      keys,
      changes: true,
      run: ({ session }) => {
        const { ids } = session.selection.get();
        const length = how === 'near' ? (session.aids.get().step ?? by) : by;
        const move = { x: x * length, y: y * length };
        session.edit((edit) => moveElements(edit, ids, move), { merge: `nudge:${ids.join()}` });
      },
    });
  return [
    nudge('near', near, { elements: [arrow] }),
    nudge('fine', near, { elements: [`Ctrl+${arrow}`] }),
    nudge('far', far, { elements: [`Shift+${arrow}`] }),
  ];
});
