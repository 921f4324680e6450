import { Box, Button, Stack, Text } from '@lectern/ui';
import { Smartphone, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { PanelPhones } from '../../../parts/phones/index.ts';
import { QrCode } from '../../../parts/qr-code.tsx';
import { messageOf } from '../../../platform/api/api-error.ts';
import classes from './phones.module.css';
import { useTexts } from './texts.ts';

/** Time before the current invitation expires at which the next is requested, milliseconds. */
const AHEAD_MS = 20_000;

export interface TeacherCodeProps {
  readonly phones: PanelPhones;
  /** The teacher's phones that have joined or wait; each uses up the shown invitation. */
  readonly teachers: readonly { readonly id: string; readonly device: string; readonly confirmed: boolean }[];
}

/** The QR code for the teacher's own phone: each is valid once and for two minutes, so it is renewed automatically. */
export function TeacherCode({ phones, teachers }: TeacherCodeProps): ReactNode {
  const t = useTexts();
  const [invitation, setInvitation] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const [tries, setTries] = useState(0);
  const [more, setMore] = useState(false);
  const used = teachers.map(({ id }) => id).join(' ');
  const confirmed = teachers.filter((each) => each.confirmed);
  // After the teacher's phone has joined, a code is shown only on request, because the class can see it too.
  const isInviting = confirmed.length === 0 || more;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a phone that came has used the last one up
  useEffect(() => {
    if (!isInviting) {
      setInvitation(undefined);
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    phones.invite().then(
      ({ invitation: next, lasts_ms: lasts }) => {
        if (isGone) return;
        setInvitation(next);
        setTrouble(undefined);
        timer = setTimeout(() => setTries((before) => before + 1), Math.max(1_000, lasts - AHEAD_MS));
      },
      (error: unknown) => {
        if (isGone) return;
        setInvitation(undefined);
        setTrouble(messageOf(error));
      },
    );
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [phones, used, tries, isInviting]);
  const letIn = confirmed.length;
  useEffect(() => {
    if (letIn > 0) setMore(false);
  }, [letIn]);
  return (
    <Stack as="section" rows="center" textAlign="center" gap={3} items="center" className={classes.code}>
      {trouble !== undefined && (
        <>
          <Box as="p" surface="notice" role="alert">
            {trouble}
          </Box>
          <Button size="panel" onClick={() => setTries(tries + 1)}>
            {t('teacher.again')}
          </Button>
        </>
      )}
      {invitation !== undefined && (
        <QrCode
          text={`${location.origin}${location.pathname}#/join?${new URLSearchParams({ teacher: invitation })}`}
          label={t('teacher.qr')}
        />
      )}
      <Text as="p" tone="quiet" overflow="breaks">
        {t(isInviting ? 'teacher.about' : 'teacher.isIn')}
      </Text>
      {confirmed.length > 0 && <Devices phones={phones} teachers={confirmed} />}
      {!isInviting && (
        <Button size="panel" onClick={() => setMore(true)}>
          {t('teacher.more')}
        </Button>
      )}
    </Stack>
  );
}

/** The teacher's phones that have joined. */
function Devices({ phones, teachers }: TeacherCodeProps): ReactNode {
  const t = useTexts();
  return (
    <ul className={`${classes.names} ${classes.devices}`}>
      {teachers.map(({ id, device }) => (
        <li key={id}>
          <Smartphone aria-hidden="true" />
          <bdi>{device || t('teacher.device')}</bdi>
          <button
            type="button"
            aria-label={t('teacher.disconnect', { device: device || t('teacher.device') })}
            title={t('teacher.disconnect', { device: device || t('teacher.device') })}
            onClick={() => void phones.free(id)}
          >
            <X aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
