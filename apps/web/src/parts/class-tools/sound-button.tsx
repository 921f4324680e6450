import { IconButton } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Volume2, VolumeOff } from 'lucide-react';
import { setVolume, volume } from './sounds.ts';
import { useTexts } from './texts.ts';

/** Volume after unmuting, 0 to 1. */
const LOUD = 0.6;

/** Mutes and unmutes all class tools on this panel; shown in the bar of tools that play sounds. */
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
