import { SEATS_SIDE_MAX } from '@lectern/protocol/classes';
import { Button, ConfirmDialog, NumberField, Stack, Text } from '@lectern/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  clearSeats,
  fillSeats,
  type MovedSeat,
  type Pupil,
  roomOf,
  SeatGrid,
  seatedAnew,
  sendStudents,
} from '../../../parts/classes/index.ts';
import { tableScreenClasses } from '../../../parts/table-screen/index.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { CLASSES, pupilsQuery } from '../class-queries.ts';
import classes from '../classes.module.css';
import { useClassTexts } from '../locale/index.ts';

export interface SeatPlanProps {
  readonly userId: string;
  readonly classId: string;
  readonly pupils: readonly Pupil[];
  readonly canChange: boolean;
}

/** Seating plan of a class. */
export function SeatPlan({ userId, classId, pupils, canChange }: SeatPlanProps) {
  const texts = useClassTexts();
  const client = useQueryClient();
  const { run } = useCall({ invalidates: CLASSES });
  const [size, setSize] = useState({ rows: 0, columns: 0 });
  const [clearing, setClearing] = useState(false);
  const needed = roomOf(pupils);
  const rows = Math.max(needed.rows, size.rows);
  const columns = Math.max(needed.columns, size.columns);
  const unseated = pupils.filter(({ seat }) => seat === null);

  const change = (moved: readonly MovedSeat[]) => {
    if (moved.length === 0) return;
    const { queryKey } = pupilsQuery(userId, classId);
    // The change is shown at once; when the server refuses it, the pupils are loaded again. A request in progress would
    // overwrite the change, so it is cancelled.
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (found) => found && { ...found, pupils: seatedAnew(found.pupils, moved) });
    void run(() => sendStudents(classId, { changed: [...moved] }), { queued: true });
  };

  return (
    <Stack gap={4} className={tableScreenClasses.screen}>
      {canChange && (
        <div className={classes.bar}>
          <NumberField
            label={texts('seats.rows')}
            prefix={texts('seats.rows')}
            className={classes.count}
            value={rows}
            min={needed.rows}
            max={SEATS_SIDE_MAX}
            onChange={(value) => setSize({ rows: value ?? 0, columns })}
          />
          <NumberField
            label={texts('seats.columns')}
            prefix={texts('seats.columns')}
            className={classes.count}
            value={columns}
            min={needed.columns}
            max={SEATS_SIDE_MAX}
            onChange={(value) => setSize({ rows, columns: value ?? 0 })}
          />
          <div className={classes.tools}>
            <Button
              disabled={unseated.length === 0}
              onClick={() => change(fillSeats(pupils, { rows, columns }))}
            >
              {texts('seats.fill')}
            </Button>
            <Button disabled={unseated.length === pupils.length} onClick={() => setClearing(true)}>
              {texts('seats.clear')}
            </Button>
          </div>
        </div>
      )}
      {canChange && (
        <Text as="p" tone="quiet" size="small">
          {texts('seats.hint')}
        </Text>
      )}
      <SeatGrid pupils={pupils} rows={rows} columns={columns} canChange={canChange} onMove={change} />
      <ConfirmDialog
        open={clearing}
        onOpenChange={setClearing}
        title={texts('seats.clearTitle')}
        description={texts('seats.clearText')}
        confirmLabel={texts('seats.clear')}
        cancelLabel={texts('cancel')}
        onConfirm={() => {
          setClearing(false);
          change(clearSeats(pupils));
        }}
      />
    </Stack>
  );
}
