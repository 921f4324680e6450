import { usualSizeOf } from '@lectern/stage/edit';
import { useOutline } from '@lectern/stage/view';
import { Input } from '@lectern/ui';
import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { useLanguage } from '../../../platform/i18n/texts.ts';
import { noteShape, recentShapes } from './recent-shapes.ts';
import {
  allShapes,
  closedShapes,
  foundShapes,
  groupLabel,
  pictureShapes,
  type ShapesOfGroup,
  shapeLabel,
} from './shape-catalogue.ts';
import { shapeGeometry } from './shape-geometry.ts';
import classes from './shape-picker.module.css';
import { useShapeTexts } from './texts.ts';

export interface ShapePickerProps {
  /** All of them, those that are no lines, or those that a picture is cut to. */
  readonly offers: keyof typeof offered;
  readonly onPick: (name: string) => void;
}

const offered = { all: allShapes, closed: closedShapes, picture: pictureShapes };

/** Cells in a row. */
const columns = 8;

/** Shapes to choose from: those used last, then all in groups; what is typed leaves those of that name. */
export function ShapePicker({ offers, onPick }: ShapePickerProps): ReactNode {
  const t = useShapeTexts();
  const groups: readonly ShapesOfGroup[] = offered[offers];
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const [recent] = useState(recentShapes);
  const known = useMemo(() => new Set<string>(groups.flatMap(({ shapes }) => shapes)), [groups]);
  const lately = typed.trim() === '' ? recent.filter((name) => known.has(name)) : [];
  const shown = useMemo(() => foundShapes(groups, typed), [groups, typed]);
  const nameOf = (name: string) => shapeLabel(name)?.[language] ?? name;
  const pick = (name: string) => {
    noteShape(name);
    onPick(name);
  };
  const cell = (name: string, label: string) => (
    <button
      key={name}
      type="button"
      className={classes.cell}
      aria-label={label}
      data-tooltip={nameOf(name)}
      onClick={() => pick(name)}
    >
      <ShapeGlyph name={name} />
    </button>
  );
  /** From cell to cell, and from the field to the first of them. */
  const walk = (event: KeyboardEvent) => {
    const cells = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = cells.indexOf(event.target as HTMLButtonElement);
    if (at < 0 && event.key === 'Enter') {
      const [first] = shown[0]?.shapes ?? [];
      if (first !== undefined) pick(first);
    } else if (at < 0 && event.key === 'ArrowDown') cells[0]?.focus();
    else if (at >= 0) {
      const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
      if (step === undefined) return;
      cells[Math.min(cells.length - 1, Math.max(0, at + step))]?.focus();
    } else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go from shape to shape, which are buttons
    <div className={classes.picker} onKeyDown={walk}>
      <Input
        size="small"
        leading={<Search aria-hidden="true" />}
        aria-label={t('search')}
        placeholder={t('search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div ref={list} className={classes.shapes}>
        {lately.length > 0 ? (
          <section aria-label={t('recent')}>
            <h3 className={classes.groupName}>{t('recent')}</h3>
            <div className={classes.grid}>
              {lately.map((name) => cell(name, t('recently', { name: nameOf(name) })))}
            </div>
          </section>
        ) : null}
        {shown.map(({ group, shapes }) => (
          <section key={group} aria-label={groupLabel(group)[language]}>
            <h3 className={classes.groupName}>{groupLabel(group)[language]}</h3>
            <div className={classes.grid}>{shapes.map((name) => cell(name, nameOf(name)))}</div>
          </section>
        ))}
        {shown.length === 0 ? (
          <p className={classes.nothing} role="status">
            {t('nothing', { words: typed.trim() })}
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** Pixels of the longer side. */
const longest = 22;
/** What is narrower could not be told apart. */
const shortest = 7;

/** A shape's own outline, small and in its own proportions. */
export function ShapeGlyph({ name }: { readonly name: string }): ReactNode {
  const geometry = useMemo(() => shapeGeometry(name), [name]);
  const size = usualSizeOf(name);
  const scale = longest / Math.max(size.w, size.h);
  const w = Math.max(shortest, size.w * scale);
  const h = Math.max(shortest, size.h * scale);
  const outline = useOutline(geometry, w, h);
  return (
    <svg viewBox={`-2 -2 ${w + 4} ${h + 4}`} width={w + 4} height={h + 4} aria-hidden="true">
      {outline?.paths.map((path, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the paths of a shape never change their order
          key={index}
          d={path.d}
          fill={path.fill === 'none' ? 'none' : 'currentColor'}
          fillOpacity={path.fill === 'norm' ? 0.14 : 0.3}
          stroke={path.stroke ? 'currentColor' : 'none'}
          strokeWidth={1.3}
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}
