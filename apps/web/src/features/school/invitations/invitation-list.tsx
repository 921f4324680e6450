import { type Invitation, withdrawInvitation } from '@lectern/protocol/invitations';
import type { School } from '@lectern/protocol/schools';
import { Button, ConfirmDialog, EmptyState, Row, Spinner, Stack, Tag, Text } from '@lectern/ui';
import { useQuery } from '@tanstack/react-query';
import { MailPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { LoadFailed } from '../../../parts/load-failed.tsx';
import { registration } from '../../../parts/registration.ts';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { useDayText } from '../../../platform/i18n/format.ts';
import { useSchoolTexts } from '../locale/index.ts';
import classes from '../school.module.css';
import { invitationsQuery, SCHOOL } from '../school-queries.ts';
import { InviteDialog } from './invite-dialog.tsx';

/** The valid invitations of the school. */
export function InvitationList({ school }: { readonly school: School }) {
  const texts = useSchoolTexts();
  const dayText = useDayText();
  const { busy, run } = useCall({ invalidates: SCHOOL });
  const invitations = useQuery(invitationsQuery);
  const [making, setMaking] = useState(false);
  // Button that gets the focus when a dialog closes: the button that opened it may be gone with its invitation.
  const again = useRef<HTMLButtonElement>(null);
  const [leaving, setLeaving] = useState<Invitation>();
  const withdraw = async (of: Invitation) => {
    await run(() => call(withdrawInvitation, { params: { invitation_id: of.invitation_id } }), {
      success: texts('invitations.withdrawn'),
    });
    setLeaving(undefined);
  };
  return (
    <>
      <Row wrap className={classes.bar}>
        <Row align="stretch" wrap className={classes.tools}>
          {registration() === 'closed' ? (
            <p role="status">{texts('invitations.closed')}</p>
          ) : (
            <Button
              ref={again}
              tone="primary"
              icon={<MailPlus aria-hidden="true" />}
              onClick={() => setMaking(true)}
            >
              {texts('invitations.create')}
            </Button>
          )}
        </Row>
      </Row>
      {invitations.isLoadingError ? (
        <LoadFailed error={invitations.error} onRetry={() => void invitations.refetch()} />
      ) : invitations.isPending ? (
        <Spinner fill />
      ) : invitations.data.length === 0 ? (
        <EmptyState
          icon={<MailPlus />}
          title={texts('invitations.empty')}
          text={texts('invitations.emptyText')}
        />
      ) : (
        <Stack as="ul" gap={2} aria-label={texts('invitations.list')}>
          {invitations.data.map((of) => (
            <Row key={of.invitation_id} as="li" surface="card" wrap className={classes.card}>
              <Stack as="span" gap={1} overflow="breaks" className={classes.cardWords}>
                <Text weight="medium" overflow="breaks" className={classes.person}>
                  <Tag tone={of.identity === 'EDU_ADMIN' ? 'jade' : 'neutral'}>
                    {texts(`identities.${of.identity}`)}
                  </Tag>
                  <bdi>{of.note}</bdi>
                </Text>
                <span className={classes.small}>
                  {[
                    texts('invitations.used', { uses: of.uses, max: of.uses_max }),
                    texts('invitations.ends', { time: dayText(of.ends_at) }),
                    texts('invitations.by', { name: of.by_name }),
                  ].join(' · ')}
                </span>
              </Stack>
              <Button tone="quiet" onClick={() => setLeaving(of)}>
                {texts('invitations.withdraw')}
              </Button>
            </Row>
          ))}
        </Stack>
      )}
      {making && <InviteDialog school={school} goTo={() => again.current} onClose={() => setMaking(false)} />}
      {leaving && (
        <ConfirmDialog
          open
          onOpenChange={() => setLeaving(undefined)}
          title={texts('invitations.withdrawTitle')}
          description={texts('invitations.withdrawText')}
          confirmLabel={texts('invitations.withdraw')}
          cancelLabel={texts('cancel')}
          tone="danger"
          busy={busy}
          finalFocus={() => again.current}
          onConfirm={() => void withdraw(leaving)}
        />
      )}
    </>
  );
}
