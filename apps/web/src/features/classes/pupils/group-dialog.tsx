import { GROUP_NAME_MAX } from '@lectern/protocol/classes';
import { Button, Field, FormDialog, Input, Row } from '@lectern/ui';
import { useState } from 'react';
import { type Pupil, sendStudents } from '../../../parts/classes/index.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { CLASSES } from '../class-queries.ts';
import classes from '../classes.module.css';
import { useClassTexts } from '../locale/index.ts';
import { nameFault } from '../name-fault.ts';

export interface GroupDialogProps {
  readonly classId: string;
  readonly pupils: readonly Pupil[];
  /** Pupils to put into the group. */
  readonly of: readonly Pupil[];
  readonly onClose: () => void;
}

/** Dialog that puts pupils into a new or an existing group. */
export function GroupDialog({ classId, pupils, of, onClose }: GroupDialogProps) {
  const texts = useClassTexts();
  const { busy, run } = useCall({ invalidates: CLASSES });
  const known = [...new Set(pupils.map(({ group_name }) => group_name))].filter((name) => name !== '');
  const [name, setName] = useState(of[0]?.group_name ?? '');
  const bad = nameFault(name) === 'bad';

  const save = async () => {
    if (bad) return;
    const changed = of.map(({ user_id }) => ({ member_id: user_id, group_name: name.trim() }));
    await run(() => sendStudents(classId, { changed }), {
      success: texts('pupils.saved'),
      onSuccess: onClose,
    });
  };

  return (
    <FormDialog
      className={classes.form}
      title={texts('group.title')}
      description={texts('group.text', { count: of.length })}
      cancelLabel={texts('cancel')}
      submitLabel={texts('save')}
      busy={busy}
      onSubmit={save}
      onClose={onClose}
    >
      <Field label={texts('group.name')} error={bad ? texts('pupil.bad') : undefined}>
        <Input
          value={name}
          maxLength={GROUP_NAME_MAX}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      {known.length > 0 && (
        <Row align="stretch" wrap gap={2}>
          {known.map((each) => (
            <Button key={each} size="small" aria-pressed={each === name.trim()} onClick={() => setName(each)}>
              {each}
            </Button>
          ))}
        </Row>
      )}
    </FormDialog>
  );
}
