import { equalPlain } from '@lectern/courseware';
import { PanelRow, PanelSection, PanelSelect } from '@lectern/property-panel';
import type { ChosenCharacters, TextTarget } from '@lectern/stage/edit';
import { Button, CodeLoadFailure, Stack, showToast } from '@lectern/ui';
import { LazyCode, lazyComponent } from '@lectern/ui/lazy';
import { type ReactNode, useCallback, useRef, useState, useSyncExternalStore } from 'react';
import panel from '../panel.module.css';
import { chosenCharacters, readLetters } from './chosen-letters.ts';
import { usePinyinTexts } from './texts.ts';
import { type Tones, tonesOf } from './tones.ts';

/** The dictionary of readings is large, so it is loaded at first use. */
const readings = new LazyCode(() => import('./readings.ts'));
const SeveralWays = lazyComponent(async () => (await import('./several-ways.tsx')).SeveralWays, {
  failed: CodeLoadFailure,
});

/** Pinyin above the selected characters: added by words, corrected by a press, removed. */
export function PinyinSection({ target }: { readonly target: TextTarget }): ReactNode {
  const t = usePinyinTexts();
  const [wished, setWished] = useState<Tones>('marks');
  const [busy, setBusy] = useState(false);
  const change: TextTarget['changeRubies'] = (work) => target.changeRubies(work);
  const { chosen, read } = useReadings(target);
  const tones = read.map(({ reading }) => tonesOf(reading)).find((one) => one !== undefined) ?? wished;
  const withReadings = async (work: (dictionary: typeof import('./readings.ts')) => void) => {
    setBusy(true);
    const dictionary = await readings.load().catch(() => undefined);
    setBusy(false);
    if (dictionary) work(dictionary);
    else showToast({ kind: 'failure', text: t('failed') });
  };
  return (
    <PanelSection title={t('pinyin')}>
      <Stack gap={2} className={panel.pairs}>
        <Button
          size="small"
          busy={busy}
          onClick={() =>
            void withReadings(({ readingsOf }) =>
              change(({ text, from, to }) => {
                const all = readingsOf(text, tones);
                return new Map([...all].filter(([at]) => at >= from && at < to));
              }),
            )
          }
        >
          {t('add')}
        </Button>
        <Button
          size="small"
          disabled={read.length === 0}
          onClick={() => change((of) => new Map(readLetters(of).map(({ at }) => [at, undefined])))}
        >
          {t('remove')}
        </Button>
      </Stack>
      <PanelRow label={t('tones')}>
        <PanelSelect<Tones>
          size="small"
          label={t('tones')}
          value={tones}
          options={[
            { value: 'marks', label: t('marks') },
            { value: 'numbers', label: t('numbers') },
          ]}
          onChange={(next) => {
            setWished(next);
            if (read.length === 0) return;
            void withReadings(({ withTones }) =>
              change(
                (of) =>
                  new Map(
                    readLetters(of).flatMap(({ at, reading }) => {
                      const other = withTones(reading, next);
                      return other === reading ? [] : [[at, other] as const];
                    }),
                  ),
              ),
            );
          }}
        />
      </PanelRow>
      {read.length > 0 ? <SeveralWays change={change} chosen={chosen} tones={tones} /> : null}
    </PanelSection>
  );
}

interface Readings {
  readonly chosen: readonly ChosenCharacters[];
  readonly read: ReturnType<typeof readLetters>;
}

const none: Readings = { chosen: [], read: [] };

/** Returns the selected characters that have a reading. A text without readings is not followed letter by letter. */
function useReadings(target: TextTarget): Readings {
  const last = useRef(none);
  const subscribe = useCallback((listener: () => void) => target.subscribe(listener), [target]);
  const look = () => {
    const chosen = chosenCharacters(target);
    const read = chosen.flatMap(readLetters);
    const now = read.length === 0 ? none : { chosen, read };
    if (!equalPlain(now, last.current)) last.current = now;
    return last.current;
  };
  return useSyncExternalStore(subscribe, look, look);
}
