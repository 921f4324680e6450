import { classNames, fingerArea, Menu, MenuItem, NumberField, useReturnedFocus } from '@lectern/ui';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { fontSizes } from '../../commands/text/text.ts';
import { usePanelTexts } from '../locale/texts.ts';
import classes from './size-field.module.css';

export interface SizeFieldProps {
  /** Font size in points; null where sizes differ. */
  readonly value: number | null;
  readonly onChange: (value: number) => void;
  /** Moves the focus back to the text. */
  readonly giveBack: () => void;
}

/** The font size: typed, or selected from a list, which scrolls to the typed number. */
export function SizeField({ value, onChange, giveBack }: SizeFieldProps): ReactNode {
  const t = usePanelTexts();
  const { chose, returnsFocus } = useReturnedFocus(giveBack);
  return (
    <div className={classes.field}>
      <NumberField
        className={classes.number}
        label={t('text.size')}
        value={value}
        min={1}
        max={400}
        step={1}
        digits={1}
        onChange={onChange}
        onEnter={giveBack}
      />
      <Menu
        align="end"
        returnsFocus={returnsFocus}
        trigger={
          <button
            type="button"
            className={classNames(fingerArea, classes.list)}
            aria-label={t('text.sizes')}
            data-tooltip={t('text.sizes')}
          >
            <ChevronDown aria-hidden="true" />
          </button>
        }
      >
        {fontSizes.map((size) => (
          <MenuItem
            key={size}
            onSelect={() => {
              chose();
              onChange(size);
            }}
          >
            {size}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
