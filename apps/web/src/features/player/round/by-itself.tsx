import type { ReactNode } from 'react';
import { Kiosk } from './kiosk.tsx';
import { RoundDialog } from './round-dialog.tsx';
import type { Round } from './use-round.ts';

/** Kiosk mode of a show that runs automatically, and the dialog that starts such a show. */
export function ByItself({
  round,
  restartAfter,
  pageId,
  onStart,
  onRestart,
}: {
  readonly round: Round;
  /** Milliseconds without a touch after which a show in kiosk mode restarts; undefined: never. */
  readonly restartAfter: number | undefined;
  readonly pageId: string | undefined;
  readonly onStart: () => void;
  readonly onRestart: () => void;
}): ReactNode {
  return (
    <>
      {round.now?.kiosk && (
        <Kiosk
          restartAfter={restartAfter}
          pageId={pageId}
          onRestart={onRestart}
          onEnd={() => round.set(undefined)}
        />
      )}
      {round.isAsked && (
        <RoundDialog
          onStart={(chosen) => {
            onStart();
            round.set(chosen);
          }}
          onCancel={round.cancel}
        />
      )}
    </>
  );
}
