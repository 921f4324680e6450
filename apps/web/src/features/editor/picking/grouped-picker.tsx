import { Box, Input, Stack, Text } from '@lectern/ui';
import { Search } from 'lucide-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import classes from './grouped-picker.module.css';

export interface PickerGroup {
  readonly id: string;
  readonly label: string;
  readonly names: readonly string[];
}

export interface GroupedPickerProps {
  /** Returns the groups that match the typed text; all groups for an empty text. */
  readonly find: (typed: string) => readonly PickerGroup[];
  readonly nameOf: (name: string) => string;
  readonly draw: (name: string) => ReactNode;
  /** The entries used last, latest first. */
  readonly recent: readonly string[];
  readonly texts: {
    readonly search: string;
    readonly recent: string;
    readonly recently: (name: string) => string;
    readonly nothing: (words: string) => string;
  };
  readonly onPick: (name: string) => void;
  /** Called on a press, which may become a drag. */
  readonly onPress?: (event: PointerEvent<HTMLElement>, name: string) => void;
  /** Cells per row; with fewer columns they are larger. */
  readonly columns?: 6 | 8;
}

/** A grid of drawings to select from: recent ones, then all in groups, filtered by the typed text. */
export function GroupedPicker({
  find,
  nameOf,
  draw,
  recent,
  texts,
  onPick,
  onPress,
  columns = 8,
}: GroupedPickerProps): ReactNode {
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const shown = find(typed);
  const lately = typed.trim() === '' ? recent : [];
  const cell = (name: string, label: string) => (
    <button
      key={name}
      type="button"
      className={classes.cell}
      aria-label={label}
      data-tooltip={nameOf(name)}
      onClick={() => onPick(name)}
      onPointerDown={onPress && ((event) => onPress(event, name))}
    >
      {draw(name)}
    </button>
  );
  /** Moves the focus by arrow keys between the cells, and from the field to the first cell. */
  const walk = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const cells = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = cells.indexOf(event.target as HTMLButtonElement);
    if (at < 0 && event.key === 'Enter') {
      const [first] = shown[0]?.names ?? [];
      if (first !== undefined) onPick(first);
    } else if (at < 0 && event.key === 'ArrowDown') cells[0]?.focus();
    else if (at >= 0) {
      const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
      if (step === undefined) return;
      cells[Math.min(cells.length - 1, Math.max(0, at + step))]?.focus();
    } else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go from cell to cell, which are buttons
    <div className={classes.picker} style={{ '--columns': columns } as CSSProperties} onKeyDown={walk}>
      <Input
        size="small"
        leading={<Search aria-hidden="true" />}
        aria-label={texts.search}
        placeholder={texts.search}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Box overflow="scroll" ref={list} className={classes.cells}>
        {lately.length > 0 ? (
          <section aria-label={texts.recent}>
            <h3 className={classes.groupName}>{texts.recent}</h3>
            <Stack className={classes.grid}>
              {lately.map((name) => cell(name, texts.recently(nameOf(name))))}
            </Stack>
          </section>
        ) : null}
        {shown.map(({ id, label, names }) => (
          <section key={id} aria-label={label}>
            <h3 className={classes.groupName}>{label}</h3>
            <Stack className={classes.grid}>{names.map((name) => cell(name, nameOf(name)))}</Stack>
          </section>
        ))}
        {shown.length === 0 ? (
          <Text as="p" tone="quiet" textAlign="center" className={classes.nothing} role="status">
            {texts.nothing(typed.trim())}
          </Text>
        ) : null}
      </Box>
    </div>
  );
}
