import { EditType } from '@lectern/protocol/constants';
import type { Decision } from '../../platform/policy.ts';

/** What decides over a link, as it is now. */
export interface ShareFacts {
  /** Withdrawn by its owner, or suspended while the owner is deactivated. */
  readonly withdrawn: boolean;
  readonly ended: boolean;
  /** The document lies in the bin, or its owner's account was cancelled. */
  readonly contentGone: boolean;
  readonly editType: EditType;
  readonly hasPassword: boolean;
}

/** Who comes by a link. */
export interface Visitor {
  /** Signed in to an account that is no guest's. */
  readonly hasAccount: boolean;
  /** Its owner, or somebody to whom the owner gave the document itself. */
  readonly hasDocument: boolean;
  /** Named by the owner, or teaching a class that was. */
  readonly isNamed: boolean;
  /** Said the password that it has now. */
  readonly hasPassed: boolean;
}

/**
 * Asks in this order: whether there is such a link that still leads somewhere, whether it is for this visitor, and its
 * password.
 */
export function mayOpenShare(visitor: Visitor, share: ShareFacts | undefined): Decision {
  const there = mayFindShare(share);
  if (there !== 'allowed' || !share || visitor.hasDocument) return there;
  return mayBeGiven(visitor, share);
}

/** What the link gives: also to who has the document already, and may do less with it. */
export function mayBeGiven(visitor: Visitor, share: ShareFacts): Decision {
  const meant = mayBeMeant(visitor, share.editType);
  if (meant !== 'allowed') return meant;
  return share.hasPassword && !visitor.hasPassed ? 'SHARE_PASSWORD_NEEDED' : 'allowed';
}

/** What a link that leads nowhere says to whoever has it. */
export function mayFindShare(share: ShareFacts | undefined): Decision {
  if (!share) return 'SHARE_NOT_FOUND';
  if (share.withdrawn) return 'SHARE_WITHDRAWN';
  if (share.ended) return 'SHARE_ENDED';
  return share.contentGone ? 'SHARE_CONTENT_GONE' : 'allowed';
}

function mayBeMeant(visitor: Visitor, editType: EditType): Decision {
  if (editType === EditType.ALL) return 'allowed';
  if (!visitor.hasAccount) return 'SHARE_NEEDS_SIGN_IN';
  return editType === EditType.SPECIFIED_PERSON && visitor.isNamed ? 'allowed' : 'SHARE_NOT_FOR_YOU';
}

/** A call that says who makes it says the truth. */
export function mayCallAs(userId: string | undefined, said: string | undefined, guestId: string): Decision {
  if (said === undefined || said === '') return 'allowed';
  return said === (userId ?? guestId) ? 'allowed' : 'USER_NOT_FOUND';
}

/** Visitors who are signed in learn the names of those who work in a document, others only how many they are. */
export function mayKnowPeople(hasAccount: boolean): Decision {
  return hasAccount ? 'allowed' : 'GUEST_FORBIDDEN';
}
