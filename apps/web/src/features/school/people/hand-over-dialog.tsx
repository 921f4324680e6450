import { handOver, type SchoolPerson } from '@lectern/protocol/schools';
import { Button, Dialog, showToast } from '@lectern/ui';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { formatSize } from '../../../platform/i18n/format-size.ts';
import { Choice } from '../choice.tsx';
import classes from '../school.module.css';
import { useSchoolTexts } from '../school-texts.ts';
import { useSchoolWork } from '../use-school-work.ts';
import { PersonChoice } from './person-choice.tsx';

export interface HandOverDialogProps {
  readonly of: SchoolPerson;
  readonly onClose: () => void;
}

/** What somebody has, given to a colleague. */
export function HandOverDialog({ of, onClose }: HandOverDialogProps) {
  const texts = useSchoolTexts();
  const { busy, work } = useSchoolWork();
  const [documents, setDocuments] = useState(true);
  const [schoolClasses, setSchoolClasses] = useState(true);
  const [to, setTo] = useState<SchoolPerson>();
  const give = async () => {
    if (to === undefined) return;
    const done = await work(async () => {
      const given = await call(handOver, {
        params: { user_id: of.user_id },
        body: { to: to.user_id, documents, classes: schoolClasses },
      });
      showToast({ kind: 'success', text: texts('handOver.done', { ...given }) });
      return true;
    });
    if (done) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!busy}
      title={texts('handOver.title', { name: of.user_real_name })}
      description={texts('handOver.text')}
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
            {texts('handOver.confirm')}
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
