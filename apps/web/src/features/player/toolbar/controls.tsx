import { useSignal } from '@lectern/ui/use-signal';
import { useMemo } from 'react';
import type { OpenableTool } from '../../../parts/class-tools/index.ts';
import { host } from '../../../platform/host/host.ts';
import { useLanguage } from '../../../platform/i18n/texts.ts';
import type { PlayerCommand } from '../commands/player-command.ts';
import { playerCommands } from '../commands/player-commands.ts';
import { useKeptFonts } from '../lesson/use-kept-fonts.ts';
import { openQuestions } from '../question-dialog.tsx';
import { Minimised } from './minimised.tsx';
import { PageButtons } from './page-buttons.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import { Toolbar, type ToolbarProps } from './toolbar.tsx';

export interface ControlsProps extends Omit<ToolbarProps, 'commands'> {
  readonly tools: readonly OpenableTool[];
  /** Commands and full screen that the client around the page adds. */
  readonly ofClient: readonly PlayerCommand[];
}

const NO_INFO = { get: () => undefined, subscribe: () => () => undefined };

/** Toolbar and page buttons around the slide. */
export function Controls({ tools, ofClient, ...bar }: ControlsProps) {
  const { player, place } = bar;
  useKeptFonts();
  const client = useSignal(host);
  const isMinimised = useSignal(client?.info ?? NO_INFO)?.minimised === true;
  const asksMore = useSignal(openQuestions) > 0;
  const language = useLanguage();
  const all = useMemo(() => playerCommands(tools, language, ofClient), [tools, language, ofClient]);
  const commands = all.filter(({ isThere }) => isThere?.(player) !== false);
  if (client && isMinimised) {
    const { playback } = player;
    return (
      <Minimised
        client={client}
        overlays={bar.overlays}
        playback={playback}
        togglePlayback={() => player.togglePlayback()}
      />
    );
  }
  return (
    <>
      <PageButtons
        onPrevious={() => player.show('previous')}
        onNext={() => player.show('next')}
        onPages={() => player.show('pages')}
        pagesOpen={player.cover === 'pages'}
      />
      <Toolbar {...bar} commands={commands} />
      {place.choosing && !asksMore && <PlaceDialog chosen={place.edge} onChoose={place.choose} />}
    </>
  );
}
