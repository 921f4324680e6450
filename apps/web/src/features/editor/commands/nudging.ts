import { moveElements } from '@lectern/courseware';
import { type Command, command, type Label } from './command.ts';

/** Logical pixels that an arrow key moves, alone and with shift. */
const near = 1;
const far = 10;

interface Direction {
  readonly arrow: 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
  readonly near: Label;
  readonly far: Label;
}

const directions: readonly Direction[] = [
  {
    arrow: 'ArrowLeft',
    x: -1,
    y: 0,
    near: { zh: '左移', en: 'Move left' },
    far: { zh: '左移多些', en: 'Move further left' },
  },
  {
    arrow: 'ArrowRight',
    x: 1,
    y: 0,
    near: { zh: '右移', en: 'Move right' },
    far: { zh: '右移多些', en: 'Move further right' },
  },
  {
    arrow: 'ArrowUp',
    x: 0,
    y: -1,
    near: { zh: '上移', en: 'Move up' },
    far: { zh: '上移多些', en: 'Move further up' },
  },
  {
    arrow: 'ArrowDown',
    x: 0,
    y: 1,
    near: { zh: '下移', en: 'Move down' },
    far: { zh: '下移多些', en: 'Move further down' },
  },
];

/** What is chosen, moved by an arrow key: held down it is one undo step. Control is let pass, for finer hands. */
export const nudges: readonly Command[] = directions.flatMap((direction) => {
  const { arrow, x, y } = direction;
  const nudge = (how: 'near' | 'far', by: number, keys: Command['keys']) =>
    command({
      id: `elements.nudge.${arrow}.${how}`,
      label: direction[how],
      keys,
      changes: true,
      run: ({ session }) => {
        const { ids } = session.selection.get();
        const move = { x: x * by, y: y * by };
        session.edit((edit) => moveElements(edit, ids, move), { merge: `nudge:${ids.join()}` });
      },
    });
  return [
    nudge('near', near, { elements: [arrow, `Ctrl+${arrow}`] }),
    nudge('far', far, { elements: [`Shift+${arrow}`] }),
  ];
});
