import { createHash, randomBytes } from 'node:crypto';
import { newId } from '@lectern/base';
import { type Identity, LecternError } from '@lectern/protocol';
import { INVITATIONS_MAX, type Invitation } from '@lectern/protocol/invitations';
import type { AuthToken } from '@lectern/protocol/tokens';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Registration } from '../../platform/config.ts';
import { enforce, isAllowed } from '../../platform/policy.ts';
import {
  type AccountsService,
  mayComeByInvitation,
  mayGiveIdentities,
  type SignInDevice,
  type User,
} from '../accounts/index.ts';
import type { OrganisationsService } from '../organisations/index.ts';
import type { InvitationRow, InvitationsStore } from './invitations.store.ts';

const DAY_MS = 86_400_000;
const TOKEN_BYTES = 24;

export interface InvitationPorts {
  readonly store: InvitationsStore;
  readonly accounts: Pick<
    AccountsService,
    'findUser' | 'findUsers' | 'insertUser' | 'prepareUser' | 'signInMade'
  >;
  readonly organisations: Pick<OrganisationsService, 'findOrganisation'>;
  readonly registration: Registration;
  readonly clock: Clock;
  readonly log: Logger;
}

export interface NewInvitation {
  readonly note: string;
  readonly identity: Identity;
  readonly usesMax: number;
  readonly days: number;
}

export interface Newcomer {
  readonly loginName: string;
  readonly password: string;
  readonly realName: string;
  readonly device: SignInDevice;
}

/** Links by which people join a school. The caller checks whether a user may create them. */
export class InvitationsService {
  readonly #ports: InvitationPorts;

  constructor(ports: InvitationPorts) {
    this.#ports = ports;
  }

  async list(organisationId: string): Promise<Invitation[]> {
    const rows = await this.#ports.store.listOpen(organisationId, this.#now());
    const makers = await this.#ports.accounts.findUsers(rows.map(({ madeBy }) => madeBy));
    return rows
      .filter((row) => isStillHis(row, makers.get(row.madeBy)))
      .map((row) => present(row, makers.get(row.madeBy)));
  }

  /** The token is returned once and stored as a hash. Throws INVITATIONS_TOO_MANY, REGISTRATION_CLOSED. */
  async make(
    organisationId: string,
    maker: User,
    { note, identity, usesMax, days }: NewInvitation,
  ): Promise<{ invitation: Invitation; token: string }> {
    const { clock, log, registration, store } = this.#ports;
    enforce(mayComeByInvitation(registration));
    await this.#removeEnded(organisationId);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const row: InvitationRow = {
      ...{ id: newId(), organisationId, identity, note, uses: 0, usesMax, madeBy: maker.id },
      createdAt: this.#now(),
      endsAt: new Date(clock.now() + days * DAY_MS),
    };
    const made = await store.insert(
      {
        id: row.id,
        token_hash: hashOf(token),
        organisation_id: organisationId,
        identity,
        note,
        uses: 0,
        uses_max: usesMax,
        made_by: maker.id,
        created_at: row.createdAt,
        ends_at: row.endsAt,
      },
      INVITATIONS_MAX,
      this.#now(),
    );
    if (!made) throw new LecternError('INVITATIONS_TOO_MANY', { max: INVITATIONS_MAX });
    log.info(
      { user: maker.id, school: organisationId, invitation: row.id, identity },
      'an invitation was created',
    );
    return { invitation: present(row, maker), token };
  }

  /** Throws SCHOOL_INVITATION_INVALID. */
  async withdraw(organisationId: string, id: string): Promise<void> {
    if (!(await this.#ports.store.remove(organisationId, id)))
      throw new LecternError('SCHOOL_INVITATION_INVALID');
  }

  /**
   * Throws SCHOOL_INVITATION_INVALID, the same error for an invitation that never existed, has expired, is used up or
   * was withdrawn.
   */
  async look(token: string) {
    const { row, maker } = await this.#open(token);
    const organisation = await this.#ports.organisations.findOrganisation(row.organisationId);
    return {
      org_name: organisation?.name ?? '',
      identity: row.identity,
      by_name: maker.realName,
      ends_at: row.endsAt.getTime(),
    };
  }

  /**
   * Creates the account and counts the use, both or neither. Throws SCHOOL_INVITATION_INVALID, LOGIN_NAME_TAKEN,
   * LOGIN_NAME_INVALID, PASSWORD_WEAK and INVALID_INPUT.
   */
  async accept(token: string, { device, ...newcomer }: Newcomer): Promise<AuthToken> {
    const { accounts, log, store } = this.#ports;
    const { row } = await this.#open(token);
    const { id: invitation, organisationId, identity } = row;
    const prepared = await accounts.prepareUser({ ...newcomer, organisationId, identities: [identity] });
    // The invitation is checked again, because preparing the account takes a while: its creator may have lost the right
    // to invite.
    await this.#open(token);
    const id = await store.inTransaction(async (transaction) => {
      if (!(await store.use(invitation, this.#now(), transaction)))
        throw new LecternError('SCHOOL_INVITATION_INVALID');
      return accounts.insertUser(prepared, transaction);
    });
    log.info({ user: id, school: organisationId, invitation }, 'an account was created by invitation');
    return accounts.signInMade(id, device);
  }

  async sweep(): Promise<void> {
    await this.#ports.store.sweep(new Date(this.#ports.clock.now() - DAY_MS));
  }

  /**
   * Deletes invitations that are not listed because their creators may not invite any more, so that they do not count
   * against new invitations.
   */
  async #removeEnded(organisationId: string): Promise<void> {
    const { accounts, store } = this.#ports;
    const rows = await store.listOpen(organisationId, this.#now());
    const makers = await accounts.findUsers(rows.map(({ madeBy }) => madeBy));
    for (const row of rows)
      if (!isStillHis(row, makers.get(row.madeBy))) await store.remove(organisationId, row.id);
  }

  async #open(token: string): Promise<{ row: InvitationRow; maker: User }> {
    enforce(mayComeByInvitation(this.#ports.registration));
    const row = await this.#ports.store.findOpen(hashOf(token), this.#now());
    const maker = row && (await this.#ports.accounts.findUser(row.madeBy));
    if (!row || !maker || !isStillHis(row, maker)) throw new LecternError('SCHOOL_INVITATION_INVALID');
    return { row, maker };
  }

  #now(): Date {
    return new Date(this.#ports.clock.now());
  }
}

/**
 * Whether the creator of an invitation may still invite. A user who has left, was deactivated or no longer oversees the
 * school may not.
 */
function isStillHis(row: InvitationRow, maker: User | undefined): boolean {
  if (!maker || maker.cancelled || maker.deactivated || maker.organisationId !== row.organisationId)
    return false;
  return isAllowed(mayGiveIdentities(maker, maker.identities, [row.identity]));
}

function present(row: InvitationRow, maker: User | undefined): Invitation {
  return {
    invitation_id: row.id,
    note: row.note,
    identity: row.identity,
    uses: row.uses,
    uses_max: row.usesMax,
    created_at: row.createdAt.getTime(),
    ends_at: row.endsAt.getTime(),
    by_user_id: row.madeBy,
    by_name: maker?.realName ?? '',
  };
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token, 'utf8').digest();
}
