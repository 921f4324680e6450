import { EditPermission } from '@lectern/protocol/constants';
import { documentKindOf } from '@lectern/protocol/document-kind-of';
import { listGrants } from '@lectern/protocol/documents';
import { Button, ConfirmDialog, Dialog, Row, Select, Spinner, Text } from '@lectern/ui';
import { QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { useDocumentTexts } from '../document-texts.ts';
import classes from './link-section.module.css';
import { LinkSection } from './link-section.tsx';
import { useLinkTexts } from './link-texts.ts';
import { ShareColleagueForm } from './share-colleague-form.tsx';
import { ShareGrantee } from './share-person.tsx';
import { giveDocument, type SharedItem } from './shared-item.ts';

export interface ShareDialogProps {
  readonly item: SharedItem;
  readonly userId: string;
  readonly onClose: () => void;
}

/** The users a document is shared with, their permissions, a form to add another, and the document's link. */
export function ShareDialog(props: ShareDialogProps) {
  // The editor, which opens this dialog too, has no query client; each opening fetches again.
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } }),
  );
  return (
    <QueryClientProvider client={client}>
      <OpenDialog {...props} />
    </QueryClientProvider>
  );
}

function OpenDialog({ item, userId, onClose }: ShareDialogProps) {
  const texts = useDocumentTexts();
  const linkTexts = useLinkTexts();
  const [isPasswordUnset, setIsPasswordUnset] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const hasLink = documentKindOf(item.resource_type_code ?? '')?.linked ?? true;
  const leave = () => (isPasswordUnset ? setIsLeaving(true) : onClose());
  const client = useQueryClient();
  const { run } = useCall();
  const key = ['grants', item.id];
  const grants = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listGrants, { params: { id: item.id }, signal }),
  });

  const grant = async (to: string, given: EditPermission) => {
    await giveDocument(item.id, to, given);
    await client.invalidateQueries({ queryKey: key });
  };
  const change = (to: string, given: EditPermission) => run(() => grant(to, given), { queued: true });
  const choices = [EditPermission.VIEW, EditPermission.EDIT].map((value) => ({
    value,
    label: texts(`permission.${value}`),
  }));

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title={texts('shareTitle', { name: item.name })}
      description={texts('shareText')}
      size="l"
      footer={
        <Button tone="plain" onClick={leave}>
          {texts('done')}
        </Button>
      }
    >
      <ShareColleagueForm userId={userId} choices={choices} action={texts('shareAdd')} onShare={grant} />
      <Text as="h3" size="body" weight="bold">
        {texts('sharedWith')}
      </Text>
      {grants.isPending && <Spinner fill />}
      {grants.error !== null && <p role="alert">{messageOf(grants.error)}</p>}
      {grants.data?.items.length === 0 && (
        <Text as="p" tone="quiet" className={classes.none}>
          {texts('notShared')}
        </Text>
      )}
      <ul>
        {grants.data?.items.map((entry) => (
          <Row key={entry.user_id} as="li" gap={3} className={classes.person}>
            <ShareGrantee userId={entry.user_id} />
            <Select
              label={texts('permissionLabel')}
              size="small"
              value={entry.permission}
              options={[...choices, { value: EditPermission.NONE, label: texts('permission.0') }]}
              onChange={(next) => void change(entry.user_id, next)}
            />
          </Row>
        ))}
      </ul>
      {hasLink && <LinkSection item={item} userId={userId} onUnsetPassword={setIsPasswordUnset} />}
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setIsLeaving}
        title={linkTexts('unsetTitle')}
        description={linkTexts('unsetText')}
        cancelLabel={linkTexts('unsetBack')}
        confirmLabel={linkTexts('unsetLeave')}
        onConfirm={onClose}
      />
    </Dialog>
  );
}
