import { useMemo } from 'react';
import type { OpenableTool } from '../../../parts/class-tools/index.ts';
import { useLanguage } from '../../../platform/i18n/texts.ts';
import type { PlayerCommand } from '../commands/player-command.ts';
import { playerCommands } from '../commands/player-commands.ts';
import { useKeptFonts } from '../lesson/use-kept-fonts.ts';
import { PageButtons } from './page-buttons.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import { Toolbar, type ToolbarProps } from './toolbar.tsx';

export interface ControlsProps extends Omit<ToolbarProps, 'commands'> {
  readonly tools: readonly OpenableTool[];
  /** What the client around the page adds. */
  readonly ofClient: readonly PlayerCommand[];
}

/** What a teacher's hand reaches for around the slide. */
export function Controls({ tools, ofClient, ...bar }: ControlsProps) {
  const { player, place } = bar;
  useKeptFonts();
  const language = useLanguage();
  const all = useMemo(() => playerCommands(tools, language, ofClient), [tools, language, ofClient]);
  const commands = all.filter(({ isThere }) => isThere?.(player) !== false);
  return (
    <>
      <PageButtons
        onPrevious={() => player.show('previous')}
        onNext={() => player.show('next')}
        onPages={() => player.show('pages')}
        pagesOpen={player.cover === 'pages'}
      />
      <Toolbar {...bar} commands={commands} />
      {place.choosing && <PlaceDialog chosen={place.edge} onChoose={place.choose} />}
    </>
  );
}
