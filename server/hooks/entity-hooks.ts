import type { Callers } from '../access/callers.ts';
import type { Notices } from '../notifications/notices.ts';
import type { Invite } from '../session/invitations.ts';
import type { Storage } from '../uploads/storage.ts';
import type { BesideName, EntityName, Rules } from '../collections/hooks.ts';
import { advertiserHooks } from './advertiser.ts';
import {
  advertiserBalanceHooks,
  advertiserMovementHooks,
  affiliateBalanceHooks,
  affiliateMovementHooks,
} from './balance.ts';
import { advertiserAssignmentHooks } from './advertiser-assignment.ts';
import { affiliateAssignmentHooks } from './affiliate-assignment.ts';
import { apiTokenHooks } from './api-token.ts';
import { campaignHooks } from './campaign.ts';
import { capHooks } from './cap.ts';
import { conversionHooks } from './conversion.ts';
import { creativeHooks } from './creative.ts';
import { currencyHooks } from './currency.ts';
import { currencyRateHooks } from './currency-rate.ts';
import { customerSyncHooks } from './customer-sync.ts';
import { dashboardHooks } from './dashboard.ts';
import { domainHooks } from './domain.ts';
import { generalSettingsHooks } from './general-settings.ts';
import { geoHooks } from './geo.ts';
import { holdConfigHooks } from './hold-config.ts';
import { imageHooks } from './image.ts';
import { integrationHooks } from './integration.ts';
import {
  integrationGoalHooks,
  integrationParameterHooks,
  integrationStatusHooks,
  templateGoalHooks,
  templateStatusHooks,
} from './integration-rows.ts';
import { integrationTemplateHooks } from './integration-template.ts';
import { advertiserInvoiceHooks, affiliateInvoiceHooks } from './invoice.ts';
import { invoiceScheduleHooks } from './invoice-schedule.ts';
import { landerApiItemHooks } from './lander-api-item.ts';
import { landingHooks } from './landing.ts';
import { metricHooks } from './metric.ts';
import { noteHooks } from './note.ts';
import { notificationChannelHooks, notificationHooks } from './notification.ts';
import { offerHooks } from './offer.ts';
import { ownHooks, presetHooks } from './own.ts';
import { paymentModelHooks } from './payment-model.ts';
import { paymentRuleHooks } from './payment-rule.ts';
import { permissionHooks } from './permission.ts';
import { platformHooks } from './platform.ts';
import { postbackHooks } from './postback.ts';
import { prepaymentHooks } from './prepayment.ts';
import { roleHooks } from './role.ts';
import { scheduledChangeHooks } from './scheduled-change.ts';
import { targetingHooks } from './targeting.ts';
import { taskCommentHooks, taskHooks } from './task.ts';
import { teamHooks } from './team.ts';
import { userHooks } from './user.ts';
import { verticalHooks } from './vertical.ts';
import { accountDetailHooks } from './account-detail.ts';
import { widgetHooks } from './widget.ts';
import { withdrawalMethodHooks } from './withdrawal-method.ts';

/** What the entities' rules need besides the database. */
export interface HookParts {
  /** Hosts that a network may use as its API domain. */
  apiDomains: readonly string[];
  /** URL of the installation. */
  url: string;
  callers: Callers;
  storage: Storage;
  notices: Pick<Notices, 'tell' | 'tellAt'>;
  /** Emails new people a link for their password. */
  invite: Invite;
}

/** The entities that have rules of their own. */
export const entityHooks = ({ apiDomains, url, callers, storage, notices, invite }: HookParts) =>
  ({
    advertiser: advertiserHooks(url),
    advertiserBalance: advertiserBalanceHooks,
    affiliateBalance: affiliateBalanceHooks,
    affiliateMovement: affiliateMovementHooks,
    advertiserMovement: advertiserMovementHooks,
    advertiserInvoice: advertiserInvoiceHooks(),
    affiliateInvoice: affiliateInvoiceHooks(),
    invoiceSchedule: invoiceScheduleHooks,
    advertiserAssignment: advertiserAssignmentHooks,
    affiliateAssignment: affiliateAssignmentHooks,
    apiToken: apiTokenHooks(callers),
    campaign: campaignHooks(url),
    cap: capHooks,
    holdConfig: holdConfigHooks,
    conversion: conversionHooks,
    creative: creativeHooks(storage),
    currency: currencyHooks,
    currencyRate: currencyRateHooks,
    customerSync: customerSyncHooks,
    dashboard: dashboardHooks,
    domain: domainHooks(url),
    generalSettings: generalSettingsHooks(apiDomains, url),
    geo: geoHooks,
    image: imageHooks(storage),
    integration: integrationHooks(url),
    integrationGoalMapping: integrationGoalHooks,
    integrationParameter: integrationParameterHooks,
    integrationStatusMapping: integrationStatusHooks,
    integrationTemplate: integrationTemplateHooks(url),
    integrationTemplateGoalMapping: templateGoalHooks,
    integrationTemplateStatusMapping: templateStatusHooks,
    landerApiItem: landerApiItemHooks(url),
    landing: landingHooks(url),
    metric: metricHooks,
    note: noteHooks,
    notification: notificationHooks,
    notificationChannelIntegration: notificationChannelHooks,
    offer: offerHooks(url),
    paymentModel: paymentModelHooks,
    paymentRule: paymentRuleHooks,
    permission: permissionHooks,
    platform: platformHooks,
    postback: postbackHooks,
    preference: ownHooks,
    prepayment: prepaymentHooks,
    preset: presetHooks,
    role: roleHooks(callers),
    scheduledChange: scheduledChangeHooks,
    targeting: targetingHooks,
    task: taskHooks(notices),
    taskComment: taskCommentHooks(notices),
    team: teamHooks(callers, notices),
    user: userHooks(callers, notices, invite),
    vertical: verticalHooks(url),
    accountDetail: accountDetailHooks,
    widget: widgetHooks,
    withdrawalMethod: withdrawalMethodHooks(notices),
  }) satisfies { [E in EntityName]?: Rules<E, BesideName<E>> };
