import type { School } from '@lectern/protocol/schools';
import classes from '../school.module.css';
import { useSchoolTexts } from '../school-texts.ts';
import { SchoolBasics } from './school-basics.tsx';
import { SchoolRoom } from './school-room-form.tsx';
import { SchoolSwitches } from './school-switches.tsx';
import { SchoolTerms } from './school-terms.tsx';
import { SchoolUsage } from './school-usage.tsx';

/** The school's settings: name, area codes, storage, switches, usage and terms. */
export function SchoolForm({ school }: { readonly school: School }) {
  const texts = useSchoolTexts();
  return (
    <>
      {!school.may_administer && <p className={classes.small}>{texts('school.readOnly')}</p>}
      <SchoolBasics school={school} />
      <SchoolRoom school={school} />
      <SchoolSwitches school={school} />
      <SchoolUsage />
      <SchoolTerms />
    </>
  );
}
