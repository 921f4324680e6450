import { plainTextOf } from '@lectern/questions';
import { IconButton, Row, useTextsOf } from '@lectern/ui';
import { IndentDecrease, IndentIncrease } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAuthor } from '../../author-context.ts';
import classes from '../../fields/fields.module.css';
import { CheckLine, Fold, Group, ProblemNote, SelectLine } from '../../fields/lines.tsx';
import { PartList } from '../../fields/part-list.tsx';
import { firstPart, type GameProps } from '../game-value.ts';
import { DISTRACTOR, leveled, type MapOutline, type MapRow, outlineOf, withOutline } from './map-nodes.ts';
import { pictureGameTexts } from './picture-game-texts.ts';

const MOST = 100;
const MOST_DISTRACTORS = 20;
const DEEPEST = 8;

/** 思维导图填空: an outline whose hidden nodes pupils fill in. */
export function MapFillFields({ value, onChange, notes }: GameProps<'map-fill'>): ReactNode {
  const t = useTextsOf(pictureGameTexts);
  const { makeId } = useAuthor();
  const outline = outlineOf(value);
  const { rows, distractors, isTyped } = outline;
  const store = (patch: Partial<MapOutline>) => onChange(withOutline(value, { ...outline, ...patch }));
  const change = (next: readonly MapRow[]) => store({ rows: leveled(next) });
  const replace = (row: MapRow) => change(rows.map((one) => (one.id === row.id ? row : one)));
  const part = firstPart(value, isTyped ? 'fill-blank' : 'bank-cloze');
  const inPart = notes.within(part?.id ?? '', isTyped ? 'fill-blank' : 'bank-cloze');
  const fault = notes.of() ?? inPart.of();
  return (
    <>
      <Group title={t.map} beside={<span className={classes.label}>{t.mapHint}</span>}>
        <PartList
          parts={rows}
          onChange={change}
          makePart={(content) => ({ id: makeId(), level: rows.at(-1)?.level || 1, content, isHidden: false })}
          fewest={2}
          most={MOST}
          nameOf={(index) => (index === 0 ? t.root : t.node(index))}
          addLabel={t.addNode}
          problemOf={({ id, isHidden }) =>
            isHidden ? (inPart.of(`i-${id}`) ?? inPart.of(`g-${id}`)) : undefined
          }
          before={({ level }) => (
            <span
              className={classes.mark}
              style={{ marginInlineStart: `${level * 2.4}rem` }}
              aria-hidden="true"
            >
              {level === 0 ? '◎' : '–'}
            </span>
          )}
          after={(row, index) =>
            index > 0 && (
              <NodeTools
                row={row}
                name={t.node(index)}
                deepest={Math.min(DEEPEST, (rows[index - 1]?.level ?? 0) + 1)}
                onChange={replace}
              />
            )
          }
        />
        {fault !== undefined && <ProblemNote>{fault}</ProblemNote>}
      </Group>
      <SelectLine
        label={t.howFilled}
        value={isTyped ? 'typed' : 'bank'}
        options={[
          { value: 'bank', label: t.fromBank },
          { value: 'typed', label: t.typed },
        ]}
        onChange={(mode) => store({ isTyped: mode === 'typed' })}
      />
      {!isTyped && (
        <Fold
          title={t.distractors}
          summary={distractors.map(({ content }) => plainTextOf(content)).join('、') || t.none}
        >
          <PartList
            parts={distractors}
            onChange={(next) => store({ distractors: [...next] })}
            makePart={(content) => ({ id: `${DISTRACTOR}${makeId()}`, content })}
            fewest={0}
            most={MOST_DISTRACTORS}
            nameOf={(index) => t.distractor(index + 1)}
            addLabel={t.addDistractor}
            problemOf={({ id }) => inPart.of(id)}
          />
        </Fold>
      )}
    </>
  );
}

interface NodeToolsProps {
  readonly row: MapRow;
  readonly name: string;
  /** The deepest level that the node can have below the one before it. */
  readonly deepest: number;
  readonly onChange: (row: MapRow) => void;
}

function NodeTools({ row, name, deepest, onChange }: NodeToolsProps): ReactNode {
  const t = useTextsOf(pictureGameTexts);
  const { readOnly } = useAuthor();
  return (
    <Row gap={1}>
      <CheckLine
        label={t.hide}
        checked={row.isHidden}
        onChange={(isHidden) => onChange({ ...row, isHidden })}
      />
      <IconButton
        size="small"
        label={`${t.higher} ${name}`}
        icon={<IndentDecrease aria-hidden="true" />}
        disabled={readOnly || row.level < 2}
        onClick={() => onChange({ ...row, level: row.level - 1 })}
      />
      <IconButton
        size="small"
        label={`${t.deeper} ${name}`}
        icon={<IndentIncrease aria-hidden="true" />}
        disabled={readOnly || row.level >= deepest}
        onClick={() => onChange({ ...row, level: row.level + 1 })}
      />
    </Row>
  );
}
