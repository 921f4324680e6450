import { HAND_OVER_NOTICE_DAYS } from '@lectern/protocol/hand-overs';
import { handOver, type SchoolPerson } from '@lectern/protocol/schools';
import { Button, Dialog } from '@lectern/ui';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { formatSize, useDayText } from '../../../platform/i18n/format.ts';
import { useSchoolTexts } from '../locale/index.ts';
import classes from '../school.module.css';
import { Choice } from '../school-fields.tsx';
import { SCHOOL } from '../school-queries.ts';
import { PersonChoice } from './person-choice.tsx';

export interface HandOverDialogProps {
  readonly of: SchoolPerson;
  readonly onClose: () => void;
}

/** Dialog that hands a person's documents and classes over to a colleague. */
export function HandOverDialog({ of, onClose }: HandOverDialogProps) {
  const texts = useSchoolTexts();
  const { busy, run } = useCall({ invalidates: SCHOOL });
  const dayText = useDayText();
  const [documents, setDocuments] = useState(true);
  const [schoolClasses, setSchoolClasses] = useState(true);
  const [to, setTo] = useState<SchoolPerson>();
  // Handing over the documents of an active user waits for their consent or the end of the notice period.
  const waits = documents && !of.deactivated;
  const give = async () => {
    if (to === undefined) return;
    const body = { to: to.user_id, documents, classes: schoolClasses };
    await run(() => call(handOver, { params: { user_id: of.user_id }, body }), {
      success: (given) =>
        given.state === 'waiting'
          ? texts('handOver.asked', { name: of.user_real_name, time: dayText(given.due_at) })
          : texts('handOver.done', {
              ...{ documents: given.document_count, classes: given.class_count },
              assignments: given.assignment_count,
            }),
      onSuccess: onClose,
    });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!busy}
      title={texts('handOver.title', { name: of.user_real_name })}
      description={`${texts('handOver.text')}${waits ? texts('handOver.waits', { name: of.user_real_name, days: HAND_OVER_NOTICE_DAYS }) : ''}`}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {texts('cancel')}
          </Button>
          <Button
            tone="primary"
            busy={busy}
            disabled={to === undefined || !(documents || schoolClasses)}
            onClick={() => void give()}
          >
            {texts(waits ? 'handOver.ask' : 'handOver.confirm')}
          </Button>
        </>
      }
    >
      <div className={classes.form}>
        <Choice
          checked={documents}
          onChange={setDocuments}
          label={texts('handOver.documents', { size: formatSize(of.room.used) })}
        />
        <Choice checked={schoolClasses} onChange={setSchoolClasses} label={texts('handOver.classes')} />
        <PersonChoice label={texts('handOver.to')} except={[of.user_id]} chosen={to} onChoose={setTo} />
      </div>
    </Dialog>
  );
}
