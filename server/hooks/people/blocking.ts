import type { Change } from '../../collections/hooks.ts';

/** What a block stops and an unblock restores: signing in, traffic, or both. */
export interface Blocking {
  access: boolean;
  traffic: boolean;
}

/** The fields sent with a block. */
type SentBlock = Pick<Change<'user' | 'team'>['sent'], 'status' | 'blockingType' | 'reason'>;
type Fields = Pick<Change<'user'>['values'], 'status' | 'trafficBlocked' | 'trafficBlockedAt' | 'blockReason'>;

/** The part of a change to a user or a team that concerns blocking. */
interface Blocked {
  sent: SentBlock;
  before: Readonly<Fields> | null;
  values: Fields;
}

/** Returns what a change of status applies to: both, unless it names one of the two. */
export const blockingOf = ({ blockingType }: SentBlock): Blocking => ({
  access: blockingType !== 'traffic',
  traffic: blockingType !== 'access',
});

/**
 * Applies a block or an unblock to the change of a user or a team. The status says whether they have access;
 * `trafficBlocked` is independent of it: blocking or unblocking only traffic leaves the status unchanged. The reason
 * stays for as long as anything is blocked.
 * @param now seconds UTC
 */
export const applyBlocking = ({ sent, values, before }: Blocked, { access, traffic }: Blocking, now: number): void => {
  const block = sent.status === 'blocked';
  values.status = access ? sent.status : before?.status;
  if (traffic && before?.trafficBlocked !== block) {
    values.trafficBlocked = block;
    values.trafficBlockedAt = block ? now : null;
  }
  const blocked = values.status === 'blocked' || (values.trafficBlocked ?? before?.trafficBlocked) === true;
  const reason = block ? sent.reason : before?.blockReason;
  values.blockReason = blocked ? (reason ?? null) : null;
};
