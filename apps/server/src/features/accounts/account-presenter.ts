import { AVATAR_SIZE, fillPath, STUDENT_AVATAR_SIZE, UserType } from '@lectern/protocol';
import {
  type Account,
  AVATAR_PATH,
  type BoundUser,
  type OrganisationInfo,
  type PublicUser,
} from '@lectern/protocol/accounts';
import type { Organisation } from '../organisations/index.ts';
import type { User } from './accounts.store.ts';

export function presentAccount(user: User, organisation: Organisation | undefined): Account {
  return {
    user_id: user.id,
    account_id: user.personId ?? user.id,
    account_type: user.accountType,
    user_type: UserType[user.accountType],
    login_name: user.loginName ?? null,
    ...namesOf(user, true),
    org_user_code: user.orgUserCode ?? null,
    org: organisation ? presentOrganisation(organisation) : null,
    identities: [...user.identities],
    ...avatarOf(user),
    has_avatar: user.avatarVersion !== undefined,
  };
}

export function presentPublicUser(user: User, withRealName: boolean): PublicUser {
  return {
    user_id: user.id,
    account_type: user.accountType,
    ...namesOf(user, withRealName),
    ...avatarOf(user),
  };
}

export function presentBoundUser(user: User, organisation: Organisation): BoundUser {
  const org = presentOrganisation(organisation);
  return {
    user_id: user.id,
    org_user_code: user.orgUserCode ?? null,
    user_real_name: user.realName,
    area_code_one: org.area_code_one,
    area_code_two: org.area_code_two,
    area_code_three: org.area_code_three,
    org,
  };
}

function presentOrganisation({ id, name, areaCodes }: Organisation): OrganisationInfo {
  return {
    org_id: id,
    org_name: name,
    area_code_one: areaCodes[0],
    area_code_two: areaCodes[1],
    area_code_three: areaCodes[2],
  };
}

function namesOf(user: User, withRealName: boolean) {
  return {
    user_nick_name: user.nickName,
    user_real_name: withRealName || user.cancelled ? user.realName : shortened(user.realName),
    class_nick_name: user.classNickName,
  };
}

/** 陈晓 becomes 陈**. */
function shortened(name: string): string {
  const [first] = name;
  return first === undefined ? '' : `${first}**`;
}

/**
 * The address contains the source of the picture: the key of the uploaded picture, or the initial. So a picture can be
 * read without a signature, and is not available to a caller without the address.
 */
function avatarOf(user: User) {
  const size = user.identities.includes('STUDENT') ? STUDENT_AVATAR_SIZE : AVATAR_SIZE;
  const query = new URLSearchParams({ size: String(size) });
  if (user.avatarVersion) query.set('v', user.avatarVersion);
  else {
    const [initial] = user.classNickName || user.nickName || user.realName;
    if (initial !== undefined && !user.cancelled) {
      query.set('i', initial.toUpperCase());
    }
  }
  return { avatar_url: `${fillPath(AVATAR_PATH, { id: user.id })}?${query}`, avatar_size: size };
}
