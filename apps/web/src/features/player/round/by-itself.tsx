import type { ReactNode } from 'react';
import { Kiosk, RoundDialog } from '../late-parts.ts';
import type { Round } from './use-round.ts';

/** What stands around a show that goes by itself, and the question how it is to go. */
export function ByItself({
  round,
  onStart,
}: {
  readonly round: Round;
  readonly onStart: () => void;
}): ReactNode {
  return (
    <>
      {round.now?.kiosk && <Kiosk onEnd={() => round.set(undefined)} />}
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
