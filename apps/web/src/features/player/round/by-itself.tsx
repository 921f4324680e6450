import type { ReactNode } from 'react';
import { Kiosk } from './kiosk.tsx';
import { RoundDialog } from './round-dialog.tsx';
import type { Round } from './use-round.ts';

/** What stands around a show that goes by itself, and the question how it is to go. */
export function ByItself({
  round,
  restartAfter,
  pageId,
  onStart,
  onRestart,
}: {
  readonly round: Round;
  /** Milliseconds on a page without a touch after which a show in a hall begins again; left out: never. */
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
