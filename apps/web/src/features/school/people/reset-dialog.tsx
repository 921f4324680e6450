import type { Reply } from '@lectern/protocol';
import { ONE_TIME_PASSWORD_DAYS, resetPassword, type SchoolPerson } from '@lectern/protocol/schools';
import { Button, ConfirmDialog, Dialog, Stack, showToast, Text } from '@lectern/ui';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { copyText } from '../../../platform/copy-text.ts';
import { useSchoolTexts } from '../locale/index.ts';
import classes from '../school.module.css';
import { SCHOOL } from '../school-queries.ts';

export interface ResetDialogProps {
  readonly of: SchoolPerson;
  readonly onClose: () => void;
}

/** Dialog that resets a password after confirmation and shows the new password, once. */
export function ResetDialog({ of, onClose }: ResetDialogProps) {
  const texts = useSchoolTexts();
  const { busy, run } = useCall({ invalidates: SCHOOL });
  const [given, setGiven] = useState<Reply<typeof resetPassword>>();
  const name = of.user_real_name;
  const reset = async () => {
    const isReset = await run(() => call(resetPassword, { params: { user_id: of.user_id } }), {
      onSuccess: setGiven,
    });
    if (!isReset) onClose();
  };
  if (given === undefined) {
    return (
      <ConfirmDialog
        open
        onOpenChange={onClose}
        title={texts('reset.title', { name })}
        description={texts('reset.text')}
        confirmLabel={texts('reset.confirm')}
        cancelLabel={texts('cancel')}
        tone="danger"
        busy={busy}
        onConfirm={() => void reset()}
      />
    );
  }
  const words = texts('reset.copyText', { login: given.login_name, password: given.password });
  const copy = async () => {
    const copied = await copyText(words);
    showToast({ kind: copied ? 'success' : 'failure', text: texts(copied ? 'reset.copied' : 'copyByHand') });
  };
  return (
    <Dialog
      open
      // A press outside must not close the dialog, because the password is shown only once.
      dismissible={false}
      onOpenChange={onClose}
      size="fit"
      title={texts('reset.doneTitle', { name })}
      description={texts('reset.once', { days: ONE_TIME_PASSWORD_DAYS })}
      footer={
        <>
          <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
            {texts('reset.copy')}
          </Button>
          <Button tone="primary" onClick={onClose}>
            {texts('done')}
          </Button>
        </>
      }
    >
      <Stack as="dl" align="baseline" pad={4} radius="card" className={classes.secret}>
        <Text as="dt" tone="quiet">
          {texts('reset.login')}
        </Text>
        <dd>{given.login_name}</dd>
        <Text as="dt" tone="quiet">
          {texts('reset.password')}
        </Text>
        <dd>{given.password}</dd>
      </Stack>
      {given.replaced && <p className={classes.small}>{texts('reset.replaced')}</p>}
    </Dialog>
  );
}
