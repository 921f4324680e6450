import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { type CSSProperties, useId } from 'react';
import { classNames } from './class-names.ts';
import { fingerArea } from './finger-area.ts';
import popup from './popup.module.css';
import classes from './select.module.css';

export interface SelectOption<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  /** For a font's own face and the like. */
  readonly style?: CSSProperties;
}

export interface SelectProps<Value extends string | number> {
  readonly value: Value | null;
  readonly options: readonly SelectOption<Value>[];
  readonly onChange: (value: Value) => void;
  /** The accessible name, where no `Field` names it. */
  readonly label?: string;
  readonly id?: string;
  readonly placeholder?: string;
  readonly size?: 'small' | 'medium';
  readonly disabled?: boolean;
  readonly className?: string;
}

/** One of a list. */
export function Select<Value extends string | number>({
  value,
  options,
  onChange,
  label,
  id,
  placeholder,
  size = 'medium',
  disabled,
  className,
}: SelectProps<Value>) {
  const ownId = useId();
  const triggerId = id ?? ownId;
  return (
    // The content security policy allows no style elements: the popup is styled by our classes alone.
    <CSPProvider disableStyleElements>
      <Base.Root
        value={value}
        items={options.map((option) => ({ value: option.value, label: option.label }))}
        disabled={disabled}
        modal={false}
        onValueChange={(next) => {
          if (next !== null) onChange(next as Value);
        }}
      >
        <Base.Trigger
          id={triggerId}
          aria-label={label}
          className={classNames(fingerArea, classes.trigger, classes[size], className)}
        >
          <Base.Value className={classes.value}>
            {(current: Value | null) =>
              options.find((option) => option.value === current)?.label ?? placeholder ?? ''
            }
          </Base.Value>
          <Base.Icon className={classes.icon}>
            <ChevronDown size="100%" strokeWidth={1.75} aria-hidden="true" />
          </Base.Icon>
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner
            className={popup.positioner}
            sideOffset={4}
            collisionPadding={8}
            alignItemWithTrigger={false}
          >
            <Base.Popup className={popup.popup} aria-labelledby={triggerId}>
              {options.map((option) => (
                <Base.Item
                  key={option.value}
                  value={option.value}
                  className={popup.item}
                  style={option.style}
                >
                  <span className={popup.mark}>
                    <Base.ItemIndicator>
                      <Check size={16} strokeWidth={1.75} aria-hidden="true" />
                    </Base.ItemIndicator>
                  </span>
                  <Base.ItemText className={popup.itemLabel}>{option.label}</Base.ItemText>
                </Base.Item>
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}
