import { EditPermission } from '@lectern/protocol/constants';
import { isDocumentKind } from '@lectern/protocol/document-kind-of';
import type { OpenedShare } from '@lectern/protocol/shares';
import { Button, Row, Text } from '@lectern/ui';
import { Download, PencilLine } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { addressOfKind } from '../../parts/document-kinds/index.ts';
import { saveFile } from '../../platform/save-file.ts';
import { SaveCopy } from './save-copy.tsx';
import type { ShareScreenProps } from './share-screen-props.ts';
import { useShareTexts } from './share-texts.ts';
import classes from './shares.module.css';

export interface LinkActionsProps extends Pick<ShareScreenProps, 'wish' | 'onOpen' | 'onDisk' | 'onSignIn'> {
  readonly resource: OpenedShare;
  readonly isSignedIn: boolean;
}

/** The actions on the target of a link. */
export function LinkActions({
  resource,
  isSignedIn,
  wish,
  onOpen: openScreen,
  onDisk,
  onSignIn,
}: LinkActionsProps): ReactNode {
  const t = useShareTexts();
  const { name, file, document_id: documentId, permission, offered, download } = resource;
  const code = resource.resource_type_code;
  const onOpen = isDocumentKind(code) ? (id: string) => openScreen(addressOfKind(code, id)) : undefined;
  const mayEdit = onOpen !== undefined && (isSignedIn ? permission : offered) === EditPermission.EDIT;
  // A user who was redirected to the sign-in for editing continues to the editor, if that is allowed.
  const goesOn = wish === 'edit' && isSignedIn && mayEdit;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (goesOn) onOpen?.(documentId);
  }, [goesOn]);
  return (
    <Row justify="end" wrap gap={2} className={classes.actions}>
      {!download && (
        <Text as="p" tone="quiet" size="small" className={classes.note}>
          {t('onlyLook')}
        </Text>
      )}
      {file?.download_url && (
        <Button
          icon={<Download aria-hidden="true" />}
          onClick={() => saveFile(name, file.download_url ?? '')}
        >
          {t('download')}
        </Button>
      )}
      {download && (
        <SaveCopy
          resource={resource}
          isSignedIn={isSignedIn}
          isAsked={wish === 'save' && isSignedIn}
          onOpen={onOpen ?? onDisk}
          onSignIn={() => onSignIn('save')}
        />
      )}
      {mayEdit && (
        <Button
          tone="primary"
          icon={<PencilLine aria-hidden="true" />}
          onClick={() => (isSignedIn ? onOpen?.(documentId) : onSignIn('edit'))}
        >
          {t('edit')}
        </Button>
      )}
      {onOpen && isSignedIn && !mayEdit && <Button onClick={() => onOpen(documentId)}>{t('view')}</Button>}
    </Row>
  );
}
