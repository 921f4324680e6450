import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { useControlTexts } from '../control-texts.ts';
import { Popover } from '../overlays/popover.tsx';
import { useUiTexts } from '../ui-texts.ts';
import { addMonths, type Day, dayByKey, dayInWords, localDay, weeksOf } from './calendar.ts';
import classes from './date-picker.module.css';

export interface DatePickerProps {
  /** The accessible name. */
  readonly label: string;
  /** `2026-09-01`. */
  readonly value: Day | undefined;
  readonly onChange: (day: Day) => void;
  /** Shown while no day is selected. */
  readonly placeholder: string;
  /** The first and the last day that can be selected. */
  readonly min?: Day;
  readonly max?: Day;
}

/** A field for a day, selected in a calendar. */
export function DatePicker({ label, value, onChange, placeholder, min, max }: DatePickerProps) {
  const { locale } = useUiTexts();
  const [open, setOpen] = useState(false);
  const focusedDay = useRef<HTMLButtonElement>(null);
  const said = value && dayInWords(value, locale, { dateStyle: 'medium' });
  return (
    <Popover
      label={label}
      align="start"
      open={open}
      onOpenChange={setOpen}
      initialFocus={focusedDay}
      trigger={
        <Button icon={<CalendarDays aria-hidden="true" />} aria-label={`${label}: ${said ?? placeholder}`}>
          {said ?? placeholder}
        </Button>
      }
    >
      <Calendar
        value={value}
        min={min}
        max={max}
        focusedDay={focusedDay}
        onChoose={(day) => {
          setOpen(false);
          onChange(day);
        }}
      />
    </Popover>
  );
}

interface CalendarProps {
  readonly value: Day | undefined;
  readonly min: Day | undefined;
  readonly max: Day | undefined;
  /** The ref for the button of the focused day. */
  readonly focusedDay: RefObject<HTMLButtonElement | null>;
  readonly onChoose: (day: Day) => void;
}

/** Arrow keys move by days and weeks, Page Up and Page Down by months, Home and End to the ends of a week. */
function Calendar({ value, min, max, focusedDay, onChoose }: CalendarProps) {
  const { locale } = useUiTexts();
  const texts = useControlTexts();
  const today = localDay(new Date());
  const [focused, setFocused] = useState(value ?? today);
  const walked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the node with the focus is another for another day
  useEffect(() => {
    // The focus follows the keys, and not the buttons that change the month.
    if (walked.current) focusedDay.current?.focus();
    walked.current = false;
  }, [focused]);
  const weeks = weeksOf(focused);
  const month = focused.slice(0, 7);
  const mayChoose = (day: Day) => (min === undefined || day >= min) && (max === undefined || day <= max);
  const press = (event: KeyboardEvent) => {
    const next = dayByKey(event.key, focused);
    if (next === undefined) return;
    event.preventDefault();
    // A day that may not be selected has a disabled button, which cannot get the focus.
    const within = min !== undefined && next < min ? min : max !== undefined && next > max ? max : next;
    if (within === focused) return;
    walked.current = true;
    setFocused(within);
  };
  const inWords = (day: Day, options: Intl.DateTimeFormatOptions) => dayInWords(day, locale, options);
  return (
    <div className={classes.calendar}>
      <MonthHead
        words={inWords(focused, { year: 'numeric', month: 'long' })}
        onMove={(by) => setFocused(addMonths(focused, by))}
      />
      <table aria-label={inWords(focused, { year: 'numeric', month: 'long' })}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" abbr={inWords(day, { weekday: 'long' })} className={classes.weekday}>
                {inWords(day, { weekday: 'narrow' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={press}>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <button
                    ref={day === focused ? focusedDay : undefined}
                    type="button"
                    className={classes.day}
                    tabIndex={day === focused ? 0 : -1}
                    aria-label={inWords(day, { dateStyle: 'full' })}
                    aria-current={day === today ? 'date' : undefined}
                    data-other={day.slice(0, 7) !== month || undefined}
                    aria-pressed={day === value}
                    disabled={!mayChoose(day)}
                    onClick={() => onChoose(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Button tone="quiet" size="small" disabled={!mayChoose(today)} onClick={() => onChoose(today)}>
        {texts.today}
      </Button>
    </div>
  );
}

interface MonthHeadProps {
  readonly words: string;
  /** Called with the number of months to move by. */
  readonly onMove: (by: number) => void;
}

function MonthHead({ words, onMove }: MonthHeadProps) {
  const texts = useControlTexts();
  return (
    <div className={classes.head}>
      <IconButton
        label={texts.previousMonth}
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={() => onMove(-1)}
      />
      <p className={classes.month} aria-live="polite">
        {words}
      </p>
      <IconButton
        label={texts.nextMonth}
        icon={<ChevronRight aria-hidden="true" />}
        onClick={() => onMove(1)}
      />
    </div>
  );
}
