import { deactivatePerson, type SchoolPerson } from '@lectern/protocol/schools';
import { ConfirmDialog } from '@lectern/ui';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { useSchoolTexts } from '../locale/index.ts';
import { SCHOOL } from '../school-queries.ts';

export interface DeactivateDialogProps {
  readonly of: SchoolPerson;
  readonly onClose: () => void;
}

/** Dialog that explains the effects of deactivating an account before it is done. */
export function DeactivateDialog({ of, onClose }: DeactivateDialogProps) {
  const texts = useSchoolTexts();
  const { busy, run } = useCall({ invalidates: SCHOOL });
  const name = of.user_real_name;
  const deactivate = async () => {
    await run(() => call(deactivatePerson, { params: { user_id: of.user_id } }), {
      success: texts('deactivate.done', { name }),
    });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={texts('deactivate.title', { name })}
      description={texts('deactivate.text')}
      confirmLabel={texts('people.deactivate')}
      cancelLabel={texts('cancel')}
      tone="danger"
      busy={busy}
      onConfirm={() => void deactivate()}
    />
  );
}
