import { newId } from '@lectern/base';
import { CLASS_NAME_MAX, changeClass, createClass, type SchoolClass } from '@lectern/protocol/classes';
import { Field, FormDialog, Input, Select } from '@lectern/ui';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { navigate } from '../../../platform/router/router.ts';
import { CLASSES } from '../class-queries.ts';
import classes from '../classes.module.css';
import { useClassTexts } from '../locale/index.ts';
import { nameFault } from '../name-fault.ts';

export interface ClassDialogProps {
  /** The class to change; undefined: a new class is created. */
  readonly of?: SchoolClass;
  readonly onClose: () => void;
}

/** Dialog for the name, nickname and type of a class. */
export function ClassDialog({ of, onClose }: ClassDialogProps) {
  const texts = useClassTexts();
  const { busy, run } = useCall({ invalidates: CLASSES });
  // The id stays the same while the dialog is open, so that a second attempt does not create a second class.
  const [newClassId] = useState(newId);
  const [name, setName] = useState(of?.class_name ?? '');
  const [nick, setNick] = useState(of?.class_nick_name ?? '');
  const [type, setType] = useState<'CLASS' | 'TEACHING_CLASS'>(
    of?.class_type === 'TEACHING_CLASS' ? of.class_type : 'CLASS',
  );
  const [tried, setTried] = useState(false);
  const fault = nameFault(name);
  const nickFault = nick.trim() !== '' && nameFault(nick) === 'bad';

  const save = async () => {
    setTried(true);
    if (fault !== undefined || nickFault) return;
    const words = { class_name: name.trim(), class_nick_name: nick.trim(), class_type: type };
    await run(
      () =>
        of === undefined
          ? call(createClass, { body: { class_id: newClassId, ...words } })
          : call(changeClass, { params: { class_id: of.class_id }, body: words }),
      {
        onSuccess: () => {
          onClose();
          if (of === undefined) navigate(`/user/classmanager?class=${newClassId}`);
        },
      },
    );
  };

  return (
    <FormDialog
      className={classes.form}
      title={texts(of === undefined ? 'edit.create' : 'edit.change')}
      cancelLabel={texts('cancel')}
      submitLabel={texts('save')}
      busy={busy}
      onSubmit={save}
      onClose={onClose}
    >
      <Field label={texts('edit.name')} error={tried && fault ? texts(`edit.${fault}`) : undefined}>
        <Input
          value={name}
          maxLength={CLASS_NAME_MAX}
          placeholder={texts('edit.namePlaceholder')}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Field label={texts('edit.nick')} error={tried && nickFault ? texts('edit.bad') : undefined}>
        <Input
          value={nick}
          maxLength={CLASS_NAME_MAX}
          placeholder={texts('edit.nickPlaceholder')}
          onChange={(event) => setNick(event.target.value)}
        />
      </Field>
      <Field label={texts('edit.type')}>
        <Select
          value={type}
          options={[
            { value: 'CLASS', label: texts('types.CLASS') },
            { value: 'TEACHING_CLASS', label: texts('types.TEACHING_CLASS') },
          ]}
          onChange={setType}
        />
      </Field>
    </FormDialog>
  );
}
