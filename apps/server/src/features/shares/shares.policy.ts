import { EditType } from '@lectern/protocol/constants';
import type { Decision } from '../../platform/policy.ts';

/** Present facts that decide access by a link. */
export interface ShareFacts {
  /** Whether the link was withdrawn by its owner, or is suspended while the owner is deactivated. */
  readonly withdrawn: boolean;
  readonly ended: boolean;
  /** The document is in the bin, or its owner's account was cancelled. */
  readonly contentGone: boolean;
  readonly editType: EditType;
  readonly hasPassword: boolean;
}

/** A visitor with a link. */
export interface Visitor {
  /** Signed in to an account other than the guest's. */
  readonly hasAccount: boolean;
  /** The document's owner, or a user to whom the owner gave the document itself. */
  readonly hasDocument: boolean;
  /** Named by the owner, or a teacher of a named class. */
  readonly isNamed: boolean;
  /** Has entered the link's present password. */
  readonly hasPassed: boolean;
}

/**
 * Checks in this order: whether the link exists and its document is available, whether it is for this visitor, and its
 * password.
 */
export function mayOpenShare(visitor: Visitor, share: ShareFacts | undefined): Decision {
  const there = mayFindShare(share);
  if (there !== 'allowed' || !share || visitor.hasDocument) return there;
  return mayBeGiven(visitor, share);
}

/** Decides on the link's grant, also for a visitor who has the document already with a lower permission. */
export function mayBeGiven(visitor: Visitor, share: ShareFacts): Decision {
  const meant = mayBeMeant(visitor, share.editType);
  if (meant !== 'allowed') return meant;
  return share.hasPassword && !visitor.hasPassed ? 'SHARE_PASSWORD_NEEDED' : 'allowed';
}

/** The error for a link that does not open any more. */
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

/** A call may name only its own caller. */
export function mayCallAs(userId: string | undefined, said: string | undefined, guestId: string): Decision {
  if (said === undefined || said === '') return 'allowed';
  return said === (userId ?? guestId) ? 'allowed' : 'USER_NOT_FOUND';
}

/** Visitors who are signed in see the names of users in a document, others only their number. */
export function mayKnowPeople(hasAccount: boolean): Decision {
  return hasAccount ? 'allowed' : 'GUEST_FORBIDDEN';
}
