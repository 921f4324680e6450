import { Box, Column, Row, Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { BellRing, RotateCcw, Volume1 } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type ClassToolPart,
  type ClassToolProps,
  PanelButton,
  playSound,
  SoundButton,
  ToolWindow,
} from '../../../parts/class-tools/index.ts';
import type { NoDevice } from '../../../platform/ask-device.ts';
import { type Microphone, openMicrophone } from './microphone.ts';
import { heard, loudness, type Noise, STILL, thresholdOf } from './noise.ts';
import classes from './quiet.module.css';
import { useTexts } from './texts.ts';

/** Interval of measurements, milliseconds. */
const EVERY = 50;
/** Duration of a manual reminder, milliseconds. */
const REMINDED = 3_000;

/** Shows how loud the class is and sounds a gentle alarm; manual when there is no microphone. */
export const quiet: ClassToolPart = { View: Quiet, takes: [] };

function Quiet(tool: ClassToolProps): ReactNode {
  const t = useTexts();
  const state = tool.lesson.state(tool.id);
  const threshold = useSignal(state, (values) => thresholdOf(values.threshold));
  const { microphone, again } = useMicrophone();
  const noise = useNoise(microphone, threshold);
  const [reminded, remind] = useReminder();
  const listens = typeof microphone === 'object';
  const isLoud = reminded || noise.isLoud;
  return (
    <ToolWindow
      tool={tool}
      title={t('title')}
      icon={<Volume1 />}
      size={{ w: 560, h: 420 }}
      minSize={{ w: 340, h: 300 }}
      actions={<SoundButton />}
    >
      <Column
        size="panel"
        tone="ink"
        textAlign="center"
        pad={3}
        radius="card"
        justify="center"
        gap={4}
        className={classes.tool}
        data-loud={isLoud ? '' : undefined}
      >
        <strong className={classes.word} role="status">
          {wordOf(t, microphone, isLoud, reminded)}
        </strong>
        {listens && (
          <>
            <Box
              overflow="clip"
              flex="none"
              radius="card"
              className={classes.meter}
              role="meter"
              aria-label={t('level')}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={Math.round(noise.level)}
              style={{ '--level': noise.level / 100, '--threshold': threshold / 100 } as CSSProperties}
            >
              <span className={classes.level} />
              <span className={classes.mark} />
            </Box>
            <Row as="label" overflow="line" gap={4} className={classes.threshold}>
              <span>{t('threshold')}</span>
              <input
                type="range"
                min={10}
                max={95}
                step={5}
                value={threshold}
                onChange={(event) => state.change({ threshold: Number(event.target.value) })}
              />
            </Row>
          </>
        )}
        <Row align="stretch" justify="center" wrap gap={2}>
          <PanelButton label={t('byHand')} icon={<BellRing />} tone="primary" onPress={remind} />
          {typeof microphone === 'string' && microphone !== 'asked' && (
            <PanelButton label={t('again')} icon={<RotateCcw />} onPress={again} />
          )}
        </Row>
        {listens && (
          <Text as="p" tone="quiet">
            {t('noRecording')}
          </Text>
        )}
      </Column>
    </ToolWindow>
  );
}

type Asked = Microphone | NoDevice | 'asked';

function wordOf(
  t: ReturnType<typeof useTexts>,
  microphone: Asked,
  isLoud: boolean,
  reminded: boolean,
): string {
  if (reminded) return t('silence');
  if (microphone === 'asked') return t('asking');
  if (typeof microphone === 'string') return t(`why.${microphone}`);
  return t(isLoud ? 'loud' : 'quiet');
}

/** The microphone, requested while the tool is open and released when it is closed. */
function useMicrophone(): { readonly microphone: Asked; readonly again: () => void } {
  const [microphone, setMicrophone] = useState<Asked>('asked');
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every further try asks again
  useEffect(() => {
    let left = false;
    let opened: Microphone | undefined;
    setMicrophone('asked');
    void openMicrophone().then((answer) => {
      if (typeof answer === 'object') opened = answer;
      if (left) opened?.close();
      else setMicrophone(answer);
    });
    return () => {
      left = true;
      opened?.close();
    };
  }, [tries]);
  return { microphone, again: () => setTries((count) => count + 1) };
}

function useNoise(microphone: Asked, threshold: number): Noise {
  const [noise, setNoise] = useState(STILL);
  const latest = useRef(threshold);
  useEffect(() => {
    latest.current = threshold;
  });
  useEffect(() => {
    if (typeof microphone !== 'object') return;
    let now = STILL;
    const measuring = setInterval(() => {
      now = heard(now, loudness(microphone.read()), latest.current, performance.now());
      if (now.alarms) playSound('hush');
      setNoise(now);
    }, EVERY);
    return () => {
      clearInterval(measuring);
      setNoise(STILL);
    };
  }, [microphone]);
  return noise;
}

function useReminder(): readonly [boolean, () => void] {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count === 0) return;
    const timer = setTimeout(() => setCount(0), REMINDED);
    return () => clearTimeout(timer);
  }, [count]);
  return [
    count > 0,
    () => {
      playSound('hush');
      setCount((before) => before + 1);
    },
  ];
}
