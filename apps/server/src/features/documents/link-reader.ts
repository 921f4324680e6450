/** Prefix of a link's id in the place of a user id: for visitors with the link, with an account or without. */
export const LINK_READER = 'link:';

/** The reader id of a link: its grant and signed addresses are in this name. */
export function linkReader(linkId: string, round: number): string {
  return `${LINK_READER}${linkId}:${round}`;
}
