import type { CoursewareStore } from '@lectern/courseware';
import { EditPermission } from '@lectern/protocol/constants';
import { EditSession } from '@lectern/stage/edit';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { LiveDocument } from '../document/live-document.ts';
import type { HeldInput } from '../first-page/held-input.ts';
import { doHeld, drawnIn } from '../first-page/take-over.ts';
import { Editor, type EditorProps } from './editor.tsx';
import type { NamedLive } from './live-gate.tsx';

/** The first page, which covers the editor until that has rendered its page. */
export interface Cover {
  /** Id of the page shown by the cover. */
  readonly pageId: string;
  readonly held: HeldInput;
  /** Removes the cover. */
  readonly lift: () => void;
}

export interface LiveEditorProps {
  readonly open: NamedLive;
  /** Counted from 1. */
  readonly startPage: number | undefined;
  readonly cover: Cover | undefined;
  readonly corner: ReactNode;
  readonly onLeave: () => void;
  readonly onTeach: (page: number) => void;
}

/** The editor of a live courseware. A change of permission adds or removes the tools at once. */
export function LiveEditor({ open, startPage, cover, ...around }: LiveEditorProps): ReactNode {
  const { live, name } = open;
  const canEdit = useSignal(live.permission) === EditPermission.EDIT;
  const last = useRef<EditSession>(undefined);
  const document = useMemo(() => new LiveDocument(live, name), [live, name]);
  return (
    <EditorSession
      key={canEdit ? 'edit' : 'view'}
      document={document}
      begin={() => beginSession(live.store, canEdit, last.current?.pageId.get() ?? cover?.pageId, startPage)}
      onBegun={(session) => {
        last.current = session;
      }}
      cover={cover}
      {...around}
    />
  );
}

/** Starts a session at the page of the previous session or of the cover, otherwise at the page in the address. */
function beginSession(
  store: CoursewareStore,
  canEdit: boolean,
  lastPage: string | undefined,
  startPage: number | undefined,
): EditSession {
  const session = new EditSession(store, { canEdit });
  const first = startPage === undefined ? undefined : store.pages()[startPage - 1];
  if (lastPage !== undefined && store.find('page', lastPage)) session.goToPage(lastPage);
  else if (first !== undefined) session.goToPage(first);
  return session;
}

interface EditorSessionProps extends Omit<EditorProps, 'session' | 'surfaceRef'> {
  /** Called once. */
  readonly begin: () => EditSession;
  readonly onBegun: (session: EditSession) => void;
  readonly cover: Cover | undefined;
}

/** The editor with a dedicated session, created at its first render and disposed when it unmounts. */
function EditorSession({ begin, onBegun, cover, ...editor }: EditorSessionProps): ReactNode {
  const [session] = useState(begin);
  const surface = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever is to be called by then
  useEffect(() => {
    onBegun(session);
    if (cover && surface.current) void takeOver(cover, session, surface.current);
    return () => session.dispose();
  }, [session]);
  return <Editor {...editor} session={session} surfaceRef={surface} />;
}

async function takeOver({ held, lift }: Cover, session: EditSession, surface: HTMLElement): Promise<void> {
  await drawnIn(surface);
  held.take();
  lift();
  await doHeld(held, session, surface);
}
