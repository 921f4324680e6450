import { answerHandOver, HAND_OVER_BACK_DAYS, type HandOver } from '@lectern/protocol/hand-overs';
import { Button, ConfirmDialog, Row } from '@lectern/ui';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import classes from '../user-centre.module.css';
import { useDay, useOwnTexts } from './own-texts.ts';

interface HandOverNoticeProps {
  readonly userId: string;
  readonly of: HandOver;
  /** Also called when the response was refused because another response was first. */
  readonly onAnswered: (agrees: boolean) => void;
}

/** A hand-over that waits for the owner's decision. */
export function HandOverNotice({ userId, of, onAnswered }: HandOverNoticeProps) {
  const texts = useOwnTexts();
  const day = useDay();
  const { busy, run } = useCall();
  const [isAsking, setIsAsking] = useState(false);
  const answer = async (agrees: boolean) => {
    const params = { id: userId, hand_over_id: of.hand_over_id };
    await run(() => call(answerHandOver, { params, body: { agrees } }), {
      success: texts(agrees ? 'handOver.agreed' : 'handOver.objected'),
    });
    setIsAsking(false);
    onAnswered(agrees);
  };
  const words = { by: of.by.name, to: of.to.name, when: day(of.due_at), days: HAND_OVER_BACK_DAYS };
  return (
    <Row tone="warning" radius="card" wrap className={classes.notice} role="status">
      <p>{texts(of.classes ? 'handOver.waitsWithClasses' : 'handOver.waits', words)}</p>
      <Button disabled={busy} onClick={() => void answer(false)}>
        {texts('handOver.object')}
      </Button>
      <Button disabled={busy} onClick={() => setIsAsking(true)}>
        {texts('handOver.agree')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={texts('handOver.sureTitle', words)}
        description={texts(of.classes ? 'handOver.sureWithClasses' : 'handOver.sure', words)}
        confirmLabel={texts('handOver.sureYes')}
        cancelLabel={texts('handOver.sureNo')}
        busy={busy}
        onConfirm={() => void answer(true)}
      />
    </Row>
  );
}
