import type { Animation, AnimationChange } from '@lectern/courseware';
import { readMotionPath, reversedPath, writeMotionPath } from '@lectern/playback/motion-path';
import { Button, Row, Switch, Text } from '@lectern/ui';
import { ArrowRightLeft } from 'lucide-react';
import type { ReactNode } from 'react';
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
        <Row justify="between" gap={2}>
          <Button
            size="small"
            icon={<ArrowRightLeft aria-hidden="true" />}
            onClick={() => onChange({ path: writeMotionPath(reversedPath(path)) })}
          >
            {t('path.reverse')}
          </Button>
        </Row>
      ) : null}
      <Switch
        label={t('path.locked')}
        checked={animation.pathLocked === true}
        onChange={(locked) => onChange({ pathLocked: locked || undefined })}
      />
      <Text as="p" tone="quiet">
        {t('path.help')}
      </Text>
    </>
  );
}
