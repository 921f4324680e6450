/** Keys of the local store that hold the ids of uploads begin so; the id of the transfer follows. */
export const KEPT_UPLOADS = 'upload.';
