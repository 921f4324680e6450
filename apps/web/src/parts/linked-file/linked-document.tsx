import type { DocumentItem, ResourceTypeCode } from '@lectern/protocol/document-shapes';
import { getDocument } from '@lectern/protocol/one-document';
import type { FileLink } from '@lectern/stage/show';
import { Button, ErrorState, Spinner } from '@lectern/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { ApiError, isAborted, messageOf } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { currentSession } from '../../platform/api/session.ts';
import { ownSource } from '../courseware/index.ts';
import { FetchedCourseware } from '../courseware-viewer/index.ts';
import { isFolder } from '../documents/index.ts';
import { Sign } from '../sign.tsx';
import { FilePreview } from '../viewers/index.ts';
import { useLinkedFileTexts } from './texts.ts';

export interface LinkedDocumentProps {
  readonly id: string;
  /** Called for a link to another document in the courseware that is shown. */
  readonly onOpen: (link: FileLink) => void;
  readonly onNewWindow: () => void;
}

type Look = DocumentItem | { readonly error: unknown } | undefined;

/** A document as the server lets the signed-in user view it; otherwise the reason why not. */
export function LinkedDocument({ id, onOpen, onNewWindow }: LinkedDocumentProps): ReactNode {
  const t = useLinkedFileTexts();
  const isSignedIn = currentSession() !== undefined;
  const [look, setLook] = useState<Look>();
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks anew
  useEffect(() => {
    if (!isSignedIn) return;
    const abort = new AbortController();
    setLook(undefined);
    call(getDocument, { params: { id }, signal: abort.signal }).then(setLook, (error: unknown) => {
      if (!isAborted(error)) setLook({ error });
    });
    return () => abort.abort();
  }, [id, isSignedIn, turn]);

  const elsewhere = <Button onClick={onNewWindow}>{t('newWindow')}</Button>;
  if (!isSignedIn)
    return (
      <ErrorState icon={<Sign of="lock" />} title={t('signIn')} text={t('signInText')} action={elsewhere} />
    );
  if (look === undefined) return <Spinner fill />;
  const gone = (text: string) => <ErrorState icon={<Sign of="broken" />} title={t('gone')} text={text} />;
  if ('error' in look) {
    const { error } = look;
    if (error instanceof ApiError && [400, 403, 404].includes(error.status)) return gone(t('goneText'));
    return (
      <ErrorState
        title={messageOf(error)}
        action={<Button onClick={() => setTurn(turn + 1)}>{t('again')}</Button>}
      />
    );
  }
  if (look.bin_at !== null) return gone(t('binnedText'));
  if (isFolder(look)) return gone(t('folderText'));
  if (look.core_type === 'courseware')
    return <Pages id={id} code={look.resource_type_code} onOpen={onOpen} />;
  return <FilePreview file={look} keys="focus" instead={elsewhere} />;
}

interface PagesProps {
  readonly id: string;
  readonly code: ResourceTypeCode;
  readonly onOpen: (link: FileLink) => void;
}

function Pages({ id, code, onOpen }: PagesProps): ReactNode {
  const source = useMemo(() => ownSource(id, code), [id, code]);
  return (
    <div data-courseware="">
      <FetchedCourseware id={id} source={source} onFile={onOpen} />
    </div>
  );
}
