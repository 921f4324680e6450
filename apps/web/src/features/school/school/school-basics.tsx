import { changeSchool, SCHOOL_NAME_MAX, type School } from '@lectern/protocol/schools';
import { Button, Field, Input, Stack, Text } from '@lectern/ui';
import { type FormEvent, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { useSchoolTexts } from '../locale/index.ts';
import classes from '../school.module.css';
import { SCHOOL } from '../school-queries.ts';

const CODES = ['area_code_one', 'area_code_two', 'area_code_three'] as const;
const LABELS = {
  area_code_one: 'school.areaOne',
  area_code_two: 'school.areaTwo',
  area_code_three: 'school.areaThree',
} as const;
const CODE_MAX = 12;

/** Form for the name and location of the school. */
export function SchoolBasics({ school }: { readonly school: School }) {
  const texts = useSchoolTexts();
  const { busy, run } = useCall({ invalidates: SCHOOL });
  const [name, setName] = useState(school.org_name);
  const [codes, setCodes] = useState({
    area_code_one: school.area_code_one,
    area_code_two: school.area_code_two,
    area_code_three: school.area_code_three,
  });
  const [tried, setTried] = useState(false);
  const isBad = (text: string) => !/^\d*$/.test(text.trim());
  const readOnly = !school.may_administer;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() === '' || CODES.some((code) => isBad(codes[code]))) return;
    await run(() => call(changeSchool, { body: { org_name: name.trim(), ...codes } }), {
      success: texts('school.saved'),
    });
  };
  return (
    <Stack as="section" rows="start" columns="one" surface="card" pad={5} gap={4} className={classes.section}>
      <Text as="h2" size="title" weight="bold">
        {texts('school.basics')}
      </Text>
      <form className={classes.form} noValidate onSubmit={(event) => void save(event)}>
        <Field
          label={texts('school.name')}
          error={tried && name.trim() === '' ? texts('school.nameEmpty') : undefined}
        >
          <Input
            value={name}
            maxLength={SCHOOL_NAME_MAX}
            readOnly={readOnly}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Stack gap={4} className={classes.codes}>
          {CODES.map((code) => (
            <Field
              key={code}
              label={texts(LABELS[code])}
              error={tried && isBad(codes[code]) ? texts('school.areaBad') : undefined}
            >
              <Input
                value={codes[code]}
                inputMode="numeric"
                maxLength={CODE_MAX}
                readOnly={readOnly}
                onChange={(event) => setCodes({ ...codes, [code]: event.target.value })}
              />
            </Field>
          ))}
        </Stack>
        {!readOnly && (
          <Button className={classes.end ?? ''} type="submit" tone="primary" busy={busy}>
            {texts('save')}
          </Button>
        )}
      </form>
    </Stack>
  );
}
