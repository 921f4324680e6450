import {
  getSharedPreview,
  getSharedRecords,
  linkSharedAssets,
  openShare,
  openSharedPreview,
} from '@lectern/protocol/shares';
import { type ReactNode, useMemo, useState } from 'react';
import type { ResourceScreen, ResourceSource } from '../../features/resource-detail/index.ts';
import type { OpenedLink } from '../../features/shares/index.ts';

/** Minimum time for which the address of a link's file is valid, milliseconds. */
const GOOD_FOR_MS = 600_000;

interface LinkedResourceProps extends OpenedLink {
  readonly id: string;
  /** Passed by the caller, which also shows documents in it: both are then in one file. */
  readonly Screen: typeof ResourceScreen;
}

/** The target of a link, for any user who has the link. */
export function LinkedResource({ id, resource, shared, Screen }: LinkedResourceProps): ReactNode {
  const { calls, noteError } = shared;
  const [openedAt] = useState(() => performance.now());
  const { name, file, core_type, format, size, update_at, owner } = resource;
  const download = file?.download_url ?? undefined;
  const source = useMemo((): ResourceSource => {
    const params = { id };
    const noted = (error: unknown) => {
      noteError(error);
      throw error;
    };
    return {
      id,
      previews: {
        open: (_, signal) => calls.call(openSharedPreview, { params, signal }).catch(noted),
        look: (_, signal) => calls.call(getSharedPreview, { params, signal }).catch(noted),
        // The conversion continues, because other users may be waiting for it too.
        cancel: () => Promise.resolve(),
      },
      records: (signal) => calls.call(getSharedRecords, { params, signal }),
      links: (hashes) => calls.call(linkSharedAssets, { params, body: { hashes: [...hashes] } }),
      download:
        download === undefined
          ? undefined
          : async () => {
              if (performance.now() - openedAt < GOOD_FOR_MS) return { name, url: download };
              const { file: now } = await calls.call(openShare, { params });
              return { name, url: now?.download_url ?? download };
            },
    };
  }, [id, name, download, openedAt, calls, noteError]);
  return (
    <Screen
      resource={{
        id,
        name,
        hasPages: core_type === 'courseware',
        format,
        size,
        updatedAt: update_at,
        owner: owner.name,
      }}
      source={source}
      onError={noteError}
    />
  );
}
