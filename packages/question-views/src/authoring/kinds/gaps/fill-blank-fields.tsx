import { gapsOf } from '@lectern/questions';
import { Button, NumberField, Row, Stack, Text, ToggleGroup, useTextsOf } from '@lectern/ui';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { FieldsProps, KindValue } from '../../author-context.ts';
import { defined, useAuthor } from '../../author-context.ts';
import { AcceptedList } from '../../fields/accepted-list.tsx';
import { CompareFold } from '../../fields/compare-fields.tsx';
import classes from '../../fields/fields.module.css';
import { CheckLine, Fold, Group, Line } from '../../fields/lines.tsx';
import { gapTexts } from './gap-texts.ts';
import { PassageField } from './passage-field.tsx';
import { groupsWithin, withFillPassage } from './passages.ts';

const USUAL_WIDTH = 6;

/** 填空题: the text with its gaps, and the answers of each gap. */
export function FillBlankFields({ value, onChange, notes, compact }: FieldsProps<'fill-blank'>): ReactNode {
  const t = useTextsOf(gapTexts);
  const { body, key } = value;
  const gaps = gapsOf(body.passage);
  const blankOf = (gap: string) => key.blanks.find((blank) => blank.gap === gap);
  const changeBlank = (gap: string, accepted: { text: string; share?: number }[]) =>
    onChange({
      body,
      key: {
        ...key,
        blanks: gaps.map((id) => ({
          ...(blankOf(id) ?? { gap: id, accepted: [] }),
          ...(id === gap ? { accepted } : {}),
        })),
      },
    });
  return (
    <>
      <PassageField
        passage={body.passage}
        onChange={(passage, answers) => onChange(withFillPassage(value, passage, answers))}
        problem={notes.of()}
      />
      {gaps.length > 0 && (
        <Group title={t.answers}>
          <Stack gap={2}>
            {gaps.map((gap, index) => (
              <div key={gap} className={classes.row}>
                <span className={classes.mark}>{index + 1}.</span>
                <AcceptedList
                  accepted={blankOf(gap)?.accepted ?? []}
                  onChange={(accepted) => changeBlank(gap, accepted)}
                  label={t.answerOf(index + 1)}
                  problem={notes.of(gap)}
                />
              </div>
            ))}
          </Stack>
        </Group>
      )}
      {!compact && <FillFolds value={value} gaps={gaps} onChange={onChange} />}
    </>
  );
}

interface FillFoldsProps {
  readonly value: KindValue<'fill-blank'>;
  readonly gaps: readonly string[];
  readonly onChange: (value: KindValue<'fill-blank'>) => void;
}

function FillFolds({ value, gaps, onChange }: FillFoldsProps): ReactNode {
  const { body, key } = value;
  return (
    <>
      <CompareFold
        value={key.blanks[0]?.compare}
        onChange={(compare) =>
          onChange({
            body,
            key: { ...key, blanks: key.blanks.map((blank) => defined({ ...blank, compare })) },
          })
        }
      />
      {gaps.length > 1 && (
        <GroupsFold
          gaps={gaps}
          groups={key.groups ?? []}
          onChange={(groups) =>
            onChange({ body, key: defined({ ...key, groups: groups.length > 0 ? groups : undefined }) })
          }
        />
      )}
      <WidthsFold value={value} gaps={gaps} onChange={onChange} />
    </>
  );
}

interface GroupsFoldProps {
  readonly gaps: readonly string[];
  readonly groups: readonly (readonly string[])[];
  readonly onChange: (groups: string[][]) => void;
}

function GroupsFold({ gaps, groups, onChange }: GroupsFoldProps): ReactNode {
  const t = useTextsOf(gapTexts);
  const { readOnly } = useAuthor();
  // Groups of one gap are no groups yet, and are kept here until they are.
  const [drafts, setDrafts] = useState(groups);
  const isKnown = JSON.stringify(groupsWithin(drafts, gaps)) === JSON.stringify(groups);
  const shown = isKnown ? drafts : groups;
  const change = (next: readonly (readonly string[])[]) => {
    setDrafts(next);
    onChange(groupsWithin(next, gaps));
  };
  const summary = groups.map((group) => group.map((gap) => gaps.indexOf(gap) + 1).join('、')).join('；');
  return (
    <Fold title={t.groups} summary={summary === '' ? t.noGroups : summary}>
      <Text size="small" tone="quiet">
        {t.groupsHint}
      </Text>
      {shown.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups have no names
        <Line key={index} label={t.group(index + 1)}>
          <ToggleGroup
            label={t.group(index + 1)}
            multiple
            disabled={readOnly}
            value={group}
            options={gaps.map((gap, at) => ({ value: gap, label: String(at + 1) }))}
            onChange={(picked) =>
              // A gap is in one group at most.
              change(
                shown.map((other, at) =>
                  at === index
                    ? gaps.filter((gap) => picked.includes(gap))
                    : other.filter((gap) => !picked.includes(gap)),
                ),
              )
            }
          />
        </Line>
      ))}
      {!readOnly && (
        <Row>
          <Button
            size="small"
            tone="quiet"
            icon={<Plus aria-hidden="true" />}
            onClick={() => setDrafts([...shown, []])}
          >
            {t.addGroup}
          </Button>
        </Row>
      )}
    </Fold>
  );
}

function WidthsFold({ value, gaps, onChange }: FillFoldsProps): ReactNode {
  const t = useTextsOf(gapTexts);
  const { readOnly } = useAuthor();
  const { body, key } = value;
  const widths = body.widths ?? [];
  const store = (next: { gap: string; width: number }[]) =>
    onChange({ body: defined({ ...body, widths: next.length > 0 ? next : undefined }), key });
  return (
    <Fold title={t.widths} summary={widths.length === 0 ? t.sameWidth : undefined}>
      <CheckLine
        label={t.sameWidth}
        checked={widths.length === 0}
        onChange={(same) => store(same ? [] : gaps.map((gap) => ({ gap, width: USUAL_WIDTH })))}
      />
      {widths.length > 0 &&
        gaps.map((gap, index) => (
          <Line key={gap} label={t.gap(index + 1)}>
            <NumberField
              label={`${t.gap(index + 1)} ${t.width}`}
              value={widths.find((one) => one.gap === gap)?.width ?? USUAL_WIDTH}
              min={1}
              max={60}
              unit={t.characters}
              disabled={readOnly}
              onChange={(width) =>
                store([...widths.filter((one) => one.gap !== gap), { gap, width: Math.round(width) }])
              }
            />
          </Line>
        ))}
    </Fold>
  );
}
