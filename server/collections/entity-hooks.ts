import type { Callers } from '../access/callers.ts';
import type { Notices } from '../notifications/notices.ts';
import type { Storage } from '../uploads/storage.ts';
import type { Hooks } from './hooks.ts';
import { apiTokenHooks } from './hooks/api-token.ts';
import { campaignHooks } from './hooks/campaign.ts';
import { generalSettingsHooks } from './hooks/general-settings.ts';
import { imageHooks } from './hooks/image.ts';
import { landingHooks } from './hooks/landing.ts';
import { offerHooks } from './hooks/offer.ts';
import { ownHooks, presetHooks } from './hooks/own.ts';
import { permissionHooks } from './hooks/permission.ts';
import { roleHooks } from './hooks/role.ts';
import { teamHooks } from './hooks/team.ts';
import { userHooks } from './hooks/user.ts';

/** What rules of entities work with beyond the database. */
export interface HookParts {
  /** Hosts that may be a network's API domain. */
  apiDomains: readonly string[];
  callers: Callers;
  storage: Storage;
  notices: Pick<Notices, 'tell' | 'tellAt'>;
}

/** The entities that have rules of their own. */
export const entityHooks = ({ apiDomains, callers, storage, notices }: HookParts): Record<string, Hooks> => ({
  apiToken: apiTokenHooks(callers),
  campaign: campaignHooks,
  generalSettings: generalSettingsHooks(apiDomains),
  image: imageHooks(storage),
  landing: landingHooks,
  offer: offerHooks,
  permission: permissionHooks,
  preference: ownHooks,
  preset: presetHooks,
  role: roleHooks(callers),
  team: teamHooks(callers),
  user: userHooks(callers, notices),
});
