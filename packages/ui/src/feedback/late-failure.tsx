import { RotateCw } from 'lucide-react';
import { Button } from '../buttons/button.tsx';
import { useUiTexts } from '../ui-texts.ts';
import classes from './late-failure.module.css';

/** Shown when code failed to load: shows a message, and tries again at a press. For `late` of `@lectern/ui/lazy`. */
export function CodeLoadFailure({ again }: { readonly again: () => void }) {
  const texts = useUiTexts();
  return (
    <div className={classes.failure} role="alert">
      <p>{texts.loadFailed}</p>
      <Button size="small" icon={<RotateCw aria-hidden="true" />} onClick={again}>
        {texts.tryAgain}
      </Button>
    </div>
  );
}
