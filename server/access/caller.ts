import type { Language } from '../../domain/text/words.ts';
import type { RoleType } from '../../openapi/define.ts';
import type { PermissionName } from '../generated/permissions.ts';

/** The caller, as the database knows them at that moment. */
export interface Caller {
  tenantId: number;
  userId: number;
  roleType: RoleType;
  /** Names in code of what they may do: `offer.read`, `front.dashboard.read`. */
  permissions: ReadonlySet<PermissionName>;
  teamId: number | null;
  /** IANA name. */
  timezone: string;
  /** From their profile; messages follow the call's `Accept-Language` instead. */
  language: Language;
  /** ISO 4217 code of the tenant's currency. */
  baseCurrency: string;
  /** Id of the user who impersonates this one, if anyone does. */
  impersonatorId: number | null;
  /** The session they signed in with; it stays the same when its tokens are renewed. Empty for an API token. */
  sessionId: string;
  /** Id of the API token used for the call; null for someone who signed in. */
  apiTokenId: number | null;
  /** The scheduled change being carried out in their name, if any; its history says so. */
  scheduledChangeId?: number;
  /** Contact data is shown in full: the call asked for it, they may see it, and it is recorded. */
  showsContacts?: true;
}

/** Whether they work for the network; affiliates never see staff-only fields. */
export const isStaff = ({ roleType }: Pick<Caller, 'roleType'>): boolean => roleType !== 'affiliate';
