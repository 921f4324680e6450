import type { ReactNode } from 'react';
import { ClientOfShow } from '../../commands/client-of-show.tsx';
import { EndQuestionDialog } from '../../ink/end-question-dialog.tsx';
import { ByItself } from '../../round/by-itself.tsx';
import type { LayerProps } from '../played-show.ts';

/** Commands and full screen that the client around the page adds. */
export function ClientLayer({ player: { parts } }: LayerProps): ReactNode {
  const { client, onAdded } = parts.inClient;
  return client && <ClientOfShow client={client} onAdded={onAdded} />;
}

/** Kiosk mode of a show that runs automatically, and the dialog that starts such a show. */
export function ByItselfLayer({ player: { parts } }: LayerProps): ReactNode {
  const { round, reader } = parts.props;
  const { act, command, state } = parts.shown.show;
  return (
    <ByItself
      round={round}
      restartAfter={reader.find('deck', 'deck')?.show?.restartAfter}
      pageId={state.pageId}
      onStart={() => act({ type: 'tool', tool: 'pointer' })}
      onRestart={() => command('first')}
    />
  );
}

/** The question before a lesson ends. */
export function EndQuestionLayer({ player: { parts } }: LayerProps): ReactNode {
  const { ink, store, reader, assets, labels } = parts.props;
  const { about, answer, cancel } = parts.over.inkQuestion;
  return (
    about && (
      <EndQuestionDialog
        about={about}
        tools={parts.over.opened}
        book={ink.book}
        home={ink.home}
        canPut={store !== undefined}
        reader={reader}
        assets={assets}
        labels={labels}
        onAnswer={answer}
        onCancel={cancel}
      />
    )
  );
}
