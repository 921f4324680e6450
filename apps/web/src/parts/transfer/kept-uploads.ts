/** Prefix of keys in the local store under which ids of uploads are stored; the id of the transfer follows. */
export const KEPT_UPLOADS = 'upload.';
