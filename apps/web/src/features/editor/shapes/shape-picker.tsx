import { usualSizeOf } from '@lectern/stage/edit';
import { useOutline } from '@lectern/stage/view';
import { type ReactNode, useMemo, useState } from 'react';
import { defineTexts, useLanguage } from '../../../platform/i18n/texts.ts';
import { GroupedPicker } from '../picking/grouped-picker.tsx';
import { KeptList } from '../picking/kept-list.ts';
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

export interface ShapePickerProps {
  /** All shapes, all but lines, or the shapes to which a picture can be cropped. */
  readonly offers: keyof typeof offered;
  readonly onPick: (name: string) => void;
}

/** The number that fits one row. */
const used = new KeptList('editor-shapes', 8);
const offered = { all: allShapes, closed: closedShapes, picture: pictureShapes };

/** A gallery of shapes: recent ones, then all in groups, filtered by the typed name. */
export function ShapePicker({ offers, onPick }: ShapePickerProps): ReactNode {
  const t = useShapeTexts();
  const groups: readonly ShapesOfGroup[] = offered[offers];
  const language = useLanguage();
  const [recent] = useState(() => used.values.get());
  const known = useMemo(() => new Set<string>(groups.flatMap(({ shapes }) => shapes)), [groups]);
  return (
    <GroupedPicker
      find={(typed) =>
        foundShapes(groups, typed).map(({ group, shapes }) => ({
          id: group,
          label: groupLabel(group)[language],
          names: shapes,
        }))
      }
      nameOf={(name) => shapeLabel(name)?.[language] ?? name}
      draw={(name) => <ShapeGlyph name={name} />}
      recent={recent.filter((name) => known.has(name))}
      texts={{
        search: t('search'),
        recent: t('recent'),
        recently: (name) => t('recently', { name }),
        nothing: (words) => t('nothing', { words }),
      }}
      onPick={(name) => {
        used.use(name);
        onPick(name);
      }}
    />
  );
}

/** Longer side of a glyph, pixels. */
const longest = 22;
/** Shortest side of a glyph, pixels: narrower shapes would look alike. */
const shortest = 7;

/** A shape's outline as a small icon, in its proportions. */
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

const zh = {
  gallery: '形状库',
  search: '搜索形状',
  recent: '最近使用',
  recently: '{{name}}（最近使用）',
  nothing: '没有叫“{{words}}”的形状',
};

const en: typeof zh = {
  gallery: 'Shapes',
  search: 'Search shapes',
  recent: 'Used lately',
  recently: '{{name}} (used lately)',
  nothing: 'No shape is called “{{words}}”',
};

const { useTexts: useShapeTexts } = defineTexts(zh, en);
