import { type ClassOfSchool, changeSchoolClass } from '@lectern/protocol/schools';
import { Avatar, Button, Dialog, IconButton, Row, Stack } from '@lectern/ui';
import { X } from 'lucide-react';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { useSchoolTexts } from '../locale/index.ts';
import { PersonChoice } from '../people/person-choice.tsx';
import classes from '../school.module.css';
import { SCHOOL } from '../school-queries.ts';
import { schoolNameOf } from './school-name-of.ts';

export interface TeachersDialogProps {
  readonly of: ClassOfSchool;
  readonly onClose: () => void;
}

/** Dialog that sets the teachers of a class. */
export function TeachersDialog({ of, onClose }: TeachersDialogProps) {
  const texts = useSchoolTexts();
  const { busy, run } = useCall({ invalidates: SCHOOL });
  const change = (body: { add_teacher?: string; remove_teacher?: string }) =>
    void run(() => call(changeSchoolClass, { params: { class_id: of.class_id }, body }));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts('classes.manageTitle', { name: of.class_name })}
      footer={
        <Button tone="primary" onClick={onClose}>
          {texts('done')}
        </Button>
      }
    >
      <div className={classes.form}>
        <Stack as="ul" gap={2} aria-label={texts('classes.teachers')}>
          {of.teachers.map((teacher) => {
            const name = schoolNameOf(teacher);
            return (
              <Row key={teacher.user_id} as="li" surface="card" wrap className={classes.card}>
                <Avatar name={name} src={teacher.avatar_url} decorative />
                <Stack as="bdi" gap={1} overflow="breaks" className={classes.cardWords}>
                  {name}
                </Stack>
                <IconButton
                  label={texts('classes.remove', { name })}
                  icon={<X aria-hidden="true" />}
                  disabled={busy || of.teachers.length < 2}
                  onClick={() => change({ remove_teacher: teacher.user_id })}
                />
              </Row>
            );
          })}
        </Stack>
        <PersonChoice
          label={texts('classes.add')}
          except={of.teachers.map(({ user_id }) => user_id)}
          chosen={undefined}
          onChoose={(person) => person && change({ add_teacher: person.user_id })}
        />
      </div>
    </Dialog>
  );
}
