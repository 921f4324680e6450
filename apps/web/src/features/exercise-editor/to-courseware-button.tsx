import { exerciseToCourseware } from '@lectern/protocol/exercises';
import { IconButton } from '@lectern/ui';
import { Presentation } from 'lucide-react';
import type { ReactNode } from 'react';
import { addressOfKind } from '../../parts/document-kinds/document-paths.ts';
import { call } from '../../platform/api/call.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { navigate } from '../../platform/router/router.ts';
import { useExerciseTexts } from './texts.ts';

/** Creates a courseware with one question on each page, and opens it. */
export function ToCoursewareButton({ documentId }: { readonly documentId: string }): ReactNode {
  const t = useExerciseTexts();
  const { busy, run } = useCall();
  const create = () =>
    run(() => call(exerciseToCourseware, { params: { id: documentId } }), {
      success: t('toCoursewareDone'),
      onSuccess: ({ id }) => navigate(addressOfKind('coursewares', id)),
    });
  return (
    <IconButton
      label={t('toCourseware')}
      icon={<Presentation aria-hidden="true" />}
      disabled={busy}
      onClick={() => void create()}
    />
  );
}
