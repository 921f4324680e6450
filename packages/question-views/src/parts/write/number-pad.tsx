import { useTextsOf } from '@lectern/ui';
import { Delete } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './number-pad.module.css';
import { FULL_KEYS, type PadKey } from './pad-keys.ts';

export const padTexts = {
  zh: { pad: '数字键盘', back: '删除一位', letters: '键盘', clear: '清空' },
  en: { pad: 'Number pad', back: 'Delete', letters: 'Keyboard', clear: 'Clear' },
};

export interface NumberPadProps {
  readonly onKey: (key: PadKey) => void;
  readonly keys?: readonly PadKey[];
  /** Number of keys in a row. */
  readonly columns?: 3 | 4;
  readonly locked?: boolean;
  readonly children?: ReactNode;
}

/**
 * A pad of large keys for numbers. It never takes the focus, so that the caret stays in its field, and several pads on one
 * panel work at the same time. `children` are further buttons in a row below it.
 */
export function NumberPad(props: NumberPadProps): ReactNode {
  const { onKey, keys = FULL_KEYS, columns = 4, locked = false, children } = props;
  const texts = useTextsOf(padTexts);
  return (
    <div
      role="group"
      aria-label={texts.pad}
      className={classes.pad}
      data-columns={columns}
      // A press would move the focus, and with it the caret, out of the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {keys.map((key) => (
        <button
          key={key === 'back' ? key : key.insert}
          type="button"
          tabIndex={-1}
          disabled={locked}
          aria-label={key === 'back' ? texts.back : undefined}
          data-key={key === 'back' ? key : key.insert}
          className={classes.key}
          onClick={() => onKey(key)}
        >
          {key === 'back' ? <Delete aria-hidden="true" /> : (key.label ?? key.insert)}
        </button>
      ))}
      {children}
    </div>
  );
}
