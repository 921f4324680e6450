import { NotificationType } from '@lectern/protocol';
import type { NotificationContent } from '@lectern/protocol/push';
import type { User, UsersService } from '../accounts/index.ts';
import type { EnvironmentService } from './environment.service.ts';

interface MembershipPorts {
  readonly environment: Pick<EnvironmentService, 'isOn' | 'set'>;
  readonly users: Pick<UsersService, 'findUsers' | 'idsOf'>;
  /** Stores a notification for the user, and sends it to their open windows. */
  readonly notify: (userId: string, content: NotificationContent) => Promise<void>;
}

/** Memberships that an operator gives to a user, a school or an identity, and revokes. */
export class MembershipService {
  readonly #ports: MembershipPorts;

  constructor(ports: MembershipPorts) {
    this.#ports = ports;
  }

  /** Null deletes the setting. Users whose membership changed are notified; returns their number. */
  async set(identityId: string, enable: boolean | null): Promise<number> {
    const { environment, users, notify } = this.#ports;
    const concerned = [...(await users.findUsers(await users.idsOf(identityId))).values()];
    const before = await this.#members(concerned);
    await environment.set('membership', identityId, enable);
    const after = await this.#members(concerned);
    const told = concerned.filter(({ id }) => before.has(id) !== after.has(id));
    for (const { id } of told) {
      const content = { is_vip: after.has(id), vip_status: identityId === id ? 'personal' : 'school' };
      await notify(id, { type: NotificationType.vipInfoChange, content });
    }
    return told.length;
  }

  async #members(users: readonly User[]): Promise<ReadonlySet<string>> {
    const members = new Set<string>();
    for (const user of users) {
      const caller = { userId: user.id, organisationId: user.organisationId };
      if (await this.#ports.environment.isOn('membership', caller, user)) members.add(user.id);
    }
    return members;
  }
}
