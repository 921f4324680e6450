import { PageButtons } from './page-buttons.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import { Toolbar, type ToolbarProps } from './toolbar.tsx';

/** What a teacher's hand reaches for around the slide. */
export function Controls(bar: ToolbarProps) {
  const { player, place } = bar;
  const commands = bar.commands.filter(({ isThere }) => isThere?.(player) !== false);
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
