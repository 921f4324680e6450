import { type Play, SKINS } from '@lectern/questions';
import { ToggleGroup, useTextsOf } from '@lectern/ui';
import type { ReactNode } from 'react';
import { defined, useAuthor } from '../author-context.ts';
import { CheckLine, Fold, Line, NumberLine } from '../fields/lines.tsx';
import { gameTexts } from './game-texts.ts';

interface PlayFoldProps {
  readonly play: Play;
  readonly onChange: (play: Play) => void;
}

/** How a game is played; nothing here changes the marks. */
export function PlayFold({ play, onChange }: PlayFoldProps): ReactNode {
  const t = useTextsOf(gameTexts);
  const { readOnly } = useAuthor();
  const set = (patch: Partial<Play>) => onChange(defined({ ...play, ...patch }));
  const summary = [
    t.skins[play.skin],
    play.teams === undefined ? undefined : `${play.teams} ${t.teamsUnit}`,
    play.countdown === undefined ? undefined : `${play.countdown} ${t.seconds}`,
  ];
  return (
    <Fold title={t.play} summary={summary.filter(Boolean).join(' · ')}>
      <Line label={t.skin}>
        <ToggleGroup
          label={t.skin}
          disabled={readOnly}
          value={[play.skin]}
          options={SKINS.map((skin) => ({ value: skin, label: t.skins[skin] ?? skin }))}
          onChange={([skin]) => skin && set({ skin })}
        />
      </Line>
      <Line label={t.pace}>
        <ToggleGroup
          label={t.pace}
          disabled={readOnly}
          value={[play.pace]}
          options={(['slow', 'normal', 'fast'] as const).map((pace) => ({
            value: pace,
            label: t.paces[pace],
          }))}
          onChange={([pace]) => pace && set({ pace })}
        />
      </Line>
      <Line label={t.teams}>
        <ToggleGroup
          label={t.teams}
          disabled={readOnly}
          value={[String(play.teams ?? 1)]}
          options={[1, 2, 3, 4].map((count) => ({
            value: String(count),
            label: count === 1 ? t.alone : `${count} ${t.teamsUnit}`,
          }))}
          onChange={([count]) => count && set({ teams: count === '1' ? undefined : Number(count) })}
        />
      </Line>
      <NumberLine
        label={t.countdown}
        value={play.countdown}
        min={5}
        max={3600}
        step={10}
        digits={0}
        first={120}
        unit={t.seconds}
        none={t.noCountdown}
        onChange={(countdown) => set({ countdown })}
      />
      <NumberLine
        label={t.lives}
        value={play.lives}
        min={1}
        max={20}
        digits={0}
        first={3}
        unit={t.mistakes}
        none={t.anyLives}
        onChange={(lives) => set({ lives })}
      />
      <CheckLine label={t.sound} checked={play.sound} onChange={(sound) => set({ sound })} />
      <CheckLine label={t.shuffle} checked={play.shuffle} onChange={(shuffle) => set({ shuffle })} />
      <CheckLine label={t.quiet} checked={play.quiet} onChange={(quiet) => set({ quiet })} />
    </Fold>
  );
}
