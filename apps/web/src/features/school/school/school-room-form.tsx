import { changeSchool, type School } from '@lectern/protocol/schools';
import { Button, Progress, Stack, Switch, Text } from '@lectern/ui';
import { type FormEvent, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { formatSize } from '../../../platform/i18n/format.ts';
import { useSchoolTexts } from '../locale/index.ts';
import classes from '../school.module.css';
import { bytesOf, gigabytes, RoomField } from '../school-fields.tsx';
import { SCHOOL } from '../school-queries.ts';

/** Default of the school's limit without a setting, gigabytes. */
const FIRST_SCHOOL = 1000;

/** Used storage space of the school, and its limits for the school and for each person. */
export function SchoolRoom({ school }: { readonly school: School }) {
  const texts = useSchoolTexts();
  const { busy, run } = useCall({ invalidates: SCHOOL });
  const { used, capacity, person_capacity: each, usual_capacity: usual } = school.room;
  const [limited, setLimited] = useState(capacity !== null);
  const [whole, setWhole] = useState(capacity === null ? FIRST_SCHOOL : gigabytes(capacity));
  const [own, setOwn] = useState(each !== null);
  const [person, setPerson] = useState(gigabytes(each ?? usual));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const body = {
      capacity: limited ? bytesOf(whole) : null,
      person_capacity: own ? bytesOf(person) : null,
    };
    await run(() => call(changeSchool, { body }), { success: texts('school.saved') });
  };
  return (
    <Stack as="section" rows="start" columns="one" surface="card" pad={5} gap={4} className={classes.section}>
      <Text as="h2" size="title" weight="bold">
        {texts('school.room')}
      </Text>
      <p>
        {capacity === null
          ? texts('school.used', { used: formatSize(used) })
          : texts('school.usedOf', { used: formatSize(used), capacity: formatSize(capacity) })}
        {' · '}
        {texts('school.people', { ...school.people })}
      </p>
      {capacity !== null && capacity > 0 && (
        <Progress label={texts('school.room')} value={Math.min(1, used / capacity)} />
      )}
      {school.may_administer && (
        <form className={classes.form} noValidate onSubmit={(event) => void save(event)}>
          <Switch checked={limited} onChange={setLimited} label={texts('school.limited')} />
          {limited && <RoomField label={texts('school.capacity')} value={whole} onChange={setWhole} />}
          <Switch
            checked={own}
            onChange={setOwn}
            label={texts('school.ownPerson', { usual: formatSize(usual) })}
          />
          {own && <RoomField label={texts('school.personCapacity')} value={person} onChange={setPerson} />}
          <Button className={classes.end ?? ''} type="submit" tone="primary" busy={busy}>
            {texts('save')}
          </Button>
        </form>
      )}
    </Stack>
  );
}
