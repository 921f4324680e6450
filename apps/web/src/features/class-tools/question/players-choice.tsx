import { ToggleGroup } from '@lectern/ui';
import type { ReactNode } from 'react';
import { PLAYERS } from './game-players.ts';
import { useTexts } from './texts.ts';

interface PlayersChoiceProps {
  readonly count: number;
  /** Called with another number of pupils. */
  readonly onCount: (count: number) => void;
}

/** How many pupils answer or play side by side. */
export function PlayersChoice({ count, onCount }: PlayersChoiceProps): ReactNode {
  const t = useTexts();
  return (
    <ToggleGroup
      size="panel"
      label={t('players')}
      options={PLAYERS.map((_, index) => ({
        value: `${index + 1}`,
        label: t('count', { count: index + 1 }),
      }))}
      value={[`${count}`]}
      onChange={([chosen]) => {
        if (chosen && Number(chosen) !== count) onCount(Number(chosen));
      }}
    />
  );
}
