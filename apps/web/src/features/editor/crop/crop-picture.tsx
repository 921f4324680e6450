import { CropSession, CropSurface } from '@lectern/stage/crop';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import { CropBar } from './crop-bar.tsx';
import { useCropTexts } from './texts.ts';

/** A picture that is being cropped on its page, with the bar of ratios, shapes and size. */
export function CropPicture({ elementId }: { readonly elementId: string }): ReactNode {
  const t = useCropTexts();
  const { session, document, focusPage } = useEditing();
  const [crop, setCrop] = useState<CropSession>();
  useEffect(() => {
    const begun = CropSession.begin(session, elementId);
    if (!begun) session.more.set(undefined);
    setCrop(begun);
    // Leaving the editor applies the crop.
    return () => begun?.finish();
  }, [session, elementId]);
  const texts = useMemo(
    () => ({
      picture: t('picture'),
      handles: {
        nw: t('handle.nw'),
        n: t('handle.n'),
        ne: t('handle.ne'),
        e: t('handle.e'),
        se: t('handle.se'),
        s: t('handle.s'),
        sw: t('handle.sw'),
        w: t('handle.w'),
      },
    }),
    [t],
  );
  if (!crop) return null;
  const done = () => {
    crop.finish();
    focusPage();
  };
  return (
    <>
      <CropSurface session={session} crop={crop} assets={document.assets} texts={texts} onDone={done} />
      <CropBar crop={crop} onDone={done} />
    </>
  );
}
