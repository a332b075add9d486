import type { Callers } from '../access/callers.ts';
import type { Notices } from '../notifications/notices.ts';
import type { Storage } from '../uploads/storage.ts';
import type { BesideName, EntityName, Rules } from '../collections/hooks.ts';
import { apiTokenHooks } from './api-token.ts';
import { campaignHooks } from './campaign.ts';
import { generalSettingsHooks } from './general-settings.ts';
import { imageHooks } from './image.ts';
import { landingHooks } from './landing.ts';
import { offerHooks } from './offer.ts';
import { ownHooks, presetHooks } from './own.ts';
import { permissionHooks } from './permission.ts';
import { roleHooks } from './role.ts';
import { teamHooks } from './team.ts';
import { userHooks } from './user.ts';

/** What rules of entities work with beyond the database. */
export interface HookParts {
  /** Hosts that may be a network's API domain. */
  apiDomains: readonly string[];
  /** Address of the installation. */
  url: string;
  callers: Callers;
  storage: Storage;
  notices: Pick<Notices, 'tell' | 'tellAt'>;
}

/** The entities that have rules of their own. */
export const entityHooks = ({ apiDomains, url, callers, storage, notices }: HookParts) =>
  ({
    apiToken: apiTokenHooks(callers),
    campaign: campaignHooks(url),
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
  }) satisfies { [E in EntityName]?: Rules<E, BesideName<E>> };
