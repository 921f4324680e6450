import { IconButton, Row, Slider, Text, ToggleGroup } from '@lectern/ui';
import { Pause, Play, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLessonTexts } from '../lesson-texts.ts';
import classes from '../lessons.module.css';
import { REPLAY_SPEEDS, type Replay } from './use-replay.ts';

/** Number of steps of the slider. A key moves it by one step, so that a few presses reach the end of a long page. */
const PLACES = 200;

/** Play, pause, a slider and the speed. */
export function ReplayControls({ replay }: { readonly replay: Replay }): ReactNode {
  const texts = useLessonTexts();
  const { timeline, moment, playing, speed, toggle, seek, setSpeed } = replay;
  const isOver = !playing && moment >= timeline.length;
  const Icon = playing ? Pause : isOver ? RotateCcw : Play;
  return (
    <Row as="fieldset" wide wrap gap={3} className={classes.replay} aria-label={texts('replay.title')}>
      <IconButton
        label={texts(playing ? 'replay.pause' : isOver ? 'replay.again' : 'replay.play')}
        icon={<Icon aria-hidden="true" />}
        onClick={toggle}
      />
      <div className={classes.scrubber}>
        <Slider
          label={texts('replay.position')}
          value={Math.round((moment / timeline.length) * PLACES)}
          min={0}
          max={PLACES}
          onChange={(place) => seek((place / PLACES) * timeline.length)}
        />
      </div>
      <Text as="output" tone="quiet" numeric overflow="line">
        {clock(moment)} / {clock(timeline.length)}
      </Text>
      <ToggleGroup
        label={texts('replay.speed')}
        options={REPLAY_SPEEDS.map((each) => ({ value: `${each}`, label: `${each}×` }))}
        value={[`${speed}`]}
        onChange={([next]) => {
          const chosen = REPLAY_SPEEDS.find((each) => `${each}` === next);
          if (chosen) setSpeed(chosen);
        }}
      />
    </Row>
  );
}

function clock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
