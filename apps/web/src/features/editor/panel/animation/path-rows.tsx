import type { Animation, AnimationChange } from '@lectern/courseware';
import { readMotionPath, reversedPath, writeMotionPath } from '@lectern/playback/motion-path';
import { Button, Switch } from '@lectern/ui';
import { ArrowRightLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './animation.module.css';
import { useAnimationTexts } from './locale/texts.ts';

interface PathRowsProps {
  readonly animation: Animation;
  readonly onChange: (change: AnimationChange) => void;
}

/** Settings of a motion path: a button that reverses it, and whether it moves along with its element. */
export function PathRows({ animation, onChange }: PathRowsProps): ReactNode {
  const t = useAnimationTexts();
  if (animation.effect.class !== 'path' || animation.path === undefined) return null;
  const path = readMotionPath(animation.path);
  return (
    <>
      {path ? (
        <div className={classes.pathTools}>
          <Button
            size="small"
            icon={<ArrowRightLeft aria-hidden="true" />}
            onClick={() => onChange({ path: writeMotionPath(reversedPath(path)) })}
          >
            {t('path.reverse')}
          </Button>
        </div>
      ) : null}
      <Switch
        label={t('path.locked')}
        checked={animation.pathLocked === true}
        onChange={(locked) => onChange({ pathLocked: locked || undefined })}
      />
      <p className={classes.help}>{t('path.help')}</p>
    </>
  );
}
