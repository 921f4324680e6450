/** What stands before the id of a link where a user's would stand: whoever has the link, with an account or without. */
export const LINK_READER = 'link:';

/** Under this name a link itself is given its document, and signed addresses are made for who reads by it. */
export function linkReader(linkId: string, round: number): string {
  return `${LINK_READER}${linkId}:${round}`;
}
