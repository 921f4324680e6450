import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { type CSSProperties, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import popup from '../overlays/popup.module.css';
import { finalFocus } from '../overlays/returned-focus.ts';
import { fingerArea } from '../pointer/finger-area.ts';
import classes from './select.module.css';

export interface SelectOption<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  /** The style of the option, for instance its font. */
  readonly style?: CSSProperties;
}

export interface SelectProps<Value extends string | number> {
  readonly value: Value | null;
  readonly options: readonly SelectOption<Value>[];
  readonly onChange: (value: Value) => void;
  /** The accessible name, when no `Field` names it. */
  readonly label?: string;
  readonly id?: string;
  readonly placeholder?: string;
  readonly size?: 'small' | 'medium';
  readonly disabled?: boolean;
  readonly className?: string;
  /**
   * Moves the focus to its target after a choice by pointer, for instance to an open text. After a choice by keys, and
   * after Escape, the focus stays here.
   */
  readonly goTo?: () => void;
}

/**
 * Whether a choice was made by mouse, pen or finger: a choice by keys comes as a key event or as a click without a
 * pointer.
 */
function isByHand(event: Event): boolean {
  return !(event instanceof KeyboardEvent) && !(event.type === 'click' && (event as MouseEvent).detail === 0);
}

/** A selection of one option from a list. */
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
  goTo,
}: SelectProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const chose = useRef(false);
  const ownId = useId();
  const triggerId = id ?? ownId;
  return (
    // The content security policy allows no style elements: the popup is styled by classes only.
    <CSPProvider disableStyleElements>
      <Base.Root
        value={value}
        items={options.map((option) => ({ value: option.value, label: option.label }))}
        disabled={disabled}
        modal={false}
        onValueChange={(next) => {
          if (next !== null) onChange(next as Value);
        }}
        onOpenChange={(open, { reason, event }) => {
          chose.current = !open && reason === 'item-press' && isByHand(event);
          // The list takes a moment to close, during which the next key would be lost.
          if (chose.current) goTo?.();
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
            <ChevronDown aria-hidden="true" />
          </Base.Icon>
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner
            className={popup.positioner}
            sideOffset={4}
            collisionPadding={8}
            alignItemWithTrigger={false}
          >
            <Base.Popup
              ref={list}
              className={popup.popup}
              aria-labelledby={triggerId}
              finalFocus={
                goTo &&
                finalFocus(list, (elsewhere) => {
                  const returns = !chose.current;
                  chose.current = false;
                  if (!returns && !elsewhere) goTo();
                  return returns;
                })
              }
            >
              <Options options={options} />
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}

function Options<Value extends string | number>({ options }: Pick<SelectProps<Value>, 'options'>) {
  return options.map((option) => (
    <Base.Item key={option.value} value={option.value} className={popup.item} style={option.style}>
      <span className={popup.mark}>
        <Base.ItemIndicator>
          <Check aria-hidden="true" />
        </Base.ItemIndicator>
      </span>
      <Base.ItemText className={popup.itemLabel}>{option.label}</Base.ItemText>
    </Base.Item>
  ));
}
