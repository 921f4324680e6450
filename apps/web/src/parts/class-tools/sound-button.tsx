import { IconButton } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Volume2, VolumeOff } from 'lucide-react';
import { setVolume, volume } from './sounds.ts';
import { useTexts } from './texts.ts';

/** How loud it is when the sound is turned on again. */
const LOUD = 0.6;

/** Turns the sound of all class tools on this panel off and on; stands in the bar of those that make any. */
export function SoundButton() {
  const t = useTexts();
  const silent = useSignal(volume, (level) => level === 0);
  return (
    <IconButton
      size="large"
      label={t(silent ? 'silent' : 'loud')}
      icon={silent ? <VolumeOff /> : <Volume2 />}
      onClick={() => setVolume(silent ? LOUD : 0)}
    />
  );
}
