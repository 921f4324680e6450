import { IconButton, NumberField, Row, Stack, useTextsOf } from '@lectern/ui';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldsProps, KindValue } from '../author-context.ts';
import { defined, useAuthor } from '../author-context.ts';
import classes from '../fields/fields.module.css';
import { CheckLine, Group, NumberLine, ProblemNote } from '../fields/lines.tsx';
import { AreaCanvas } from '../picture/area-canvas.tsx';
import { PictureField } from '../picture/picture-field.tsx';
import { pictureTexts } from '../picture/picture-texts.ts';
import type { Shape } from '../picture/shapes.ts';

type Value = KindValue<'hotspot'>;
type Area = Value['key']['areas'][number];

/** All areas of a question, those that pupils see first. */
export function areasOf({ body, key }: Value): Area[] {
  return [...body.areas, ...key.areas];
}

/** The question with other areas, which pupils see or not. Taps are enough for the right ones. */
export function withAreas(
  { body }: Value,
  areas: readonly Area[],
  right: readonly string[],
  areShown: boolean,
): Value {
  const ids = new Set(areas.map(({ id }) => id));
  const known = right.filter((id) => ids.has(id));
  return {
    body: {
      ...body,
      areas: areShown ? areas.map(({ id, shape }) => ({ id, shape })) : [],
      taps: Math.max(body.taps, known.length, 1),
    },
    key: { areas: areShown ? [] : [...areas], right: known },
  };
}

/** 指图题: a picture, its areas and which of them are right. */
export function HotspotFields({ value, onChange, notes, compact }: FieldsProps<'hotspot'>): ReactNode {
  const t = useTextsOf(pictureTexts);
  const { makeId } = useAuthor();
  const { body, key } = value;
  const areas = areasOf(value);
  const areShown = body.areas.length > 0;
  const store = (next: readonly Area[], right: readonly string[] = key.right) =>
    onChange(withAreas(value, next, right, areShown));
  const nameOf = (id: string) => t.area(areas.findIndex((area) => area.id === id) + 1);
  const add = (shape: Shape) => {
    const id = makeId();
    // The first area that is drawn is the right one.
    store([...areas, { id, shape }], key.right.length === 0 ? [id] : key.right);
  };
  const fault = notes.of();
  return (
    <>
      <PictureField
        value={body.picture}
        onChange={(picture) => onChange({ body: { ...body, picture }, key })}
      />
      {body.picture && (
        <AreaCanvas
          picture={body.picture}
          areas={areas.map(({ id, shape }) => ({ id, shape, isRight: key.right.includes(id) }))}
          nameOf={nameOf}
          onAdd={add}
          onShape={(id, shape) => store(areas.map((area) => (area.id === id ? { ...area, shape } : area)))}
          onRemove={(id) => store(areas.filter((area) => area.id !== id))}
        />
      )}
      {fault !== undefined && <ProblemNote>{fault}</ProblemNote>}
      {areas.length > 0 && (
        <AreaList
          areas={areas}
          right={key.right}
          areShown={areShown}
          nameOf={nameOf}
          onChange={store}
          problemOf={(id) => notes.of(id)}
        />
      )}
      {!compact && areas.length > 0 && (
        <>
          <CheckLine
            label={t.shown}
            checked={areShown}
            onChange={(shown) => onChange(withAreas(value, areas, key.right, shown))}
          />
          <NumberLine
            label={t.taps}
            value={body.taps}
            min={1}
            max={60}
            digits={0}
            unit={t.tapsUnit}
            onChange={(taps) => onChange({ body: { ...body, taps: taps ?? 1 }, key })}
          />
        </>
      )}
    </>
  );
}

interface AreaListProps {
  readonly areas: readonly Area[];
  readonly right: readonly string[];
  readonly areShown: boolean;
  readonly nameOf: (id: string) => string;
  readonly onChange: (areas: readonly Area[], right?: readonly string[]) => void;
  readonly problemOf: (id: string) => string | undefined;
}

function AreaList({ areas, right, areShown, nameOf, onChange, problemOf }: AreaListProps): ReactNode {
  const t = useTextsOf(pictureTexts);
  const { readOnly } = useAuthor();
  return (
    <Group title={t.areas}>
      {areas.map((area) => (
        <Stack gap={1} key={area.id}>
          <Row gap={3} wrap>
            <span className={classes.label}>{nameOf(area.id)}</span>
            <CheckLine
              label={t.right}
              checked={right.includes(area.id)}
              onChange={(checked) =>
                onChange(areas, checked ? [...right, area.id] : right.filter((id) => id !== area.id))
              }
            />
            {!areShown && right.includes(area.id) && (
              <NumberField
                label={`${nameOf(area.id)} ${t.margin}`}
                prefix={t.margin}
                unit="%"
                value={Math.round((area.margin ?? 0) * 100)}
                min={0}
                max={50}
                disabled={readOnly}
                onChange={(percent) =>
                  onChange(
                    areas.map((one) =>
                      one.id === area.id
                        ? defined({ ...one, margin: percent === 0 ? undefined : percent / 100 })
                        : one,
                    ),
                  )
                }
              />
            )}
            <IconButton
              size="small"
              label={t.remove(nameOf(area.id))}
              icon={<X aria-hidden="true" />}
              disabled={readOnly}
              onClick={() => onChange(areas.filter(({ id }) => id !== area.id))}
            />
          </Row>
          {problemOf(area.id) !== undefined && <ProblemNote>{problemOf(area.id)}</ProblemNote>}
        </Stack>
      ))}
    </Group>
  );
}
