import { newId } from '@lectern/base';
import { CLASS_NAME_MAX } from '@lectern/protocol/classes';
import {
  type ClassOfSchool,
  changeSchoolClass,
  createSchoolClass,
  type SchoolPerson,
} from '@lectern/protocol/schools';
import { FaultMessage, Field, FormDialog, Input, Select } from '@lectern/ui';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { useSchoolTexts } from '../locale/index.ts';
import { PersonChoice } from '../people/person-choice.tsx';
import classes from '../school.module.css';
import { SCHOOL } from '../school-queries.ts';

export interface ClassDialogProps {
  /** The class to rename; undefined: a new class is created. */
  readonly of?: ClassOfSchool;
  readonly onClose: () => void;
}

/** Dialog that creates a class with its teachers, or renames a class. */
export function ClassDialog({ of, onClose }: ClassDialogProps) {
  const texts = useSchoolTexts();
  const { busy, run } = useCall({ invalidates: SCHOOL });
  // The id stays the same while the dialog is open, so that a second attempt does not create a second class.
  const [newClassId] = useState(newId);
  const [name, setName] = useState(of?.class_name ?? '');
  const [type, setType] = useState<'CLASS' | 'TEACHING_CLASS'>('CLASS');
  const [teacher, setTeacher] = useState<SchoolPerson>();
  const [tried, setTried] = useState(false);
  const save = async () => {
    setTried(true);
    const class_name = name.trim();
    if (class_name === '') return;
    if (of) {
      const params = { class_id: of.class_id };
      await run(() => call(changeSchoolClass, { params, body: { class_name } }), { onSuccess: onClose });
    } else if (teacher) {
      const body = { class_id: newClassId, class_name, class_type: type, teacher_id: teacher.user_id };
      await run(() => call(createSchoolClass, { body }), { onSuccess: onClose });
    }
  };
  return (
    <FormDialog
      size={of ? 'fit' : 'm'}
      className={classes.form}
      title={texts(of ? 'classes.rename' : 'classes.create')}
      cancelLabel={texts('cancel')}
      submitLabel={texts('save')}
      busy={busy}
      onSubmit={save}
      onClose={onClose}
    >
      <Field
        label={texts('classes.name')}
        error={tried && name.trim() === '' ? texts('classes.nameEmpty') : undefined}
      >
        <Input
          value={name}
          maxLength={CLASS_NAME_MAX}
          placeholder={texts('classes.namePlaceholder')}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      {!of && (
        <>
          <Field label={texts('classes.type')}>
            <Select
              value={type}
              options={(['CLASS', 'TEACHING_CLASS'] as const).map((value) => ({
                value,
                label: texts(`classes.types.${value}`),
              }))}
              onChange={setType}
            />
          </Field>
          {tried && teacher === undefined && <FaultMessage>{texts('classes.teacherMissing')}</FaultMessage>}
          <PersonChoice label={texts('classes.teacher')} except={[]} chosen={teacher} onChoose={setTeacher} />
        </>
      )}
    </FormDialog>
  );
}
