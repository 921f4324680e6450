import { IDENTITIES, type Identity } from '@lectern/protocol/constants';
import { ORG_USER_CODE_MAX } from '@lectern/protocol/school-shapes';
import { changePerson, type School, type SchoolPerson } from '@lectern/protocol/schools';
import { FaultMessage, Field, FormDialog, Input, Stack, Switch } from '@lectern/ui';
import { useId, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { formatSize } from '../../../platform/i18n/format.ts';
import { useSchoolTexts } from '../locale/index.ts';
import classes from '../school.module.css';
import { bytesOf, Choice, gigabytes, RoomField } from '../school-fields.tsx';
import { SCHOOL } from '../school-queries.ts';

export interface PersonDialogProps {
  readonly of: SchoolPerson;
  readonly school: School;
  readonly onClose: () => void;
}

const NAME_MAX = 64;

/** Dialog for a person's name and number, and for administrators their roles and storage space. */
export function PersonDialog({ of, school, onClose }: PersonDialogProps) {
  const texts = useSchoolTexts();
  const { busy, run } = useCall({ invalidates: SCHOOL });
  const legend = useId();
  const [name, setName] = useState(of.user_real_name);
  const [code, setCode] = useState(of.org_user_code);
  const [identities, setIdentities] = useState<readonly Identity[]>(of.identities);
  const [own, setOwn] = useState(of.room.own);
  const [room, setRoom] = useState(gigabytes(of.room.capacity));
  const [tried, setTried] = useState(false);
  const administers = school.may_administer;

  const save = async () => {
    setTried(true);
    if (name.trim() === '' || identities.length === 0) return;
    const capacity = own ? bytesOf(room) : null;
    const changesRoom = own !== of.room.own || (own && room !== gigabytes(of.room.capacity));
    const body = {
      ...(name.trim() !== of.user_real_name && { user_real_name: name.trim() }),
      ...(code.trim() !== of.org_user_code && { org_user_code: code.trim() }),
      ...(identities.join() !== of.identities.join() && { identities: [...identities] }),
      ...(changesRoom && { capacity }),
    };
    const hasChanged = Object.keys(body).length > 0;
    await run(
      async () => {
        if (hasChanged) await call(changePerson, { params: { user_id: of.user_id }, body });
      },
      { success: texts('people.saved'), onSuccess: onClose },
    );
  };
  const turn = (identity: Identity, on: boolean) =>
    setIdentities(IDENTITIES.filter((each) => (each === identity ? on : identities.includes(each))));

  return (
    <FormDialog
      className={classes.form}
      title={texts('edit.title', { name: of.user_real_name })}
      cancelLabel={texts('cancel')}
      submitLabel={texts('save')}
      busy={busy}
      onSubmit={save}
      onClose={onClose}
    >
      <Field
        label={texts('edit.name')}
        error={tried && name.trim() === '' ? texts('edit.nameEmpty') : undefined}
      >
        <Input value={name} maxLength={NAME_MAX} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Field label={texts('edit.code')}>
        <Input value={code} maxLength={ORG_USER_CODE_MAX} onChange={(event) => setCode(event.target.value)} />
      </Field>
      {administers ? (
        <>
          <Stack as="fieldset" className={classes.choices} aria-labelledby={legend}>
            <legend id={legend}>{texts('edit.identities')}</legend>
            {IDENTITIES.map((identity) => (
              <Choice
                key={identity}
                checked={identities.includes(identity)}
                onChange={(on) => turn(identity, on)}
                label={texts(`identities.${identity}`)}
              />
            ))}
          </Stack>
          {identities.length === 0 && <FaultMessage>{texts('edit.identitiesNone')}</FaultMessage>}
          <Switch checked={own} onChange={setOwn} label={texts('edit.own')} />
          {own && (
            <RoomField
              label={texts('edit.room')}
              hint={texts('edit.used', { used: formatSize(of.room.used) })}
              value={room}
              onChange={setRoom}
            />
          )}
        </>
      ) : (
        <p className={classes.small}>{texts('edit.onlyAdmin')}</p>
      )}
    </FormDialog>
  );
}
