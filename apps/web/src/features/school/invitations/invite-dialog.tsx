import { IDENTITIES, type Identity } from '@lectern/protocol/constants';
import {
  createInvitation,
  INVITATION_DAYS_MAX,
  INVITATION_USES_MAX,
  type Invitation,
} from '@lectern/protocol/invitations';
import { ORG_USER_CODE_MAX } from '@lectern/protocol/school-shapes';
import type { School } from '@lectern/protocol/schools';
import { Button, Dialog, Field, FormDialog, Input, Select, Stack, showToast } from '@lectern/ui';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { QrCode } from '../../../parts/qr-code.tsx';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { copyText } from '../../../platform/copy-text.ts';
import { useDayText } from '../../../platform/i18n/format.ts';
import { useSchoolTexts } from '../locale/index.ts';
import classes from '../school.module.css';
import { CountField } from '../school-fields.tsx';
import { SCHOOL } from '../school-queries.ts';

export interface InviteDialogProps {
  readonly school: School;
  /** Returns the element that gets the focus when the dialog closes. */
  readonly goTo: () => HTMLElement | null;
  readonly onClose: () => void;
}

/** Roles for which only administrators may invite. */
const ABOVE: readonly Identity[] = ['ACADEMIC_STAFF', 'EDU_ADMIN'];
const USUAL_USES = 20;
const USUAL_DAYS = 7;

/** Dialog that creates an invitation for a role, and shows its link and QR code, once. */
export function InviteDialog({ school, goTo, onClose }: InviteDialogProps) {
  const texts = useSchoolTexts();
  const { busy, run } = useCall({ invalidates: SCHOOL });
  const [identity, setIdentity] = useState<Identity>('TEACHER');
  const [note, setNote] = useState('');
  const [uses, setUses] = useState(USUAL_USES);
  const [days, setDays] = useState(USUAL_DAYS);
  const [made, setMade] = useState<{ readonly invitation: Invitation; readonly token: string }>();
  const create = () =>
    run(() => call(createInvitation, { body: { identity, note, uses_max: uses, days } }), {
      onSuccess: setMade,
    });
  if (made) return <MadeInvitation {...made} goTo={goTo} onClose={onClose} />;
  const identities = IDENTITIES.filter((each) => school.may_administer || !ABOVE.includes(each));
  return (
    <FormDialog
      className={classes.form}
      finalFocus={goTo}
      title={texts('invitations.create')}
      cancelLabel={texts('cancel')}
      submitLabel={texts('invitations.create')}
      busy={busy}
      onSubmit={create}
      onClose={onClose}
    >
      <Field label={texts('invitations.identity')}>
        <Select
          value={identity}
          options={identities.map((value) => ({ value, label: texts(`identities.${value}`) }))}
          onChange={setIdentity}
        />
      </Field>
      <CountField
        label={texts('invitations.uses')}
        value={uses}
        max={INVITATION_USES_MAX}
        onChange={setUses}
      />
      <CountField
        label={texts('invitations.days')}
        value={days}
        max={INVITATION_DAYS_MAX}
        onChange={setDays}
      />
      <Field label={texts('invitations.note')}>
        <Input
          value={note}
          maxLength={ORG_USER_CODE_MAX}
          placeholder={texts('invitations.notePlaceholder')}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}

interface MadeInvitationProps extends Pick<InviteDialogProps, 'goTo' | 'onClose'> {
  readonly invitation: Invitation;
  readonly token: string;
}

function MadeInvitation({ invitation, token, goTo, onClose }: MadeInvitationProps) {
  const texts = useSchoolTexts();
  const dayText = useDayText();
  const url = `${location.origin}${location.pathname}#/invited?invitation=${token}`;
  const copy = async () => {
    const copied = await copyText(url);
    showToast({
      kind: copied ? 'success' : 'failure',
      text: texts(copied ? 'invitations.copied' : 'copyByHand'),
    });
  };
  return (
    <Dialog
      open
      dismissible={false}
      onOpenChange={onClose}
      size="fit"
      finalFocus={goTo}
      title={texts('invitations.made')}
      description={texts('invitations.madeText')}
      footer={
        <>
          <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
            {texts('invitations.copy')}
          </Button>
          <Button tone="primary" onClick={onClose}>
            {texts('done')}
          </Button>
        </>
      }
    >
      <div className={classes.form}>
        <Stack items="center" className={classes.qr}>
          <QrCode text={url} label={texts('invitations.qr')} />
        </Stack>
        <Input aria-label={texts('invitations.link')} readOnly value={url} />
        <p className={classes.small}>
          {[
            texts(`identities.${invitation.identity}`),
            texts('invitations.used', { uses: invitation.uses, max: invitation.uses_max }),
            texts('invitations.ends', { time: dayText(invitation.ends_at) }),
          ].join(' · ')}
        </p>
      </div>
    </Dialog>
  );
}
